/** The table: both sides, the stack and the log beside them, the dock and the hand below. */
import { useEffect, useMemo, useRef } from "react";
import type { ReactNode } from "react";
import type { EntityId } from "@nykthos/engine";
import { leftInHand } from "../model/arranging.ts";
import { arrowsOf } from "../model/arrows.ts";
import { cardsOf, optionsByEntity, questionOf } from "../model/cards.ts";
import type { TableCards } from "../model/cards.ts";
import { keptCards } from "../model/keeping.ts";
import { nameOf } from "../model/describing.ts";
import { keysInUse } from "../model/keys.ts";
import { sayActions } from "../model/asking.ts";
import { sayBoard, sayCard, sayStack } from "../model/summary.ts";
import {
  announce,
  announceReasons,
  branch,
  lookAway,
  notice,
  openPanel,
  present,
  useArranging,
  useShape,
  useTable,
  useWords,
  watch,
} from "../store/index.ts";
import { Arrange } from "./Arrange.tsx";
import { Arrows } from "./Arrows.tsx";
import { Board } from "./Board.tsx";
import { Dock, Tray } from "./Dock.tsx";
import { Flight } from "./Flight.tsx";
import { Hand } from "./Hand.tsx";
import { Inspector } from "./Inspector.tsx";
import { onHeld, onKey, sayers } from "./keys.ts";
import { CardMenu, End, Spread } from "./later.tsx";
import { Log } from "./Log.tsx";
import { News } from "./News.tsx";
import { Revealed } from "./Revealed.tsx";
import { Seat } from "./Seat.tsx";
import { Sheet } from "./Sheet.tsx";
import { Stack } from "./Stack.tsx";

export function Table() {
  const words = useWords();
  // Each by itself: what is looked at changes with every move of the mouse, and nothing here depends on it.
  const update = useTable((state) => state.update);
  const sheets = useTable((state) => state.sheets);
  const picked = useTable((state) => state.picked);
  const endSeen = useTable((state) => state.endSeen);
  const fullControl = useTable((state) => state.passing.fullControl);
  const room = useShape((state) => state.room);
  const arrangement = useArranging((state) => state.arrangement);
  const before = useRef<TableCards | null>(null);
  const cards = useMemo(() => {
    before.current = update === null ? null : keptCards(before.current, cardsOf(update, sheets, picked, fullControl));
    return before.current;
  }, [update, sheets, picked, fullControl]);
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
    addEventListener("blur", onHeld);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("keydown", onHeld);
      document.removeEventListener("keyup", onHeld);
      removeEventListener("blur", onHeld);
    };
  }, []);
  useEffect(() => {
    if (update === null || cards === null) return;
    sayers.sayBoard = () => notice(sayBoard(update, cards, words, name));
    sayers.sayStack = () => notice(sayStack(update, cards, words, name));
    sayers.sayActions = () => {
      const { keys, singleKeys } = useTable.getState().settings;
      const arranged = useArranging.getState().arrangement;
      notice(sayActions(update, cards, words, name, keysInUse(keys, singleKeys), arranged));
    };
    sayers.sayCard = (entity) => {
      const card = cards.byId.get(entity);
      if (card === undefined) return;
      announce(sayCard(card, words, name));
      if (card.object.zone === "battlefield") announceReasons(entity);
    };
  }, [update, cards, words, name]);
  if (update === null || cards === null) return null;
  const { view } = update;
  const me = view.viewer;
  const them = 1 - me;
  const byEntity = optionsByEntity(questionOf(update), picked, fullControl);
  const dying = new Set(update.forecast?.dying);
  return (
    <>
      <main
        className="table"
        data-turn={view.activePlayer === me ? "mine" : "theirs"}
        data-full={fullControl || undefined}
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
        <Board update={update} rows={cards.rows} name={name} dying={dying} />
        {room === "wide" ? (
          <aside className="rail">
            <Stack update={update} cards={cards} name={name} />
            <Revealed update={update} name={name} />
            <Looked cards={cards} name={name} />
            <Log />
          </aside>
        ) : (
          <>
            <News update={update} cards={cards} name={name} />
            <Revealed update={update} name={name} />
          </>
        )}
        {update.watching !== null ? (
          <Watching {...update.watching} moments={update.moments}>
            <Tray cards={cards.tray} label={words.arranging.lookedAt} name={name} />
          </Watching>
        ) : arrangement !== null ? (
          <Arrange arrangement={arrangement} update={update} cards={cards} name={name} />
        ) : (
          <Dock update={update} cards={cards} name={name} />
        )}
        <div className="bottom">
          <Seat update={update} player={me} options={byEntity.get(-1 - me) ?? []} />
          <Hand update={update} cards={leftInHand(cards.hand, arrangement)} name={name} />
        </div>
        {room === "wide" ? null : <Looked cards={cards} name={name} />}
        <Arrows arrows={arrowsOf(view)} />
        <CardMenu update={update} />
        <Spread update={update} cards={cards} name={name} />
        {view.result !== null && !endSeen && update.watching === null ? <End update={update} /> : null}
      </main>
      <Flight of={cards} />
    </>
  );
}

/** The card that is looked at closely: beside the table, or over it where there is no room. */
function Looked({ cards, name }: { readonly cards: TableCards; readonly name: (entity: EntityId) => string }) {
  const focus = useTable((state) => state.focus);
  const room = useShape((state) => state.room);
  const card = cards.byId.get(focus);
  if (card?.sheet === undefined) return null;
  const inspector = <Inspector card={card} name={name} />;
  return room === "wide" ? inspector : <Sheet close={lookAway}>{inspector}</Sheet>;
}

function Watching({
  moment,
  canBranch,
  moments,
  children,
}: {
  readonly moment: number;
  readonly canBranch: boolean;
  readonly moments: number;
  readonly children: ReactNode;
}) {
  const words = useWords();
  return (
    <section className="dock watching" aria-label={words.watch}>
      {children}
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
