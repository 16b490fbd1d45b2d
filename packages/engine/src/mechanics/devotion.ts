/**
 * Devotion (700.5): how many mana symbols of a colour, or of either of two, are in the mana costs of permanents that a player
 * controls. A hybrid symbol counts once, also where both of its colours are asked for.
 */
import type { Color } from "../card/words.ts";
import type { Quantity } from "../card/quantity.ts";
import { colorBit, maskOf } from "../state/characteristics.ts";
import { colors as allColors } from "../card/words.ts";
import type { ManaSymbol } from "../card/cost.ts";
import { objectOf } from "../state/game.ts";
import type { GameState } from "../state/game.ts";
import type { PlayerId } from "../state/identity.ts";
import { characteristicsOf } from "../rules/layers/index.ts";
import { defineQuantity } from "../rules/registry.ts";

declare module "../card/quantity.ts" {
  interface Quantities {
    /** "your devotion to white", "your devotion to white and black". */
    devotion: readonly Color[];
    /** "your devotion to that color", to the colour that was chosen. */
    devotionToChosenColor: true;
  }
}

/** Your devotion to that colour, or to both of two. */
export function devotionTo(...colors: readonly Color[]): Quantity {
  return { devotion: colors };
}

/** A player's devotion to the colours of that mask: each symbol counts once, whatever number of them it is (700.5, 700.5a). */
export function devotionOf(g: GameState, player: PlayerId, mask: number): number {
  let devotion = 0;
  for (const id of g.battlefield) {
    const { controller, manaCost } = characteristicsOf(g, id);
    if (controller !== player || manaCost === null) continue;
    for (const symbol of manaCost) if ((colorsOf(symbol) & mask) !== 0) devotion++;
  }
  return devotion;
}

/** The colours of a mana symbol (107.4), as a mask. */
function colorsOf(symbol: ManaSymbol): number {
  switch (symbol.kind) {
    case "mana":
      return symbol.type === "C" ? 0 : colorBit[symbol.type];
    case "hybrid":
      return symbol.either.reduce((mask, type) => mask | (type === "C" ? 0 : colorBit[type]), 0);
    case "twobrid":
    case "phyrexian":
      return colorBit[symbol.color];
    case "generic":
    case "x":
      return 0;
  }
}

defineQuantity("devotion", (g, wanted, scope) => devotionOf(g, scope.controller, maskOf(wanted, colorBit)));
defineQuantity("devotionToChosenColor", (g, _quantity, scope) => {
  const chosen = scope.bindings["color"]?.[0] ?? objectOf(g, scope.source).memory["color"]?.[0];
  const color = chosen === undefined ? undefined : allColors[chosen];
  return color === undefined ? 0 : devotionOf(g, scope.controller, colorBit[color]);
});
