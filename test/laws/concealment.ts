/**
 * What a player may know does not depend on what is hidden from them (400.2): hidden cards are dealt anew among their places, and the
 * player's view has to stay as it is, with every answer that is listed for them.
 */
import type { Game, GameState, ObjectId, PlayerId } from "@nykthos/engine";
import { run } from "../../packages/engine/src/rules/agenda.ts";
import { layersOf } from "../../packages/engine/src/rules/layers/index.ts";
import { openly } from "../../packages/engine/src/rules/view.ts";
import type { Chance } from "./decks.ts";

/** The cards that a player must not know, by the rules and not by the engine's own opinion; apart for each owner. */
function hiddenFrom(g: GameState, viewer: PlayerId): ObjectId[][] {
  const shown = new Set<ObjectId>();
  if (g.question?.decider === viewer) {
    shown.add(g.question.source);
    for (const id of [...(g.question.piles?.flat() ?? []), ...(g.question.shown ?? [])]) shown.add(id);
    // Cards that are looked at or revealed together (701.20).
    for (const id of g.question.shown ?? []) shown.add(id);
    for (const option of g.question.options) {
      if (option.type === "choose") shown.add(option.entity);
      // Who may play the top card of their library sees it.
      if (option.type === "play" || option.type === "cast") shown.add(option.object);
    }
  }
  // What the text that is being carried out has revealed everybody sees.
  for (const { bindings } of g.agenda) for (const id of bindings[openly] ?? []) shown.add(id);
  // What is revealed stays so for everybody until the text that reveals it is carried out (701.20a).
  for (const { bindings } of g.agenda) for (const id of bindings["revealed openly"] ?? []) shown.add(id);
  const { rules } = layersOf(g);
  return g.players.map(({ hand, library, controlledBy, lost }, owner) => {
    if (lost) return [];
    const revealsTop = rules.some(({ rule, controller }) => "topRevealed" in rule && controller === owner);
    const seesHand = owner === viewer || controlledBy === viewer;
    return [
      ...(seesHand ? [] : hand),
      ...(revealsTop ? library.slice(0, -1) : library),
      ...g.exile.filter((id) => g.objects[id]?.faceDown === true && g.objects[id]?.owner === owner),
    ].filter((id) => !shown.has(id));
  });
}

/** The same game but for the hidden cards, which lie otherwise. */
export function dealtAnew(game: Game, viewer: PlayerId, chance: Chance): Game {
  const fork = game.fork();
  const g = fork.state;
  for (const places of hiddenFrom(g, viewer)) {
    const left = places.map((id) => g.objects[id]);
    for (const place of places) {
      const [dealt] = left.splice(chance.below(left.length), 1);
      const here = g.objects[place];
      if (dealt === undefined || here === undefined) continue;
      g.objects[place] = { ...here, card: dealt.card, instance: dealt.instance, edition: g.edition };
    }
  }
  g.layers = null;
  return fork;
}

const idKeys: ReadonlySet<string> = new Set(["id", "entity", "object", "source", "attacker", "defender"]);

/** Numbers of objects that stand anywhere in a value. */
function idsIn(value: unknown, found: Set<number> = new Set()): Set<number> {
  if (typeof value !== "object" || value === null) return found;
  for (const [key, inner] of Object.entries(value)) {
    if (typeof inner === "number" && (idKeys.has(key) || Array.isArray(value))) found.add(inner);
    else idsIn(inner, found);
  }
  return found;
}

/** What that player learns of hidden cards, or null. */
export function leakTo(game: Game, viewer: PlayerId, chance: Chance): string | null {
  const view = game.viewFor(viewer);
  const text = JSON.stringify(view);
  const ids = idsIn([
    view.battlefield,
    view.stack,
    view.exile,
    view.question,
    view.looking,
    view.players.map(({ hand }) => hand),
  ]);
  const leaked = hiddenFrom(game.state, viewer)
    .flat()
    .find((id) => ids.has(id));
  if (leaked !== undefined) return `the view of player ${viewer} has the number ${leaked} of a hidden card`;
  const other = dealtAnew(game, viewer, chance);
  const otherText = JSON.stringify(other.viewFor(viewer));
  if (otherText !== text) return `the view of player ${viewer} depends on hidden cards: ${apart(text, otherText)}`;
  const { question } = game;
  if (question?.kind !== "priority" || question.decider !== viewer) return null;
  // Asked again in the other deal, the player can do the same.
  other.state.question = null;
  run(other.state);
  const askedText = JSON.stringify(other.viewFor(viewer));
  if (askedText !== text) return `what player ${viewer} can do depends on hidden cards: ${apart(text, askedText)}`;
  return leakInWalk(game, other, viewer);
}

/** Nor does what is asked while a spell or ability is being put on the stack, of which nothing is revealed before it is there. */
function leakInWalk(game: Game, other: Game, viewer: PlayerId): string | null {
  for (const [choose, { type }] of (game.question?.options ?? []).entries()) {
    if (type !== "cast" && type !== "activate") continue;
    const [one, two] = [game.fork(), other.fork()];
    one.answer({ choose });
    two.answer({ choose });
    if (one.state.undo.length === 0) continue;
    const [text, otherText] = [JSON.stringify(one.viewFor(viewer)), JSON.stringify(two.viewFor(viewer))];
    if (text !== otherText)
      return `what is asked of player ${viewer} depends on hidden cards: ${apart(text, otherText)}`;
  }
  return null;
}

function apart(one: string, other: string): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const around = (text: string): string => text.slice(Math.max(0, at - 120), at + 80);
  return `…${around(one)}… against …${around(other)}…`;
}
