/** Everything that opens over the table. */
import type { ReactNode } from "react";
import { openPanel, useTable, useWords } from "../../store/index.ts";
import type { Panel } from "../../store/index.ts";
import { Log } from "../Log.tsx";
import { Window } from "../Window.tsx";
import { Keys } from "./Keys.tsx";
import { Concede, Menu } from "./Menu.tsx";
import { Settings } from "./Settings.tsx";
import { Zone } from "./Zone.tsx";

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
    emblems0: words.emblems,
    emblems1: words.emblems,
  };
  return (
    <Window name={panel} title={titles[panel]} onClose={() => openPanel(null)}>
      {contents(panel)}
    </Window>
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
    case "emblems0":
    case "emblems1":
      return <Zone panel={panel} />;
  }
}
