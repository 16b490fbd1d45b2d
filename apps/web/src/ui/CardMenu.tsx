/** What can be done with a card that was touched, if that is more than one thing: asked at the card. */
import type { Update } from "@nykthos/protocol";
import { useRef } from "react";
import { Dialog, Popover } from "react-aria-components";
import { questionOf } from "../model/cards.ts";
import { isSame } from "../model/same.ts";
import { answer, closeMenu, useTable, useWords } from "../store/index.ts";
import { RulesText } from "./Mana.tsx";

export function CardMenu({ update }: { readonly update: Update }) {
  const words = useWords();
  const menu = useTable((state) => state.menu);
  const at = useRef<HTMLElement | null>(null);
  const object = menu?.object ?? 0;
  at.current = object === 0 ? null : document.querySelector<HTMLElement>(`[data-entity="${object}"]`);
  const question = questionOf(update);
  if (menu === null || question === null) return null;
  return (
    <Popover
      className="card-menu"
      isOpen
      triggerRef={at}
      placement="top"
      onOpenChange={(open) => {
        if (!open) closeMenu();
      }}
    >
      <Dialog aria-label={words.chooseFor}>
        <p className="card-menu-title">{words.chooseFor}</p>
        {menu.options.map((option) => {
          const index = question.options.findIndex((one) => isSame(one, option));
          const cost = update.costs[index] ?? "";
          const text = update.options[index] ?? "";
          return (
            <button key={index} type="button" className="button" onClick={() => answer(option)}>
              <RulesText text={cost === "" ? text : `${text}: ${cost}`} />
            </button>
          );
        })}
      </Dialog>
    </Popover>
  );
}
