/** Why an ability cannot be activated now (602): whose it is, its timing, its costs and its targets. */
import { keywordBit, typeBit } from "../../state/characteristics.ts";
import type { Characteristics, CompiledActivated } from "../../state/compiled.ts";
import { zoneBit } from "../../state/compiled.ts";
import { numberOfAbility, objectOf } from "../../state/game.ts";
import type { GameState } from "../../state/game.ts";
import type { EntityId, ObjectId, PlayerId } from "../../state/identity.ts";
import { holds } from "../evaluate.ts";
import { characteristicsOf, controllerOf } from "../layers/index.ts";
import { canPayCost, costOfActivation } from "../mana/index.ts";
import { merged, reason } from "../reason.ts";
import type { Reason } from "../reason.ts";
import { scopeOf } from "../scope.ts";
import { isSorceryTime } from "../timing.ts";
import { missingOfSorceryTime, whyNoPriority } from "./saying.ts";
import { whyNoTargets } from "./targets.ts";

export function whyNotActivate(
  g: GameState,
  player: PlayerId,
  id: ObjectId,
  place: number,
  targets: readonly EntityId[],
): Reason | null {
  const noPriority = whyNoPriority(g, player, "117.1b");
  if (noPriority !== null) return noPriority;
  const object = objectOf(g, id);
  const is = characteristicsOf(g, id);
  const ability = is.abilities[place];
  if (ability?.kind !== "activated") return reason("noSuchAbility", "602.1", { object: id });
  if (object.zone === "none" || (ability.zones & zoneBit[object.zone]) === 0)
    return reason("wrongZone", "113.6", { object: id });
  if (object.zone === "battlefield" ? controllerOf(g, id) !== player : object.owner !== player)
    return reason("notYours", "602.2", { object: id, to: "activate" });
  const limit = is.limits.find(({ modification }) => "cantActivate" in modification);
  if (limit !== undefined) return reason("cantActivate", "602.5", { object: id, by: limit.source }, "101.2", "701.35a");
  return merged([
    whyNotActivateNow(g, player, id, ability, place),
    whyNotTapped(g, id, ability, is),
    whyNotFor(g, player, id, ability, targets),
  ]);
}

/** Timing and other restrictions on its use (602.5). */
function whyNotActivateNow(
  g: GameState,
  player: PlayerId,
  id: ObjectId,
  ability: CompiledActivated,
  place: number,
): Reason | null {
  const { data } = ability;
  const object = objectOf(g, id);
  const missing = missingOfSorceryTime(g, player);
  if (ability.loyalty) {
    if (!isSorceryTime(g, player))
      return reason("timing", "606.3", { of: "loyaltyAbility", object: id, missing }, "307.5");
    if (object.activated.includes(-1)) return reason("onceATurn", "606.3", { object: id, loyalty: true }, "602.5b");
  }
  if (data.timing === "sorcery" && !isSorceryTime(g, player))
    return reason(
      "timing",
      "602.5d",
      { of: "ability", object: id, missing },
      "307.5",
      ...(data.keyword === undefined ? [] : ["702.6a"]),
      "117.1b",
    );
  if (data.oncePerTurn === true && object.activated.includes(numberOfAbility(g.pool, ability)))
    return reason("onceATurn", "602.5b", { object: id, loyalty: false }, "602.5");
  if (data.onlyIf !== undefined && !holds(g, data.onlyIf, scopeOf(id, player)))
    return reason("condition", "602.5b", { object: id, ability: place }, "602.5");
  return null;
}

/** {T} and {Q} (107.5, 302.6). */
function whyNotTapped(g: GameState, id: ObjectId, ability: CompiledActivated, is: Characteristics): Reason | null {
  const object = objectOf(g, id);
  const taps = ability.data.cost.some(({ pay }) => pay === "tapSelf");
  const untaps = ability.data.cost.some(({ pay }) => pay === "untapSelf");
  if (!taps && !untaps) return null;
  if (taps && object.tapped) return reason("tapped", "107.5", { object: id }, "118.3", "601.2h");
  if (untaps && !object.tapped) return reason("untapped", "107.6", { object: id }, "118.3", "601.2h");
  const isCreature = (is.types & typeBit.Creature) !== 0;
  if (isCreature && object.sick && (is.keywords & keywordBit.haste) === 0)
    return reason("sick", "302.6", { object: id }, "602.5a", "107.5");
  return null;
}

/** Its targets and its costs. */
function whyNotFor(
  g: GameState,
  player: PlayerId,
  id: ObjectId,
  ability: CompiledActivated,
  targets: readonly EntityId[],
): Reason | null {
  const scope = scopeOf(id, player);
  if (!ability.isManaAbility) {
    const noTargets = whyNoTargets(g, ability.modes, id, player, scope, targets, true);
    if (noTargets !== null) return noTargets;
  }
  const { cost } = ability.data;
  if (canPayCost(g, player, cost, costOfActivation(g, player, id, ability, 0), scope, id)) return null;
  if (
    ability.loyalty &&
    cost.some((part) => part.pay === "loyalty" && typeof part.amount === "number" && part.amount < 0)
  )
    return reason("loyalty", "606.6", { object: id }, "118.3", "601.2h");
  return reason(
    "cantPay",
    "118.3",
    { object: id, what: canPayCost(g, player, cost, [], scope, id) ? "mana" : "cost" },
    "601.2h",
    "602.2b",
    "602.2",
  );
}
