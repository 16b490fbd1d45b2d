/** Passing on: a button that opens a choice of how long, each with the key that does the same. */
import type { Until } from "@nykthos/protocol";
import { useRef, useState } from "react";
import { Dialog, Popover } from "react-aria-components";
import { keysInUse } from "../model/keys.ts";
import { passUntil, useTable, useWords } from "../store/index.ts";
import type { KeyAction } from "../words/index.ts";

const choices = [
  ["endOfTurn", "untilEndOfTurn"],
  ["myTurn", "untilMyTurn"],
  ["something", "untilSomething"],
] as const satisfies readonly (readonly [Until, KeyAction])[];

export function SkipMenu() {
  const words = useWords();
  const settings = useTable((state) => state.settings);
  const keys = keysInUse(settings.keys, settings.singleKeys);
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={button}
        type="button"
        className="button quiet"
        data-skip
        title={words.passOn}
        aria-label={words.passOn}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <svg viewBox="0 0 20 16" aria-hidden="true">
          <path d="M1 2l7 6l-7 6ZM9 2l7 6l-7 6ZM17 2h2v12h-2Z" />
        </svg>
      </button>
      <Popover className="card-menu skip-menu" isOpen={open} triggerRef={button} placement="top" onOpenChange={setOpen}>
        <Dialog aria-label={words.passOn}>
          <p className="card-menu-title">{words.passOn}</p>
          {choices.map(([until, action]) => (
            <button
              key={until}
              type="button"
              className="button"
              data-until={until}
              onClick={() => {
                setOpen(false);
                passUntil(until);
              }}
            >
              <span>{words[action]}</span>
              {keys[action] === "" ? null : <kbd aria-hidden="true">{keys[action]}</kbd>}
            </button>
          ))}
        </Dialog>
      </Popover>
    </>
  );
}
