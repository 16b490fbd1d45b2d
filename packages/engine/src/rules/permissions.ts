/** What a player may do with priority now (117.1): which cards may be played or cast, from where, and which abilities activated. */
import type { Filter } from "../card/filter.ts";
import { keywordBit, typeBit } from "../state/characteristics.ts";
import type { RuleInForce } from "../state/cache.ts";
import type { Characteristics, CompiledActivated, CompiledCard } from "../state/compiled.ts";
import { zoneBit } from "../state/compiled.ts";
import { cardOfObject, edit, numberOfAbility, objectOf, playerAt } from "../state/game.ts";
import type { GameState } from "../state/game.ts";
import type { ObjectId, PlayerId } from "../state/identity.ts";
import { newStackInfo, noBindings, noIds } from "../state/object.ts";
import type { Option } from "../state/question.ts";
import { holds } from "./evaluate.ts";
import { auraTargetsOf, creaturesTargetable, targetsCanBeChosen } from "./targets.ts";
import { characteristicsOf, controllerOf, layersOf } from "./layers/index.ts";
import {
  canPayCost,
  costOfActivation,
  costOfSpell,
  leastCostOfSpell,
  summariseMana,
  targetsMakeCheaper,
} from "./mana/index.ts";
import type { ManaSummary } from "./mana/index.ts";
import { formTaken, spellOf } from "./forms.ts";
import { haveSameName, matches } from "./matching.ts";
import { spellCostParts } from "./casting/index.ts";
import { scopeOf } from "./scope.ts";
import type { Scope } from "./scope.ts";
import { canChooseLoyalty, isBeyondLoop, isSorceryTime } from "./timing.ts";

/** Everything a player with priority can do, passing first (117.1). */
export function priorityOptions(g: GameState, player: PlayerId): readonly Option[] {
  const options: Option[] = [{ type: "pass" }];
  const summary = summariseMana(g, player);
  const record = playerAt(g, player);
  for (const card of record.hand) cardOptions(g, player, card, summary, options);
  const { rules } = layersOf(g);
  if (rules.some(({ rule, controller }) => "playFromTop" in rule && controller === player)) {
    const card = record.library[record.library.length - 1];
    if (card !== undefined && (cardOfObject(g, objectOf(g, card)).printed.types & typeBit.Land) !== 0)
      landOption(g, player, card, options);
  }
  for (const permission of g.permissions) {
    if (permission.player !== player || objectOf(g, permission.object).zone === "none") continue;
    if (permission.verb === "play") landOption(g, player, permission.object, options);
    spellOptions(
      g,
      player,
      permission.object,
      permission.anyColorMana ? null : summary,
      options,
      permission.anyColorMana,
    );
  }
  for (const id of g.battlefield) abilityOptions(g, player, id, summary, options);
  if (g.pool.abilitiesOutside) {
    for (const id of record.graveyard) abilityOptions(g, player, id, summary, options);
    for (const id of record.hand) abilityOptions(g, player, id, summary, options);
  }
  return options;
}

function cardOptions(g: GameState, player: PlayerId, card: ObjectId, summary: ManaSummary, options: Option[]): void {
  const { printed } = cardOfObject(g, objectOf(g, card));
  if ((printed.types & typeBit.Land) !== 0) landOption(g, player, card, options);
  else spellOptions(g, player, card, summary, options, false);
}

/** 116.2a, 305.2 */
export function canPlayLand(g: GameState, player: PlayerId): boolean {
  const record = playerAt(g, player);
  return record.landsPlayed < 1 + record.extraLands && isSorceryTime(g, player);
}

function landOption(g: GameState, player: PlayerId, card: ObjectId, options: Option[]): void {
  if ((cardOfObject(g, objectOf(g, card)).printed.types & typeBit.Land) !== 0 && canPlayLand(g, player))
    options.push({ type: "play", object: card });
}

function spellOptions(
  g: GameState,
  player: PlayerId,
  id: ObjectId,
  summary: ManaSummary | null,
  options: Option[],
  anyType: boolean,
): void {
  const card = cardOfObject(g, objectOf(g, id));
  if ((card.printed.types & typeBit.Land) !== 0) return;
  if (!card.isSplit && canCast(g, player, id, card, "", summary, anyType, false))
    options.push({ type: "cast", object: id, form: "" });
  for (const { keyword } of card.forms) {
    if (canCast(g, player, id, card, keyword, summary, anyType, false))
      options.push({ type: "cast", object: id, form: keyword });
  }
  if (card.alternativeCosts.length > 0 && canCast(g, player, id, card, "alternative", summary, anyType, false)) {
    options.push({ type: "cast", object: id, form: "alternative" });
  }
}

/** Whether a card could be cast now in that form: permitted, timely, with targets, and payable (601.2, 601.3). */
export function canCast(
  g: GameState,
  player: PlayerId,
  id: ObjectId,
  card: CompiledCard,
  form: string,
  summary: ManaSummary | null,
  anyType: boolean,
  free: boolean,
): boolean {
  if (card.printed.manaCost === null && form === "" && !free) return false; // 118.6
  if (card.isSplit && !canCastPart(g, id, card, form)) return false;
  const inForm = formTaken(form);
  const before = objectOf(g, id).form;
  // The spell is judged as what it will be on the stack (601.3e).
  if (inForm !== before) edit(g, id).form = inForm;
  const can = canCastAsIs(g, player, id, card, form, summary, anyType, free);
  if (inForm !== before) edit(g, id).form = before;
  return can;
}

/** 709.3: one half is cast, or both where that is permitted from there (702.102a). */
function canCastPart(g: GameState, id: ObjectId, card: CompiledCard, form: string): boolean {
  const part = card.forms.find(({ keyword }) => keyword === form);
  return part !== undefined && (part.from === null || part.from === objectOf(g, id).zone);
}

function canCastAsIs(
  g: GameState,
  player: PlayerId,
  id: ObjectId,
  card: CompiledCard,
  form: string,
  summary: ManaSummary | null,
  anyType: boolean,
  free: boolean,
): boolean {
  const is = characteristicsOf(g, id);
  if (!free && !hasTimeToCast(g, player, id, is)) return false;
  if (forbiddenBy(g, player, is) !== null) return false;
  const stack = newStackInfo(id, form);
  const scope: Scope = { source: id, controller: player, bindings: noBindings, stack };
  const symbols = targetsMakeCheaper(g, player)
    ? leastCostOfSpell(g, player, id, form, free, creaturesToTarget(g, player, id, scope))
    : costOfSpell(g, player, id, form, free);
  const parts = spellCostParts(g, id, form, formTaken(form));
  if (!canPayCost(g, player, parts, symbols, scope, id, summary ?? undefined, anyType)) return false;
  const spell = spellOf(g, objectOf(g, id));
  if (spell === null) return targetsCanBeChosen(g, auraTargetsOf(g, id), 0, id, player, scope);
  return spell.modes.some((mode) => targetsCanBeChosen(g, mode.targets, 0, id, player, scope));
}

/** How many creatures a spell could target. */
function creaturesToTarget(g: GameState, player: PlayerId, id: ObjectId, scope: Scope): number {
  const spell = spellOf(g, objectOf(g, id));
  if (spell === null) return creaturesTargetable(g, auraTargetsOf(g, id), 0, id, player, scope);
  return Math.max(...spell.modes.map(({ targets }) => creaturesTargetable(g, targets, 0, id, player, scope)));
}

/** 304.1, 307.1, 702.8a and effects that give the permission (601.3b). */
export function hasTimeToCast(g: GameState, player: PlayerId, id: ObjectId, is: Characteristics): boolean {
  if ((is.types & typeBit.Instant) !== 0 || (is.keywords & keywordBit.flash) !== 0 || isSorceryTime(g, player))
    return true;
  return layersOf(g).rules.some(
    ({ rule, controller, source }) =>
      "castAsThoughFlash" in rule &&
      controller === player &&
      matchesSpell(g, rule.castAsThoughFlash, id, source, controller),
  );
}

/** Whether a card, if it were a spell, would be what the filter says. */
function matchesSpell(g: GameState, filter: Filter, id: ObjectId, source: ObjectId, controller: PlayerId): boolean {
  const { noun, ...rest } = filter;
  return noun === "spell"
    ? matches(g, cachedRest(filter, rest), id, scopeOf(source, controller))
    : matches(g, filter, id, scopeOf(source, controller));
}

const rests = new WeakMap<Filter, Filter>();
function cachedRest(filter: Filter, rest: Filter): Filter {
  const known = rests.get(filter);
  if (known !== undefined) return known;
  const made: Filter = { ...rest, noun: "card" };
  rests.set(filter, made);
  return made;
}

/** The rule of an object by which a player cannot cast that, whatever permits it (101.2); null where there is none. */
export function forbiddenBy(g: GameState, player: PlayerId, is: Characteristics): RuleInForce | null {
  for (const inForce of layersOf(g).rules) {
    const { rule, controller, source } = inForce;
    if ("castLimit" in rule && playerAt(g, player).spellsCast >= rule.castLimit) return inForce;
    if ("cantCastSameNameAsExiled" in rule && controller !== player) {
      const exiled = objectOf(g, source).memory["exiled"] ?? noIds;
      if (exiled.some((id) => objectOf(g, id).zone === "exile" && haveSameName(characteristicsOf(g, id).name, is.name)))
        return inForce;
    }
  }
  return null;
}

/** The activated abilities of an object that a player can activate now (602.2, 602.5). */
function abilityOptions(g: GameState, player: PlayerId, id: ObjectId, summary: ManaSummary, options: Option[]): void {
  const { abilities } = characteristicsOf(g, id);
  for (let index = 0; index < abilities.length; index++) {
    const ability = abilities[index];
    if (ability?.kind !== "activated" || !canActivate(g, player, id, ability, summary)) continue;
    options.push({ type: ability.isManaAbility ? "activateMana" : "activate", object: id, ability: index });
  }
}

function canActivate(
  g: GameState,
  player: PlayerId,
  id: ObjectId,
  ability: CompiledActivated,
  summary?: ManaSummary,
): boolean {
  const object = objectOf(g, id);
  if (object.zone === "none" || (ability.zones & zoneBit[object.zone]) === 0) return false;
  if (object.zone === "battlefield" ? controllerOf(g, id) !== player : object.owner !== player) return false; // 602.2
  const { data } = ability;
  if (ability.tapsSelf && object.tapped) return false;
  if (data.timing === "sorcery" && !isSorceryTime(g, player)) return false;
  if (ability.loyalty && !canChooseLoyalty(g, player, object)) return false; // 606.3
  if (data.oncePerTurn === true && object.activated.includes(numberOfAbility(g.pool, ability))) return false;
  if (object.activated.length > 0 && isBeyondLoop(object, numberOfAbility(g.pool, ability))) return false;
  const scope = scopeOf(id, player);
  if (data.onlyIf !== undefined && !holds(g, data.onlyIf, scope)) return false;
  if (characteristicsOf(g, id).limits.some(({ modification }) => "cantActivate" in modification)) return false;
  if (!canPayCost(g, player, data.cost, costOfActivation(g, player, id, ability, 0), scope, id, summary)) return false;
  return (
    ability.isManaAbility || ability.modes.some((mode) => targetsCanBeChosen(g, mode.targets, 0, id, player, scope))
  );
}
