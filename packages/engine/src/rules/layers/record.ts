/**
 * What the layers tell whoever asks for reasons: each thing that contributes to an object, in the order of application.
 */
import type { Modification } from "../../card/modification.ts";
import type { Quantity } from "../../card/quantity.ts";
import type { CounterKind } from "../../card/words.ts";
import type { CompiledStatic } from "../../state/compiled.ts";
import type { Expiry } from "../../state/effects.ts";
import type { ObjectId } from "../../state/identity.ts";
import { layer } from "./reads.ts";

export type ContributionLayer = "base" | "1" | "2" | "4" | "5" | "6" | "7a" | "7b" | "7c" | "7d" | "limit";
export interface Contribution {
  readonly layer: ContributionLayer;
  /** The object that it comes from. */
  readonly source: ObjectId;
  /**
   * What it is: the card itself, the form it is in, an exception or a copy effect; a static ability; an effect of a spell or ability that
   * resolved; an ability that defines a characteristic; counters.
   */
  readonly kind: "printed" | "form" | "exception" | "copy" | "static" | "effect" | "definition" | "counters";
  readonly modification?: Modification;
  /** The static ability that it comes from. */
  readonly ability?: CompiledStatic;
  /** What the condition of that ability is about, as it stands now. */
  readonly measured?: readonly Measured[];
  /** How long an effect of a spell or ability lasts. */
  readonly expiry?: Expiry;
  /** Counters of that kind, how many. */
  readonly counter?: CounterKind;
  readonly count?: number;
  /** What power and toughness were set to or changed by. */
  readonly power?: number;
  readonly toughness?: number;
  /** The rule that puts it where it is. */
  readonly rule: string;
  readonly timestamp: number;
}

/** What a quantity comes to. */
export interface Measured {
  readonly quantity: Quantity;
  readonly now: number;
}

export type Recorder = (object: ObjectId, contribution: Contribution) => void;

const names: Readonly<Record<number, readonly [ContributionLayer, string]>> = {
  [layer.control]: ["2", "613.1b"],
  [layer.types]: ["4", "613.1d"],
  [layer.colors]: ["5", "613.1e"],
  [layer.abilities]: ["6", "613.1f"],
  [layer.definition]: ["7a", "613.4a"],
  [layer.base]: ["7b", "613.4b"],
  [layer.modify]: ["7c", "613.4c"],
};
const limitRules: Readonly<Record<string, string>> = {
  cantAttack: "508.1c",
  cantAttackOrBlock: "508.1c",
  attacksIfAble: "508.1d",
  canAttackAsThoughNoDefender: "702.3b",
  cantBlock: "509.1b",
  cantBeBlocked: "509.1b",
  canBlockOnly: "509.1b",
  canBlockAdditional: "509.1b",
  blocksIfAble: "509.1c",
  mustBeBlocked: "509.1c",
  allMustBlock: "509.1c",
  doesntUntap: "502.3",
  cantBeRegenerated: "701.19c",
  cantActivate: "602.5",
  activationCostsMore: "601.2f",
};

/** The name of a layer and the rule of it; for limits the rule that reads them. */
export function layerOf(bit: number, kind: string): readonly [ContributionLayer, string] {
  return names[bit] ?? ["limit", limitRules[kind] ?? "613.11"];
}
