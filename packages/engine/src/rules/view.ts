/**
 * What a player may know (400.2, 406.3): everything public, their own hand, what they are looking at or were shown, and of everything
 * hidden only how much there is. Holds copies of plain values and nothing that leads to a hidden card.
 */
import type { Step, Zone } from "../card/words.ts";
import { counterKinds } from "../card/words.ts";
import type { Characteristics } from "../state/compiled.ts";
import { cardOfObject, objectOf, playerAt } from "../state/game.ts";
import type { GameState, Result } from "../state/game.ts";
import type { EntityId, ObjectId, PlayerId } from "../state/identity.ts";
import type { Bindings, GameObject } from "../state/object.ts";
import type { Question } from "../state/question.ts";
import { characteristicsOf, layersOf } from "./layers/index.ts";

export interface ObjectView {
  readonly id: ObjectId;
  readonly instance: number;
  readonly kind: GameObject["kind"];
  /** The name of the card that it is, to look its definition up by. */
  readonly card: string;
  readonly is: Omit<Characteristics, "abilities" | "limits">;
  readonly owner: PlayerId;
  readonly controller: PlayerId;
  readonly zone: Zone;
  readonly tapped: boolean;
  readonly sick: boolean;
  readonly damage: number;
  readonly counters: Readonly<Record<string, number>>;
  readonly attachedTo: EntityId;
  readonly attachments: readonly ObjectId[];
  readonly designations: number;
  readonly form: string;
  readonly attacking: EntityId;
  readonly blocking: readonly ObjectId[];
  readonly blocked: boolean;
  readonly targets: Readonly<Record<string, readonly EntityId[]>>;
  readonly x: number;
}

export interface PlayerView {
  readonly name: string;
  readonly life: number;
  readonly mana: readonly number[];
  readonly handSize: number;
  /** Only the cards that the viewer may see. */
  readonly hand: readonly ObjectView[];
  readonly librarySize: number;
  readonly libraryTop: ObjectView | null;
  readonly graveyard: readonly ObjectView[];
  readonly lost: boolean;
  readonly landsPlayed: number;
}

export interface View {
  readonly viewer: PlayerId;
  readonly players: readonly PlayerView[];
  readonly battlefield: readonly ObjectView[];
  readonly stack: readonly ObjectView[];
  readonly exile: readonly ObjectView[];
  readonly command: readonly ObjectView[];
  readonly activePlayer: PlayerId;
  readonly turn: number;
  readonly step: Step;
  readonly priority: PlayerId;
  /** The question, if the viewer is the one to answer it; otherwise only whom it is asked of. */
  readonly question:
    Question | { readonly player: PlayerId; readonly decider: PlayerId; readonly kind: Question["kind"] } | null;
  /** Hidden cards that the question is about: what is being looked at or searched through. */
  readonly looking: readonly ObjectView[];
  readonly result: Result | null;
}

/** Whether a player may see what an object is now. */
export function canSee(g: GameState, viewer: PlayerId, id: ObjectId): boolean {
  const object = objectOf(g, id);
  switch (object.zone) {
    case "hand":
      return (
        object.owner === viewer ||
        playerAt(g, object.owner).controlledBy === viewer ||
        isRevealed(g, id) ||
        isLookedAt(g, viewer, id) ||
        isBeingShown(g, viewer, id)
      );
    case "library":
      return isRevealedTop(g, object) || isRevealed(g, id) || isLookedAt(g, viewer, id) || isBeingShown(g, viewer, id);
    case "exile":
      return !object.faceDown;
    default:
      return true;
  }
}

/** "Play with the top card of your library revealed." */
function isRevealedTop(g: GameState, object: GameObject): boolean {
  const { library } = playerAt(g, object.owner);
  if (library[library.length - 1] !== object.id) return false;
  return layersOf(g).rules.some(({ rule, controller }) => "topRevealed" in rule && controller === object.owner);
}

/** Under which name a text that is being carried out knows the cards that it has revealed. */
export const openly = "revealed openly";

/** Revealed by what is being carried out, and so for everybody to see until that is done (701.20a). */
function isRevealed(g: GameState, id: ObjectId): boolean {
  return g.agenda.some(({ bindings }) => bindings[openly]?.includes(id) === true);
}

/** Under which name a text that is being carried out knows the cards that a player looks at. */
export function lookedAtBy(player: PlayerId): string {
  return (lookers[player] ??= `looked at by ${player}`);
}
const lookers: string[] = [];

/** Looked at as part of what is being carried out: shown to that player, and to whoever decides for them, until that is done (701.20e). */
function isLookedAt(g: GameState, viewer: PlayerId, id: ObjectId): boolean {
  return g.agenda.some(({ bindings }) =>
    g.players.some(
      ({ controlledBy }, player) =>
        (player === viewer || controlledBy === viewer) && bindings[lookedAtBy(player)]?.includes(id) === true,
    ),
  );
}

/** What a text has shown to a player, so that it lies before them whenever the text asks them something (701.20a, 701.20e). */
export function shownBy(bindings: Bindings, player: PlayerId): readonly ObjectId[] | undefined {
  const revealed = bindings[openly];
  const looked = bindings[lookedAtBy(player)];
  return revealed === undefined || looked === undefined ? (revealed ?? looked) : [...revealed, ...looked];
}

/** What the decider of a question has to see to answer it: its options, and the card it is about. */
function isBeingShown(g: GameState, viewer: PlayerId, id: ObjectId): boolean {
  const { question } = g;
  if (question?.decider !== viewer) return false;
  if (question.source === id || question.shown?.includes(id) === true) return true;
  if (question.piles?.some((pile) => pile.includes(id)) === true) return true;
  return question.options.some((option) => option.type === "choose" && option.entity === id);
}

/** A view of the game for that player. */
export function viewFor(g: GameState, viewer: PlayerId): View {
  const see = (ids: readonly ObjectId[]): ObjectView[] =>
    ids.filter((id) => canSee(g, viewer, id)).map((id) => viewOf(g, id));
  const { question } = g;
  const libraries = g.players.flatMap(({ library }) => library);
  return {
    viewer,
    players: g.players.map((player) => {
      const top = player.library[player.library.length - 1];
      return {
        name: player.name,
        life: player.life,
        mana: player.mana.slice(),
        handSize: player.hand.length,
        hand: see(player.hand),
        librarySize: player.library.length,
        libraryTop: top !== undefined && canSee(g, viewer, top) ? viewOf(g, top) : null,
        graveyard: see(player.graveyard),
        lost: player.lost,
        landsPlayed: player.landsPlayed,
      };
    }),
    battlefield: see(g.battlefield),
    stack: see(g.stack),
    exile: see(g.exile),
    command: see(g.command),
    activePlayer: g.activePlayer,
    turn: g.turn,
    step: g.step,
    priority: g.priority,
    question:
      question === null
        ? null
        : question.decider === viewer
          ? question
          : { player: question.player, decider: question.decider, kind: question.kind },
    looking: see(libraries),
    result: g.result,
  };
}

function viewOf(g: GameState, id: ObjectId): ObjectView {
  const object = objectOf(g, id);
  const { abilities: _, limits: __, ...is } = characteristicsOf(g, id);
  return {
    id,
    instance: object.instance,
    kind: object.kind,
    card: cardOfObject(g, object).name,
    is,
    owner: object.owner,
    controller: is.controller,
    zone: object.zone === "none" ? "exile" : object.zone,
    tapped: object.tapped,
    sick: object.sick,
    damage: object.damage,
    counters: Object.fromEntries(
      counterKinds.flatMap((kind, at) => ((object.counters[at] ?? 0) > 0 ? [[kind, object.counters[at] ?? 0]] : [])),
    ),
    attachedTo: object.attachedTo,
    attachments: object.attachments,
    designations: object.designations,
    form: object.form,
    attacking: object.attacking,
    blocking: object.blocking,
    blocked: object.blocked,
    targets: object.stack?.targets ?? {},
    x: object.stack?.x ?? 0,
  };
}
