/** Changes of the rules (613.11), replacement effects (614) and costs of spells (601.2f) in German: one template each. */
import type { CostAbility, Replacement, RuleChange } from "@nykthos/engine/card";
import { closingComma, ended, infinitive, sentence, du } from "./clause.ts";
import { conditionClause } from "./conditions.ts";
import type { GermanContext } from "./context.ts";
import { damageClause } from "./continuous.ts";
import { paying } from "./costs.ts";
import type { Agreement } from "./grammar.ts";
import { listed, numberWord, relativePronoun } from "./grammar.ts";
import { cardTypeNouns, counterNouns } from "./lexicon.ts";
import { phrase } from "./nouns.ts";
import { playerNominal } from "./players.ts";
import { amount, forEachOf, quantityNumber, whereClause } from "./quantities.ts";
import { referenceNominal } from "./references.ts";
import { effectsText } from "./verbs.ts";

export function ruleChange(rule: RuleChange, context: GermanContext): string {
  if ("cantGainLife" in rule) {
    if (rule.cantGainLife === "yourOpponents") return "deine Gegner können keine Lebenspunkte dazuerhalten";
    const who = playerNominal(rule.cantGainLife, context);
    return `${who.say("nom")} ${who.agreement === "du" ? "kannst" : "kann"} keine Lebenspunkte dazuerhalten`;
  }
  if ("noMaximumHandSize" in rule) {
    const who = playerNominal(rule.noMaximumHandSize, context);
    return `es gibt keine Obergrenze für die Anzahl an Karten, die ${who.say("nom")} auf der Hand halten ${who.agreement === "du" ? "darfst" : "darf"}`;
  }
  if ("youHaveHexproof" in rule) return "du hast Fluchsicherheit";
  if ("cantBeCountered" in rule) return "dieser Zauberspruch kann nicht neutralisiert werden";
  if ("cantAttackDuringExtraTurns" in rule) {
    const self = referenceNominal(rule.cantAttackDuringExtraTurns, context);
    return `${self.say("nom")} ${self.agreement === "pl" ? "können" : "kann"} während zusätzlicher Züge nicht angreifen`;
  }
  if ("drawLimit" in rule)
    return `jeder Spieler kann nicht mehr als ${limit(rule.drawLimit, "eine Karte", "Karten")} in jedem Zug ziehen`;
  if ("castLimit" in rule) {
    return `jeder Spieler kann nicht mehr als ${limit(rule.castLimit, "einen Zauberspruch", "Zaubersprüche")} in jedem Zug wirken`;
  }
  if ("playFromTop" in rule)
    return "du kannst die oberste Karte deiner Bibliothek spielen, falls es eine Länderkarte ist";
  if ("topRevealed" in rule) return "die oberste Karte deiner Bibliothek ist offen";
  if ("untapDuringOthersUntapStep" in rule) {
    const types = listed(rule.untapDuringOthersUntapStep.map((type) => cardTypeNouns[type].plural));
    return `enttappe während des Enttappsegments jedes anderen Spielers alle ${types}, die du kontrollierst`;
  }
  if ("castAsThoughFlash" in rule) {
    const spells = phrase({ noun: "spell", ...rule.castAsThoughFlash }, "none", context, { plural: true });
    return `du kannst ${spells.say("acc")} wirken, als ob sie Aufblitzen hätten`;
  }
  if ("cantBeTargeted" in rule) {
    return "Karten in Friedhöfen können nicht das Ziel von Zaubersprüchen oder Fähigkeiten sein";
  }
  if ("mayChooseNotToUntap" in rule) {
    const self = referenceNominal(rule.mayChooseNotToUntap, context).say("acc");
    return `du kannst bestimmen, ${self} während deines Enttappsegments nicht zu enttappen`;
  }
  if ("cantCastSameNameAsExiled" in rule) {
    const self = referenceNominal(rule.cantCastSameNameAsExiled, context).say("dat");
    return `deine Gegner können keine Zaubersprüche mit dem gleichen Namen wie eine mit ${self} ins Exil geschickte Karte wirken`;
  }
  if ("revealFirstDrawOfYourTurns" in rule)
    return "zeige die erste Karte, die du in jedem deiner Züge ziehst, offen vor";
  return colorlessInstead(rule);
}

/** The last of the rules takes nothing else, so that a new one does not compile until it is said. */
function colorlessInstead(_rule: { readonly manaBecomesColorless: true }): string {
  return "falls du unverbrauchtes Mana verlieren würdest, wird dieses Mana stattdessen farblos";
}

function limit(count: number, single: string, several: string): string {
  return count === 1 ? single : `${numberWord(count)} ${several}`;
}

export function replaced(replacement: Replacement, context: GermanContext): string {
  if ("entersTapped" in replacement) {
    const what = replacement.entersTapped;
    const subject = "ref" in what ? referenceNominal(what, context) : phrase(what, "none", context, { plural: true });
    return `${subject.say("nom")} ${comes(subject.agreement)} getappt ins Spiel`;
  }
  if ("entersWithCounters" in replacement) {
    const { what, kind, count } = replacement.entersWithCounters;
    const subject = referenceNominal(what, context);
    const counters = amount(count, counterNouns[kind], "dat", "words", context);
    return `${subject.say("nom")} ${comes(subject.agreement)} mit ${counters.text} ins Spiel${counters.after}`;
  }
  if ("asEntersChooseColor" in replacement) {
    const self = referenceNominal(replacement.asEntersChooseColor, context);
    return `sowie ${self.say("nom")} ins Spiel ${comes(self.agreement)}, bestimme eine Farbe`;
  }
  if ("asEntersMayPayOrTapped" in replacement) {
    const { what, cost } = replacement.asEntersMayPayOrTapped;
    const self = referenceNominal(what, context);
    const paid = infinitive(paying(cost, du, context));
    const first = ended(`sowie ${self.say("nom")} ins Spiel ${comes(self.agreement)}, kannst du ${paid}`);
    const it = referenceNominal({ ...what, say: "it" }, context);
    return `${first} Falls du dies nicht tust, ${comes(self.agreement)} ${it.say("nom")} getappt ins Spiel`;
  }
  if ("doubleDamage" in replacement) {
    return "falls eine Quelle einer bleibenden Karte oder einem Spieler Schadenspunkte zufügen würde, fügt sie dieser bleibenden Karte oder diesem Spieler stattdessen doppelt so viele Schadenspunkte zu";
  }
  if ("preventDamage" in replacement) {
    const { to, by, combat } = replacement.preventDamage;
    const damage = combat === true ? "Kampfschaden" : "Schaden";
    const said = damageClause({ ...(to && { to }), ...(by && { by }) }, "", context);
    return `verhindere allen ${damage}, der ${said} zugefügt würde${closingComma}`;
  }
  if ("graveyardToExile" in replacement) {
    const what = phrase({ noun: "card", ...replacement.graveyardToExile }, "a", context).say("nom");
    return `falls ${what} von irgendwoher auf einen Friedhof gelegt würde, schicke sie stattdessen ins Exil`;
  }
  const { condition, effects } = replacement.drawInstead;
  const instead = effectsText(effects, "after", context).replace(/^(\S+(?: du)?)/u, "$1 stattdessen");
  return `falls du eine Karte ziehen würdest, während ${conditionClause(condition, context)}, ${instead}`;
}

function comes(agreement: string): string {
  return agreement === "pl" ? "kommen" : "kommt";
}

/** "Aurazauber, die du wirkst, kosten beim Wirken {1} weniger." */
export function spellCosts(ability: CostAbility, context: GermanContext): string {
  const { spells, more, less, lessX, forEach, reducesColored } = ability;
  const changed =
    lessX !== undefined
      ? `{${quantityNumber(lessX, context, "figures")}} weniger`
      : less === undefined
        ? `${more ?? ""} mehr`
        : `${less} weniger`;
  const each = forEachSaid(forEach, context);
  const subject = spells === "thisSpell" ? undefined : castByYou(spells, forEach, context);
  const said = `${subject ?? "dieser Zauberspruch"} ${subject === undefined ? "kostet" : "kosten"} beim Wirken ${each}${changed}${whereClause(context)}`;
  if (reducesColored !== true) return said;
  return `${sentence(said)} Dieser Effekt reduziert nur die Menge an farbigem Mana, die du bezahlen musst`;
}

/** "Aurazauber, die du wirkst,", "alle Spontanzauber und Hexereien, die du wirkst,": all where it goes by each of them. */
function castByYou(
  spells: Exclude<CostAbility["spells"], string>,
  forEach: CostAbility["forEach"],
  context: GermanContext,
): string {
  const determiner = forEach === "creatureTargeted" ? "all" : "none";
  const relatives = [(agreement: Agreement): string => `${relativePronoun(agreement, "acc")} du wirkst`];
  return phrase({ noun: "spell", ...spells }, determiner, context, { plural: true, once: true, relatives }).say("nom");
}

function forEachSaid(forEach: CostAbility["forEach"], context: GermanContext): string {
  if (forEach === undefined) return "";
  if (forEach === "targetBeyondFirst") return "für jedes Ziel außer dem ersten ";
  if (forEach === "creatureTargeted") return "für jede Kreatur, die sie als Ziel haben, ";
  return `für ${forEachOf(forEach, context)} `;
}
