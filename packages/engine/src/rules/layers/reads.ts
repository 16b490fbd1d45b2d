/**
 * What a text reads: which characteristics of permanents, so that dependencies (613.8) are looked for only where there can be some, and
 * what beside permanents (`dependencies`), so that a change of anything else leaves derived values as they are.
 *
 * Found by walking the data: it is the words that say it, wherever they stand. A mechanic's own word reads what the words inside it read,
 * and permanents; one that reads more gets a line in the table here.
 */
import { dependencies } from "../../state/cache.ts";

/** Layers (613.1, 613.4) as bits, in the order they are applied; `limit` is what comes after them (613.11). */
export const layer = {
  control: 1,
  types: 2,
  colors: 4,
  abilities: 8,
  definition: 16,
  base: 32,
  modify: 64,
  limit: 128,
} as const;
export const lastLayer = layer.limit;

export interface Reading {
  /** The layers whose result it reads. */
  readonly layers: number;
  /** What it reads beside permanents. */
  readonly outside: number;
}

const power = layer.definition | layer.base | layer.modify;
const words = new Map<string, Reading>();

function say(names: readonly string[], reading: Partial<Reading>): void {
  for (const name of names) words.set(name, { layers: reading.layers ?? 0, outside: reading.outside ?? 0 });
}
say(["controller", "controllerOf", "controls", "sameControllerAs", "youControlSelf"], { layers: layer.control });
say(["types", "allTypes", "notTypes", "subtypes", "notSubtypes", "enchanted", "sharesCardTypeWith"], {
  layers: layer.types,
});
say(["colors", "notColors", "colorCount", "ofChosenColor"], { layers: layer.colors });
say(["keyword", "withoutKeyword"], { layers: layer.abilities });
say(["power", "toughness", "powerOf", "toughnessOf"], { layers: power });
say(["tapped", "remainsTapped"], { outside: dependencies.tapped });
say(["attacking", "blocking", "inCombat", "blockingOrBlockedBy", "blockedBy", "defendingPlayer"], {
  outside: dependencies.combat,
});
say(["activePlayer", "yourTurn"], { outside: dependencies.turn });
say(["enteredLastTurn"], { layers: layer.control, outside: dependencies.turn });
say(["dealtDamageThisTurn", "dealtDamageThisTurnTo"], { outside: dependencies.history });
say(["targeting"], { outside: dependencies.stack });
say(["emptyHand"], { outside: dependencies.hand });
say(["exiledWith"], { outside: dependencies.exile });

const zoneReadings: Readonly<Record<string, number>> = {
  graveyard: dependencies.graveyard,
  hand: dependencies.hand,
  library: dependencies.library,
  exile: dependencies.exile,
  stack: dependencies.stack,
};

/** What a piece of card data reads: a filter, a condition, a quantity, a reference. */
export function readingOf(...pieces: readonly unknown[]): Reading {
  const found = { layers: 0, outside: 0 };
  for (const piece of pieces) walk(piece, found);
  return found;
}

function walk(piece: unknown, found: { layers: number; outside: number }): void {
  if (typeof piece === "string") {
    const reading = words.get(piece);
    // Words that stand alone are players: "activePlayer", "defendingPlayer".
    if (reading !== undefined && (piece === "activePlayer" || piece === "defendingPlayer"))
      found.outside |= reading.outside;
    return;
  }
  if (typeof piece !== "object" || piece === null) return;
  if (Array.isArray(piece)) {
    for (const item of piece) walk(item, found);
    return;
  }
  if ("zone" in piece) {
    const { zone } = piece;
    for (const name of Array.isArray(zone) ? zone : [zone]) found.outside |= zoneReadings[String(name)] ?? 0;
  } else if ("noun" in piece) {
    // A card of which nothing says where it is lies in a graveyard.
    if (piece.noun === "card") found.outside |= dependencies.graveyard;
    if (piece.noun === "spell" || piece.noun === "stackObject" || piece.noun === "source")
      found.outside |= dependencies.stack;
  }
  for (const [key, value] of Object.entries(piece)) {
    const reading = words.get(key);
    if (reading !== undefined) {
      found.layers |= reading.layers;
      found.outside |= reading.outside;
    }
    walk(value, found);
  }
}
