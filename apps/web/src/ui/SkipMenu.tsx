/** Passing on: a button that opens a choice of how long. */
import { useRef, useState } from "react";
import { useWords } from "../store/index.ts";
import { SkipChoices } from "./later.tsx";

export function SkipMenu() {
  const words = useWords();
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
      {open ? <SkipChoices at={button} close={() => setOpen(false)} /> : null}
    </>
  );
}
