/** The colours of a deck as pips, and in words. */
import type { Color } from "@nykthos/engine/card";
import { useWords } from "../../store/index.ts";
import { Cost } from "../Mana.tsx";

export function Colors({ colors }: { readonly colors: readonly Color[] }) {
  const words = useWords();
  if (colors.length === 0) return null;
  return (
    <span className="deck-colors">
      <Cost cost={colors.map((color) => `{${color}}`).join("")} />
      <span className="unseen">{colors.map((color) => words.colors[color]).join(", ")}</span>
    </span>
  );
}
