/**
 * Laboratory positions: a card in hand (and elsewhere), mana for it, and around it what its texts speak of: creatures and enchantments of
 * both players, filled graveyards and libraries. Drawn by a seed, so that each try is another position. Knows no card by name.
 */
import type { Position, PositionObject, PositionPlayer } from "@nykthos/engine";
import { randomBelow, seedRandom } from "@nykthos/engine";
import type { CardDefinition, CardType, Step, Zone } from "@nykthos/engine/card";
import { fits, isType, phrasesOf } from "./kin.ts";

type Below = (below: number) => number;

/** The cards of the pool, sorted for drawing. */
export class Shelf {
  readonly all: readonly CardDefinition[];
  readonly basics: readonly CardDefinition[];
  private readonly byType = new Map<CardType, readonly CardDefinition[]>();
  private readonly kin = new Map<CardDefinition, readonly (readonly CardDefinition[])[]>();

  constructor(all: readonly CardDefinition[]) {
    this.all = all;
    this.basics = all.filter((card) => isType(card, "Land") && card.supertypes.includes("Basic"));
    for (const type of ["Artifact", "Creature", "Enchantment", "Instant", "Land", "Planeswalker", "Sorcery"] as const)
      this.byType.set(
        type,
        all.filter((card) => isType(card, type)),
      );
  }

  ofType(type: CardType): readonly CardDefinition[] {
    return this.byType.get(type) ?? [];
  }

  /** For each noun phrase of a card, what it can speak of; phrases that nearly everything fits are left out. */
  kinOf(card: CardDefinition): readonly (readonly CardDefinition[])[] {
    const known = this.kin.get(card);
    if (known !== undefined) return known;
    const lists = phrasesOf(card)
      .map((phrase) => this.all.filter((other) => fits(other, phrase)))
      .filter((list) => list.length > 0 && list.length < this.all.length / 2);
    this.kin.set(card, lists);
    return lists;
  }
}

const startingSteps: readonly Step[] = ["upkeep", "main1", "main1", "main1", "main1", "beginCombat", "main2", "end"];

/**
 * A position made for that card; the same seed gives the same one.
 * @param beside cards that are there as well, where they can be
 */
export function laboratory(
  shelf: Shelf,
  card: CardDefinition,
  seed: number,
  beside: readonly CardDefinition[] = [],
): Position {
  const random = seedRandom(seed);
  const below: Below = (limit) => randomBelow(random, limit);
  const objects: PositionObject[] = [];
  const put = (
    what: CardDefinition | undefined,
    zone: Zone,
    owner: number,
    more: Partial<PositionObject> = {},
  ): void => {
    if (what !== undefined && zone !== "stack") objects.push({ card: what, zone, owner, ...more });
  };
  const kin = shelf.kinOf(card);
  const relative = (): CardDefinition | undefined => pick(pick(kin, below) ?? [], below);
  const any = (type: CardType): CardDefinition | undefined => pick(shelf.ofType(type), below);
  const some = (type: CardType): CardDefinition | undefined => (below(3) === 0 ? (relative() ?? any(type)) : any(type));
  const permanent = (what: CardDefinition | undefined, owner: number): void => {
    if (what === undefined || !isPermanent(what) || needsHost(what)) return;
    const counters: PositionObject["counters"] | undefined = isType(what, "Planeswalker")
      ? { loyalty: 1 + below(15) }
      : isType(what, "Creature") && below(6) === 0
        ? { "+1/+1": 1 + below(6) }
        : undefined;
    // Now and then there is another one of the same elsewhere.
    if (below(4) === 0) put(what, pick(["hand", "graveyard", "library"] as const, below) ?? "hand", owner);
    put(what, "battlefield", owner, {
      tapped: below(8) === 0,
      sick: below(10) === 0,
      ...(counters === undefined ? {} : { counters }),
    });
  };
  /** In hand, now and then with another one on top of a library. */
  const held = (what: CardDefinition | undefined, owner: number): void => {
    put(what, "hand", owner);
    if (below(4) === 0) put(what, "library", below(2));
  };

  for (const player of [0, 1]) {
    for (const basic of shelf.basics)
      for (let count = player === 0 ? 5 : 3; count > 0; count--) put(basic, "battlefield", player);
    // A small board or a crowded one.
    const crowd = 1 + below(5);
    for (let count = 0; count < crowd; count++) permanent(any("Creature"), player);
    for (const list of kin) if (below(3) > 0) permanent(pick(list, below), player);
    if (below(2) === 0) permanent(any("Enchantment"), player);
    if (below(3) === 0) permanent(any("Artifact"), player);
    if (below(8) === 0) permanent(any("Planeswalker"), player);
    for (const type of ["Creature", "Creature", "Instant", "Sorcery", "Enchantment"] as const) held(some(type), player);
    if (below(2) === 0) held(relative(), player);
    if (below(2) === 0) put(pick(shelf.basics, below), "hand", player);
    for (const type of ["Creature", "Creature", "Creature", "Instant", "Sorcery", "Enchantment", "Land"] as const)
      if (below(4) > 0) put(some(type), "graveyard", player);
    if (below(2) === 0) put(relative(), "graveyard", player);
    for (let count = 0; count < 12; count++) {
      put(
        some(pick(["Creature", "Instant", "Sorcery", "Enchantment"] as const, below) ?? "Creature"),
        "library",
        player,
      );
      if (count % 3 === 0) put(pick(shelf.basics, below), "library", player);
      if (count % 4 === 0) put(relative(), "library", player);
    }
  }

  // The card itself: in hand, perhaps also where it does more, perhaps the opponent's too.
  put(card, "hand", 0);
  if (below(2) === 0) put(card, "hand", 0);
  if (below(2) === 0) permanent(card, 0);
  if (below(3) === 0) permanent(card, 0);
  if (needsHost(card) && below(2) === 0) attached(objects, card, below);
  if (below(3) === 0) put(card, "graveyard", 0);
  if (below(3) === 0) put(card, "hand", 1);
  put(card, "library", 0);
  for (const other of beside) {
    put(other, "hand", below(2));
    permanent(other, below(2));
  }
  const player = (name: string): PositionPlayer => ({ name, life: below(5) === 0 ? 5 + below(10) : 20 + below(20) });
  return {
    seed,
    players: [player("A"), player("B")],
    objects,
    turn: { active: below(5) === 0 ? 1 : 0, step: pick(startingSteps, below) ?? "main1", number: 7 },
  };
}

function pick<T>(list: readonly T[], below: Below): T | undefined {
  return list.length === 0 ? undefined : list[below(list.length)];
}

function isPermanent(card: CardDefinition): boolean {
  return !isType(card, "Instant") && !isType(card, "Sorcery");
}

/** An Aura on a creature that is there, of either player. */
function attached(objects: PositionObject[], card: CardDefinition, below: Below): void {
  const hosts = objects.flatMap(({ card: { types }, zone }, at) =>
    zone === "battlefield" && types.includes("Creature") ? [at + 1] : [],
  );
  const attachedTo = pick(hosts, below);
  if (attachedTo !== undefined) objects.push({ card, zone: "battlefield", owner: 0, attachedTo });
}

/** Auras would be put into the graveyard before anybody could do anything. */
function needsHost(card: CardDefinition): boolean {
  return card.subtypes.includes("Aura");
}
