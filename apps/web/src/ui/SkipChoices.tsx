/** Until when to pass on, each with the key that does the same. */
import type { Until } from "@nykthos/protocol";
import type { RefObject } from "react";
import { Dialog, Popover } from "react-aria-components";
import { keysInUse } from "../model/keys.ts";
import { passUntil, useTable, useWords } from "../store/index.ts";
import type { KeyAction } from "../words/index.ts";

const choices = [
  ["endOfTurn", "untilEndOfTurn"],
  ["myTurn", "untilMyTurn"],
  ["something", "untilSomething"],
] as const satisfies readonly (readonly [Until, KeyAction])[];

interface SkipChoicesProps {
  /** The button that it was opened with. */
  readonly at: RefObject<HTMLButtonElement | null>;
  readonly close: () => void;
}

export function SkipChoices({ at, close }: SkipChoicesProps) {
  const words = useWords();
  const settings = useTable((state) => state.settings);
  const keys = keysInUse(settings.keys, settings.singleKeys);
  return (
    <Popover
      className="card-menu skip-menu"
      isOpen
      triggerRef={at}
      placement="top"
      onOpenChange={(open) => {
        if (!open) close();
      }}
    >
      <Dialog aria-label={words.passOn}>
        <p className="card-menu-title">{words.passOn}</p>
        {choices.map(([until, action]) => (
          <button
            key={until}
            type="button"
            className="button"
            data-until={until}
            onClick={() => {
              close();
              passUntil(until);
            }}
          >
            <span>{words[action]}</span>
            {keys[action] === "" ? null : <kbd aria-hidden="true">{keys[action]}</kbd>}
          </button>
        ))}
      </Dialog>
    </Popover>
  );
}
