/** What the worker tells: updates are shown one after the other, each long enough to be understood. */
import { protocolVersion } from "@nykthos/protocol";
import type { Update } from "@nykthos/protocol";
import { asDeclared } from "../model/combat.ts";
import { timeToSee } from "../model/pace.ts";
import { faultInWords } from "../words/faults.ts";
import type { FromWorker } from "../worker/messages.ts";
import { download, goOn, passingNow } from "./acts.ts";
import { hearCards, hearDeck, readDecks } from "./decks.ts";
import { noteKept } from "./keptSign.ts";
import { connect, say } from "./line.ts";
import { now, set, wordsNow } from "./state.ts";

/** Starts the worker and takes up the game that was kept. */
export function open(): void {
  connect(hear);
  const { settings } = now();
  say({ type: "hello", version: protocolVersion, language: settings.language });
  say({ type: "passing", passing: passingNow() });
  say({ type: "resume" });
}

function hear(message: FromWorker): void {
  switch (message.type) {
    case "welcome":
      set({ decks: message.decks, levels: message.levels });
      readDecks();
      return;
    case "nothingKept":
      noteKept(false);
      if (now().phase === "opening") set({ phase: "start" });
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
    case "ruled":
      set({ ruled: message });
      return;
    case "deckRead":
      hearDeck(message);
      return;
    case "cardsFound":
      hearCards(message.query, message.sheets);
      return;
    case "saved":
      download(message.address);
      return;
    case "refused":
      set({
        settingOut: false,
        notices: now().notices + 1,
        notice: [
          wordsNow().refused[message.code],
          message.code === "deck" ? `: ${message.message}` : "",
          message.fault === undefined
            ? ""
            : `: ${faultInWords(message.fault, message.message, now().settings.language)}`,
        ].join(""),
        ...(now().phase === "opening" ? { phase: "start" as const } : {}),
      });
      return;
  }
}

// Updates on the way to a question are shown for a moment each; the newest is what counts.
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

/** Shows at once what is still to be shown. */
export function hurry(): void {
  if (timer === null) return;
  clearTimeout(timer);
  while (queue.length > 1) {
    const update = queue.shift();
    if (update !== undefined) show(update);
  }
  drain();
}

function drain(): void {
  timer = null;
  const update = queue.shift();
  if (update === undefined) return;
  show(update);
  const { told, view, passing } = update;
  const wait = passing ? timeToSee(told, view.viewer, now().settings.speed, queue.length) : 0;
  if (wait > 0) timer = setTimeout(drain, wait);
  else drain();
}

function show(update: Update): void {
  const before = now();
  if (before.update === null) noteKept(true);
  set({
    // The same game told again, in another language, leaves whoever is elsewhere where they are.
    phase: before.phase === "opening" || before.settingOut ? "table" : before.phase,
    settingOut: false,
    update,
    told: [...before.told.slice(0, update.toldFrom), ...update.told],
    picked: 0,
    menu: null,
    whyNot: null,
    always: false,
    behind: update.passing,
    shownAt: performance.now(),
    // What is told from the beginning, after a reload or while watching, is not new.
    ...(update.toldFrom === 0 ? { answeredAt: update.told.length } : {}),
    ...(update.view.result === null ? { endSeen: false } : {}),
    ...(update.until === before.passing.until ? {} : { passing: { ...before.passing, until: update.until } }),
    ...(before.focus !== 0 && update.faces[before.focus] === undefined ? { focus: 0, reasons: [] } : {}),
  });
  if (now().focus !== 0) say({ type: "explain", object: now().focus });
  if (!update.passing) goOn(update);
}
