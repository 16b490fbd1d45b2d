/**
 * Sheets: the faces of cards, tokens and abilities in the language of a table. They are numbered in the order in which they were first
 * seen, since any other number would tell something about a deck.
 */
import { facts } from "@nykthos/cards";
import {
  abilityAt,
  cardOfObject,
  characteristicsOf,
  colorBit,
  controllerOf,
  devotionOf,
  maskOf,
  objectOf,
} from "@nykthos/engine";
import type { CompiledCard, GameState, ObjectId, PlayerId } from "@nykthos/engine";
import { colors as allColors, hasNyxFrame, manaValueOf, parseManaCost } from "@nykthos/engine/card";
import type { CardDefinition, Color, Quantity } from "@nykthos/engine/card";
import { languages, teller, tokenName } from "@nykthos/text";
import type { LanguageCode, Names, Teller } from "@nykthos/text";
import type { Sheet } from "../messages.ts";

/** The names of cards in a language, for whoever says a text. */
function namesIn(language: LanguageCode): Names {
  return (name) => (language === "en" ? undefined : facts(name)?.[language]);
}

/** A voice that tells a game to a player in a language. */
export function voiceFor(state: GameState, viewer: PlayerId, language: LanguageCode): Teller {
  return teller(language, { state, viewer, names: namesIn(language) });
}

export class Sheets {
  /** By card; of an emblem, which is none, by its text. */
  readonly #numbers = new Map<CardDefinition | string, number>();
  /** The language in which the table has each sheet: it keeps no second one. */
  readonly #told = new Map<number, LanguageCode>();
  #fresh: Sheet[] = [];

  /** The number of an object's sheet; a sheet that the table does not have yet is put among those to be sent. */
  of(g: GameState, id: ObjectId, language: LanguageCode): number {
    const { definition, isToken } = faceOf(g, id);
    const isEmblem = objectOf(g, id).kind === "emblem";
    const face = isEmblem ? emblemText(g, id, "en") : definition;
    let number = this.#numbers.get(face);
    if (number === undefined) this.#numbers.set(face, (number = this.#numbers.size + 1));
    if (this.#told.get(number) !== language) {
      this.#told.set(number, language);
      this.#fresh.push(
        isEmblem ? emblemSheet(g, id, number, language) : sheetOf(number, definition, language, isToken),
      );
    }
    return number;
  }

  /** The sheets that the table still has to be sent. */
  take(): readonly Sheet[] {
    const fresh = this.#fresh;
    this.#fresh = [];
    return fresh;
  }

  /** The devotion that counts for each permanent on the battlefield which is a creature only with enough of it. */
  devotion(g: GameState): Readonly<Record<ObjectId, number>> {
    const devotion: Record<ObjectId, number> = {};
    for (const id of g.battlefield) {
      const needed = devotionNeeded(faceOf(g, id).definition);
      if (needed !== undefined) devotion[id] = devotionOf(g, controllerOf(g, id), maskOf(needed.colors, colorBit));
    }
    return devotion;
  }

  /** The table has forgotten all sheets. */
  forget(): void {
    this.#told.clear();
  }
}

/** The card whose face an object has: of what has become a copy, the card that it is a copy of (707.2). */
function faceOf(g: GameState, id: ObjectId): CompiledCard {
  const object = objectOf(g, id);
  const card = cardOfObject(g, object);
  if (object.kind === "ability" || object.kind === "emblem") return card;
  const { name } = characteristicsOf(g, id);
  const copied = name === card.name ? undefined : g.pool.byName.get(name);
  return copied === undefined ? card : (g.pool.cards[copied] ?? card);
}

/**
 * The face of a card in a language.
 * @param id its number in a game, 0 where it belongs to none
 */
export function sheetOf(id: number, definition: CardDefinition, language: LanguageCode, isToken = false): Sheet {
  const speaker = languages[language];
  const names = namesIn(language);
  const devotion = devotionNeeded(definition);
  return {
    id,
    name: isToken ? tokenName(speaker, definition, { names }) : speaker.name(definition, { names }),
    english: definition.name,
    cost: definition.manaCost ?? "",
    manaValue: manaValueOf(parseManaCost(definition.manaCost ?? "")),
    typeLine: speaker.typeLine(definition),
    text: speaker.cardText(definition, { names, reminder: true }),
    colors: colorsOf(definition),
    types: definition.types,
    subtypes: definition.subtypes,
    legendary: definition.supertypes.includes("Legendary"),
    nyx: hasNyxFrame(definition),
    token: isToken,
    size: sizeOf(definition),
    scryfallId: isToken ? "" : (facts(definition.name)?.scryfallId ?? ""),
    ...(devotion === undefined ? {} : { devotion }),
  };
}

/** The face of an emblem: who made it, and the abilities that it has, which is all that it has (114.3). */
function emblemSheet(g: GameState, id: ObjectId, number: number, language: LanguageCode): Sheet {
  const { definition } = cardOfObject(g, objectOf(g, id));
  return {
    id: number,
    name: languages[language].name(definition, { names: namesIn(language) }),
    english: definition.name,
    cost: "",
    manaValue: 0,
    typeLine: voiceFor(g, objectOf(g, id).owner, language).speech.emblem,
    text: emblemText(g, id, language),
    colors: [],
    types: [],
    subtypes: [],
    legendary: false,
    nyx: false,
    token: false,
    size: "",
    scryfallId: "",
  };
}

function emblemText(g: GameState, id: ObjectId, language: LanguageCode): string {
  return characteristicsOf(g, id)
    .abilities.flatMap(({ data, card }) =>
      "kind" in data ? [languages[language].ability(data, card.definition, { names: namesIn(language) })] : [],
    )
    .join("\n");
}

/** The colours that a card is printed with: those of its mana cost, where nothing else says them (202.2). */
export function colorsOf({ manaCost, colors }: CardDefinition): readonly Color[] {
  return colors ?? allColors.filter((color) => manaCost?.includes(color) === true);
}

/** As printed: a number, or "*" where an ability says it (208.2a). */
function sizeOf({ power, toughness }: CardDefinition): string {
  const written = (quantity: Quantity): string => (typeof quantity === "number" ? String(quantity) : "*");
  return power === undefined || toughness === undefined ? "" : `${written(power)}/${written(toughness)}`;
}

/** The devotion under which a permanent is no creature. */
function devotionNeeded(definition: CardDefinition): { colors: readonly Color[]; atLeast: number } | undefined {
  for (const ability of definition.abilities) {
    if (ability.kind !== "static" || ability.condition === undefined || !("quantity" in ability.condition)) continue;
    const { left, comparison } = ability.condition.quantity;
    if (
      typeof left === "object" &&
      "devotion" in left &&
      comparison.is === "lessThan" &&
      typeof comparison.value === "number"
    )
      return { colors: left.devotion, atLeast: comparison.value };
  }
  return undefined;
}

/** What something on the stack does, where that is not the whole text of its card. */
export function stackText(g: GameState, id: ObjectId, language: LanguageCode): string {
  const { stack } = objectOf(g, id);
  if (stack === null || stack.ability < 0) return "";
  const { data, card } = abilityAt(g.pool, stack.ability);
  if (!("kind" in data)) return "";
  return languages[language].ability(data, card.definition, { names: namesIn(language) });
}
