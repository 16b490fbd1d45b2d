/**
 * The solver: whether and how a demand for mana can be met with what floats and what sources can make (601.2g), exactly. Works on
 * masks and lists alone and knows no game: what a source is, and which resources it takes, is told to it.
 *
 * Most positions have plain sources only, where Hall's theorem decides (`checks` of a payment). What remains is searched: sources
 * that cost mana, that can make one of several amounts, that tap or sacrifice something else, or whose life is scarce.
 */
import type { ManaSymbol } from "../../card/cost.ts";
import type { ObjectId } from "../../state/identity.ts";
import { demandOf, firstIndex } from "./symbols.ts";
import type { Demand, Payment } from "./symbols.ts";

/** Objects of which a source takes some as a cost. */
export interface Takes {
  readonly count: number;
  readonly from: readonly ObjectId[];
}

/** A mana ability that could be activated, with what it costs and gives. */
export interface ManaSource {
  readonly object: ObjectId;
  /** Its place among the object's abilities. */
  readonly ability: number;
  /** What it can give: one of these lists, each with a mask of types for each mana. */
  readonly outputs: readonly (readonly number[])[];
  readonly mana: readonly ManaSymbol[];
  readonly life: number;
  readonly tapsSelf: boolean;
  readonly sacrificesSelf: boolean;
  readonly taps: Takes | null;
  readonly sacrifices: Takes | null;
  /** It has costs that the solver knows nothing of: at most one such source is used. */
  readonly otherCosts: boolean;
  /** How much one would rather keep it: higher is used later. */
  readonly value: number;
}

/** Sources of one object that take nothing but its being untapped (or there, where `sacrifices`) and perhaps life. */
export interface Producer {
  readonly object: ObjectId;
  readonly sacrifices: boolean;
  readonly life: number;
  /** A mask for each mana that it makes. */
  readonly units: readonly number[];
  readonly sources: readonly ManaSource[];
  readonly value: number;
}

export interface Problem {
  /** Counts of floating mana by type. */
  readonly floating: readonly number[];
  readonly life: number;
  readonly producers: readonly Producer[];
  /** The sources that are more than producers. */
  readonly activations: readonly ManaSource[];
}

/** A source as it is used in a solution. */
export interface Use {
  readonly source: ManaSource;
  /** The type of each mana that it makes. */
  readonly types: readonly number[];
  readonly tapped: readonly ObjectId[];
  readonly sacrificed: readonly ObjectId[];
  /** Counts of the mana by type that its own cost is paid with. */
  readonly spends: readonly number[];
  /** Some of its mana pays for another source. */
  readonly feeds: boolean;
}

export interface Solution {
  /** In the order in which they have to be activated. */
  readonly uses: readonly Use[];
  /** Life for Phyrexian symbols. */
  readonly life: number;
}

/**
 * How to meet the demand, with whatever is there; null if there is no way.
 * @param keep a source among the activations that has to be used
 */
export function solve(problem: Problem, demand: Demand, keep: ManaSource | null = null): Solution | null {
  for (const payment of demand) {
    if (payment.life > problem.life) continue;
    const solution = new Search(settled(problem, payment), payment, keep).find();
    if (solution !== null) return solution;
  }
  return null;
}

/** Whether there is a way to meet the demand. */
export function canSolve(problem: Problem, demand: Demand): boolean {
  for (const payment of demand) {
    if (payment.life > problem.life) continue;
    const given = settled(problem, payment);
    if (plainlyEnough(given, payment)) return true;
    if (given.activations.length > 0 && new Search(given, payment, null).exists()) return true;
  }
  return false;
}

/** The same problem, with producers that cost life as sources to be decided on where there is not life enough for all (119.4). */
function settled(problem: Problem, payment: Payment): Problem {
  const { producers, activations, life } = problem;
  let wanted = payment.life;
  for (const producer of producers) wanted += producer.life;
  if (wanted === payment.life) return problem;
  for (const source of activations) wanted += source.life + (demandOf(source.mana).at(-1)?.life ?? 0);
  if (wanted <= life) return problem;
  return {
    ...problem,
    producers: producers.filter((producer) => producer.life === 0),
    activations: [...activations, ...producers.flatMap((producer) => (producer.life === 0 ? [] : producer.sources))],
  };
}

/** Whether floating mana and producers are enough (if not, activations may still make it so). */
function plainlyEnough({ floating, producers }: Problem, { checks }: Payment): boolean {
  for (let at = 0; at < checks.length; at += 2) {
    const mask = checks[at] ?? 0;
    let needed = checks[at + 1] ?? 0;
    for (let type = 0; type < 6; type++) if ((mask & (1 << type)) !== 0) needed -= floating[type] ?? 0;
    for (let index = 0; needed > 0 && index < producers.length; index++) {
      for (const unit of producers[index]?.units ?? []) if ((unit & mask) !== 0) needed--;
    }
    if (needed > 0) return false;
  }
  return true;
}

/** An activation that a search has decided on. */
interface Chosen {
  readonly source: ManaSource;
  readonly output: readonly number[];
  readonly cost: Payment;
  readonly tapped: readonly ObjectId[];
  readonly sacrificed: readonly ObjectId[];
  /** 0 if it needs nothing made before; else its place in the order. */
  readonly time: number;
}

const nothing: readonly ObjectId[] = [];
const noMana: readonly number[] = [];
const never = 1_000_000;

/** A search for one way to pay. Sources that cost no mana and sacrifice nothing are decided on first, in order;
 * then the others, in any order. */
class Search {
  private readonly problem: Problem;
  private readonly payment: Payment;
  private readonly keep: ManaSource | null;
  private readonly early: readonly ManaSource[];
  private readonly late: readonly ManaSource[];
  private readonly chosen: Chosen[] = [];
  private life: number;
  private solution: Solution | null = null;
  private wantsSolution = false;

  constructor(problem: Problem, payment: Payment, keep: ManaSource | null) {
    this.problem = problem;
    this.payment = payment;
    this.keep = keep;
    this.life = problem.life - payment.life;
    const isEarly = (source: ManaSource): boolean =>
      source.mana.length === 0 && source.sacrifices === null && !source.sacrificesSelf;
    this.early = problem.activations.filter(isEarly);
    this.late = problem.activations.filter((source) => !isEarly(source));
  }

  exists(): boolean {
    return this.decideEarly(0);
  }

  find(): Solution | null {
    this.wantsSolution = true;
    return this.decideEarly(0) ? this.solution : null;
  }

  private decideEarly(at: number): boolean {
    const source = this.early[at];
    if (source === undefined) return this.decideLate();
    if (!this.possible(at)) return false;
    if (this.isFree(source)) {
      if (this.tryAll(source, 0, () => this.decideEarly(at + 1))) return true;
      if (!this.isContested(source)) return false; // Not using it is never better.
    }
    return this.decideEarly(at + 1);
  }

  private decideLate(): boolean {
    if (this.isEnough()) return true;
    if (!this.possible(this.early.length)) return false;
    for (let at = 0; at < this.late.length; at++) {
      const source = this.late[at];
      if (source === undefined || this.isUsed(source) || !this.isFree(source) || this.hasEarlierTwin(at)) continue;
      if (this.tryAll(source, this.chosen.length + 1, () => this.isPayable(false) && this.decideLate())) return true;
    }
    return false;
  }

  /** Tries every way to use that source, and goes on with each. */
  private tryAll(source: ManaSource, time: number, next: () => boolean): boolean {
    this.life -= source.life;
    for (const cost of demandOf(source.mana)) {
      if (cost.life > this.life) continue;
      this.life -= cost.life;
      for (const tapped of this.selections(source.taps, source, true)) {
        for (const sacrificed of this.selections(source.sacrifices, source, false)) {
          for (const output of source.outputs) {
            this.chosen.push({ source, output, cost, tapped, sacrificed, time });
            if (next()) return true;
            this.chosen.pop();
          }
        }
      }
      this.life += cost.life;
    }
    this.life += source.life;
    return false;
  }

  /** The choices of objects for a cost that matter: what no source needs comes first and makes the other choices pointless. */
  private selections(takes: Takes | null, source: ManaSource, taps: boolean): readonly (readonly ObjectId[])[] {
    if (takes === null || takes.count === 0) return [nothing];
    const free = takes.from.filter((id) =>
      taps
        ? !this.isTapped(id) && !this.isGone(id) && !(id === source.object && source.tapsSelf)
        : !this.isGone(id) && !(id === source.object && source.sacrificesSelf),
    );
    if (free.length < takes.count) return [];
    const idle = free.filter((id) => !this.isWanted(id, taps, takes));
    if (idle.length >= takes.count) return [idle.slice(0, takes.count)];
    const busy = free.filter((id) => this.isWanted(id, taps, takes));
    return subsets(busy, takes.count - idle.length).map((some) => [...idle, ...some]);
  }

  /** Whether another source could need that object untapped, or still there (what taps it comes before it is sacrificed). */
  private isWanted(id: ObjectId, untapped: boolean, by: Takes): boolean {
    const { producers, activations } = this.problem;
    const takesIt = (takes: Takes | null): boolean =>
      takes !== null && takes.from.includes(id) && !sameObjects(takes.from, by.from);
    return (
      producers.some((producer) => producer.object === id && (untapped || producer.sacrifices)) ||
      (untapped ? activations : this.late).some((source) => source.object === id) ||
      activations.some(({ taps, sacrifices }) => takesIt(taps) || (!untapped && takesIt(sacrifices)))
    );
  }

  private isUsed(source: ManaSource): boolean {
    return this.chosen.some((chosen) => chosen.source === source);
  }
  private isTapped(id: ObjectId): boolean {
    return this.chosen.some(({ source, tapped }) => (source.tapsSelf && source.object === id) || tapped.includes(id));
  }
  private isGone(id: ObjectId): boolean {
    return this.chosen.some(
      ({ source, sacrificed }) => (source.sacrificesSelf && source.object === id) || sacrificed.includes(id),
    );
  }
  private isFree(source: ManaSource): boolean {
    if (source.life > this.life || this.isGone(source.object)) return false;
    if (source.otherCosts && this.chosen.some((chosen) => chosen.source.otherCosts)) return false;
    return !(source.tapsSelf && this.isTapped(source.object));
  }
  /** Whether using it can take something from another source. */
  private isContested(source: ManaSource): boolean {
    if (source.life > 0 || source.taps !== null || source.otherCosts) return true;
    const { producers, activations } = this.problem;
    return (
      producers.some((producer) => producer.object === source.object) ||
      activations.some(
        (other) =>
          other !== source &&
          (other.object === source.object ||
            other.taps?.from.includes(source.object) === true ||
            other.sacrifices?.from.includes(source.object) === true),
      )
    );
  }
  /** Whether one just like it comes before it and is unused: then trying that one was enough. */
  private hasEarlierTwin(at: number): boolean {
    const source = this.late[at];
    if (source === undefined || source.taps !== null || source.sacrifices !== null || source.otherCosts) return false;
    for (let before = 0; before < at; before++) {
      const other = this.late[before];
      if (
        other !== undefined &&
        areTwins(source, other) &&
        !this.isUsed(other) &&
        this.isFree(other) &&
        this.alike(source.object, other.object)
      )
        return true;
    }
    return false;
  }
  /** Whether two objects offer the same beside. */
  private alike(one: ObjectId, other: ObjectId): boolean {
    const { producers, activations } = this.problem;
    if (
      activations.some(({ taps, sacrifices }) =>
        [taps, sacrifices].some((takes) => takes !== null && takes.from.includes(one) !== takes.from.includes(other)),
      )
    ) {
      return false;
    }
    const producersOf = (id: ObjectId): readonly Producer[] => producers.filter(({ object }) => object === id);
    const sourcesOf = (id: ObjectId): readonly ManaSource[] => activations.filter(({ object }) => object === id);
    const [mine, theirs] = [producersOf(one), producersOf(other)];
    const [sources, others] = [sourcesOf(one), sourcesOf(other)];
    return (
      mine.length === theirs.length &&
      mine.every(
        (producer, index) =>
          sameUnits(producer.units, theirs[index]?.units ?? nothing) &&
          producer.sacrifices === theirs[index]?.sacrifices,
      ) &&
      sources.length === others.length &&
      sources.every((source, index) => {
        const twin = others[index];
        return twin !== undefined && areTwins(source, twin);
      })
    );
  }

  private isAvailable(producer: Producer): boolean {
    return producer.sacrifices ? !this.isGone(producer.object) : !this.isTapped(producer.object);
  }

  /** A bound: whether it could be enough if every undecided source gave all it can, without taking anything from another. */
  private possible(decided: number): boolean {
    const { floating, producers } = this.problem;
    const { checks, total } = this.payment;
    const undecided = [...this.early.slice(decided), ...this.late].filter(
      (source) => !this.isUsed(source) && this.isFree(source),
    );
    const available = producers.filter((producer) => this.isAvailable(producer));

    let most = -total;
    for (const count of floating) most += count;
    for (const { units } of available) most += units.length;
    for (const { output, cost } of this.chosen) most += output.length - cost.total;
    for (const source of undecided) {
      const instead = source.tapsSelf
        ? (available.find(({ object, sacrifices }) => object === source.object && !sacrifices)?.units.length ?? 0)
        : 0;
      const given =
        Math.max(...source.outputs.map((output) => output.length)) - (demandOf(source.mana)[0]?.total ?? 0) - instead;
      if (given > 0) most += given;
    }
    if (most < 0) return false;

    for (let at = 0; at < checks.length; at += 2) {
      const mask = checks[at] ?? 0;
      let needed = checks[at + 1] ?? 0;
      for (let type = 0; type < 6; type++) if ((mask & (1 << type)) !== 0) needed -= floating[type] ?? 0;
      for (const { units } of available) for (const unit of units) if ((unit & mask) !== 0) needed--;
      for (const { output } of this.chosen) for (const unit of output) if ((unit & mask) !== 0) needed--;
      for (const { outputs } of undecided) {
        needed -= Math.max(
          ...outputs.map((output) => output.reduce((count, unit) => ((unit & mask) !== 0 ? count + 1 : count), 0)),
        );
      }
      if (needed > 0) return false;
    }
    return true;
  }

  private isEnough(): boolean {
    return this.isPayable(true);
  }

  /** Hands the mana out to the costs of the chosen activations and, where `whole`, to what is to be paid; mana comes before its use. */
  private isPayable(whole: boolean): boolean {
    const { floating, producers } = this.problem;
    const unitMask: number[] = [];
    const unitTime: number[] = [];
    const unitOf: (Producer | Chosen | null)[] = [];
    floating.forEach((count, type) => {
      for (let one = 0; one < count; one++) {
        unitMask.push(1 << type);
        unitTime.push(0);
        unitOf.push(null);
      }
    });
    const available = producers.filter((producer) => this.isAvailable(producer));
    for (const producer of available) {
      for (const unit of producer.units) {
        unitMask.push(unit);
        unitTime.push(0);
        unitOf.push(producer);
      }
    }
    for (const chosen of this.chosen) {
      for (const unit of chosen.output) {
        unitMask.push(unit);
        unitTime.push(chosen.time);
        unitOf.push(chosen);
      }
    }

    const needMask: number[] = [];
    const needTime: number[] = [];
    const need = ({ pips, generic }: Payment, time: number): void => {
      for (const pip of pips) {
        needMask.push(pip);
        needTime.push(time);
      }
      for (let one = 0; one < generic; one++) {
        needMask.push(63);
        needTime.push(time);
      }
    };
    for (const { cost, time } of this.chosen) if (cost.total > 0) need(cost, time);
    if (whole && this.keep !== null && !this.isUsed(this.keep)) return false;
    if (whole) need(this.payment, never);
    if (needMask.length > unitMask.length) return false;

    const takenBy: number[] = unitMask.map(() => -1);
    const seen: number[] = unitMask.map(() => -1);
    const assign = (consumer: number, round: number): boolean => {
      const mask = needMask[consumer] ?? 0;
      const time = needTime[consumer] ?? 0;
      for (let unit = 0; unit < unitMask.length; unit++) {
        if (((unitMask[unit] ?? 0) & mask) === 0 || (unitTime[unit] ?? 0) >= time || seen[unit] === round) continue;
        seen[unit] = round;
        const other = takenBy[unit] ?? -1;
        if (other < 0 || assign(other, round)) {
          takenBy[unit] = consumer;
          return true;
        }
      }
      return false;
    };
    for (let consumer = 0; consumer < needMask.length; consumer++) if (!assign(consumer, consumer)) return false;

    if (whole && this.wantsSolution) {
      const types = unitMask.map((mask, unit) => {
        const consumer = takenBy[unit] ?? -1;
        return firstIndex(consumer < 0 ? mask : mask & (needMask[consumer] ?? mask));
      });
      const typesOf = (of: Producer | Chosen): readonly number[] => types.filter((_, unit) => unitOf[unit] === of);
      const feeds = (of: Producer | Chosen): boolean =>
        unitOf.some(
          (owner, unit) => owner === of && (takenBy[unit] ?? -1) >= 0 && needTime[takenBy[unit] ?? -1] !== never,
        );
      const spends = ({ time, cost }: Chosen): readonly number[] => {
        if (cost.total === 0) return noMana;
        const counts = [0, 0, 0, 0, 0, 0];
        types.forEach((type, unit) => {
          const consumer = takenBy[unit] ?? -1;
          if (consumer >= 0 && needTime[consumer] === time) counts[type] = (counts[type] ?? 0) + 1;
        });
        return counts;
      };
      const made = (producer: Producer): Use => useOfProducer(producer, typesOf(producer), feeds(producer));
      const used = (chosen: Chosen): Use => ({
        source: chosen.source,
        types: typesOf(chosen),
        tapped: chosen.tapped,
        sacrificed: chosen.sacrificed,
        spends: spends(chosen),
        feeds: feeds(chosen),
      });
      // What is tapped is tapped before anything is sacrificed.
      this.solution = {
        life: this.payment.life,
        uses: [
          ...available.filter(({ sacrifices }) => !sacrifices).map(made),
          ...this.chosen.filter(({ time }) => time === 0).map(used),
          ...available.filter(({ sacrifices }) => sacrifices).map(made),
          ...this.chosen.filter(({ time }) => time > 0).map(used),
        ],
      };
    }
    return true;
  }
}

/** A producer used for mana of those types: by the one of its sources that is made for it most narrowly. */
export function useOfProducer(producer: Producer, types: readonly number[], feeds: boolean): Use {
  let best: ManaSource | undefined;
  for (const source of producer.sources) {
    const output = source.outputs[0] ?? [];
    const makes = output.every((mask, unit) => (mask & (1 << (types[unit] ?? 0))) !== 0);
    if (makes && (best === undefined || (output[0] ?? 0) < (best.outputs[0]?.[0] ?? 0))) best = source;
  }
  if (best === undefined) throw new RangeError(`object ${producer.object} cannot make that mana`);
  return { source: best, types, tapped: nothing, sacrificed: nothing, spends: noMana, feeds };
}

function areTwins(one: ManaSource, other: ManaSource): boolean {
  return (
    one.life === other.life &&
    one.tapsSelf === other.tapsSelf &&
    one.sacrificesSelf === other.sacrificesSelf &&
    one.taps === null &&
    other.taps === null &&
    one.sacrifices === null &&
    other.sacrifices === null &&
    one.otherCosts === other.otherCosts &&
    one.outputs.length === other.outputs.length &&
    one.outputs.every((output, index) => sameUnits(output, other.outputs[index] ?? nothing)) &&
    (one.mana === other.mana || JSON.stringify(one.mana) === JSON.stringify(other.mana))
  );
}

function sameObjects(one: readonly ObjectId[], other: readonly ObjectId[]): boolean {
  return one.length === other.length && one.every((id, index) => id === other[index]);
}

function sameUnits(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((mask, index) => mask === other[index]);
}

function subsets(list: readonly ObjectId[], size: number): readonly (readonly ObjectId[])[] {
  if (size === 0) return [nothing];
  return list.flatMap((id, at) => subsets(list.slice(at + 1), size - 1).map((rest) => [id, ...rest]));
}
