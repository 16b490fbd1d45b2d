/**
 * What is not seen at first: windows that open over the table, and the shelf of decks. It is loaded when the first screen stands, or when it
 * is asked for before that, and mounted from then on.
 */
import { lazy, Suspense } from "react";
import type { ComponentType } from "react";
import { create } from "zustand";
import { useTable } from "../store/index.ts";
import type * as Rest from "./rest.ts";

const useRest = create<{ readonly isThere: boolean }>()(() => ({ isThere: false }));

const load = (): Promise<typeof Rest> => import("./rest.ts");

/** Loads all of it, so that it opens at once, and without a network. */
export function loadRest(): void {
  load()
    .then(() => useRest.setState({ isThere: true }))
    // Then it is tried again when something of it is asked for.
    .catch(() => undefined);
}

/** @param useAsked whether it is asked for; a hook */
function later<Props extends object>(pick: (rest: typeof Rest) => ComponentType<Props>, useAsked: () => boolean) {
  const Part = lazy(async () => ({ default: pick(await load()) }));
  return function Later(props: Props) {
    const isThere = useRest((state) => state.isThere);
    const asked = useAsked();
    return isThere || asked ? (
      <Suspense>
        <Part {...props} />
      </Suspense>
    ) : null;
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
