/** What was revealed, by whom and for what: it stays until the player goes on or says that they saw it. */
import type { EntityId } from "@nykthos/engine";
import type { Sheet, Update } from "@nykthos/protocol";
import { useState } from "react";
import type { CSSProperties } from "react";
import { drawingAddress } from "../art/drawing.ts";
import { paletteOf } from "../art/palette.ts";
import { revealedSince } from "../model/revealing.ts";
import { understood, useRevealed, useTable, useWords } from "../store/index.ts";
import { Cost, RulesText } from "./Mana.tsx";

interface RevealedProps {
  readonly update: Update;
  readonly name: (entity: EntityId) => string;
}

/** Up to how many cards their texts are open from the start. */
const open = 2;

export function Revealed({ update, name }: RevealedProps) {
  const words = useWords();
  const since = useRevealed((state) => state.since);
  const told = useTable((state) => state.told);
  const sheets = useTable((state) => state.sheets);
  const groups = update.watching === null ? revealedSince(told, since, update.shown) : [];
  if (groups.length === 0) return null;
  const count = groups.reduce((sum, { cards }) => sum + cards.length, 0);
  return (
    <section className="revealed" aria-label={words.arranging.revealed}>
      <button type="button" className="button quiet" data-understood onClick={understood}>
        {words.arranging.understood}
      </button>
      {groups.map(({ player, source, cards }, at) => {
        const who = player === update.view.viewer ? null : name(-1 - player);
        const by = sheets.get(source)?.name;
        return (
          <div key={`${at} ${source}`}>
            <h2>
              {words.arranging.reveals(who)}
              {by === undefined ? null : <span className="revealed-by">{by}</span>}
            </h2>
            <ul>
              {cards.map(({ sheet: number, count: many }) => {
                const sheet = sheets.get(number);
                return sheet === undefined ? null : (
                  <One key={number} sheet={sheet} many={many} isOpen={count <= open} />
                );
              })}
            </ul>
          </div>
        );
      })}
    </section>
  );
}

function One({ sheet, many, isOpen }: { readonly sheet: Sheet; readonly many: number; readonly isOpen: boolean }) {
  const [opened, setOpened] = useState(isOpen);
  return (
    <li>
      <button
        type="button"
        className="chip"
        data-roam
        aria-expanded={opened}
        style={{ "--light": paletteOf(sheet.colors).light } as CSSProperties}
        onClick={() => setOpened(!opened)}
      >
        <span className="chip-art" style={{ backgroundImage: drawingAddress(sheet) }} aria-hidden="true" />
        <span className="chip-name">{sheet.name}</span>
        {many > 1 ? <span className="chip-count">×{many}</span> : null}
        <Cost cost={sheet.cost} />
      </button>
      {opened ? (
        <div className="revealed-text">
          <p className="revealed-type">
            {sheet.typeLine}
            {sheet.size === "" ? "" : `, ${sheet.size}`}
          </p>
          <RulesText text={sheet.text} />
        </div>
      ) : null}
    </li>
  );
}
