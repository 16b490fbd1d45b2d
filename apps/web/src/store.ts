/**
 * What the page knows: the newest update of its worker, the sheets told so far, what is picked and open. Everything it shows comes out of
 * this through the view model; everything a person does goes to the worker from here.
 */
import type { ObjectId, Option } from "@nykthos/engine";
import { protocolVersion, usualPassing } from "@nykthos/protocol";
import type { DeckFault, LanguageCode, Passing, Reason, Setup, Sheet, Told, Update } from "@nykthos/protocol";
import { create } from "zustand";
import { questionOf } from "./model/cards.ts";
import { asDeclared } from "./model/combat.ts";
import { keepSettings, loadSettings } from "./settings.ts";
import type { Settings } from "./settings.ts";
import { catalogues } from "./words/index.ts";
import type { Messages } from "./words/index.ts";
import type { FromWorker, ToWorker } from "./worker/messages.ts";

export type Panel = "menu" | "settings" | "help" | "log" | "concede" | "graveyard0" | "graveyard1" | "exile";

export interface State {
  readonly phase: "opening" | "start" | "table";
  readonly update: Update | null;
  readonly sheets: ReadonlyMap<number, Sheet>;
  readonly told: readonly Told[];
  readonly decks: readonly { readonly name: string; readonly starter: boolean }[];
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
  /** A sentence to be shown and said for a moment. */
  readonly notice: string;
  readonly deckRead: { readonly cards: number; readonly faults: readonly DeckFault[] } | null;
  readonly endSeen: boolean;
  /** The next answer is given whenever that ability asks again. */
  readonly always: boolean;
  /** The newest updates are still being shown one after another. */
  readonly behind: boolean;
}

export const useTable = create<State>()(() => ({
  phase: "opening",
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
  notice: "",
  deckRead: null,
  endSeen: false,
  always: false,
  behind: false,
}));
const { getState: now, setState: set } = useTable;

function words(): Messages {
  return catalogues[now().settings.language];
}
export function useWords(): Messages {
  return catalogues[useTable(({ settings }) => settings.language)];
}

let worker: Worker | null = null;
function say(message: ToWorker): void {
  worker?.postMessage(message);
}

/** Starts the worker and takes up the game that was kept. */
export function open(): void {
  worker = new Worker(new URL("./worker/worker.ts", import.meta.url), { type: "module" });
  worker.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => hear(data));
  const { settings } = now();
  say({ type: "hello", version: protocolVersion, language: settings.language });
  say({ type: "passing", passing: passingNow() });
  say({ type: "resume" });
}

function hear(message: FromWorker): void {
  switch (message.type) {
    case "welcome":
      set({ decks: message.decks, levels: message.levels });
      return;
    case "nothingKept":
      set({ phase: "start" });
      return;
    case "update":
      take(message);
      return;
    case "explained":
      if (message.object === now().focus) set({ reasons: message.reasons });
      return;
    case "whyNot":
      set({ whyNot: message });
      return;
    case "deckRead":
      set({ deckRead: message });
      return;
    case "saved":
      download(message.address);
      return;
    case "refused":
      set({
        notice: [
          words().refused[message.code] ?? message.message,
          message.code === "deck" ? `: ${message.message}` : "",
        ].join(""),
        ...(now().phase === "opening" ? { phase: "start" as const } : {}),
      });
      return;
  }
}

// Updates on the way to a question are shown for a moment each; the newest is what counts.
const pace = { instant: 0, fast: 260, normal: 620, slow: 1300 } as const;
const queue: Update[] = [];
let timer: ReturnType<typeof setTimeout> | null = null;

function take(update: Update): void {
  if (update.sheets.length > 0) {
    const sheets = new Map(now().sheets);
    for (const sheet of update.sheets) sheets.set(sheet.id, sheet);
    set({ sheets });
  }
  queue.push(asDeclared(update));
  if (timer === null) drain();
}

function drain(): void {
  timer = null;
  const update = queue.shift();
  if (update === undefined) return;
  show(update);
  const wait = update.passing ? pace[now().settings.speed] * (queue.length > 8 ? 0.4 : 1) : 0;
  if (wait > 0) timer = setTimeout(drain, wait);
  else drain();
}

/** When the newest update was shown: a press that was meant for the one before does not count. */
let shownAt = 0;

function show(update: Update): void {
  const before = now();
  shownAt = performance.now();
  set({
    phase: "table",
    update,
    told: [...before.told.slice(0, update.toldFrom), ...update.told],
    picked: 0,
    menu: null,
    whyNot: null,
    always: false,
    behind: update.passing,
    ...(update.view.result === null ? { endSeen: false } : {}),
    ...(update.passing || before.passing.until === "none"
      ? {}
      : { passing: { ...before.passing, until: "none" as const } }),
    ...(before.focus !== 0 && update.faces[before.focus] === undefined ? { focus: 0, reasons: [] } : {}),
  });
  if (now().focus !== 0) say({ type: "explain", object: now().focus });
  if (!update.passing) goOn(update);
}

/** What a person asked for that takes several answers: given one at a time as the questions come. */
let wish:
  | { readonly do: "attackAll" }
  | { readonly do: "payWith"; readonly object: ObjectId }
  | { readonly do: "target"; readonly entity: number }
  | null = null;

function goOn(update: Update): void {
  const question = questionOf(update);
  const wished = wish;
  wish = null;
  if (question === null || wished === null) return;
  if (wished.do === "target" && question.kind === "targets") {
    const option = question.options.find((one) => one.type === "choose" && one.entity === wished.entity);
    if (option !== undefined) answer(option);
  }
  if (wished.do === "attackAll" && question.kind === "attackers") attackWithAll();
  if (wished.do === "payWith" && question.kind === "payment") {
    const options = question.options.filter((option) => option.type === "mana" && option.object === wished.object);
    if (options[0] !== undefined && options.length === 1) answer(options[0]);
    else if (options.length > 1) set({ menu: { object: wished.object, options } });
  }
}

/** Gives an answer. */
export function answer(option: Option): void {
  const { update, behind, always } = now();
  if (update === null || behind) return;
  set({ menu: null, picked: 0, whyNot: null, always: false });
  say({ type: "answer", at: update.at, plan: [option], ...(always ? { always: true } : {}) });
}

/** What was dragged onto a place is done there: a block, an attack, a spell with that target. */
export function drop(options: readonly Option[], onto: number): void {
  const [only] = options;
  const placed = options.find((option) =>
    option.type === "block" ? option.attacker === onto : option.type === "attack" && option.defender === onto,
  );
  if (placed !== undefined) answer(placed);
  else if (only !== undefined && options.length === 1 && only.type !== "block") {
    if (only.type === "cast" && onto !== 0) wish = { do: "target", entity: onto };
    answer(only);
  } else if (only !== undefined && "object" in only) set({ menu: { object: only.object, options } });
}

/** The main button: not for a press that was meant for what stood there before. */
export function answerCarefully(option: Option): void {
  if (performance.now() - shownAt < 180) return;
  answer(option);
}

export function attackWithAll(): void {
  const { update } = now();
  const option = update === null ? undefined : questionOf(update)?.options.find(({ type }) => type === "attack");
  if (option === undefined) return;
  wish = { do: "attackAll" };
  answer(option);
}

/** Touches an object or player: does the one thing that can be done with it, asks which if there are several, or asks why there is none. */
export function touch(entity: number, options: readonly Option[]): void {
  const { update, picked } = now();
  if (update === null) return;
  const question = questionOf(update);
  if (
    question?.kind === "payment" &&
    options.length === 0 &&
    entity > 0 &&
    question.options.some(({ type }) => type === "manual")
  ) {
    wish = { do: "payWith", object: entity };
    answer({ type: "manual" });
    return;
  }
  const [only] = options;
  if (only === undefined) {
    if (picked !== 0) set({ picked: 0 });
    else if (entity > 0) ask(entity);
    return;
  }
  if (options.length === 1) {
    if (only.type === "block" && picked === 0 && blocksOf(entity) > 1) set({ picked: entity });
    else answer(only);
    return;
  }
  if (options.every(({ type }) => type === "block") && picked === 0) set({ picked: entity });
  else set({ menu: { object: entity, options } });
}

function blocksOf(entity: number): number {
  const { update } = now();
  const question = update === null ? null : questionOf(update);
  return question?.options.filter((option) => option.type === "block" && option.object === entity).length ?? 0;
}

export function look(object: ObjectId): void {
  set({ focus: object, reasons: [], whyNot: null });
  say({ type: "explain", object });
}
/** Looks at what was touched in vain, and asks why it cannot be used. */
function ask(object: ObjectId): void {
  const { update } = now();
  if (now().focus !== object) look(object);
  const mine = update?.view.battlefield.some(
    ({ id, controller }) => id === object && controller === update.view.viewer,
  );
  const held = update?.view.players[update.view.viewer]?.hand.some(({ id }) => id === object);
  if (update !== null && questionOf(update) !== null && (mine === true || held === true))
    say({ type: "whyNot", object });
}
/** Looks at what the mouse rests on, where there is room to show it beside the table. */
export function peek({ pointerType }: { readonly pointerType: string }, object: ObjectId): void {
  if (pointerType === "mouse" && innerWidth > 700) look(object);
}
export function lookAway(): void {
  set({ focus: 0, reasons: [], whyNot: null });
}

export function begin(setup: Setup): void {
  set({ told: [], endSeen: false, panel: null, notice: "", focus: 0 });
  lastSetup = setup;
  say({ type: "start", setup });
}
let lastSetup: Setup | null = null;
export function beginAgain(): void {
  const { name, you, opponent, level, first } = lastSetup ?? quickSetup();
  begin({ name, you, opponent, level, first });
}
export function quickSetup(): Setup {
  return { name: words().you, you: { deck: "any" }, opponent: { deck: "any" }, level: "greedy", first: "lot" };
}

export function undo(): void {
  const { update } = now();
  if (update === null) return;
  const back = questionOf(update)?.options.find(({ type }) => type === "back");
  if (back !== undefined) answer(back);
  else if (update.canUndo) say({ type: "undo" });
}

export function passUntil(until: "endOfTurn" | "myTurn"): void {
  const { update, behind } = now();
  const question = update === null ? null : questionOf(update);
  if (update === null || behind || question?.kind !== "priority") return;
  const passing = { ...passingNow(), until, since: update.view.turn };
  set({ passing });
  say({ type: "passing", passing });
  // What is on the stack now is passed on knowingly.
  if (update.view.stack.length > 0) answer({ type: "pass" });
}

function passingNow(): Passing {
  const { passing, settings } = now();
  return { ...passing, stops: settings.stops };
}
export function setFullControl(fullControl: boolean): void {
  set({ passing: { ...now().passing, fullControl } });
  say({ type: "passing", passing: passingNow() });
}

export function change(change: Partial<Settings>): void {
  const { settings } = now();
  const next = { ...settings, ...change };
  set({ settings: next });
  keepSettings(next);
  if (change.stops !== undefined) say({ type: "passing", passing: passingNow() });
  if (change.language !== undefined && change.language !== settings.language) speak(change.language);
}
function speak(language: LanguageCode): void {
  document.documentElement.lang = language;
  say({ type: "speak", language });
}

export function openPanel(panel: Panel | null): void {
  set({ panel });
}
export function notice(text: string): void {
  set({ notice: text });
}
export function closeMenu(): void {
  set({ menu: null });
}
export function closeEnd(): void {
  set({ endSeen: true });
}
export function toStart(): void {
  set({ phase: "start", panel: null, focus: 0 });
}
export function toTable(): void {
  if (now().update !== null) set({ phase: "table" });
}
export function concede(): void {
  set({ panel: null });
  say({ type: "concede" });
}
export function save(): void {
  say({ type: "save" });
}
export function watch(moment: number): void {
  set({ endSeen: true });
  say({ type: "watch", moment });
}
export function present(): void {
  say({ type: "present" });
}
export function branch(): void {
  say({ type: "branch" });
}
export function readDeck(text: string): void {
  set({ deckRead: null });
  say({ type: "readDeck", text });
}
export function openFile(file: File): void {
  say({ type: "load", address: URL.createObjectURL(file) });
}

function download(address: string): void {
  const link = document.createElement("a");
  link.href = address;
  link.download = "nykthos.json";
  link.click();
}
