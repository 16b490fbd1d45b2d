/** Everything that opens over the table. */
import type { ReactNode } from "react";
import { Dialog, Heading, Modal, ModalOverlay } from "react-aria-components";
import { openPanel, useTable, useWords } from "../../store/index.ts";
import type { Panel } from "../../store/index.ts";
import { Log } from "../Log.tsx";
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
    case "emblems0":
    case "emblems1":
      return <Zone panel={panel} />;
  }
}
