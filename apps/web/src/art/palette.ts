/** Colours of the frames and drawings, by the colours of a card. */
import type { Color } from "@nykthos/engine/card";

export interface Palette {
  /** Of the frame. */
  readonly light: string;
  readonly dark: string;
  /** Of glowing things and stars. */
  readonly glow: string;
  /** Sky, ground and deep ground of a landscape or a vase. */
  readonly sky: string;
  readonly clay: string;
  readonly night: string;
}

export const palettes: Readonly<Record<Color | "none" | "many", Palette>> = {
  W: { light: "#efe3c3", dark: "#8f7d55", glow: "#fff3cf", sky: "#f3d9a4", clay: "#e2bd82", night: "#2b2a4a" },
  U: { light: "#a9c9e6", dark: "#2c5687", glow: "#bfe6ff", sky: "#8fc4e0", clay: "#7fb0cf", night: "#0e2a52" },
  B: { light: "#a79cb4", dark: "#3a3148", glow: "#d9b8ff", sky: "#7d6a93", clay: "#8a7899", night: "#1a1328" },
  R: { light: "#eab08c", dark: "#8c3522", glow: "#ffc39a", sky: "#f0a068", clay: "#d9764a", night: "#3a1420" },
  G: { light: "#b5cf9f", dark: "#35623c", glow: "#cdf5b4", sky: "#c9dd9a", clay: "#93b56f", night: "#10302c" },
  many: { light: "#ecd594", dark: "#8a6a26", glow: "#ffe9a8", sky: "#f0cf8a", clay: "#d3a552", night: "#2a2140" },
  none: { light: "#c6c2bb", dark: "#5d5a5c", glow: "#f0ece0", sky: "#cfc6b8", clay: "#b39f86", night: "#20222f" },
};

export function paletteOf(colors: readonly Color[]): Palette {
  const [first] = colors;
  if (first === undefined) return palettes.none;
  return colors.length > 1 ? palettes.many : palettes[first];
}
