/**
 * What is not seen at first: windows that open over the table, and the shelf of decks. It is loaded when the first screen stands, or when it
 * is asked for before that, and then opens at once like all else.
 */
import { useEffect } from "react";
import type { ComponentType } from "react";
import { create } from "zustand";
import { useTable } from "../store/index.ts";
import type * as Rest from "./rest.ts";

const useRest = create<{ readonly rest: typeof Rest | null }>()(() => ({ rest: null }));

/** Loads all of it. */
export function loadRest(): void {
  if (useRest.getState().rest !== null) return;
  import("./rest.ts")
    .then((rest) => useRest.setState({ rest }))
    // Then it is tried again when something of it is asked for.
    .catch(() => undefined);
}

/** @param useAsked whether it is asked for; a hook */
function later<Props extends object>(pick: (rest: typeof Rest) => ComponentType<Props>, useAsked: () => boolean) {
  return function Later(props: Props) {
    const rest = useRest((state) => state.rest);
    const asked = useAsked();
    useEffect(() => {
      if (asked) loadRest();
    }, [asked]);
    if (rest === null) return null;
    const Part = pick(rest);
    return <Part {...props} />;
  };
}

const always = (): boolean => true;
export const Decks = later((rest) => rest.Decks, always);
export const End = later((rest) => rest.End, always);
export const SkipChoices = later((rest) => rest.SkipChoices, always);
export const CardMenu = later(
  (rest) => rest.CardMenu,
  () => useTable(({ menu }) => menu !== null),
);
export const Panels = later(
  (rest) => rest.Panels,
  () => useTable(({ panel }) => panel !== null),
);
export const RulePanel = later(
  (rest) => rest.RulePanel,
  () => useTable(({ ruled }) => ruled !== null),
);
export const Spread = later(
  (rest) => rest.Spread,
  () => false,
);
