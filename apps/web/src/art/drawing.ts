/**
 * The picture of a card: a constellation for the cards of Nyx, a landscape for lands, painted pottery for all else. The same card always
 * has the same, and no two have the same. Pure.
 */
import type { Color } from "@nykthos/engine/card";
import type { Sheet } from "@nykthos/protocol";
import { constellation } from "./constellation.ts";
import { landscape } from "./landscape.ts";
import { paletteOf, palettes } from "./palette.ts";
import type { Palette } from "./palette.ts";
import { pottery } from "./pottery.ts";

const width = 160;
const height = 110;

export type Drawn = Pick<Sheet, "english" | "types" | "subtypes" | "colors" | "nyx" | "text">;

/** A whole SVG document. */
export function drawing(card: Drawn): string {
  const colors: readonly Palette[] =
    card.colors.length === 0 ? [palettes.none] : card.colors.map((color) => palettes[color]);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">` +
    `${picture(card, colors)}</svg>`
  );
}

const landColors = { Plains: "W", Island: "U", Swamp: "B", Mountain: "R", Forest: "G" } as const;

function picture(card: Drawn, colors: readonly Palette[]): string {
  const { english: name, types, subtypes } = card;
  if (card.nyx) return constellation(name, colors, width, height);
  if (types.includes("Land")) {
    // A land is drawn in the colours of the mana that its text makes.
    const makes = [...new Set(card.text.match(/\{[WUBRG]\}/g))].map((symbol) => palettes[symbol.slice(1, 2) as Color]);
    const kind = (Object.keys(landColors) as (keyof typeof landColors)[]).find((type) => subtypes.includes(type));
    const colored = kind === undefined ? makes.slice(0, 2) : [palettes[landColors[kind]]];
    const [first = paletteOf(card.colors), second = first] = colored;
    const palette = { ...first, sky: second.sky, glow: second.glow };
    return landscape(name, subtypes, palette, width, height);
  }
  return pottery({ name, types, subtypes }, colors, width, height);
}

const made = new Map<string, string>();

/** The drawing as an address for a background, made once. */
export function drawingAddress(card: Drawn): string {
  const key = `${card.english} ${card.colors.join("")} ${card.types.join("")}`;
  let address = made.get(key);
  if (address === undefined) {
    address = `url("data:image/svg+xml,${encodeURIComponent(drawing(card))}")`;
    made.set(key, address);
  }
  return address;
}
