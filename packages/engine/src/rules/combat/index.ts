/**
 * The combat phase (506–511) as the other rules see it. Its turn-based actions are the frames "declareAttackers", "declareBlockers" and
 * "combatDamage", pushed as those steps begin.
 */
export { attackCandidates } from "./attackers.ts";
export { blockCandidates } from "./blockers.ts";
export { declaredSoFar } from "./declaration.ts";
export { needsFirstStrikeStep } from "./damage.ts";
export { becomeBlocking, pushAttacking } from "./entering.ts";
export { hasAttackers } from "./reading.ts";
export { checkCombat, endCombat, removeFromCombat } from "./removal.ts";
