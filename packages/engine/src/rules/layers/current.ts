/**
 * What is now: the cache of derived characteristics, made anew when it is asked for and something it depends on has changed.
 */
import type { LayerCache } from "../../state/cache.ts";
import type { Characteristics } from "../../state/compiled.ts";
import type { GameState } from "../../state/game.ts";
import type { ObjectId, PlayerId } from "../../state/identity.ts";
import { buildLayers } from "./build.ts";
import { characteristicsElsewhere } from "./elsewhere.ts";

/** The derived values of everything on the battlefield, up to date. Never changed once made, so forks may share it. */
export function layersOf(g: GameState): LayerCache {
  return g.layers ?? buildLayers(g, null);
}

/** What an object is now (109.3, 613): of a permanent with all effects; elsewhere as its zone has it; once gone, as it last was. */
export function characteristicsOf(g: GameState, id: ObjectId): Characteristics {
  const { characteristics } = g.layers ?? buildLayers(g, null);
  return (id < characteristics.length ? characteristics[id] : undefined) ?? characteristicsElsewhere(g, id);
}

/** Who controls an object: effects change that on the battlefield and of spells (108.4, 613.1b); of a card elsewhere, its owner. */
export function controllerOf(g: GameState, id: ObjectId): PlayerId {
  return characteristicsOf(g, id).controller;
}

/** Something on the battlefield changed: what is derived is stale. */
export function touch(g: GameState): void {
  g.unsettled = true;
  g.layers = null;
}

/** Something else changed, as a mask of `dependencies`: stale only if something on the battlefield reads it. */
export function touchIf(g: GameState, changed: number): void {
  if (g.layers === null || (g.layers.dependsOn & changed) === 0) return;
  g.unsettled = true;
  g.layers = null;
}
