/** Why a spell cannot be cast now: from there, in that form, at that time, with those targets, for that cost (601). */
import { typeBit } from "../../state/characteristics.ts";
import type { Characteristics } from "../../state/compiled.ts";
import { cardOfObject, edit, objectOf } from "../../state/game.ts";
import type { GameState } from "../../state/game.ts";
import type { EntityId, ObjectId, PlayerId } from "../../state/identity.ts";
import { newStackInfo, noBindings } from "../../state/object.ts";
import { spellCostParts } from "../casting/index.ts";
import { characteristicsOf } from "../layers/index.ts";
import { formTaken, spellOf } from "../forms.ts";
import { canPayCost, costOfSpell } from "../mana/index.ts";
import { forbiddenBy, hasTimeToCast } from "../permissions.ts";
import { merged, reason } from "../reason.ts";
import type { Reason } from "../reason.ts";
import type { Scope } from "../scope.ts";
import { auraTargetsOf } from "../targets.ts";
import { missingOfSorceryTime, whyNoPriority } from "./saying.ts";
import { whyNoTargets } from "./targets.ts";

const timingRules = [
  [typeBit.Creature, "302.1"],
  [typeBit.Planeswalker, "306.1"],
  [typeBit.Artifact, "301.1"],
  [typeBit.Enchantment, "303.1"],
  [typeBit.Sorcery, "307.1"],
] as const;

export function whyNotCast(
  g: GameState,
  player: PlayerId,
  id: ObjectId,
  form: string,
  targets: readonly EntityId[],
): Reason | null {
  const noPriority = whyNoPriority(g, player, "117.1a");
  if (noPriority !== null) return noPriority;
  const object = objectOf(g, id);
  const card = cardOfObject(g, object);
  const permission = g.permissions.find((one) => one.object === id && one.player === player);
  if (permission === undefined && (object.zone !== "hand" || object.owner !== player))
    return reason("notPermitted", "601.3", { object: id, to: "cast" }, "601.2a", "117.1a");
  if ((card.printed.types & typeBit.Land) !== 0) return reason("land", "305.9", { object: id }, "305.1");
  if (form === "" && card.printed.manaCost === null) return reason("noManaCost", "118.6", { object: id });
  if (card.isSplit && form === "") {
    return reason("half", "709.3", { object: id, both: false }, "709.3a");
  }
  const zoneOfPart = card.forms.find(({ keyword }) => keyword === form)?.from ?? null;
  if (zoneOfPart !== null && zoneOfPart !== object.zone) return reason("half", "702.102a", { object: id, both: true });
  const known = form === "" || (form === "alternative" ? card.alternativeCosts.length > 0 : hasForm(g, id, form));
  if (!known) return reason("noSuchCost", "118.9", { object: id, form }, "601.2b");
  // It is judged as what it would be on the stack (601.3e).
  const inForm = formTaken(form);
  const before = object.form;
  if (inForm !== before) edit(g, id).form = inForm;
  const found = whyNotCastAsIs(g, player, id, form, targets, permission?.anyColorMana ?? false);
  if (inForm !== before) edit(g, id).form = before;
  return found;
}

function hasForm(g: GameState, id: ObjectId, form: string): boolean {
  return cardOfObject(g, objectOf(g, id)).forms.some(({ keyword }) => keyword === form);
}

function whyNotCastAsIs(
  g: GameState,
  player: PlayerId,
  id: ObjectId,
  form: string,
  targets: readonly EntityId[],
  anyType: boolean,
): Reason | null {
  const is = characteristicsOf(g, id);
  const early = hasTimeToCast(g, player, id, is) ? null : whyNotNow(g, player, id, is);
  const forbidden = whyForbidden(g, player, id, is);
  const stack = newStackInfo(id, form);
  const scope: Scope = { source: id, controller: player, bindings: noBindings, stack };
  const spell = spellOf(g, objectOf(g, id));
  const modes = spell === null ? [{ targets: auraTargetsOf(g, id) }] : spell.modes;
  const noTargets = whyNoTargets(g, modes, id, player, scope, targets, false);
  const symbols = costOfSpell(g, player, id, form, false);
  const parts = spellCostParts(g, id, form, formTaken(form));
  const cantPay = canPayCost(g, player, parts, symbols, scope, id, undefined, anyType)
    ? null
    : reason(
        "cantPay",
        "601.2h",
        { object: id, what: canPayCost(g, player, parts, [], scope, id) ? "mana" : "additionalCost" },
        "118.3",
        "601.2g",
        "601.2f",
        "601.2b",
      );
  return merged([early, forbidden, noTargets, cantPay]);
}

/** 117.1a: what is neither an instant nor has flash needs a main phase and an empty stack. */
function whyNotNow(g: GameState, player: PlayerId, id: ObjectId, is: Characteristics): Reason {
  const rules = timingRules.filter(([bit]) => (is.types & bit) !== 0).map(([, rule]) => rule);
  const [rule = "117.1a", ...others] = rules;
  return reason(
    "timing",
    rule,
    { of: "spell", object: id, missing: missingOfSorceryTime(g, player) },
    ...others,
    "117.1a",
    "307.1",
    "307.5",
  );
}

/** 101.2: "can't" wins. */
function whyForbidden(g: GameState, player: PlayerId, id: ObjectId, is: Characteristics): Reason | null {
  const by = forbiddenBy(g, player, is);
  if (by === null) return null;
  return reason("cantCast", "101.2", { object: id, by: by.source, any: "castLimit" in by.rule }, "601.3");
}
