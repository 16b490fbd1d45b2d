/** Everything that opens over the table: menu, settings, keys, zones, the log on a phone. */
import type { Step } from "@nykthos/engine/card";
import type { ReactNode } from "react";
import { useEffect, useMemo, useState } from "react";
import { Dialog, Heading, Modal, ModalOverlay, Switch } from "react-aria-components";
import { cardsOf } from "../model/cards.ts";
import { steps } from "../model/masks.ts";
import { nameOf } from "../model/summary.ts";
import { change, concede, openPanel, save, setFullControl, toStart, useTable, useWords, watch } from "../store.ts";
import type { Panel } from "../store.ts";
import type { KeyAction, Speed } from "../words/index.ts";
import { Card } from "./Card.tsx";
import { LanguageChoice } from "./LanguageChoice.tsx";
import { Log } from "./Log.tsx";
import { roam } from "./keys.ts";

export function Panels() {
  const words = useWords();
  const panel = useTable((state) => state.panel);
  if (panel === null) return null;
  const titles: Readonly<Record<Panel, string>> = {
    menu: words.menu,
    settings: words.settings,
    help: words.shortcuts,
    log: words.log,
    concede: words.concede,
    graveyard0: words.graveyard,
    graveyard1: words.graveyard,
    exile: words.exile,
  };
  return (
    <ModalOverlay
      className="overlay"
      isOpen
      isDismissable
      onOpenChange={(open) => (open ? undefined : openPanel(null))}
    >
      <Modal className="modal" data-panel={panel}>
        <Dialog className="dialog">
          <header className="dialog-head">
            <Heading slot="title">{titles[panel]}</Heading>
            <button type="button" className="button quiet" onClick={() => openPanel(null)}>
              {words.close}
            </button>
          </header>
          {contents(panel)}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function contents(panel: Panel): ReactNode {
  switch (panel) {
    case "menu":
      return <Menu />;
    case "settings":
      return <Settings />;
    case "help":
      return <Keys />;
    case "log":
      return <Log />;
    case "concede":
      return <Concede />;
    case "graveyard0":
    case "graveyard1":
    case "exile":
      return <Zone panel={panel} />;
  }
}

function Menu() {
  const words = useWords();
  const update = useTable((state) => state.update);
  const fullControl = useTable((state) => state.passing.fullControl);
  const over = update?.view.result !== null;
  return (
    <div className="menu">
      <LanguageChoice />
      <Switch className="switch" isSelected={fullControl} onChange={setFullControl}>
        <span className="switch-track" aria-hidden="true" />
        {words.fullControl}
      </Switch>
      <button type="button" className="button" onClick={() => openPanel("settings")}>
        {words.settings}
      </button>
      <button type="button" className="button" onClick={() => openPanel("help")}>
        {words.shortcuts}
      </button>
      <button type="button" className="button" onClick={save}>
        {words.save}
      </button>
      <button
        type="button"
        className="button"
        onClick={() => {
          openPanel(null);
          watch(Math.max(0, (update?.moments ?? 1) - 1));
        }}
      >
        {words.watch}
      </button>
      {over ? null : (
        <button type="button" className="button" onClick={() => openPanel("concede")}>
          {words.concede}
        </button>
      )}
      <button type="button" className="button" onClick={toStart}>
        {words.newGame}
      </button>
    </div>
  );
}

function Concede() {
  const words = useWords();
  return (
    <>
      <p>{words.concedeSure}</p>
      <div className="dialog-buttons">
        <button type="button" className="button main" onClick={concede}>
          {words.concede}
        </button>
        <button type="button" className="button" onClick={() => openPanel(null)}>
          {words.backToGame}
        </button>
      </div>
    </>
  );
}

const speeds: readonly Speed[] = ["instant", "fast", "normal", "slow"];

function Settings() {
  const words = useWords();
  const settings = useTable((state) => state.settings);
  const toggle = (whose: "mine" | "theirs", step: Step): void => {
    const list = settings.stops[whose];
    const next = list.includes(step) ? list.filter((one) => one !== step) : [...list, step];
    change({ stops: { ...settings.stops, [whose]: next } });
  };
  return (
    <div className="settings">
      <LanguageChoice />
      <label className="field-label">
        {words.speed}
        <select
          value={settings.speed}
          onChange={(event) => change({ speed: speeds.find((one) => one === event.target.value) ?? "normal" })}
        >
          {speeds.map((speed) => (
            <option key={speed} value={speed}>
              {words.speeds[speed]}
            </option>
          ))}
        </select>
      </label>
      <Switch className="switch" isSelected={settings.lessMotion} onChange={(lessMotion) => change({ lessMotion })}>
        <span className="switch-track" aria-hidden="true" />
        {words.motion}
      </Switch>
      <table className="stops">
        <thead>
          <tr>
            <th scope="col">{words.stops}</th>
            <th scope="col">{words.stopsMine}</th>
            <th scope="col">{words.stopsTheirs}</th>
          </tr>
        </thead>
        <tbody>
          {steps
            .filter((step) => step !== "untap" && step !== "cleanup")
            .map((step) => (
              <tr key={step}>
                <th scope="row">{words.steps[step]}</th>
                {(["mine", "theirs"] as const).map((whose) => (
                  <td key={whose}>
                    <input
                      type="checkbox"
                      aria-label={`${words.steps[step]}: ${whose === "mine" ? words.stopsMine : words.stopsTheirs}`}
                      checked={settings.stops[whose].includes(step)}
                      onChange={() => toggle(whose, step)}
                    />
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}

function keyName(key: string): string {
  return key === " " ? "␣" : key;
}

function Keys() {
  const words = useWords();
  const keys = useTable((state) => state.settings.keys);
  const [changing, setChanging] = useState<KeyAction | null>(null);
  useEffect(() => {
    if (changing === null) return undefined;
    const set = (event: KeyboardEvent): void => {
      event.preventDefault();
      event.stopPropagation();
      // A key does one thing: whatever it did before takes over the key that is free now.
      const other = (Object.keys(keys) as KeyAction[]).find((one) => keys[one] === event.key);
      change({ keys: { ...keys, ...(other === undefined ? {} : { [other]: keys[changing] }), [changing]: event.key } });
      setChanging(null);
    };
    document.addEventListener("keydown", set, { capture: true, once: true });
    return () => document.removeEventListener("keydown", set, { capture: true });
  }, [changing, keys]);
  return (
    <table className="keys">
      <tbody>
        {(Object.keys(words.keys) as KeyAction[]).map((action) => (
          <tr key={action}>
            <th scope="row">{words.keys[action]}</th>
            <td>
              <kbd>{changing === action ? words.pressKey : keyName(keys[action])}</kbd>
            </td>
            <td>
              <button
                type="button"
                className="button quiet"
                aria-label={`${words.changeKey}: ${words.keys[action]}`}
                onClick={() => setChanging(action)}
              >
                {words.changeKey}
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Zone({ panel }: { readonly panel: "graveyard0" | "graveyard1" | "exile" }) {
  const words = useWords();
  const { update, sheets, picked } = useTable();
  const cards = useMemo(
    () => (update === null ? null : cardsOf(update, sheets, picked, false)),
    [update, sheets, picked],
  );
  if (update === null || cards === null) return null;
  const objects =
    panel === "exile" ? update.view.exile : (update.view.players[panel === "graveyard0" ? 0 : 1]?.graveyard ?? []);
  const shown = objects.toReversed().flatMap(({ id }) => cards.byId.get(id) ?? []);
  if (shown.length === 0) return <p className="quiet-text">{words.emptyZone}</p>;
  return (
    <ul className="zone-cards" aria-label={panel === "exile" ? words.exile : words.graveyard} onKeyDown={roam}>
      {shown.map((card, index) => (
        <Card
          key={card.id}
          pile={{ key: String(card.id), cards: [card] }}
          name={(entity) => nameOf(entity, update, sheets, words)}
          tabbable={index === 0}
          size="tray"
        />
      ))}
    </ul>
  );
}
