/** What is announced to whoever cannot see the table: each update as it is shown, and what was asked for. */
import type { EntityId } from "@nykthos/engine";
import { create } from "zustand";
import { cardsOf } from "../model/cards.ts";
import type { TableCards } from "../model/cards.ts";
import { nameOf } from "../model/describing.ts";
import { sayReasons } from "../model/summary.ts";
import { announced, announcedUpdate, nothingAnnounced } from "../model/telling.ts";
import type { Announced } from "../model/telling.ts";
import { useTable, wordsNow } from "./state.ts";

export const useVoice = create<Announced>()(() => nothingAnnounced);
const { getState, setState } = useVoice;

/** The card about which more was asked than is to be seen. */
let asked = 0;

export function announce(text: string): void {
  setState(announced(getState(), text), true);
}

/** Announces why a card is what it is, as soon as that is known. */
export function announceReasons(object: number): void {
  asked = object;
}

useTable.subscribe((now, before) => {
  const { update, whyNot, reasons, focus } = now;
  const words = wordsNow();
  if (update !== null && update !== before.update) {
    // Another game has nothing to do with the one before.
    const known = before.settingOut ? { update: null, told: [] } : before;
    const { sheets } = now;
    const name = (entity: EntityId): string => nameOf(entity, update, sheets, words);
    const cards = (): TableCards => cardsOf(update, sheets, 0, false);
    setState(announcedUpdate(getState(), known, update, words, { name, cards }), true);
  }
  if (whyNot !== null && whyNot !== before.whyNot && whyNot.text !== "") announce(`${words.whyNot} ${whyNot.text}`);
  if (now.picked !== 0 && now.picked !== before.picked && update !== null)
    announce(words.blocksWhom(nameOf(now.picked, update, now.sheets, words)));
  if (focus !== asked) asked = 0;
  else if (asked !== 0 && reasons !== before.reasons && reasons.length > 0) {
    asked = 0;
    announce(sayReasons(reasons, focus, words));
  }
});
