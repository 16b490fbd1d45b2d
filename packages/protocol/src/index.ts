/** @nykthos/protocol: what a table and whoever holds the game say to each other. The holder itself is `@nykthos/protocol/host`. */
export type { Expected, Found, RecordFault } from "./fault.ts";
export { mostCards } from "./decks.ts";
export { protocolVersion } from "./messages.ts";
export type {
  DeckChoice,
  Forecast,
  Reason,
  RefusalCode,
  Request,
  Response,
  Setup,
  Sheet,
  StandingAnswer,
  Tally,
  Told,
  Update,
} from "./messages.ts";
export type { DeckFault, DeckHint, DeckLine, DeckRead, DeckSummary } from "./decks.ts";
export { isAction, passesByItself, usualPassing, waitingFor } from "./passing.ts";
export type { Passing, Stops, Until } from "./passing.ts";
export type { ExplainedRule, LanguageCode, Shared } from "@nykthos/text";
