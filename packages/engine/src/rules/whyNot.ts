/**
 * Why something cannot be done now: the first reason in the order of the rules, with its number and a sentence. For whoever tried what is
 * not among a question's options; it decides nothing itself. Reads the game and changes nothing.
 */
import type { TargetSelection } from "../card/selection.ts";
import { keywordBit, typeBit } from "../state/characteristics.ts";
import type { Characteristics, CompiledActivated } from "../state/compiled.ts";
import { zoneBit } from "../state/compiled.ts";
import { cardOfObject, edit, numberOfAbility, objectOf, playerAt } from "../state/game.ts";
import type { GameState } from "../state/game.ts";
import { isPlayerEntity, playerOfEntity } from "../state/identity.ts";
import type { EntityId, ObjectId, PlayerId } from "../state/identity.ts";
import { newStackInfo, noBindings, noIds } from "../state/object.ts";
import { isProtectedFrom } from "./attachments.ts";
import { spellCostParts } from "./casting/index.ts";
import { holds } from "./evaluate.ts";
import { characteristicsOf, controllerOf } from "./layers/index.ts";
import { formTaken, spellOf } from "./forms.ts";
import { canPayCost, costOfActivation, costOfSpell } from "./mana/index.ts";
import { matches } from "./matching.ts";
import { canPlayLand, forbiddenBy, hasTimeToCast } from "./permissions.ts";
import { merged, reason } from "./reason.ts";
import type { Reason } from "./reason.ts";
import { scopeOf } from "./scope.ts";
import type { Scope } from "./scope.ts";
import { auraTargetsOf, canTarget, targetGroups, targetsCanBeChosen } from "./targets.ts";
import { isSorceryTime } from "./timing.ts";
import { whyNotAttack, whyNotBlock } from "./whyNotCombat.ts";

/** Something that a player would like to do. */
export type Intent =
  | { readonly do: "pass"; readonly player: PlayerId }
  | {
      readonly do: "cast";
      readonly player: PlayerId;
      readonly object: ObjectId;
      /** The keyword of an alternative cost, or "". */
      readonly form?: string;
      /** The targets that are meant, to say what is wrong with them if none can be chosen. */
      readonly targets?: readonly EntityId[];
    }
  | { readonly do: "play"; readonly player: PlayerId; readonly object: ObjectId }
  | {
      readonly do: "activate";
      readonly player: PlayerId;
      readonly object: ObjectId;
      /** Its place among the abilities of the object. */
      readonly ability: number;
      readonly targets?: readonly EntityId[];
    }
  /** Choosing a target for something that is being put on the stack. */
  | { readonly do: "target"; readonly object: ObjectId; readonly group: string; readonly target: EntityId }
  | { readonly do: "attack"; readonly player: PlayerId; readonly object: ObjectId; readonly defender: EntityId }
  | { readonly do: "block"; readonly player: PlayerId; readonly object: ObjectId; readonly attacker: ObjectId };

/**
 * The reason why that cannot be done now, or null where none is found.
 */
export function whyNot(g: GameState, intent: Intent): Reason | null {
  if (g.result !== null) return reason("over", "104.1", "The game is over.");
  switch (intent.do) {
    case "pass":
      return whyNoPriority(g, intent.player, "117.3d");
    case "cast":
      return whyNotCast(g, intent.player, intent.object, intent.form ?? "", intent.targets ?? noIds);
    case "play":
      return whyNotPlay(g, intent.player, intent.object);
    case "activate":
      return whyNotActivate(g, intent.player, intent.object, intent.ability, intent.targets ?? noIds);
    case "target":
      return whyNotTarget(g, intent.object, intent.group, intent.target);
    case "attack":
      return whyNotAttack(g, intent.player, intent.object, intent.defender);
    case "block":
      return whyNotBlock(g, intent.player, intent.object, intent.attacker);
  }
}

/** 117.1 */
function whyNoPriority(g: GameState, player: PlayerId, rule: string): Reason | null {
  const { question } = g;
  if (question?.kind === "priority" && (question.player === player || question.decider === player)) return null;
  const { name } = playerAt(g, player);
  return reason("noPriority", "117.1", `${name} does not have priority.`, rule);
}

function nameOf(g: GameState, entity: EntityId): string {
  if (isPlayerEntity(entity)) return playerAt(g, playerOfEntity(entity)).name;
  return characteristicsOf(g, entity).name;
}

// Casting.

const timingRules = [
  [typeBit.Creature, "302.1"],
  [typeBit.Planeswalker, "306.1"],
  [typeBit.Artifact, "301.1"],
  [typeBit.Enchantment, "303.1"],
  [typeBit.Sorcery, "307.1"],
] as const;

function whyNotCast(
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
    return reason(
      "notPermitted",
      "601.3",
      `Nothing allows ${card.name} to be cast from where it is.`,
      "601.2a",
      "117.1a",
    );
  if ((card.printed.types & typeBit.Land) !== 0)
    return reason("land", "305.9", `${card.name} is a land: it can be played, never cast.`, "305.1");
  if (form === "" && card.printed.manaCost === null)
    return reason("noManaCost", "118.6", `${card.name} has no mana cost, which cannot be paid.`);
  if (card.isSplit && form === "") {
    return reason("half", "709.3", `Of ${card.name} one half is cast: choose which.`, "709.3a");
  }
  const zoneOfPart = card.forms.find(({ keyword }) => keyword === form)?.from ?? null;
  if (zoneOfPart !== null && zoneOfPart !== object.zone)
    return reason("half", "702.102a", `Both halves of ${card.name} can be cast together from the hand only.`);
  const known = form === "" || (form === "alternative" ? card.alternativeCosts.length > 0 : hasForm(g, id, form));
  if (!known) return reason("noSuchCost", "118.9", `${card.name} has no ${form} cost.`, "601.2b");
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
  const early = hasTimeToCast(g, player, id, is) ? null : whyNotNow(g, player, is);
  const forbidden = whyForbidden(g, player, is);
  const stack = newStackInfo(id, form);
  const scope: Scope = { source: id, controller: player, bindings: noBindings, stack };
  const spell = spellOf(g, objectOf(g, id));
  const modes = spell === null ? [{ targets: auraTargetsOf(g, id) }] : spell.modes;
  const noTargets = whyNoTargets(g, modes, id, player, scope, targets, is.name);
  const symbols = costOfSpell(g, player, id, form, false);
  const parts = spellCostParts(g, id, form, formTaken(form));
  const cantPay = canPayCost(g, player, parts, symbols, scope, id, undefined, anyType)
    ? null
    : reason(
        "cantPay",
        "601.2h",
        canPayCost(g, player, parts, [], scope, id)
          ? `There is not enough mana for ${is.name}.`
          : `The additional costs of ${is.name} cannot be paid.`,
        "118.3",
        "601.2g",
        "601.2f",
        "601.2b",
      );
  return merged([early, forbidden, noTargets, cantPay]);
}

/** 117.1a: what is neither an instant nor has flash needs a main phase and an empty stack. */
function whyNotNow(g: GameState, player: PlayerId, is: Characteristics): Reason {
  const rules = timingRules.filter(([bit]) => (is.types & bit) !== 0).map(([, rule]) => rule);
  const [rule = "117.1a", ...others] = rules;
  return reason(
    "timing",
    rule,
    `${is.name} can be cast ${sorceryTime(g, player)}`,
    ...others,
    "117.1a",
    "307.1",
    "307.5",
  );
}

/** What is missing of a main phase of one's own with an empty stack. */
function sorceryTime(g: GameState, player: PlayerId): string {
  const missing =
    g.activePlayer !== player
      ? "it is another player's turn"
      : g.step !== "main1" && g.step !== "main2"
        ? "it is not a main phase"
        : "the stack is not empty";
  return `only in a main phase of one's own turn with an empty stack, and ${missing}.`;
}

/** 101.2: "can't" wins. */
function whyForbidden(g: GameState, player: PlayerId, is: Characteristics): Reason | null {
  const by = forbiddenBy(g, player, is);
  if (by === null) return null;
  const what =
    "castLimit" in by.rule ? "keeps players from casting more spells this turn" : `keeps ${is.name} from being cast`;
  return reason("cantCast", "101.2", `${nameOf(g, by.source)} ${what}.`, "601.3");
}

// Targets.

/** Why no mode's targets can all be chosen (601.2c); what is wrong with those that were meant, if any were. */
function whyNoTargets(
  g: GameState,
  modes: readonly { readonly targets: readonly TargetSelection[] }[],
  by: ObjectId,
  player: PlayerId,
  scope: Scope,
  meant: readonly EntityId[],
  name: string,
): Reason | null {
  if (modes.some(({ targets }) => targetsCanBeChosen(g, targets, 0, by, player, scope))) return null;
  const groups = modes.flatMap(({ targets }) => targets);
  for (const target of meant) {
    if (groups.some((group) => canTarget(g, group, target, by, player, scope))) continue;
    const reasons = groups
      .map((group) => whyNotThat(g, group, target, by, player, scope))
      .filter((one) => one !== null);
    const found = reasons.find(({ code }) => code !== "notOfThatKind") ?? reasons[0];
    if (found !== undefined) return found;
  }
  return reason("noTargets", "601.2c", `There are not enough legal targets for ${name}.`, "115.1", "303.4a", "602.2b");
}

function whyNotTarget(g: GameState, id: ObjectId, name: string, target: EntityId): Reason | null {
  const object = objectOf(g, id);
  const { stack } = object;
  if (stack === null) return null;
  const groups = targetGroups(g, id, stack);
  const group = groups.find(({ as }) => as === name);
  if (group === undefined) return null;
  const scope: Scope = {
    source: stack.source,
    controller: object.controller,
    bindings: { ...stack.bindings, ...stack.targets },
    stack,
  };
  if (stack.targets[name]?.includes(target) === true)
    return reason("twice", "115.3", `${nameOf(g, target)} is a target for that word already.`, "601.2c");
  return (
    whyNotThat(g, group, target, id, object.controller, scope) ??
    reason(
      "cantPay",
      "601.2h",
      "With that target the cost could not be paid or the other targets not be chosen.",
      "118.3",
      "601.2c",
      "601.2f",
    )
  );
}

/** Why that cannot be targeted; null if it can. */
function whyNotThat(
  g: GameState,
  group: TargetSelection,
  target: EntityId,
  by: ObjectId,
  controller: PlayerId,
  scope: Scope,
): Reason | null {
  if (target === by) return reason("itself", "115.5", "A spell or ability cannot target itself.", "601.2c");
  const name = nameOf(g, target);
  if (!matches(g, group.target, target, scope))
    return reason("notOfThatKind", "601.2c", `${name} is not what the text can target.`, "115.1", "115.4", "303.4a");
  if (canTarget(g, group, target, by, controller, scope)) return null;
  if (isPlayerEntity(target)) return reason("hexproof", "702.11c", `${name} has hexproof.`, "601.2c");
  const { zone } = objectOf(g, target);
  if (zone !== "battlefield") return reason("cantBeTargeted", "101.2", `${name} cannot be targeted.`, "601.2c");
  const is = characteristicsOf(g, target);
  if (is.controller !== controller && (is.keywords & keywordBit.hexproof) !== 0)
    return reason("hexproof", "702.11b", `${name} has hexproof.`, "601.2c");
  if (isProtectedFrom(g, target, objectOf(g, by).kind === "ability" ? scope.source : by))
    return reason("protection", "702.16b", `${name} has protection from it.`, "601.2c");
  return reason("cantBeTargeted", "101.2", `${name} cannot be targeted.`, "601.2c");
}

// Lands and abilities.

function whyNotPlay(g: GameState, player: PlayerId, id: ObjectId): Reason | null {
  const noPriority = whyNoPriority(g, player, "305.1");
  if (noPriority !== null) return noPriority;
  const object = objectOf(g, id);
  const { printed } = cardOfObject(g, object);
  const record = playerAt(g, player);
  if ((printed.types & typeBit.Land) === 0) return reason("noLand", "305.1", `${printed.name} is no land.`, "116.2a");
  if (g.activePlayer !== player)
    return reason("notYourTurn", "305.3", "A land can only be played in one's own turn.", "305.1", "116.2a");
  if (!isSorceryTime(g, player))
    return reason("timing", "305.1", `A land can be played ${sorceryTime(g, player)}`, "116.2a", "117.1c");
  if (!canPlayLand(g, player))
    return reason(
      "landPlayed",
      "305.2",
      `Lands played this turn: ${record.landsPlayed} of ${1 + record.extraLands}.`,
      "305.2b",
      "305.2a",
      "116.2a",
    );
  if (object.zone !== "hand" || object.owner !== player)
    return reason("notPermitted", "305.1", `Nothing allows ${printed.name} to be played from where it is.`, "116.2a");
  return null;
}

function whyNotActivate(
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
  if (ability?.kind !== "activated")
    return reason("noSuchAbility", "602.1", `${is.name} has no such activated ability.`);
  if (object.zone === "none" || (ability.zones & zoneBit[object.zone]) === 0)
    return reason("wrongZone", "113.6", `That ability of ${is.name} does not function where it is.`);
  if (object.zone === "battlefield" ? controllerOf(g, id) !== player : object.owner !== player)
    return reason("notYours", "602.2", `Only who controls ${is.name} can activate its abilities.`);
  const limit = is.limits.find(({ modification }) => "cantActivate" in modification);
  if (limit !== undefined)
    return reason(
      "cantActivate",
      "602.5",
      `${nameOf(g, limit.source)} keeps it from being activated.`,
      "101.2",
      "701.35a",
    );
  return merged([
    whyNotActivateNow(g, player, id, ability),
    whyNotTapped(g, id, ability, is),
    whyNotFor(g, player, id, ability, targets, is),
  ]);
}

/** Timing and other restrictions on its use (602.5). */
function whyNotActivateNow(g: GameState, player: PlayerId, id: ObjectId, ability: CompiledActivated): Reason | null {
  const { data } = ability;
  const object = objectOf(g, id);
  if (ability.loyalty) {
    if (!isSorceryTime(g, player))
      return reason("timing", "606.3", `A loyalty ability can be activated ${sorceryTime(g, player)}`, "307.5");
    if (object.activated.includes(-1))
      return reason("onceATurn", "606.3", "A loyalty ability of it has been activated this turn.", "602.5b");
  }
  if (data.timing === "sorcery" && !isSorceryTime(g, player))
    return reason(
      "timing",
      "602.5d",
      `It can be activated ${sorceryTime(g, player)}`,
      "307.5",
      ...(data.keyword === undefined ? [] : ["702.6a"]),
      "117.1b",
    );
  if (data.oncePerTurn === true && object.activated.includes(numberOfAbility(g.pool, ability)))
    return reason("onceATurn", "602.5b", "It has been activated this turn, and can be only once each turn.", "602.5");
  if (data.onlyIf !== undefined && !holds(g, data.onlyIf, scopeOf(id, player)))
    return reason("condition", "602.5b", "The condition for activating it is not met.", "602.5");
  return null;
}

/** {T} and {Q} (107.5, 302.6). */
function whyNotTapped(g: GameState, id: ObjectId, ability: CompiledActivated, is: Characteristics): Reason | null {
  const object = objectOf(g, id);
  const taps = ability.data.cost.some(({ pay }) => pay === "tapSelf");
  const untaps = ability.data.cost.some(({ pay }) => pay === "untapSelf");
  if (!taps && !untaps) return null;
  if (taps && object.tapped) return reason("tapped", "107.5", `${is.name} is tapped already.`, "118.3", "601.2h");
  if (untaps && !object.tapped) return reason("untapped", "107.6", `${is.name} is not tapped.`, "118.3", "601.2h");
  const isCreature = (is.types & typeBit.Creature) !== 0;
  if (isCreature && object.sick && (is.keywords & keywordBit.haste) === 0)
    return reason(
      "sick",
      "302.6",
      `${is.name} has not been under its controller's control since the turn began.`,
      "602.5a",
      "107.5",
    );
  return null;
}

/** Its targets and its costs. */
function whyNotFor(
  g: GameState,
  player: PlayerId,
  id: ObjectId,
  ability: CompiledActivated,
  targets: readonly EntityId[],
  is: Characteristics,
): Reason | null {
  const scope = scopeOf(id, player);
  if (!ability.isManaAbility) {
    const noTargets = whyNoTargets(g, ability.modes, id, player, scope, targets, `the ability of ${is.name}`);
    if (noTargets !== null) return noTargets;
  }
  const { cost } = ability.data;
  if (canPayCost(g, player, cost, costOfActivation(g, player, id, ability, 0), scope, id)) return null;
  if (
    ability.loyalty &&
    cost.some((part) => part.pay === "loyalty" && typeof part.amount === "number" && part.amount < 0)
  )
    return reason("loyalty", "606.6", `${is.name} does not have that many loyalty counters.`, "118.3", "601.2h");
  return reason(
    "cantPay",
    "118.3",
    canPayCost(g, player, cost, [], scope, id) ? "There is not enough mana for it." : "Its costs cannot be paid.",
    "601.2h",
    "602.2b",
    "602.2",
  );
}
