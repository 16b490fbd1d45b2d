/**
 * Laws that hold for every position of every game: each object is in exactly one zone (400.1), no card is lost or made (400.7, 111.7), and
 * a question has an answer. A simulation looks whether they do.
 */
import type { Game } from "@nykthos/engine";

/** What is wrong with a position, or null. */
export function brokenLaw(game: Game): string | null {
  const { state } = game;
  const seen = new Set<number>();
  const zones: (readonly [string, readonly number[]])[] = [
    ["battlefield", state.battlefield],
    ["stack", state.stack],
    ["exile", state.exile],
    ["command", state.command],
  ];
  for (const player of state.players) {
    zones.push(["library", player.library], ["hand", player.hand], ["graveyard", player.graveyard]);
  }
  for (const [zone, ids] of zones) {
    for (const id of ids) {
      const object = state.objects[id];
      if (object === undefined) return `there is a number in the ${zone} that is no object: ${id} (400.1)`;
      if (seen.has(id)) return `object ${id} is in the ${zone} and elsewhere (400.1)`;
      if (object.zone !== zone)
        return `object ${id} is listed in the ${zone} but says that it is in the ${object.zone} (400.1)`;
      seen.add(id);
    }
  }
  const cards = new Set<number>();
  for (const id of seen) {
    const object = state.objects[id];
    if (object?.kind !== "card") continue;
    if (cards.has(object.instance)) return `card ${object.instance} is in two places (400.7)`;
    cards.add(object.instance);
  }
  for (const object of state.objects) {
    if (object.kind === "card" && object.instance > 0 && !cards.has(object.instance)) {
      // Gone for good only with a player who left (800.4a).
      if (state.players[object.owner]?.lost !== true) return `card ${object.instance} is nowhere (400.1)`;
    }
    if (object.zone !== "none" && !seen.has(object.id) && object.id !== 0)
      return `object ${object.id} says that it is in the ${object.zone} but is not listed there (400.1)`;
  }
  const { question } = game;
  if (question !== null && question.options.length === 0) return `a question (${question.kind}) has no answer`;
  return null;
}
