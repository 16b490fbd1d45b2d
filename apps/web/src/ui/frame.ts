/** The frame of a card by its colours, as custom properties of its style. */
import type { Color } from "@nykthos/engine/card";
import type { CSSProperties } from "react";
import { paletteOf } from "../art/palette.ts";
import type { CardModel } from "../model/cards.ts";
import { colors, wordsIn } from "../model/masks.ts";

export function frameIn(shown: readonly Color[]): CSSProperties {
  const many = paletteOf(shown);
  const [first = many, second = first] = shown.map((color) => paletteOf([color]));
  return {
    "--light": first.light,
    "--dark": first.dark,
    "--light-2": second.light,
    "--dark-2": second.dark,
    "--glow": many.glow,
  } as CSSProperties;
}

/** By the colours that it has now, on the battlefield, or those that are printed on it. */
export function frameOf({ sheet, object }: CardModel): CSSProperties {
  return frameIn(object.zone === "battlefield" ? wordsIn(object.is.colors, colors) : (sheet?.colors ?? []));
}
