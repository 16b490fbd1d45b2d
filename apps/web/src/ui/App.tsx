/** Which screen is shown. */
import { domMax, LazyMotion, MotionConfig } from "motion/react";
import { useEffect } from "react";
import { useTable, useWords } from "../store/index.ts";
import { Live } from "./Live.tsx";
import { Panels } from "./panels/Panels.tsx";
import { RulePanel } from "./Rule.tsx";
import { Start } from "./Start.tsx";
import { Table } from "./Table.tsx";

export function App() {
  const phase = useTable((state) => state.phase);
  const { language, lessMotion } = useTable((state) => state.settings);
  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.toggleAttribute("data-still", lessMotion);
  }, [language, lessMotion]);
  return (
    <LazyMotion features={domMax} strict>
      <MotionConfig
        reducedMotion={lessMotion ? "always" : "user"}
        transition={{ type: "spring", duration: 0.45, bounce: 0.12 }}
      >
        {phase === "opening" ? <Opening /> : phase === "start" ? <Start /> : <Table />}
        <Panels />
        <RulePanel />
        <Live />
      </MotionConfig>
    </LazyMotion>
  );
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
