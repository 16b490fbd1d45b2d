/** Changes of the rules (613.11), replacement effects (614) and costs of spells (601.2f) in English: one template each. */
import type { CostAbility, Replacement, RuleChange } from "@nykthos/engine/card";
import type { Context } from "../context.ts";
import { condition } from "./conditions.ts";
import { paying } from "./costs.ts";
import type { Phrase } from "./grammar.ts";
import { agreeing, capitalized, listed, many, numberWord, objectOf, one, pluralOf, withArticle } from "./grammar.ts";
import { noun } from "./nouns.ts";
import { countedNoun, eachOf, whereClause } from "./quantities.ts";
import { player, reference } from "./references.ts";
import { object } from "./selections.ts";
import { clauses, finite } from "./sentence.ts";
import { counterWords, typeWords } from "./words.ts";

export function ruleChange(rule: RuleChange, context: Context): string {
  if ("cantGainLife" in rule) {
    const who = rule.cantGainLife === "yourOpponents" ? many("your opponents") : player(rule.cantGainLife, context);
    return `${who.text} can't gain life`;
  }
  if ("noMaximumHandSize" in rule) {
    const who = player(rule.noMaximumHandSize, context);
    return `${who.text} ${agreeing(who, "have")} no maximum hand size`;
  }
  if ("youHaveHexproof" in rule) return "you have hexproof";
  if ("cantBeCountered" in rule) return "this spell can't be countered";
  if ("cantAttackDuringExtraTurns" in rule) {
    return `${reference(rule.cantAttackDuringExtraTurns, context).text} can't attack during extra turns`;
  }
  if ("drawLimit" in rule) return `each player can't draw more than ${limit(rule.drawLimit, "card")} each turn`;
  if ("castLimit" in rule) return `each player can't cast more than ${limit(rule.castLimit, "spell")} each turn`;
  if ("playFromTop" in rule) return "you may play lands from the top of your library";
  if ("topRevealed" in rule) return "play with the top card of your library revealed";
  if ("untapDuringOthersUntapStep" in rule) {
    const types = listed(rule.untapDuringOthersUntapStep.map((type) => pluralOf(typeWords[type])));
    return `untap all ${types} you control during each other player's untap step`;
  }
  if ("castAsThoughFlash" in rule) {
    const spells = noun({ noun: "spell", ...rule.castAsThoughFlash }, context, { plural: true });
    return `you may cast ${spells} as though they had flash`;
  }
  if ("cantBeTargeted" in rule) return "cards in graveyards can't be the targets of spells or abilities";
  if ("mayChooseNotToUntap" in rule) {
    return `you may choose not to untap ${objectOf(reference(rule.mayChooseNotToUntap, context))} during your untap step`;
  }
  if ("cantCastSameNameAsExiled" in rule)
    return `your opponents can't cast spells with the same name as a card exiled with ${objectOf(reference(rule.cantCastSameNameAsExiled, context))}`;
  if ("revealFirstDrawOfYourTurns" in rule) return "reveal the first card you draw on each of your turns";
  return "if you would lose unspent mana, that mana becomes colorless instead";
}

function limit(count: number, what: string): string {
  return `${numberWord(count)} ${count === 1 ? what : pluralOf(what)}`;
}

export function replaced(replacement: Replacement, context: Context): string {
  if ("entersTapped" in replacement) {
    const what = replacement.entersTapped;
    const subject = "ref" in what ? reference(what, context) : many(noun(what, context, { plural: true }));
    return `${subject.text} ${agreeing(subject, "enter")} the battlefield tapped`;
  }
  if ("entersWithCounters" in replacement) {
    const { what, kind, count } = replacement.entersWithCounters;
    const subject = reference(what, context);
    const counters = countedNoun(count, counterWords[kind], context);
    return `${subject.text} ${agreeing(subject, "enter")} the battlefield with ${counters.text} on it${counters.tail}`;
  }
  if ("asEntersChooseColor" in replacement) {
    return `as ${reference(replacement.asEntersChooseColor, context).text} enters the battlefield, choose a color`;
  }
  if ("asEntersMayPayOrTapped" in replacement) {
    const { what, cost } = replacement.asEntersMayPayOrTapped;
    const entering = `as ${reference(what, context).text} enters the battlefield`;
    return `${entering}, you may ${paying(cost, context)}. If you don't, it enters the battlefield tapped`;
  }
  if ("doubleDamage" in replacement) {
    const receiver = "a permanent or player";
    return `if a source would deal damage to ${receiver}, it deals double that damage to that permanent or player instead`;
  }
  if ("preventDamage" in replacement) {
    const { to, by, combat } = replacement.preventDamage;
    return `prevent all ${combat === true ? "combat " : ""}damage that would be dealt${dealt(to, by, context)}`;
  }
  if ("graveyardToExile" in replacement) {
    const what = withArticle(noun({ noun: "card", ...replacement.graveyardToExile }, context));
    return `if ${what} would be put into a graveyard from anywhere, exile it instead`;
  }
  const { condition: when, effects } = replacement.drawInstead;
  return `if you would draw a card while ${condition(when, context)}, instead ${clauses(effects, finite(context))}`;
}

/** " to X", " by Y", " to X by Y". */
function dealt(
  to: Parameters<typeof object>[0] | undefined,
  by: Parameters<typeof object>[0] | undefined,
  context: Context,
): string {
  const receiver = to === undefined ? "" : ` to ${object(to, context)}`;
  return by === undefined ? receiver : `${receiver} by ${object(by, context)}`;
}

/** "Aura spells you cast cost {1} less to cast", "this spell costs {2} more to cast for each target beyond the first". */
export function spellCosts(ability: CostAbility, context: Context): string {
  const { spells, more, less, lessX, forEach, reducesColored } = ability;
  const perTarget = forEach === "creatureTargeted";
  const subject = costing(spells, perTarget, context);
  const change = more === undefined ? `${less ?? "{X}"} less` : `${more} more`;
  const each = forEach === undefined ? "" : ` for each ${counted(forEach, context)}`;
  if (lessX !== undefined) context.whereX.push(lessX);
  const where = whereClause(context);
  const colored = reducesColored === true ? ". This effect reduces only the amount of colored mana you pay" : "";
  return `${capitalized(subject.text)} ${agreeing(subject, "cost")} ${change} to cast${each}${where}${colored}`;
}

/** "this spell", "Minotaur spells you cast", "each instant and sorcery spell you cast". */
function costing(spells: CostAbility["spells"], each: boolean, context: Context): Phrase {
  if (spells === "thisSpell") return one("this spell");
  const { controller: _, ...what } = spells;
  const said = noun({ noun: "spell", join: "and", ...what }, context, { plural: !each });
  return each ? one(`each ${said} you cast`) : many(`${said} you cast`);
}

function counted(forEach: NonNullable<CostAbility["forEach"]>, context: Context): string {
  if (forEach === "targetBeyondFirst") return "target beyond the first";
  if (forEach === "creatureTargeted") return "creature it targets";
  return eachOf(forEach, context);
}
