/**
 * What the page knows: the newest update of its worker, the sheets told so far, what is picked and open. Everything it shows comes out of
 * this through the view model.
 */
import type { ObjectId, Option } from "@nykthos/engine";
import { usualPassing } from "@nykthos/protocol";
import type { DeckSummary, ExplainedRule, Passing, Reason, Sheet, Told, Update } from "@nykthos/protocol";
import { create } from "zustand";
import { catalogues } from "../words/index.ts";
import type { Messages } from "../words/index.ts";
import { isGameKept } from "./keptSign.ts";
import { loadSettings } from "./settings.ts";
import type { Settings } from "./settings.ts";

export type ZonePanel = "graveyard0" | "graveyard1" | "exile" | "emblems0" | "emblems1";
export type Panel = "menu" | "settings" | "help" | "log" | "concede" | ZonePanel;

export interface State {
  readonly phase: "opening" | "start" | "decks" | "table";
  /** A game was asked for: the table is shown as soon as it is there. */
  readonly settingOut: boolean;
  readonly update: Update | null;
  readonly sheets: ReadonlyMap<number, Sheet>;
  readonly told: readonly Told[];
  readonly decks: readonly { readonly name: string; readonly starter: boolean; readonly summary: DeckSummary }[];
  readonly levels: readonly string[];
  readonly settings: Settings;
  readonly passing: Passing;
  /** The creature whose block is being chosen. */
  readonly picked: ObjectId;
  /** The card that is looked at closely, and why it is what it is. */
  readonly focus: ObjectId;
  readonly reasons: readonly Reason[];
  readonly whyNot: {
    readonly object: ObjectId;
    readonly code: string;
    readonly text: string;
    readonly rule: string;
  } | null;
  /** What may be done with the card that was touched, if that is more than one thing. */
  readonly menu: { readonly object: number; readonly options: readonly Option[] } | null;
  readonly panel: Panel | null;
  /** The rule that is being read, over whatever else is open. */
  readonly ruled: { readonly rule: string; readonly about: readonly ExplainedRule[] } | null;
  /** How much of the story was told when the player last answered. */
  readonly answeredAt: number;
  /** A sentence to be shown and said for a moment. */
  readonly notice: string;
  /** Counts them, so that the same sentence is said again. */
  readonly notices: number;
  readonly endSeen: boolean;
  /** The next answer is given whenever that ability asks again. */
  readonly always: boolean;
  /** When that update was shown: a press that was meant for the one before does not count. */
  readonly shownAt: number;
  /** The newest updates are still being shown one after another. */
  readonly behind: boolean;
}

export const useTable = create<State>()(() => ({
  // Where nothing is kept there is nothing to wait for.
  phase: isGameKept() ? "opening" : "start",
  settingOut: false,
  update: null,
  sheets: new Map(),
  told: [],
  decks: [],
  levels: [],
  settings: loadSettings(),
  passing: usualPassing,
  picked: 0,
  focus: 0,
  reasons: [],
  whyNot: null,
  menu: null,
  panel: null,
  ruled: null,
  answeredAt: 0,
  notice: "",
  notices: 0,
  endSeen: false,
  always: false,
  shownAt: 0,
  behind: false,
}));
export const { getState: now, setState: set } = useTable;

export function wordsNow(): Messages {
  return catalogues[now().settings.language];
}
export function useWords(): Messages {
  return catalogues[useTable(({ settings }) => settings.language)];
}
