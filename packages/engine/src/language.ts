/** The whole card language, the words of the mechanics included: what card files and renderers are written in. */
export * from "./card/index.ts";
export * from "./mechanics/language.ts";
