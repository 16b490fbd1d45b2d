/** The table: both sides, the stack and the log beside them, the dock and the hand below. */
import { useEffect, useMemo } from "react";
import { LayoutGroup } from "motion/react";
import type { EntityId } from "@nykthos/engine";
import { arrowsOf } from "../model/arrows.ts";
import { cardsOf, optionsByEntity, questionOf } from "../model/cards.ts";
import { nameOf, sayActions, sayBoard, sayStack } from "../model/summary.ts";
import { branch, notice, openPanel, present, useTable, useWords, watch } from "../store/index.ts";
import { Arrows } from "./Arrows.tsx";
import { Battlefield } from "./Battlefield.tsx";
import { CardMenu } from "./CardMenu.tsx";
import { Dock } from "./Dock.tsx";
import { End } from "./End.tsx";
import { Hand } from "./Hand.tsx";
import { Inspector } from "./Inspector.tsx";
import { onHeld, onKey, sayers } from "./keys.ts";
import { Log } from "./Log.tsx";
import { Phases } from "./Phases.tsx";
import { Seat } from "./Seat.tsx";
import { Stack } from "./Stack.tsx";

const noRows = { creatures: [], others: [], lands: [] };

export function Table() {
  const words = useWords();
  const { update, sheets, picked, focus, endSeen, passing } = useTable();
  const cards = useMemo(
    () => (update === null ? null : cardsOf(update, sheets, picked, passing.fullControl)),
    [update, sheets, picked, passing.fullControl],
  );
  const name = useMemo(
    () =>
      (entity: EntityId): string =>
        update === null ? "" : nameOf(entity, update, sheets, words),
    [update, sheets, words],
  );
  useEffect(() => {
    document.addEventListener("keydown", onKey);
    document.addEventListener("keydown", onHeld);
    document.addEventListener("keyup", onHeld);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("keydown", onHeld);
      document.removeEventListener("keyup", onHeld);
    };
  }, []);
  useEffect(() => {
    if (update === null || cards === null) return;
    sayers.sayBoard = () => notice(sayBoard(update, cards, words));
    sayers.sayStack = () => notice(sayStack(cards, words, name));
    sayers.sayActions = () => notice(sayActions(update, words));
  }, [update, cards, words, name]);
  if (update === null || cards === null) return null;
  const { view } = update;
  const me = view.viewer;
  const them = 1 - me;
  const byEntity = optionsByEntity(questionOf(update), picked, passing.fullControl);
  const dying = new Set(update.forecast?.dying);
  return (
    <LayoutGroup>
      <main
        className="table"
        data-turn={view.activePlayer === me ? "mine" : "theirs"}
        data-full={passing.fullControl || undefined}
      >
        <h1 className="unseen">Nykthos</h1>
        <div className="top">
          <Seat update={update} player={them} options={byEntity.get(-1 - them) ?? []} />
          <div className="top-buttons">
            <button type="button" className="button quiet" onClick={() => openPanel("help")}>
              {words.help}
            </button>
            <button type="button" className="button quiet" onClick={() => openPanel("menu")}>
              {words.menu}
            </button>
          </div>
        </div>
        <Battlefield rows={cards.rows[them] ?? noRows} mine={false} name={name} dying={dying} />
        <Phases update={update} />
        <Battlefield rows={cards.rows[me] ?? noRows} mine name={name} dying={dying} />
        <aside className="rail">
          <Stack update={update} cards={cards} name={name} />
          <Inspector card={focus === 0 ? undefined : cards.byId.get(focus)} name={name} />
          <Log />
        </aside>
        {update.watching === null ? (
          <Dock update={update} cards={cards} name={name} />
        ) : (
          <Watching {...update.watching} moments={update.moments} />
        )}
        <div className="bottom">
          <Seat update={update} player={me} options={byEntity.get(-1 - me) ?? []} />
          <Hand cards={cards.hand} name={name} />
        </div>
        <Arrows arrows={arrowsOf(view)} />
        <CardMenu update={update} />
        {view.result !== null && !endSeen && update.watching === null ? <End update={update} /> : null}
      </main>
    </LayoutGroup>
  );
}

function Watching({
  moment,
  canBranch,
  moments,
}: {
  readonly moment: number;
  readonly canBranch: boolean;
  readonly moments: number;
}) {
  const words = useWords();
  return (
    <section className="dock watching" aria-label={words.watch}>
      <label className="watching-slider">
        <span>
          <b className="watching-sign">{words.replay}</b> {words.moment(moment, moments)}
        </span>
        <input
          type="range"
          min={0}
          max={moments}
          value={moment}
          onChange={(event) => watch(Number(event.target.value))}
        />
      </label>
      <div className="dock-choices">
        <button type="button" className="button" aria-label={words.watchBackwards} onClick={() => watch(moment - 1)}>
          ‹
        </button>
        <button type="button" className="button" aria-label={words.watchForwards} onClick={() => watch(moment + 1)}>
          ›
        </button>
        {canBranch ? (
          <button type="button" className="button" onClick={branch}>
            {words.playFromHere}
          </button>
        ) : null}
        <button type="button" className="button main" onClick={present}>
          {words.backToGame}
        </button>
      </div>
    </section>
  );
}
