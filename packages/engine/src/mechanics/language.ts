/** The words that the mechanics of the block add to the card language, for card files. */
export { bestow } from "./bestow.ts";
export { constellation } from "./constellation.ts";
export { devotionTo } from "./devotion.ts";
export { godOf } from "./gods.ts";
export { heroic } from "./heroic.ts";
export { inspired } from "./inspired.ts";
export { monstrosity, whenMonstrous, whileMonstrous } from "./monstrosity.ts";
export { hasNyxFrame } from "./nyx.ts";
export { scry } from "./scry.ts";
export { strive } from "./strive.ts";
export { ifTributeWasntPaid, tribute } from "./tribute.ts";
