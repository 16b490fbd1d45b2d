/**
 * The combat phase (506–511) as the other rules see it. Its turn-based actions are the frames "declareAttackers", "declareBlockers" and
 * "combatDamage", pushed as those steps begin.
 */
export { attackCandidates } from "./attackers.ts";
export type { AttackCandidate } from "./attackers.ts";
export { blockCandidates } from "./blockers.ts";
export type { BlockCandidate } from "./blockers.ts";
export { needsFirstStrikeStep } from "./damage.ts";
export { becomeAttacking, becomeBlocking, pushAttacking } from "./entering.ts";
export { canBlockThat } from "./evasion.ts";
export {
  attackable,
  attackedBy,
  attackersBlockedBy,
  attackersOf,
  blockersOf,
  blockersOfAttacker,
  defendingPlayerOf,
  hasAttackers,
} from "./reading.ts";
export { checkCombat, endCombat, isCombat, removeFromCombat } from "./removal.ts";
