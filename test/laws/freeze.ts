/**
 * Freezes what a game shares with its forks: object records of earlier editions and everything inside of what may be changed. Whoever
 * changes any of it in place gets a TypeError where it happens, instead of a fork that goes wrong much later.
 */
import type { GameState } from "@nykthos/engine";

const frozen = new WeakSet<object>();

function freeze(value: unknown): void {
  if (typeof value !== "object" || value === null || frozen.has(value)) return;
  frozen.add(value);
  // What a card was compiled to is not of this game.
  if (isCompiled(value)) return;
  Object.freeze(value);
  for (const inner of Object.values(value)) freeze(inner);
}

function isCompiled(value: object): boolean {
  return ("card" in value && "zones" in value) || ("printed" in value && "definition" in value);
}

/** To be called right after a fork: the records of objects are nobody's own then. */
export function freezeShared(g: GameState): void {
  for (const object of g.objects) if (object.edition !== g.edition) freeze(object);
  for (const list of [g.effects, g.replacements, g.delayed, g.permissions, g.waiting, g.extraTurns])
    list.forEach(freeze);
  for (const frame of g.agenda) {
    for (const part of [frame.answer, frame.list, frame.rest, frame.bindings, frame.data]) freeze(part);
  }
  for (const part of [g.dealtFirstStrike, g.attackedPlaneswalkers, g.turnControls, g.history, g.question]) freeze(part);
  if (g.layers !== null) freeze(g.layers);
  for (const { upkeeps } of g.players) freeze(upkeeps);
  for (const { answers } of g.undo) freeze(answers);
}
