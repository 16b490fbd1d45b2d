/**
 * Speaking of a game that goes on: what happened (events), what is asked (questions), what can be answered (options) and why something
 * cannot be done (reasons), in words. A language is a total map over each of them. Here is what all languages share: how things on the table are called, for whom.
 */
import type {
  CompiledAbility,
  Contribution,
  EntityId,
  EventName,
  Expiry,
  GameEvent,
  GameState,
  ObjectId,
  Option,
  Question,
  QuestionKind,
  Reason,
  ReasonCode,
  Reasons,
} from "@nykthos/engine";
import {
  abilityAt,
  canSee,
  cardOfObject,
  characteristicsOf,
  isCreature,
  isPlayerEntity,
  objectOf,
  playerAt,
  playerOfEntity,
} from "@nykthos/engine";
import type { Ability, Color, CounterKind, Designation, ManaType, Step, Zone } from "@nykthos/engine/card";
import { tokenName } from "../tokenName.ts";
import type { Language, LanguageCode, Names } from "../language.ts";
import { explainedContribution } from "./contribution.ts";
import type { ExplainedContribution } from "./contribution.ts";

/** For whom a game is told, and where the names come from. */
export interface Told {
  readonly state: GameState;
  /** Who is spoken to as "you", and sees no more than they may; null for somebody who sees everything. */
  readonly viewer: number | null;
  readonly names?: Names;
}

type OptionType = Option["type"];

/** How a language says each event; null for what is too small to tell, or told by another event. */
type EventTable = { readonly [K in EventName]: (event: GameEvent, teller: Teller) => string | null };
type QuestionTable = { readonly [K in QuestionKind]: (question: Question, teller: Teller) => string };
type OptionTable = {
  readonly [T in OptionType]: (
    option: Extract<Option, { readonly type: T }>,
    question: Question,
    teller: Teller,
  ) => string;
};
export type ReasonTable = { readonly [C in ReasonCode]: (about: Reasons[C], teller: Teller) => string };

/** What a language brings for saying why an object is what it is. */
export interface Explaining {
  readonly kinds: Readonly<Record<Exclude<Contribution["kind"], "counters">, string>>;
  /** How long an effect lasts. */
  lasts(expiry: Expiry, teller: Teller): string;
  /** A quantity, as the card says it, is so much now. */
  now(quantity: string, amount: number): string;
  /** "two +1/+1 counters" */
  counters(count: number, kind: CounterKind): string;
}

/** What a language brings for telling a game. */
export interface Speech {
  readonly events: EventTable;
  readonly questions: QuestionTable;
  readonly options: OptionTable;
  /** Plain answers, whatever the question. */
  readonly answers: Readonly<Record<"pass" | "yes" | "no", string>>;
  readonly reasons: ReasonTable;
  readonly explaining: Explaining;
  readonly steps: Readonly<Record<Step, string>>;
  readonly zones: Readonly<Record<Zone, string>>;
  readonly colors: Readonly<Record<Color, string>>;
  readonly counters: Readonly<Record<CounterKind, string>>;
  readonly designations: Readonly<Record<Designation, string>>;
  /** How a spell is cast in another form: "bestowed". */
  readonly forms: Readonly<Record<string, string>>;
  /** A card that may not be seen. */
  readonly hiddenCard: string;
  readonly you: string;
  /** "Phalanx Leader's ability". */
  abilityOf(name: string): string;
  copyOf(name: string): string;
  /** What an emblem is: the word that stands where others have their types. */
  readonly emblem: string;
  emblemOf(name: string): string;
}

/** Whether another creature can be declared; else it is asked whether what has been declared is all. */
export function canAdd({ options }: Question): boolean {
  return options.some(({ type }) => type === "attack" || type === "block");
}

/** Whether a spell is cast as one half of a split card (709.3). */
export function isHalf(form: string): boolean {
  return form === "left" || form === "right";
}

/** Tells a game in a language; made by `teller` in `index.ts`. */
export class Teller {
  readonly told: Told;
  readonly language: Language;
  readonly speech: Speech;

  constructor(told: Told, language: Language, speech: Speech) {
    this.told = told;
    this.language = language;
    this.speech = speech;
  }

  get code(): LanguageCode {
    return this.language.code;
  }

  /** What happened, in a sentence; null for what is not told. */
  event(event: GameEvent): string | null {
    return this.speech.events[event.kind](event, this);
  }
  /** What is asked. */
  question(question: Question): string {
    return this.speech.questions[question.kind](question, this);
  }
  /** What an option does. */
  option(option: Option, question: Question): string {
    const say = this.speech.options[option.type] as (option: Option, question: Question, teller: Teller) => string;
    return say(option, question, this);
  }

  /** A plain answer by itself. */
  answer(type: "pass" | "yes" | "no"): string {
    return this.speech.answers[type];
  }
  /** Why something cannot be done, in a sentence. */
  reason({ code, about }: Reason): string {
    const say = this.speech.reasons[code] as (about: Reason["about"], teller: Teller) => string;
    return say(about, this);
  }

  /** What contributes to an object, and why. */
  contribution(object: ObjectId, contribution: Contribution): ExplainedContribution {
    return explainedContribution(this, object, contribution);
  }

  /** A player's name, or "you". */
  player(player: number): string {
    return player === this.told.viewer ? this.speech.you : playerAt(this.told.state, player).name;
  }
  isYou(player: number): boolean {
    return player === this.told.viewer;
  }

  /** An object or player by name; what may not be seen is a card. Permanents of the same name are told apart by a number. */
  name(entity: number): string {
    if (isPlayerEntity(entity)) return this.player(playerOfEntity(entity));
    const { state, viewer } = this.told;
    if (entity === 0 || state.objects[entity] === undefined) return this.speech.hiddenCard;
    const object = objectOf(state, entity);
    if (viewer !== null && object.zone !== "none" && !canSee(state, viewer, entity)) return this.speech.hiddenCard;
    const name = this.cardName(entity);
    if (object.kind === "ability") return this.speech.abilityOf(name);
    if (object.kind === "copy") return this.speech.copyOf(name);
    if (object.kind === "emblem") return this.speech.emblemOf(name);
    return object.zone === "battlefield" ? name + this.numberAmongSame(entity) : name;
  }

  /** What a card is called when it is cast that way: a half of a split card by its own name (709.4a). */
  castName(id: number, form: string): string {
    const { halves } = cardOfObject(this.told.state, objectOf(this.told.state, id)).definition;
    const half = form === "left" ? halves?.[0] : form === "right" ? halves?.[1] : undefined;
    return half === undefined ? this.name(id) : this.translated(half.name);
  }

  /** A card's name in the language, by its English name. */
  translated(englishName: string): string {
    const { names } = this.told;
    return this.language.name({ name: englishName }, names === undefined ? {} : { names });
  }

  private cardName(id: number): string {
    const { state } = this.told;
    const object = objectOf(state, id);
    const card = cardOfObject(state, object);
    // An emblem has no name (114.3): it is called after what made it.
    const { name } = object.kind === "ability" || object.kind === "emblem" ? card : characteristicsOf(state, id);
    if (object.kind !== "token") return this.translated(name);
    const { names } = this.told;
    return tokenName(this.language, { ...card.definition, name }, names === undefined ? {} : { names });
  }

  private numberAmongSame(id: number): string {
    const { state } = this.told;
    const { name } = characteristicsOf(state, id);
    let before = 0;
    let all = 0;
    for (const other of state.battlefield) {
      if (characteristicsOf(state, other).name !== name) continue;
      all++;
      if (other <= id) before++;
    }
    return all > 1 ? ` #${before}` : "";
  }

  /** Power and toughness of a creature in parentheses, or nothing. */
  size(id: number): string {
    if (id <= 0) return "";
    const { state } = this.told;
    const is = characteristicsOf(state, id);
    return !isCreature(is) || objectOf(state, id).zone !== "battlefield" ? "" : ` (${is.power}/${is.toughness})`;
  }

  /** The text of the object's ability with that place among its abilities now. */
  abilityText(id: number, place: number): string {
    const { state } = this.told;
    const ability = characteristicsOf(state, id).abilities[place];
    return ability === undefined ? "" : this.text(ability.data as Ability, ability.card.definition);
  }
  /** The text of an ability by its number in the pool. */
  abilityByNumber(number: number): string {
    const ability = abilityAt(this.told.state.pool, number);
    return this.text(ability.data as Ability, ability.card.definition);
  }
  /** The text of an ability of a card. */
  abilityOfCard(ability: CompiledAbility): string {
    return this.text(ability.data as Ability, ability.card.definition);
  }
  private text(ability: Ability, card: Parameters<Language["ability"]>[1]): string {
    if (!("kind" in ability)) return "";
    const { names } = this.told;
    return this.language.ability(ability, card, names === undefined ? {} : { names }).replaceAll("\n", " ");
  }

  /** The text of a mode of what is on the stack (700.2): the part of its text after the bullet. */
  modeText(id: number, mode: number): string {
    const { state } = this.told;
    const object = objectOf(state, id);
    const number = object.stack?.ability ?? -1;
    const card = cardOfObject(state, object);
    const ability = number >= 0 ? abilityAt(state.pool, number) : card.spell;
    if (ability === null) return "";
    const { names } = this.told;
    const text = this.language.ability(
      ability.data as Ability,
      ability.card.definition,
      names === undefined ? {} : { names },
    );
    return text.split("•")[mode + 1]?.trim() ?? text;
  }

  /** Whose something is, for telling things of the same name apart; undefined for players. */
  controller(entity: number): number | undefined {
    if (entity <= 0) return undefined;
    const { state } = this.told;
    const object = objectOf(state, entity);
    return object.zone === "battlefield" || object.zone === "stack"
      ? characteristicsOf(state, entity).controller
      : object.owner;
  }

  /** Whether an object lies where only its owner looks, so that nobody has to be told whose it is. */
  isAtHand(entity: number): boolean {
    if (entity <= 0) return false;
    const { zone } = objectOf(this.told.state, entity);
    return zone === "hand" || zone === "library";
  }

  /** The names of what something on the stack is aimed at. */
  targetsOf(id: number): readonly string[] {
    const { stack } = objectOf(this.told.state, id);
    return Object.values(stack?.targets ?? {}).flatMap((entities) => entities.map((entity) => this.name(entity)));
  }
}

/** "{G}". */
export function manaSymbol(mana: ManaType): string {
  return `{${mana}}`;
}

/** Causes of a move between zones that have an event, and so a sentence, of their own. */
const toldElsewhere: ReadonlySet<string> = new Set([
  "draw",
  "discard",
  "mill",
  "cast",
  "play",
  "create",
  "counter",
  "sacrifice",
  "destroy",
  "mulligan",
]);

/** Whether a move is told as such: not where another event says it, nor a spell that has done its work. */
export function isMoveTold(event: GameEvent): boolean {
  return !toldElsewhere.has(event.detail) && !(event.from === "stack" && event.to === "graveyard");
}

/** Whether tapping or untapping is told: not where it is the cost of something of its own, an attack, or the untap step. */
export function isTappingTold(event: GameEvent): boolean {
  return event.source !== 0 && event.source !== event.object;
}

/** Whether losing life is told: not where it is what damage does (120.3a). */
export function isLossTold(event: GameEvent): boolean {
  return !event.rule.startsWith("120");
}

/** Whether it is told that something resolves: not for what enters the battlefield then, nor for abilities, whose effects say it. */
export function isResolvingTold(event: GameEvent, { told: { state } }: Teller): boolean {
  const { successor, kind } = objectOf(state, event.object);
  if (kind === "ability") return false;
  return successor === 0 || objectOf(state, successor).zone !== "battlefield";
}

/** A word with a capital. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** The object of the event with a capital. */
export function it({ object }: GameEvent, teller: Teller): string {
  return capital(teller.name(object));
}

/** What caused it, in brackets; "" for the rules of the game. */
export function by({ source }: GameEvent, teller: Teller): string {
  return source === 0 ? "" : ` (${teller.name(source)})`;
}

/** Whether something is the player who is told. */
export function isYou(entity: EntityId, teller: Teller): boolean {
  return entity < 0 && teller.isYou(-1 - entity);
}

/** One as its word says, more with their number. */
export function counted(count: number, one: string, many: string): string {
  return count === 1 ? one : `${count} ${many}`;
}
