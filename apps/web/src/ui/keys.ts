/** The keyboard: shortcuts of the table, and arrow keys that roam through the cards of a region. */
import type { KeyboardEvent as ReactKeyboardEvent } from "react";
import { questionOf } from "../model/cards.ts";
import { dockOf } from "../model/dock.ts";
import { actionOf, keysInUse } from "../model/keys.ts";
import {
  announce,
  answer,
  answerCarefully,
  attackWithAll,
  closeMenu,
  confirm,
  drawHand,
  hurry,
  look,
  lookAway,
  openPanel,
  passUntil,
  putBack,
  setFullControl,
  undo,
  useArranging,
  useTable,
  wordsNow,
} from "../store/index.ts";
import type { KeyAction } from "../words/index.ts";

const sideways: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Moves the focus between the cards of the region that the key was pressed in. */
export function roam(event: ReactKeyboardEvent<HTMLElement>): void {
  const cards = [...event.currentTarget.querySelectorAll<HTMLElement>(".card, [data-roam]")];
  const at = cards.indexOf(event.target as HTMLElement);
  if (at < 0 && event.target !== event.currentTarget) return;
  const step = sideways[event.key];
  let next: HTMLElement | undefined;
  if (at < 0) next = event.key === "ArrowUp" || event.key === "End" ? cards.at(-1) : undefined;
  else if (step !== undefined) next = cards[at + step];
  else if (event.key === "Home") next = cards[0];
  else if (event.key === "End") next = cards.at(-1);
  else if (event.key === "ArrowUp" || event.key === "ArrowDown")
    next = nearest(cards, at, event.key === "ArrowUp" ? -1 : 1);
  if (next === undefined && at < 0) return;
  if (step === undefined && !["Home", "End", "ArrowUp", "ArrowDown"].includes(event.key)) return;
  event.preventDefault();
  next?.focus();
}

/** The card above or below, nearest to where the focus is. */
function nearest(cards: readonly HTMLElement[], at: number, direction: number): HTMLElement | undefined {
  const from = cards[at]?.getBoundingClientRect();
  if (from === undefined) return undefined;
  const there = cards.filter((card) => (card.getBoundingClientRect().top - from.top) * direction > from.height / 2);
  const far = (card: HTMLElement): number => {
    const to = card.getBoundingClientRect();
    return Math.abs(to.left - from.left) + 3 * Math.abs(to.top - from.top);
  };
  return there.sort((a, b) => far(a) - far(b))[0];
}

function focusIn(selector: string): void {
  document.querySelector<HTMLElement>(`${selector} .card, ${selector} button, ${selector}`)?.focus();
}

/** To the hand, which opens for it where it is a drawer; from an open one back to its handle, which closes it. */
function toHand(): void {
  const cards = document.querySelector<HTMLElement>("#hand-cards");
  const handle = document.querySelector<HTMLElement>(".handle");
  const closes = handle?.ariaExpanded === "true" && cards?.contains(document.activeElement) === true;
  if (handle !== null) drawHand(!closes);
  if (closes) handle.focus();
  else (cards?.querySelector<HTMLElement>(".card") ?? handle)?.focus();
}

/** The next thing that can be used after the one that has the focus. */
function nextUsable(): void {
  const usable = [...document.querySelectorAll<HTMLElement>("[data-usable]")].filter(
    (element) => element.getClientRects().length > 0,
  );
  const at = usable.indexOf(document.activeElement as HTMLElement);
  usable[(at + 1) % usable.length]?.focus();
}

/** Says what the sentence-makers of the table say; set by the table, which has the cards. */
export const sayers = {
  sayBoard: (): void => undefined,
  sayStack: (): void => undefined,
  sayActions: (): void => undefined,
  sayCard: (_: number): void => undefined,
};

function act(action: KeyAction): void {
  const { update, passing } = useTable.getState();
  if (update === null) return;
  const dock = dockOf(update);
  switch (action) {
    case "main":
      if (confirm()) return;
      if (useTable.getState().behind) hurry();
      else if (dock.main !== null) answerCarefully(dock.main.option);
      return;
    case "back": {
      const { menu, focus, picked } = useTable.getState();
      if (menu !== null) closeMenu();
      else if (picked !== 0) useTable.setState({ picked: 0 });
      else if (putBack()) return;
      else if (dock.back !== null) answer(dock.back);
      else if (focus !== 0) lookAway();
      return;
    }
    case "undo":
      undo();
      return;
    case "untilEndOfTurn":
      passUntil("endOfTurn");
      return;
    case "untilMyTurn":
      passUntil("myTurn");
      return;
    case "untilSomething":
      passUntil("something");
      return;
    case "fullControl":
      setFullControl(!passing.fullControl);
      announce(wordsNow().spoken.fullControl(!passing.fullControl));
      return;
    case "attackAll":
      if (questionOf(update)?.kind === "attackers") attackWithAll();
      return;
    case "next":
      nextUsable();
      return;
    case "hand":
      toHand();
      return;
    case "mySide":
      focusIn("#my-side");
      return;
    case "theirSide":
      focusIn("#their-side");
      return;
    case "stack":
      focusIn("#stack");
      return;
    case "inspect": {
      const entity = Number((document.activeElement as HTMLElement | null)?.dataset["entity"] ?? 0);
      if (entity <= 0) return;
      look(entity);
      sayers.sayCard(entity);
      return;
    }
    case "sayBoard":
    case "sayStack":
    case "sayActions":
      sayers[action]();
      return;
    case "help":
      openPanel("help");
      return;
  }
}

/** What is written into is not a place for shortcuts, and dialogs have keys of their own. */
function isElsewhere(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest("input, textarea, select, [contenteditable], [role=dialog], [role=listbox], [role=slider]") !== null
  );
}

/** Whether there was full control before Control was held down; null while it is not. */
let before: boolean | null = null;

/** Control held down is full control as long as it is held, alone: with another key it means something to the browser or a screen reader. */
export function onHeld(event: Event): void {
  const key = event instanceof KeyboardEvent ? event : null;
  const alone = key?.key === "Control" && !key.altKey && !key.metaKey && !key.shiftKey;
  if (key?.type === "keydown" && alone) {
    if (key.repeat || before !== null || isElsewhere(key.target)) return;
    before = useTable.getState().passing.fullControl;
    if (!before) setFullControl(true);
  } else if (before !== null) {
    // The key is up, another one came, or the page has lost the keyboard.
    if (!before) setFullControl(false);
    before = null;
  }
}

/** A digit chooses that number, or one of the smaller buttons by its place. */
function onDigit(digit: number): void {
  const { update } = useTable.getState();
  const { arrangement } = useArranging.getState();
  // What is arranged is not answered piece by piece.
  if (update === null || (arrangement !== null && arrangement.way !== "whole")) return;
  const { others, numbers } = dockOf(update);
  const choice = others[digit - 1];
  if (numbers.includes(digit)) answer({ type: "number", number: digit });
  else if (numbers.length === 0 && choice !== undefined) answer(choice.option);
}

export function onKey(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isElsewhere(event.target)) {
    if (event.key === "z" && (event.ctrlKey || event.metaKey)) undo();
    return;
  }
  const { settings, panel, ruled, update } = useTable.getState();
  if (panel !== null || ruled !== null || update === null) return;
  // Space and Enter press the button that has the focus. Only at a card or a player Space means the big button, wherever the focus is.
  const focused = document.activeElement as HTMLElement | null;
  if (
    (event.key === " " || event.key === "Enter") &&
    focused?.tagName === "BUTTON" &&
    !(event.key === " " && focused.dataset["entity"] !== undefined)
  )
    return;
  if (/^\d$/.test(event.key)) {
    if (settings.singleKeys) onDigit(Number(event.key));
    return;
  }
  const action = actionOf(event.key, event.shiftKey, keysInUse(settings.keys, settings.singleKeys));
  if (action === undefined) return;
  event.preventDefault();
  act(action);
}
