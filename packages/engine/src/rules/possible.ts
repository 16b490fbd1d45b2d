/** Whether an optional instruction could be carried out at all: what is impossible cannot be chosen (608.2d). */
import type { Effect } from "../card/effect.ts";
import type { GameState } from "../state/game.ts";
import { objectOf, playerAt } from "../state/game.ts";
import type { PlayerId } from "../state/identity.ts";
import { castableFree } from "./castableFree.ts";
import { controllerOf } from "./layers/index.ts";
import { canPayCost, manaOfCost } from "./mana/index.ts";
import { entitiesMatching, matches } from "./matching.ts";
import type { Scope } from "./scope.ts";
import { entitiesFor, permanentsFor } from "./selecting.ts";
import type { Selection } from "../card/selection.ts";

export function canBeDone(g: GameState, effect: Effect, scope: Scope, player: PlayerId): boolean {
  switch (effect.do) {
    case "series":
    case "and":
      return effect.list.every((part, index) => index > 0 || canBeDone(g, part, scope, player));
    case "then":
      return canBeDone(g, effect.effect, scope, player);
    case "pay":
      return canPayCost(g, player, effect.cost, manaOfCost(g, effect.cost, scope), scope, scope.source);
    case "sacrifice": {
      const { what } = effect;
      if ("ref" in what) return permanentsFor(g, what, scope).some((id) => controllerOf(g, id) === player);
      return g.battlefield.some((id) => controllerOf(g, id) === player && matches(g, what, id, scope));
    }
    case "discard": {
      const { what } = effect;
      const { hand } = playerAt(g, player);
      if (what === undefined) return hand.length > 0;
      if ("ref" in what) return true;
      return hand.some((id) => matches(g, what, id, scope));
    }
    case "exile":
    case "destroy":
    case "tap":
    case "untap":
    case "return":
    case "put":
    case "reveal":
      return canBeSelected(g, effect.what, scope);
    case "exchangeControl":
      return canBeSelected(g, effect.one, scope) && canBeSelected(g, effect.other, scope);
    case "castFree":
      return castableFree(g, effect.filter, effect.zone, scope).length > 0;
    case "chooseNewTargets": {
      const targets = entitiesFor(g, effect.spell, scope).map((id) => objectOf(g, id).stack?.targets ?? {});
      return targets.some((groups) => Object.values(groups).some((group) => group.length > 0));
    }
    default:
      return true;
  }
}

function canBeSelected(g: GameState, what: Selection, scope: Scope): boolean {
  if ("choose" in what) return entitiesMatching(g, what.choose, scope).length > 0;
  if ("ref" in what || "target" in what) return entitiesFor(g, what, scope).length > 0;
  return true;
}
