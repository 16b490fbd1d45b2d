/**
 * Restrictions and requirements together (508.1c–d, 509.1b–c): which pairs of a creature and what it would attack or block can still be
 * chosen, so that no restriction is broken and as many requirements are met as can be. A pure search over plain tables, exact.
 * Knows nothing of games.
 */

/** A creature that can be chosen for one or several others. */
export interface Chooser {
  /** The others it can be paired with, as indexes. */
  readonly partners: readonly number[];
  /** How many requirements each of these pairs meets, in the order of `partners`. */
  readonly worth: readonly number[];
  /** How many requirements are met if it is in any pair. */
  readonly anyWorth: number;
  /** How many pairs it can be in. */
  readonly capacity: number;
  /** It cannot be the only creature that is chosen. */
  readonly notAlone: boolean;
  /** A cost has to be paid for it, so that no requirement makes it act (508.1d, 509.1c). */
  readonly costly: boolean;
}

export interface Pairing {
  readonly choosers: readonly Chooser[];
  /** How many choosers each partner needs if it has any. */
  readonly least: readonly number[];
  /** How many requirements are met if the partner has any. */
  readonly partnerWorth: readonly number[];
}

/** The pairs chosen so far: for each chooser the partners it has. */
export type Chosen = readonly (readonly number[])[];

export interface Prospect {
  /** The most requirements that a legal set which has all chosen pairs can meet; -1 if there is no legal one. */
  readonly best: number;
  /** The same if one more pair is chosen, for each chooser in the order of its `partners`. */
  readonly withPair: readonly (readonly number[])[];
}

/** Whether nothing but the pairs themselves and their number decides: then any choice is legal. */
export function isFree(pairing: Pairing): boolean {
  for (const least of pairing.least) if (least > 1) return false;
  for (const worth of pairing.partnerWorth) if (worth > 0) return false;
  for (const chooser of pairing.choosers) {
    if (chooser.notAlone || chooser.costly || chooser.anyWorth > 0) return false;
    for (const worth of chooser.worth) if (worth > 0) return false;
  }
  return true;
}

interface Stage {
  readonly chooser: number;
  /** Index in the chooser's `partners`. */
  readonly place: number;
  readonly worth: number;
  readonly forced: boolean;
  /** Where the partner's count stands in the state, -1 if it does not matter how many choosers it has. */
  readonly slot: number;
  /** Whether another chooser's pairs come next. */
  readonly last: boolean;
}

/**
 * What can still come of the pairs chosen so far.
 * @param costly whether that chooser may be used although it costs something
 */
export function prospect(pairing: Pairing, chosen: Chosen, costly: (chooser: number) => boolean): Prospect {
  const independent = requiresNothing(pairing) && !pairing.choosers.some(({ notAlone }) => notAlone);
  return independent ? partnerByPartner(pairing, chosen, costly) : search(pairing, chosen, costly);
}

/**
 * Where nothing is required, partners of which no pair is chosen yet can be left out of what is still to come: each is judged on its
 * own, and for all that nothing tells apart once. So a hundred attackers with menace are a hundred small searches and not a large one.
 */
function partnerByPartner(pairing: Pairing, chosen: Chosen, costly: (chooser: number) => boolean): Prospect {
  const { choosers, least } = pairing;
  const begun = new Set(chosen.flat());
  const started = limitedTo(pairing, begun);
  const { best, withPair } = search(started, chosen, costly);
  const rows = choosers.map(({ partners }) => partners.map(() => -1));
  const write = (partner: number, from: readonly (readonly number[])[], places: Pairing, as: number): void => {
    for (const [index, { partners }] of choosers.entries()) {
      const row = rows[index];
      const at = partners.indexOf(partner);
      const place = places.choosers[index]?.partners.indexOf(as) ?? -1;
      if (row !== undefined && at >= 0 && place >= 0) row[at] = from[index]?.[place] ?? -1;
    }
  };
  for (const partner of begun) write(partner, withPair, started, partner);
  const judged = new Map<string, { readonly found: Prospect; readonly places: Pairing; readonly partner: number }>();
  for (const partner of least.keys()) {
    if (begun.has(partner)) continue;
    const kind = [least[partner], ...choosers.map(({ partners }) => partners.includes(partner))].join();
    let known = judged.get(kind);
    if (known === undefined) {
      const places = limitedTo(pairing, new Set([...begun, partner]));
      known = { found: search(places, chosen, costly), places, partner };
      judged.set(kind, known);
    }
    write(partner, known.found.withPair, known.places, known.partner);
  }
  return { best, withPair: rows };
}

/** The same choosers, of which only those partners are in question. */
function limitedTo(pairing: Pairing, kept: ReadonlySet<number>): Pairing {
  const choosers = pairing.choosers.map((chooser): Chooser => {
    const places = chooser.partners.flatMap((partner, at) => (kept.has(partner) ? [at] : []));
    return {
      ...chooser,
      partners: places.map((at) => chooser.partners[at] ?? 0),
      worth: places.map((at) => chooser.worth[at] ?? 0),
    };
  });
  return { ...pairing, choosers };
}

/**
 * Pairs are decided one after another; what matters of those decided is how many choosers the partners have that need a number or want
 * one, whether anything is chosen, and how often the current chooser is: these are the states of a dynamic program, run forwards and
 * backwards, so that one run judges every pair. Pairs chosen already count from the beginning, and partners between which nothing tells
 * apart are counted as a group.
 */
function search(pairing: Pairing, chosen: Chosen, costly: (chooser: number) => boolean): Prospect {
  const { choosers, least, partnerWorth } = pairing;
  const usable = choosers.map((chooser, index) => !chooser.costly || costly(index) || (chosen[index]?.length ?? 0) > 0);
  const slotOf: number[] = [];
  const slotLeast: number[] = [];
  const slotWorth: number[] = [];
  const place: number[] = [];
  // The state, digit by digit: how often the current chooser is used, whether a creature is alone, and a count for each slot.
  let usedSize = 2;
  for (const chooser of choosers) {
    const size = Math.min(chooser.capacity, chooser.partners.length) + 1;
    if (chooser.capacity < chooser.partners.length && size > usedSize) usedSize = size;
  }
  const alonePlace = usedSize;
  let next = usedSize * 3;
  let start = 0;
  let startValue = 0;
  const alike = new Map<string, number[]>();
  const inQuestion = new Set(choosers.flatMap(({ partners }) => partners));
  for (const [partner, needed] of least.entries()) {
    const worth = partnerWorth[partner] ?? 0;
    const already = chosen.filter((partners) => partners.includes(partner)).length;
    if (already > 0) startValue += worth;
    if (!inQuestion.has(partner) || (needed <= 1 && worth === 0) || (already > 0 && already >= needed)) {
      slotOf.push(-1);
      continue;
    }
    start += already * next;
    if (already === 0) {
      const pairs = choosers.map((chooser, index) => {
        const at = usable[index] === true ? chooser.partners.indexOf(partner) : -1;
        return at < 0 ? "" : (chooser.worth[at] ?? 0);
      });
      const key = [needed, worth, ...pairs].join();
      alike.set(key, [...(alike.get(key) ?? []), place.length]);
    }
    slotOf.push(place.length);
    slotLeast.push(needed);
    slotWorth.push(worth);
    place.push(next);
    next *= needed + 1;
  }

  const stages: Stage[] = [];
  for (const [index, chooser] of choosers.entries()) {
    if (usable[index] !== true) continue;
    for (const [at, partner] of chooser.partners.entries()) {
      stages.push({
        chooser: index,
        place: at,
        worth: chooser.worth[at] ?? 0,
        forced: chosen[index]?.includes(partner) ?? false,
        slot: slotOf[partner] ?? -1,
        last: at === chooser.partners.length - 1,
      });
    }
  }
  const groupOf = new Map<number, readonly number[]>();
  for (const group of alike.values()) if (group.length > 1) for (const slot of group) groupOf.set(slot, group);
  // After a stage: the slots that nothing to come tells apart, those whose pair with the current chooser is decided.
  const sorting: (readonly (readonly number[])[])[] = [];
  let decided = new Map<readonly number[], number[]>();
  for (const { slot, last } of stages) {
    const group = groupOf.get(slot);
    const own = group === undefined ? [] : [...(decided.get(group) ?? []), slot];
    if (group !== undefined) decided.set(group, own);
    sorting.push(last ? [...decided.values()].filter(({ length }) => length > 1) : own.length > 1 ? [own] : []);
    if (last) decided = new Map();
  }
  // How many pairs with that slot's partner are still to be decided at a stage.
  const toCome: number[][] = Array.from({ length: stages.length + 1 }, () => slotLeast.map(() => 0));
  for (let at = stages.length - 1; at >= 0; at--) {
    const row = toCome[at];
    const after = toCome[at + 1];
    if (row === undefined || after === undefined) continue;
    for (let slot = 0; slot < row.length; slot++)
      row[slot] = (after[slot] ?? 0) + (stages[at]?.slot === slot && stages[at]?.forced === false ? 1 : 0);
  }

  const countIn = (state: number, slot: number): number =>
    Math.floor(state / (place[slot] ?? 1)) % ((slotLeast[slot] ?? 0) + 1);
  /** Whether every partner that has some choosers can still get as many as it needs. */
  const canEnd = (state: number, at: number): boolean => {
    for (let slot = 0; slot < slotLeast.length; slot++) {
      const count = countIn(state, slot);
      const missing = (slotLeast[slot] ?? 0) - count;
      if (count > 0 && missing > 0 && missing > (toCome[at]?.[slot] ?? 0)) return false;
    }
    return true;
  };
  const withoutUse = (state: number): number => state - (state % usedSize);
  /** The state that stands for all that differ only in which of several alike partners has how many. */
  const settle = (state: number, at: number): number => {
    const groups = sorting[at];
    if (state < 0 || groups === undefined) return state;
    let to = state;
    for (const slots of groups) {
      const counts = slots.map((slot) => countIn(to, slot));
      const sorted = [...counts].sort((one, other) => other - one);
      for (const [index, slot] of slots.entries())
        to += ((sorted[index] ?? 0) - (counts[index] ?? 0)) * (place[slot] ?? 0);
    }
    return to;
  };

  /** The state after that pair is chosen, -1 if it cannot be. */
  const choose = (state: number, stage: Stage): number => {
    const chooser = choosers[stage.chooser];
    if (chooser === undefined) return -1;
    const used = state % usedSize;
    const bounded = chooser.capacity < chooser.partners.length;
    if (bounded && used >= chooser.capacity) return -1;
    let to = state;
    if (used === 0) {
      // 0: nothing is chosen, 1: one creature that cannot be alone, 2: well.
      const alone = Math.floor(state / alonePlace) % 3;
      const now = alone === 0 && chooser.notAlone ? 1 : 2;
      to += (now - alone) * alonePlace;
    }
    if (bounded || used === 0) to += 1;
    const counts = stage.slot >= 0 && !stage.forced; // what is forced counts from the start
    if (counts && countIn(state, stage.slot) < (slotLeast[stage.slot] ?? 0)) to += place[stage.slot] ?? 0;
    return stage.last ? withoutUse(to) : to;
  };
  const gain = (state: number, stage: Stage): number =>
    stage.worth +
    (state % usedSize === 0 ? (choosers[stage.chooser]?.anyWorth ?? 0) : 0) +
    (stage.slot >= 0 && !stage.forced && countIn(state, stage.slot) === 0 ? (slotWorth[stage.slot] ?? 0) : 0);

  const forward: Map<number, number>[] = [new Map([[start, startValue]])];
  for (const [at, stage] of stages.entries()) {
    const after = new Map<number, number>();
    const put = (state: number, value: number): void => {
      if (value > (after.get(state) ?? -1) && canEnd(state, at + 1)) after.set(state, value);
    };
    for (const [state, value] of forward[at] ?? []) {
      if (!stage.forced) put(settle(stage.last ? withoutUse(state) : state, at), value);
      const chosenState = settle(choose(state, stage), at);
      if (chosenState >= 0) put(chosenState, value + gain(state, stage));
    }
    forward.push(after);
  }

  let best = -1;
  let backward = new Map<number, number>();
  for (const [state, value] of forward[stages.length] ?? []) {
    if (Math.floor(state / alonePlace) % 3 === 1) continue;
    backward.set(state, 0);
    if (value > best) best = value;
  }
  const withPair = choosers.map((chooser) => chooser.partners.map(() => -1));
  for (let at = stages.length - 1; at >= 0; at--) {
    const stage = stages[at];
    if (stage === undefined) continue;
    const before = new Map<number, number>();
    let most = -1;
    for (const [state, value] of forward[at] ?? []) {
      let reached = -1;
      if (!stage.forced) reached = backward.get(settle(stage.last ? withoutUse(state) : state, at)) ?? -1;
      const chosenState = settle(choose(state, stage), at);
      const rest = chosenState < 0 ? -1 : (backward.get(chosenState) ?? -1);
      if (rest >= 0) {
        const total = rest + gain(state, stage);
        if (total > reached) reached = total;
        if (value + total > most) most = value + total;
      }
      if (reached >= 0) before.set(state, reached);
    }
    const row = withPair[stage.chooser];
    if (row !== undefined) row[stage.place] = most;
    backward = before;
  }
  // A pair with one of a group is as good as a pair with any other of it.
  for (const [index, { partners }] of choosers.entries()) {
    const row = withPair[index] ?? [];
    const most = new Map<readonly number[], number>();
    for (const [at, partner] of partners.entries()) {
      const group = groupOf.get(slotOf[partner] ?? -1);
      if (group !== undefined) most.set(group, Math.max(most.get(group) ?? -1, row[at] ?? -1));
    }
    for (const [at, partner] of partners.entries()) {
      const group = groupOf.get(slotOf[partner] ?? -1);
      if (group !== undefined) row[at] = most.get(group) ?? -1;
    }
  }
  return { best, withPair };
}

/** How many requirements a set of pairs meets, or -1 if it breaks a restriction. */
export function requirementsMet(pairing: Pairing, chosen: Chosen): number {
  const counts = pairing.least.map(() => 0);
  let met = 0;
  let acting = 0;
  let unhappyAlone = false;
  for (const [index, chooser] of pairing.choosers.entries()) {
    const partners = chosen[index] ?? [];
    if (partners.length === 0) continue;
    if (partners.length > chooser.capacity) return -1;
    acting++;
    unhappyAlone ||= chooser.notAlone;
    met += chooser.anyWorth;
    for (const partner of partners) {
      const at = chooser.partners.indexOf(partner);
      if (at < 0) return -1;
      met += chooser.worth[at] ?? 0;
      counts[partner] = (counts[partner] ?? 0) + 1;
    }
  }
  if (acting === 1 && unhappyAlone) return -1;
  for (const [partner, count] of counts.entries()) {
    if (count === 0) continue;
    if (count < (pairing.least[partner] ?? 1)) return -1;
    met += pairing.partnerWorth[partner] ?? 0;
  }
  return met;
}

export interface Verdict {
  /** Whether the set may stay as it is. */
  readonly done: boolean;
  /** Whether one more pair may be chosen, for each chooser in the order of its `partners`. */
  readonly pairs: readonly (readonly boolean[])[];
}

/**
 * Which pairs can be added so that a legal set can come of it, and whether the set is legal as it is. A set is measured against what
 * could be met with the same creatures to pay for, or fewer: nobody has to pay (508.1d, 509.1c).
 * @param payable whether the costs of all these choosers can be paid together
 */
export function judge(pairing: Pairing, chosen: Chosen, payable: (choosers: readonly number[]) => boolean): Verdict {
  const { choosers } = pairing;
  const costly: number[] = [];
  const paid: number[] = [];
  for (const [index, chooser] of choosers.entries()) {
    if (!chooser.costly) continue;
    ((chosen[index]?.length ?? 0) > 0 ? paid : costly).push(index);
  }
  const pairs = choosers.map((chooser) => chooser.partners.map(() => false));
  let done = false;
  // Every set of further creatures to pay for, the fewest first.
  const sets = subsets(costly).filter((more) => more.length === 0 || payable([...paid, ...more]));
  for (const more of sets) {
    const allowed = new Set([...paid, ...more]);
    const most = mostMet(pairing, allowed);
    const { withPair } = prospect(pairing, chosen, (index) => allowed.has(index));
    if (more.length === 0) done = requirementsMet(pairing, chosen) >= most;
    let open = false;
    for (const [index, row] of withPair.entries()) {
      const judged = pairs[index];
      if (judged === undefined) continue;
      for (const [at, value] of row.entries()) {
        if (value >= most) judged[at] = true;
        else if (judged[at] !== true) open = true;
      }
    }
    if (!open) break;
  }
  return { done, pairs };
}

const mostWithoutCost = new WeakMap<Pairing, number>();

/** The most requirements that can be met with these creatures to pay for, or fewer. */
function mostMet(pairing: Pairing, allowed: ReadonlySet<number>): number {
  const known = allowed.size === 0 ? mostWithoutCost.get(pairing) : undefined;
  if (known !== undefined) return known;
  const none: Chosen = pairing.choosers.map(() => []);
  const most = requiresNothing(pairing) ? 0 : prospect(pairing, none, (index) => allowed.has(index)).best;
  if (allowed.size === 0) mostWithoutCost.set(pairing, most);
  return most;
}

function requiresNothing({ choosers, partnerWorth }: Pairing): boolean {
  if (partnerWorth.some((worth) => worth > 0)) return false;
  return choosers.every(({ anyWorth, worth }) => anyWorth === 0 && worth.every((met) => met === 0));
}

function subsets(of: readonly number[]): number[][] {
  let all: number[][] = [[]];
  for (const element of of) all = [...all, ...all.map((set) => [...set, element])];
  return all.sort((one, other) => one.length - other.length);
}
