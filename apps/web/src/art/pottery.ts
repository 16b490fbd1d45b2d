/** The drawing of a mortal, a thing or a spell: a painted vase, with bands of ornament and an emblem in the middle. Pure: a function of name, types, colours. */
import type { CardType } from "@nykthos/engine/card";
import { chanceOf, round } from "./chance.ts";
import { mix } from "./landscape.ts";
import type { Palette } from "./palette.ts";

export interface Painted {
  readonly name: string;
  readonly types: readonly CardType[];
  readonly subtypes: readonly string[];
}

export function pottery(card: Painted, colors: readonly Palette[], width: number, height: number): string {
  const chance = chanceOf(card.name);
  const [first, second = first] = colors;
  if (first === undefined || second === undefined) return "";
  const red = chance() < 0.5;
  const clay = mix(first.clay, "#c8763f", 0.35);
  const black = mix(second.night, "#120d10", 0.4);
  const [ground, paint] = red ? [black, clay] : [clay, black];
  const parts = [
    `<defs><radialGradient id="a" cx="${round(35 + chance() * 30)}%" cy="35%" r="80%"><stop offset="0" stop-color="${mix(ground, "#ffffff", red ? 0.1 : 0.22)}"/><stop offset="1" stop-color="${mix(ground, "#000000", 0.35)}"/></radialGradient></defs>`,
    `<rect width="${width}" height="${height}" fill="url(#a)"/>`,
    band(chance, 5, width, paint, first.glow),
    band(chance, height - 17, width, paint, second.glow),
    `<g transform="translate(${width / 2} ${height / 2}) scale(${height / 110})">`,
    wreath(chance, paint),
    `<g fill="${paint}" stroke="${paint}" stroke-linejoin="round" stroke-linecap="round">${emblem(card, chance, ground)}</g>`,
    `</g>`,
    cracks(chance, width, height, ground),
  ];
  return parts.join("");
}

/** A band of ornament: meander, waves, tongues, rays, or dots between lines. */
function band(chance: () => number, y: number, width: number, paint: string, glow: string): string {
  const kind = Math.floor(chance() * 5);
  const step = [12, 14, 9, 10, 8][kind] ?? 10;
  let drawn = "";
  for (let x = -2; x < width + step; x += step) {
    if (kind === 0) drawn += `M${x} ${y + 10}v-8h9v6h-5v-3h2`;
    if (kind === 1) drawn += `M${x} ${y + 9}c3 0 4 -7 8 -7c4 0 3 5 0 5c-2 0 -2 -2 -1 -3m1 5h6`;
    if (kind === 2) drawn += `M${x} ${y + 2}v4a3.5 3.5 0 0 0 7 0v-4`;
    if (kind === 3) drawn += `M${x} ${y + 10}l5 -8l5 8`;
    if (kind === 4) drawn += `M${x} ${y + 6}h.1M${x + 4} ${y + 3}h.1M${x + 4} ${y + 9}h.1`;
  }
  return (
    `<path d="M0 ${y}H${width}M0 ${y + 12}H${width}" stroke="${paint}" stroke-width="1.4"/>` +
    `<path d="${drawn}" fill="none" stroke="${kind === 4 ? glow : paint}" stroke-width="${kind === 4 ? 2.2 : 1.4}" stroke-linecap="round"/>`
  );
}

/** Leaves, dots or rays around the emblem. */
function wreath(chance: () => number, paint: string): string {
  const kind = Math.floor(chance() * 4);
  const many = 12 + Math.floor(chance() * 12);
  const radius = 31;
  const turn = chance() * 360;
  let drawn = "";
  for (let at = 0; at < many; at++) {
    const angle = round(turn + (360 * at) / many);
    if (kind === 0)
      drawn += `<path d="M0 -${radius}c3 -4 3 -7 0 -9c-3 2 -3 5 0 9Z" transform="rotate(${angle}) skewX(24)"/>`;
    if (kind === 1) drawn += `<circle cy="-${radius + 3}" r="${at % 2 === 0 ? 2 : 1.1}" transform="rotate(${angle})"/>`;
    if (kind === 2)
      drawn += `<path d="M-1.6 -${radius}L0 -${radius + 9}L1.6 -${radius}Z" transform="rotate(${angle})"/>`;
    if (kind === 3) drawn += `<path d="M-2 -${radius + 1}h4v4h-4Z" transform="rotate(${angle})"/>`;
  }
  return `<g fill="${paint}" opacity=".8">${drawn}<circle r="${radius - 3}" fill="none" stroke="${paint}" stroke-width="1.3"/></g>`;
}

const shapes: readonly (readonly [words: readonly string[], draw: (chance: () => number, ground: string) => string])[] =
  [
    // A crested helmet in profile.
    [
      ["Soldier", "Human", "Knight", "Archer", "Scout", "Warrior"],
      (chance, ground) => {
        const crest = 18 + chance() * 6;
        return `<path d="M-12 18v-14c0 -11 6 -17 14 -17c9 0 13 7 13 15l-6 2l2 14h-8l-3 -10l-3 2v8Z"/><path d="M-15 -3c0 -14 7 -${round(crest)} 20 -${round(crest)}c6 1 8 5 8 9c-6 -5 -14 -3 -17 1" stroke-width="3" fill="none"/><path d="M3 2l9 -2l-1 4l-7 2Z" fill="${ground}" stroke="none"/>`;
      },
    ],
    // A trident and waves.
    [
      ["Merfolk", "Triton", "Kraken", "Octopus", "Crab", "Leviathan", "Fish", "Nautilus"],
      (chance) =>
        `<path d="M0 22V-22M-10 -20v7q0 6 10 6t10 -6v-7M-13 -17l3 -6l3 6M-3 -20l3 -6l3 6M7 -17l3 -6l3 6" fill="none" stroke-width="3"/><path d="M-20 ${round(14 + chance() * 4)}q5 -5 10 0t10 0t10 0t10 0" fill="none" stroke-width="2.4"/>`,
    ],
    // A bull's head.
    [
      ["Minotaur", "Ox", "Bull"],
      (chance) =>
        `<path d="M-8 -6q-14 0 -14 -${round(12 + chance() * 4)}q4 8 14 7h16q10 1 14 -7q0 ${round(12 + chance() * 4)} -14 12l-2 14l-6 8h-2l-6 -8Z"/>`,
    ],
    // A horse's head with a mane.
    [
      ["Centaur", "Horse", "Pegasus", "Unicorn", "Satyr", "Goat"],
      (chance, ground) =>
        `<path d="M-12 22q-2 -22 8 -34l-1 -8l7 5q12 6 14 18l-5 5l-7 -5q-4 2 -3 19Z"/><path d="M-13 18q-6 -20 6 -34" fill="none" stroke-width="${round(2 + chance() * 2)}" stroke-dasharray="3 2"/><circle cx="3" cy="-7" r="1.5" fill="${ground}" stroke="none"/>`,
    ],
    // A lion's head in a mane.
    [
      ["Cat", "Lion", "Chimera", "Sphinx", "Lamia"],
      (chance, ground) => {
        let mane = "";
        const many = 11 + Math.floor(chance() * 5);
        for (let at = 0; at < many; at++)
          mane += `<path d="M-4 -11L0 -23L4 -11Z" transform="rotate(${round((360 * at) / many)})"/>`;
        return `${mane}<circle r="13"/><g fill="${ground}" stroke="none"><circle cx="-5" cy="-3" r="1.8"/><circle cx="5" cy="-3" r="1.8"/><path d="M-3 4h6l-3 4Z"/></g>`;
      },
    ],
    // Serpents.
    [
      ["Snake", "Hydra", "Serpent", "Gorgon", "Naga", "Dragon", "Lizard", "Basilisk"],
      (chance, ground) => {
        const heads = 1 + Math.floor(chance() * 3);
        let drawn = "";
        for (let at = 0; at < heads; at++) {
          const x = (at - (heads - 1) / 2) * 15;
          drawn += `<path d="M${x * 0.2} 22q-10 -10 ${x * 0.6} -18t${round(x - x * 0.3)} -18" fill="none" stroke-width="4.5"/><path d="M${x - 5} -14l6 -9l8 4l-3 7Z"/><circle cx="${x + 3}" cy="-16" r="1.2" fill="${ground}" stroke="none"/>`;
        }
        return drawn;
      },
    ],
    // Wings.
    [
      ["Bird", "Harpy", "Griffin", "Siren", "Phoenix", "Angel", "Drake", "Spirit", "Elemental", "Nymph", "Dryad"],
      (chance) => {
        const spread = 16 + chance() * 8;
        let feathers = "";
        for (let at = 0; at < 5; at++)
          feathers += `M0 ${at * 3 - 4}q${round(spread * 0.6)} -${12 - at * 3} ${round(spread + 4 - at * 2)} ${at * 5 - 10}`;
        return `<path d="M0 -16q5 4 2 10q3 10 -2 24q-5 -14 -2 -24q-3 -6 2 -10Z"/><g fill="none" stroke-width="2.6"><path d="${feathers}"/><path d="${feathers}" transform="scale(-1 1)"/></g>`;
      },
    ],
    // A great eye.
    [
      ["Cyclops", "Giant", "Ogre", "Demon", "Archon"],
      (chance, ground) =>
        `<path d="M-24 0q24 -${round(18 + chance() * 8)} 48 0q-24 ${round(18 + chance() * 8)} -48 0Z"/><circle r="8" fill="${ground}" stroke="none"/><circle r="3.6"/><path d="M-16 -15l4 5M0 -20v6M16 -15l-4 5" stroke-width="2.4"/>`,
    ],
    // A mask of the dead.
    [
      ["Zombie", "Skeleton", "Shade", "Vampire", "Horror", "Assassin", "Rogue", "Rat"],
      (chance, ground) =>
        `<path d="M-15 -16q15 -8 30 0q2 18 -5 28q-5 7 -10 8q-5 -1 -10 -8q-7 -10 -5 -28Z"/><g fill="${ground}" stroke="none"><path d="M-11 -7q5 -${round(3 + chance() * 3)} 9 1q-5 4 -9 -1ZM11 -7q-5 -${round(3 + chance() * 3)} -9 1q5 4 9 -1ZM-6 9q6 -4 12 0q-6 ${round(3 + chance() * 3)} -12 0Z"/></g>`,
    ],
    // A lyre or an owl's staff for those who know and sing.
    [
      ["Wizard", "Cleric", "Shaman", "Druid", "Advisor", "Bard"],
      (chance) =>
        `<path d="M-12 -18q-8 22 4 30h16q12 -8 4 -30" fill="none" stroke-width="3.4"/><path d="M-14 -13h28M-5 -13v24M0 -13v24M5 -13v24" stroke-width="${round(1 + chance())}"/><path d="M-10 14h20v5h-20Z"/>`,
    ],
    // A vase for whatever lives and is nothing of all this.
    [
      ["Wolf", "Boar", "Hound", "Beast", "Hippogriff", "Spider", "Insect", "Elephant", "Plant", "Treefolk", "Fungus"],
      (chance, ground) =>
        `<path d="M-22 6q2 -14 16 -14l4 -6l4 5q12 0 16 8l6 3l-4 6h-6l-2 10h-4l-1 -8h-12l-2 8h-4l-1 -10Z"/><circle cx="${round(11 + chance())}" cy="-1" r="1.4" fill="${ground}" stroke="none"/>`,
    ],
  ];

/** What mortals carry: those who are nothing but human are told apart by it. */
const arms: readonly ((chance: () => number, ground: string) => string)[] = [
  // A round shield with a device.
  (chance, ground) => {
    const rays = 5 + Math.floor(chance() * 8);
    let device = "";
    for (let at = 0; at < rays; at++)
      device += `<path d="M-2.400 -6L0 -${round(12 + chance() * 2)}L2.400 -6Z" transform="rotate(${round((360 * at) / rays)})"/>`;
    return `<circle r="23"/><circle r="19" fill="none" stroke="${ground}" stroke-width="1.600"/><g fill="${ground}" stroke="none">${device}<circle r="${round(3 + chance() * 2)}"/></g>`;
  },
  // Crossed spears behind a small shield.
  (chance, ground) =>
    `<g stroke-width="2.600"><path d="M-20 23L18 -20M20 23L-18 -20"/><path d="M14 -16l8 -8l-2 10ZM-14 -16l-8 -8l2 10Z"/></g><circle cy="3" r="${round(10 + chance() * 3)}"/><path d="M-6 3h12M0 -3v12" stroke="${ground}" stroke-width="2" fill="none"/>`,
  // A sword before a laurel.
  (chance) =>
    `<path d="M0 -27l3.500 7v26h-7v-26Z"/><path d="M-10 6h20v3.500h-20Z"/><path d="M-2 9h4v${round(9 + chance() * 3)}h-4Z"/><path d="M-8 20q-16 -10 -11 -32M8 20q16 -10 11 -32" fill="none" stroke-width="2.200"/><path d="M-19 -6l-6 -3M-19 2l-6 1M-15 10l-6 4M19 -6l6 -3M19 2l6 1M15 10l6 4" stroke-width="2.600"/>`,
  // A chariot's wheel.
  (chance) => {
    const spokes = 4 + Math.floor(chance() * 5);
    let drawn = "";
    for (let at = 0; at < spokes; at++)
      drawn += `<path d="M0 0V-19" transform="rotate(${round((360 * at) / spokes)})"/>`;
    return `<circle r="20" fill="none" stroke-width="4"/><g stroke-width="2.800">${drawn}</g><circle r="5"/>`;
  },
  // A torch.
  (chance) =>
    `<path d="M-5 -2h10l-3 26h-4Z"/><path d="M-8 -5h16v3h-16Z"/><path d="M0 -27q${round(10 + chance() * 4)} 9 6 17q-2 4 -6 4q-9 -1 -8 -9q1 -5 4 -6q0 4 2 5q0 -6 2 -11Z"/>`,
  // A bow.
  (chance) =>
    `<path d="M-8 -24q${round(26 + chance() * 6)} 24 0 48" fill="none" stroke-width="3.400"/><path d="M-8 -24L-8 24" stroke-width="1.200"/><path d="M-20 0H18" stroke-width="2.200"/><path d="M16 -4l9 4l-9 4ZM-20 0l-5 -4M-20 0l-5 4" stroke-width="2"/>`,
];

const thing = {
  Artifact: (chance: () => number): string =>
    `<path d="M-7 -22h14l-2 6q11 4 11 16q0 12 -10 17l3 5h-18l3 -5q-10 -5 -10 -17q0 -12 11 -16Z"/><path d="M-15 -8q-9 ${round(2 + chance() * 4)} -2 13M15 -8q9 ${round(2 + chance() * 4)} 2 13" fill="none" stroke-width="2.6"/>`,
  Equipment: (chance: () => number): string =>
    `<path d="M0 -26l4 9v22h-8v-22Z"/><path d="M-12 5h24v4h-24Z"/><path d="M-2 9h4v${round(10 + chance() * 4)}h-4Z"/><circle cy="22" r="3.4"/>`,
  Planeswalker: (): string => `<path d="M0 -26l7 17l17 1l-13 11l5 18l-16 -10l-16 10l5 -18l-13 -11l17 -1Z"/>`,
  Instant: (chance: () => number, ground: string): string =>
    `<path d="M${round(2 + chance() * 5)} -26l-16 28h11l-7 24l21 -32h-12l${round(9 + chance() * 4)} -20Z"/><circle cx="0" cy="0" r="1" fill="${ground}"/>`,
  Sorcery: (chance: () => number): string => {
    let rays = "";
    const many = 8 + Math.floor(chance() * 6);
    for (let at = 0; at < many; at++)
      rays += `<path d="M-3 -10L0 -${at % 2 === 0 ? 25 : 19}L3 -10Z" transform="rotate(${round((360 * at) / many)})"/>`;
    return `${rays}<circle r="9"/>`;
  },
  Enchantment: (chance: () => number): string => {
    let drawn = "";
    const many = 5 + Math.floor(chance() * 4);
    for (let at = 0; at < many; at++)
      drawn += `<path d="M0 -3q8 -11 0 -21q-8 10 0 21Z" transform="rotate(${round((360 * at) / many)})"/>`;
    return `${drawn}<circle r="4.5"/>`;
  },
};

function emblem({ types, subtypes }: Painted, chance: () => number, ground: string): string {
  const tilt = round((chance() - 0.5) * 14);
  const flip = chance() < 0.5 ? -1 : 1;
  return `<g transform="rotate(${tilt}) scale(${flip} 1)">${shapeOf(types, subtypes, chance, ground)}</g>`;
}

function shapeOf(
  types: readonly CardType[],
  subtypes: readonly string[],
  chance: () => number,
  ground: string,
): string {
  if (types.includes("Creature")) {
    // The most telling subtype comes first: a Minotaur Warrior is a minotaur.
    const found = shapes.findLast(
      ([words], index) => index > 0 && index !== 9 && words.some((word) => subtypes.includes(word)),
    );
    const other = found ?? shapes.find(([words]) => words.some((word) => subtypes.includes(word)));
    const carried = arms[Math.floor(chance() * (arms.length + 2))];
    if (other === shapes[0] && carried !== undefined) return carried(chance, ground);
    return (other ?? shapes[10])?.[1](chance, ground) ?? "";
  }
  if (subtypes.includes("Equipment")) return thing.Equipment(chance);
  if (types.includes("Planeswalker")) return thing.Planeswalker();
  if (types.includes("Artifact")) return thing.Artifact(chance);
  if (types.includes("Instant")) return thing.Instant(chance, ground);
  if (types.includes("Sorcery")) return thing.Sorcery(chance);
  return thing.Enchantment(chance);
}

/** Fine cracks in the glaze. */
function cracks(chance: () => number, width: number, height: number, ground: string): string {
  let path = "";
  for (let crack = 0; crack < 3; crack++) {
    let x = chance() * width;
    let y = chance() * height;
    path += `M${round(x)} ${round(y)}`;
    for (let bend = 0; bend < 5; bend++) {
      x += (chance() - 0.5) * 22;
      y += (chance() - 0.3) * 16;
      path += `L${round(x)} ${round(y)}`;
    }
  }
  return `<path d="${path}" fill="none" stroke="${mix(ground, "#000000", 0.5)}" stroke-width=".6" opacity=".5"/>`;
}
