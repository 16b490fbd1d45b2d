/** Loading cards as the other rules see it: from definitions, tokens and abilities to what they are compiled to. */
export { compileCard, compiledKeyword, compiledOf, compiledToken, intrinsicManaAbility } from "./card.ts";
export { delayedAbility, preventedAbility } from "./created.ts";
export { intrinsicCard } from "./intrinsic.ts";
