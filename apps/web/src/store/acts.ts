/** What a person does: it goes to the worker from here, or changes what is picked and open. */
import type { ObjectId, Option, QuestionKind } from "@nykthos/engine";
import type { LanguageCode, Passing, Setup, Until, Update } from "@nykthos/protocol";
import { questionOf } from "../model/cards.ts";
import { isDrawerOffered, occasionOf } from "../model/drawer.ts";
import { hintOf } from "../model/hints.ts";
import { readDecks } from "./decks.ts";
import { passOnCard } from "./arranging.ts";
import { say } from "./line.ts";
import { keepSettings } from "./settings.ts";
import type { Settings } from "./settings.ts";
import { hasRail, useShape } from "./shape.ts";
import { now, set, wordsNow } from "./state.ts";
import type { Panel } from "./state.ts";

/** What a person asked for that takes several answers: given one at a time as the questions come. */
let wish:
  { readonly do: "payWith"; readonly object: ObjectId } | { readonly do: "target"; readonly entity: number } | null =
  null;

export function goOn(update: Update): void {
  const question = questionOf(update);
  const wished = wish;
  wish = null;
  if (question === null || wished === null) return;
  if (wished.do === "target" && question.kind === "targets") {
    const option = question.options.find((one) => one.type === "choose" && one.entity === wished.entity);
    if (option !== undefined) answer(option);
  }
  if (wished.do === "payWith" && question.kind === "payment") {
    const options = question.options.filter((option) => option.type === "mana" && option.object === wished.object);
    if (options[0] !== undefined && options.length === 1) answer(options[0]);
    else if (options.length > 1) set({ menu: { object: wished.object, options } });
  }
}

/** Gives an answer. */
export function answer(option: Option): void {
  const { update, behind } = now();
  if (update !== null && !behind) give(update, [option]);
}

/** Gives several answers one after the other, as long as it is asked for the same. */
function give(update: Update, plan: readonly Option[], kinds?: readonly QuestionKind[]): void {
  const { always } = now();
  set({ menu: null, picked: 0, whyNot: null, always: false, answeredAt: now().told.length });
  countHint(update);
  say({
    type: "answer",
    at: update.at,
    plan,
    ...(kinds === undefined ? {} : { kinds }),
    ...(always ? { always: true } : {}),
  });
}

/** A hint that was there while the player answered has been read once more. */
function countHint(update: Update): void {
  const { settings } = now();
  const hint = settings.hints ? hintOf(update, settings.hintsSeen) : null;
  if (hint !== null) change({ hintsSeen: { ...settings.hintsSeen, [hint]: (settings.hintsSeen[hint] ?? 0) + 1 } });
}

/** What was dragged onto a place is done there: a block, an attack, a spell with that target. */
export function drop(options: readonly Option[], onto: number): void {
  const [only] = options;
  if (only?.type === "choose" && passOnCard(only.entity)) return;
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
  if (performance.now() - now().shownAt < 180) return;
  answer(option);
}

/** Each creature that can attack, as one plan: the first thing that it can attack. */
export function attackWithAll(): void {
  const { update, behind } = now();
  if (update === null || behind) return;
  const attacks = new Map<ObjectId, Option>();
  for (const option of questionOf(update)?.options ?? [])
    if (option.type === "attack" && !attacks.has(option.object)) attacks.set(option.object, option);
  if (attacks.size > 0) give(update, [...attacks.values()], ["attackers"]);
}

/** Touches an object or player: does the one thing that can be done with it, asks which if there are several, or asks why there is none. */
export function touch(entity: number, options: readonly Option[]): void {
  const { update, picked } = now();
  if (update === null || passOnCard(entity)) return;
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
    else if (question !== null && isDeclared(update, entity)) retract(update, entity);
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

/** Whether that creature attacks or blocks in the declaration that is still being made: touched again it does not. */
function isDeclared({ declared }: Update, entity: number): boolean {
  return declared.some(({ creature }) => creature === entity);
}
function retract(update: Update, creature: ObjectId): void {
  if (now().behind) return;
  set({ menu: null, whyNot: null, answeredAt: now().told.length });
  say({ type: "retract", at: update.at, creature });
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
  if (pointerType === "mouse" && hasRail()) look(object);
}
export function lookAway(): void {
  set({ focus: 0, reasons: [], whyNot: null });
}

export function begin(setup: Setup): void {
  set({ told: [], endSeen: false, panel: null, notice: "", focus: 0, settingOut: true });
  change({ folded: {} });
  lastSetup = setup;
  say({ type: "start", setup });
}
let lastSetup: Setup | null = null;
export function beginAgain(): void {
  const { name, you, opponent, level, first } = lastSetup ?? quickSetup();
  begin({ name, you, opponent, level, first });
}
export function quickSetup(): Setup {
  return { name: wordsNow().you, you: { deck: "any" }, opponent: { deck: "any" }, level: "greedy", first: "lot" };
}

export function undo(): void {
  const { update } = now();
  if (update === null) return;
  const back = questionOf(update)?.options.find(({ type }) => type === "back");
  if (back !== undefined) answer(back);
  // Where nothing can be taken back, the answer says why.
  else say({ type: "undo" });
}

export function passUntil(until: Until): void {
  const { update, behind } = now();
  const question = update === null ? null : questionOf(update);
  if (update === null || behind || question?.kind !== "priority") return;
  const passing = { ...passingNow(), until, since: update.view.turn };
  // What is on the stack now is passed on knowingly, before the wish, which anything on the stack would end.
  if (update.view.stack.length > 0) answer({ type: "pass" });
  set({ passing });
  say({ type: "passing", passing });
}

export function passingNow(): Passing {
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
  readDecks();
}

/** Has an ability ask again what is answered by itself. */
export function askAgain(id: number): void {
  say({ type: "forget", id });
}

/** Asks what a rule is about. */
export function readRule(rule: string): void {
  say({ type: "rule", rule });
}
export function closeRule(): void {
  set({ ruled: null });
}

/** Draws the hand open or closed; where it can be used, that is how it is wanted there from now on. */
export function drawHand(open: boolean): void {
  const { update } = now();
  if (update === null) return;
  useShape.setState({ drawn: { during: occasionOf(update), open } });
  if (isDrawerOffered(update)) change({ handOpen: open });
}
/** Folds a row of the battlefield into one line, or unfolds it; for this game. */
export function foldRow(row: string, folded: boolean): void {
  change({ folded: { ...now().settings.folded, [row]: folded } });
}

export function openPanel(panel: Panel | null): void {
  set({ panel });
}
export function notice(text: string): void {
  set({ notice: text, notices: now().notices + 1 });
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
export function openFile(file: File): void {
  set({ settingOut: true });
  say({ type: "load", address: URL.createObjectURL(file) });
}

export function download(address: string): void {
  const link = document.createElement("a");
  link.href = address;
  link.download = "nykthos.json";
  link.click();
}
