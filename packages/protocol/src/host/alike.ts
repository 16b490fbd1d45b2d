/**
 * Which permanents are alike in what a view does not say of them: what they can do and what is done to them, what they remember, what waits
 * for them. Told as a number and no more, so that a table can put equal ones on a pile and keeps apart what is not equal.
 */
import { characteristicsOf, objectOf } from "@nykthos/engine";
import type { GameState, ObjectId } from "@nykthos/engine";

/** A number for each permanent: two that have the same one are alike. Numbers say nothing beyond one message. */
export function alikeOn(g: GameState): Readonly<Record<ObjectId, number>> {
  const numbers = new Map<string, number>();
  const alike: Record<ObjectId, number> = {};
  for (const id of g.battlefield) {
    const key = JSON.stringify([hasNow(g, id), waitsFor(g, id)]);
    let number = numbers.get(key);
    if (number === undefined) numbers.set(key, (number = numbers.size + 1));
    alike[id] = number;
  }
  return alike;
}

/** What it is and remembers, beyond what is seen. */
function hasNow(g: GameState, id: ObjectId): readonly unknown[] {
  const { name, supertypes, subtypes, cantHave, abilities, limits } = characteristicsOf(g, id);
  const { owner, memory, shields, deathtouched, activated, exceptions, faceDown } = objectOf(g, id);
  return [
    name,
    supertypes,
    subtypes,
    cantHave,
    abilities.map(({ card, index }) => [card.name, index]),
    limits.map(({ modification, source, controller, bindings }) => [modification, source, controller, bindings]),
    owner,
    memory,
    shields,
    deathtouched,
    activated,
    exceptions,
    faceDown,
  ];
}

/** Effects on it, each by its place among all: they may end at different times. What is to be prevented, exiled or done with it; what it did. */
function waitsFor(g: GameState, id: ObjectId): readonly unknown[] {
  const places = <T>(list: readonly T[], has: (item: T) => boolean): readonly number[] =>
    list.flatMap((item, at) => (has(item) ? [at] : []));
  const names = (bindings: Readonly<Record<string, readonly number[]>>): boolean =>
    Object.values(bindings).some((ids) => ids.includes(id));
  return [
    places(g.effects, ({ affected, expiry }) => affected.includes(id) || holds(expiry, id)),
    places(g.replacements, ({ what }) => {
      if (what.kind === "exileInstead") return what.objects.includes(id);
      return [what.to, what.by, what.toExcept, what.byExcept].some((ids) => ids?.includes(id) === true);
    }),
    places(g.delayed, ({ source, bindings }) => source === id || names(bindings)),
    g.history.attacked.includes(id),
    g.history.damageBy.flatMap(([source, player]) => (source === id ? [player] : [])),
    g.history.damaged.flatMap(([creature, source]) => (creature === id ? [source] : source === id ? [-creature] : [])),
  ];
}

function holds(expiry: GameState["effects"][number]["expiry"], id: ObjectId): boolean {
  return ("source" in expiry && expiry.source === id) || ("object" in expiry && expiry.object === id);
}
