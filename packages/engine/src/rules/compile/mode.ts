/** What an ability of a text does: its program and targets, which events it waits for, and whether it is a mana ability (605). */
import type { ActivatedAbility, TriggeredAbility } from "../../card/ability.ts";
import type { Effect } from "../../card/effect.ts";
import type { EventPattern } from "../../card/event.ts";
import type { TargetSelection } from "../../card/selection.ts";
import type { CompiledMode } from "../../state/compiled.ts";
import { joined } from "../entersAs.ts";
import { flatten } from "../program.ts";

/** The program and targets of a list of sentences. */
export function compileMode(effects: readonly Effect[]): CompiledMode {
  const targets: TargetSelection[] = [];
  collectTargets(effects, targets);
  return { program: joined(flatten(effects)), targets };
}

/** Targets in the order of the text: what is granted, created or delayed chooses its own later. */
function collectTargets(value: unknown, found: TargetSelection[]): void {
  if (Array.isArray(value)) {
    for (const item of value) collectTargets(item, found);
    return;
  }
  if (typeof value !== "object" || value === null) return;
  if ("target" in value && "as" in value) {
    found.push(value as TargetSelection);
    return;
  }
  if ("do" in value && value.do === "delayed") return;
  for (const [key, inner] of Object.entries(value)) {
    if (key !== "ability" && key !== "abilities" && key !== "token") collectTargets(inner, found);
  }
}

/** Each event by itself where any of several triggers. */
export function flattenPatterns(pattern: EventPattern): readonly EventPattern[] {
  return "anyOf" in pattern ? pattern.anyOf.flatMap(flattenPatterns) : [pattern];
}

function addsManaUntargeted(modes: readonly CompiledMode[]): boolean {
  return (
    modes.some((mode) => mode.program.some((step) => step.op === "do" && step.effect.do === "addMana")) &&
    modes.every((mode) => mode.targets.length === 0)
  );
}

/** 605.1a */
export function isManaAbility(ability: ActivatedAbility, modes: readonly CompiledMode[]): boolean {
  return addsManaUntargeted(modes) && !ability.cost.some((part) => part.pay === "loyalty");
}

/** 605.1b */
export function isTriggeredManaAbility(
  ability: TriggeredAbility,
  modes: readonly CompiledMode[],
  patterns: readonly EventPattern[],
): boolean {
  return addsManaUntargeted(modes) && patterns.some((pattern) => "tapsForMana" in pattern);
}
