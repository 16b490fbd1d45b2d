/** The drawing of a land: hills, water, peaks or trees under its own sky. Pure: a function of its name, types and colours. */
import { chanceOf, round } from "./chance.ts";
import type { Palette } from "./palette.ts";

export function landscape(
  name: string,
  subtypes: readonly string[],
  palette: Palette,
  width: number,
  height: number,
): string {
  const chance = chanceOf(name);
  const sun = {
    x: round(width * (0.2 + chance() * 0.6)),
    y: round(height * (0.2 + chance() * 0.25)),
    r: round(8 + chance() * 9),
  };
  const parts = [
    `<defs><linearGradient id="a" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${palette.night}"/>` +
      `<stop offset=".45" stop-color="${palette.dark}"/><stop offset=".8" stop-color="${palette.sky}"/></linearGradient>` +
      `<radialGradient id="b"><stop offset="0" stop-color="#fffbe8"/><stop offset=".35" stop-color="${palette.glow}"/><stop offset="1" stop-color="${palette.glow}" stop-opacity="0"/></radialGradient></defs>`,
    `<rect width="${width}" height="${height}" fill="url(#a)"/>`,
    `<circle cx="${sun.x}" cy="${sun.y}" r="${sun.r * 3}" fill="url(#b)" opacity=".8"/><circle cx="${sun.x}" cy="${sun.y}" r="${round(sun.r * 0.7)}" fill="#fffbe8"/>`,
  ];
  const kind = (["Island", "Mountain", "Swamp", "Forest", "Plains"] as const).find((type) => subtypes.includes(type));
  for (let layer = 0; layer < 4; layer++) {
    const base = height * (0.5 + layer * 0.13);
    const fill = mix(palette.sky, palette.night, 0.25 + layer * 0.22);
    parts.push(`<path d="${ridge(chance, kind, layer, base, width, height)}" fill="${fill}"/>`);
    if (layer === 1 || layer === 3)
      parts.push(growth(chance, kind, base, width, mix(fill, palette.night, 0.5), palette));
  }
  return parts.join("");
}

type Kind = "Island" | "Mountain" | "Swamp" | "Forest" | "Plains" | undefined;

function ridge(chance: () => number, kind: Kind, layer: number, base: number, width: number, height: number): string {
  const points = kind === "Mountain" ? 7 : 5;
  const swing = { Mountain: 34, Island: 5, Swamp: 8, Forest: 14, Plains: 9 }[kind ?? "Forest"] * (1 - layer * 0.2);
  let path = `M0 ${height}L0 ${round(base)}`;
  for (let point = 1; point <= points; point++) {
    const x = round((width * point) / points);
    const y = round(base - chance() * swing);
    const middle = round((width * (point - 0.5)) / points);
    path +=
      kind === "Mountain"
        ? `L${middle} ${round(y - swing * 0.4 * chance())}L${x} ${round(base + 2)}`
        : `Q${middle} ${round(y - swing * 0.5)} ${x} ${y}`;
  }
  return `${path}L${width} ${height}Z`;
}

function growth(chance: () => number, kind: Kind, base: number, width: number, fill: string, palette: Palette): string {
  let drawn = "";
  const many = kind === "Forest" ? 9 : kind === "Island" ? 7 : 4;
  for (let count = 0; count < many; count++) {
    const x = round(chance() * width);
    const y = round(base + 4 + chance() * 10);
    const tall = round(10 + chance() * 14);
    switch (kind) {
      case "Forest":
        drawn += `<path d="M${x} ${y}v-${tall}" stroke="${fill}" stroke-width="1.6"/><path d="M${x} ${round(y - tall * 1.5)}c${round(tall * 0.35)} ${round(tall * 0.5)} ${round(tall * 0.3)} ${tall} 0 ${round(tall * 1.05)}c-${round(tall * 0.3)} 0 -${round(tall * 0.35)} -${round(tall * 0.6)} 0 -${round(tall * 1.05)}Z" fill="${fill}"/>`;
        break;
      case "Island":
        drawn += `<path d="M${x} ${y}q4 -4 8 0t8 0t8 0" fill="none" stroke="${palette.glow}" stroke-width="1.1" opacity=".6"/>`;
        break;
      case "Swamp":
        drawn += `<path d="M${x} ${y}q-2 -${round(tall * 0.6)} ${round(chance() * 8 - 4)} -${tall}m0 0q-4 2 -6 6m6 -6q5 1 7 5" fill="none" stroke="${fill}" stroke-width="1.3"/><ellipse cx="${x}" cy="${y}" rx="16" ry="2" fill="${palette.glow}" opacity=".12"/>`;
        break;
      case "Mountain":
        drawn += `<path d="M${x} ${round(y - tall)}l3 6l-2 3l4 5" fill="none" stroke="${palette.glow}" stroke-width="1" opacity=".55"/>`;
        break;
      case "Plains":
      case undefined:
        drawn += temple(x, y, tall * 0.9, fill);
        break;
    }
  }
  return drawn;
}

/** A small temple: steps, columns, a gable. */
function temple(x: number, y: number, size: number, fill: string): string {
  const wide = round(size * 1.3);
  let columns = "";
  for (let column = 0; column < 4; column++)
    columns += `M${round(x + 1 + (column * (wide - 3)) / 3)} ${y}v-${round(size * 0.55)}`;
  return (
    `<path d="M${round(x - 1)} ${y}h${wide + 2}v1.6h-${wide + 2}ZM${round(x - 1)} ${round(y - size * 0.6)}h${wide + 2}l-${round(wide / 2 + 1)} -${round(size * 0.3)}Z" fill="${fill}"/>` +
    `<path d="${columns}" stroke="${fill}" stroke-width="1.7"/>`
  );
}

/** A colour between two, `share` of the way to the second. */
export function mix(from: string, to: string, share: number): string {
  const channel = (color: string, at: number): number => Number.parseInt(color.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) => Math.round(channel(from, at) * (1 - share) + channel(to, at) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}
