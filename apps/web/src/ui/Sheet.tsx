/**
 * A sheet that comes up from the lower edge of a phone. It takes nothing over: the table above it can still be touched. It goes away by its
 * button, by Escape, or drawn down with a finger, and gives the focus back to where that was.
 */
import { useEffect, useRef } from "react";
import type { KeyboardEvent, MouseEvent, ReactNode } from "react";
import { useWords } from "../store/index.ts";

interface SheetProps {
  readonly close: () => void;
  readonly children: ReactNode;
}

/** How far it has to be drawn down to be meant, in pixels. */
const far = 70;

export function Sheet({ close, children }: SheetProps) {
  const words = useWords();
  const sheet = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    button.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  useEffect(() => (sheet.current === null ? undefined : drawable(sheet.current, close)), [close]);
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    close();
  };
  return (
    <div ref={sheet} className="sheet" onKeyDown={onKey} onMouseDown={keepFocus}>
      <button ref={button} type="button" className="sheet-close" onClick={close}>
        {words.close}
      </button>
      {children}
    </div>
  );
}

/** The finger whose long press opened it is still down: what browsers make of that must not take the focus away. */
function keepFocus(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest("button, a") === null) event.preventDefault();
}

/** Follows a finger that draws it down from its top. Listened to by hand, since only so the page can be kept from scrolling instead. */
function drawable(sheet: HTMLElement, close: () => void): () => void {
  let from: number | null = null;
  let by = 0;
  const start = ({ touches }: TouchEvent): void => {
    from = sheet.scrollTop <= 0 && touches.length === 1 ? (touches[0]?.clientY ?? null) : null;
    by = 0;
  };
  const move = (event: TouchEvent): void => {
    const at = event.touches[0]?.clientY;
    if (from === null || at === undefined) return;
    by = at - from;
    if (by <= 0) {
      // It goes on as scrolling.
      if (by < -4) from = null;
      by = 0;
    } else if (event.cancelable) event.preventDefault();
    sheet.style.translate = by > 0 ? `0 ${by}px` : "";
  };
  const end = (): void => {
    sheet.style.translate = "";
    if (from !== null && by > far) close();
    from = null;
  };
  sheet.addEventListener("touchstart", start, { passive: true });
  sheet.addEventListener("touchmove", move, { passive: false });
  sheet.addEventListener("touchend", end);
  sheet.addEventListener("touchcancel", end);
  return () => {
    sheet.removeEventListener("touchstart", start);
    sheet.removeEventListener("touchmove", move);
    sheet.removeEventListener("touchend", end);
    sheet.removeEventListener("touchcancel", end);
  };
}
