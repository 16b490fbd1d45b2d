/**
 * Mana and costs (106, 107.4, 118, 601.2f–h, 605): what the other rules use of them. Loading this registers the frames that pay costs
 * and activate mana abilities, and the verbs of mana.
 */
import "./payment.ts";
import "./verbs.ts";

export { activateManaAbility } from "./activate.ts";
export { canPayMana, paymentPlan } from "./afford.ts";
export type { ManaOptions } from "./afford.ts";
export {
  costOfActivation,
  costOfSpell,
  leastCostOfSpell,
  manaOfCost,
  manaToCast,
  targetsMakeCheaper,
} from "./costs.ts";
export { canPayCost } from "./payable.ts";
export { emptyPools } from "./pool.ts";
export { manaSources, summariseMana } from "./sources.ts";
export type { ManaSummary } from "./sources.ts";
