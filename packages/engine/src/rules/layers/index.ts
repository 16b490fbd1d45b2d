/**
 * Continuous effects and derived characteristics (611, 613): what everything is now, and why.
 */
export { characteristicsAsEnters } from "./entering.ts";
export { characteristicsOf, controllerOf, layersOf, touch, touchIf } from "./current.ts";
export { beginEffect, lockExceptions } from "./begin.ts";
export { copiableOf } from "./copiable.ts";
export { explainObject } from "./explain.ts";
export type { Contribution, Measured } from "./record.ts";
export {
  hasColor,
  hasKeyword,
  hasLimit,
  hasSubtype,
  hasType,
  isCreature,
  keywordAbilities,
  limitsOf,
} from "./reading.ts";
