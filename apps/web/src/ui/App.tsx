/** Which screen is shown. */
import { useEffect } from "react";
import type { ReactNode } from "react";
import { useTable, useWords } from "../store/index.ts";
import type { State } from "../store/index.ts";
import { Decks, Panels, RulePanel } from "./later.tsx";
import { useFocusKept } from "./focus.ts";
import { Live } from "./Live.tsx";
import { Start } from "./Start.tsx";
import { Table } from "./Table.tsx";

export function App() {
  useFocusKept();
  const phase = useTable((state) => state.phase);
  const { language, lessMotion } = useTable((state) => state.settings);
  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.toggleAttribute("data-still", lessMotion);
  }, [language, lessMotion]);
  return (
    <>
      {screenOf(phase)}
      <Panels />
      <RulePanel />
      <Live />
    </>
  );
}

function screenOf(phase: State["phase"]): ReactNode {
  switch (phase) {
    case "opening":
      return <Opening />;
    case "start":
      return <Start />;
    case "decks":
      return <Decks />;
    case "table":
      return <Table />;
  }
}

function Opening() {
  const words = useWords();
  return (
    <main className="opening" aria-busy="true">
      <h1 className="title">Nykthos</h1>
      <p>{words.tagline}</p>
    </main>
  );
}
