/** Abilities in English: each kind as its paragraph of the card (113.3), and as a quotation where something else has it. */
import type {
  Ability,
  AbilityKind,
  ActivatedAbility,
  KeywordAbility,
  Modal,
  StaticAbility,
  TriggeredAbility,
} from "@nykthos/engine/card";
import type { Context } from "../context.ts";
import { grantedContext } from "../context.ts";
import { condition } from "./conditions.ts";
import { activationCost, paying } from "./costs.ts";
import { event } from "./events.ts";
import { capitalized, many, one, sentence } from "./grammar.ts";
import { keywordName } from "./keywords.ts";
import { lasting } from "./modifications.ts";
import { eachOf, whereClause } from "./quantities.ts";
import { replaced, ruleChange, spellCosts } from "./rules.ts";
import { selected } from "./selections.ts";
import { clauses, finite, sentences } from "./sentence.ts";
import { abilityWords } from "./words.ts";

/** An ability as its paragraph. */
export function paragraph(ability: Ability, context: Context): string {
  const say = paragraphs[ability.kind] as (ability: Ability, context: Context) => string;
  const label = "label" in ability && ability.label !== undefined ? `${abilityWords[ability.label]} — ` : "";
  return label + say(ability, context);
}

type Paragraphs = { readonly [K in AbilityKind]: (ability: Extract<Ability, { kind: K }>, context: Context) => string };
const paragraphs: Paragraphs = {
  keywords: (ability, context) => keywordLine(ability, context),
  spell: ({ effects }, context) => sentences(effects, finite(context)),
  modalSpell: ({ modal }, context) => modes(modal, context),
  activated: (ability, context) => activatedText(ability, context),
  triggered: (ability, context) => triggeredText(ability, context),
  static: (ability, context) => staticText(ability, context),
  rule: ({ rule }, context) => sentence(ruleChange(rule, context)),
  replacement: ({ replacement }, context) => sentence(replaced(replacement, context) + whereClause(context)),
  cost: (ability, context) => sentence(spellCosts(ability, context)),
  additionalCost: ({ cost }, context) => sentence(`as an additional cost to cast this spell, ${paying(cost, context)}`),
  alternativeCost: ({ cost }, context) =>
    sentence(`you may ${paying(cost, context)} rather than pay this spell's mana cost`),
};

/** "Flying, first strike, protection from white". */
function keywordLine({ keywords }: KeywordAbility, context: Context): string {
  return capitalized(keywords.map((keyword) => keywordName(keyword, context)).join(", "));
}

/** "Choose one —" and the modes, each a paragraph with a bullet (700.2). */
function modes({ choose, modes }: Modal, context: Context): string {
  const head = choose === "one" ? "Choose one —" : "Choose one or both —";
  return [head, ...modes.map(({ effects }) => `• ${sentences(effects, finite(context))}`)].join("\n");
}

function activatedText(ability: ActivatedAbility, context: Context): string {
  const cost = `${activationCost(ability.cost, context)}: `;
  const does =
    ability.modal === undefined ? sentences(ability.effects, finite(context)) : modes(ability.modal, context);
  return [cost + does, ...restrictions(ability, context)].join(" ");
}

function restrictions(ability: ActivatedAbility, context: Context): readonly string[] {
  const { timing, oncePerTurn, onlyIf, costsLess } = ability;
  const only: string[] = [];
  if (timing === "sorcery") only.push("as a sorcery");
  if (onlyIf !== undefined) only.push(`if ${condition(onlyIf, context)}`);
  if (oncePerTurn === true) only.push("once each turn");
  const text: string[] = [];
  if (costsLess !== undefined) {
    const each = eachOf(costsLess.forEach, context);
    text.push(`This ability costs {${costsLess.amount}} less to activate for each ${each}.`);
  }
  if (only.length > 0) text.push(`Activate only ${only.join(" and only ")}.`);
  return text;
}

const triggerWords = { when: "When", whenever: "Whenever", at: "At" } as const;

function triggeredText(ability: TriggeredAbility, context: Context): string {
  const head = `${triggerWords[ability.word]} ${event(ability.event, context)}, `;
  const intervening = ability.condition === undefined ? "" : `if ${condition(ability.condition, context)}, `;
  return sentence(head + intervening + clauses(ability.effects, finite(context)));
}

function staticText(ability: StaticAbility, context: Context): string {
  // "All creatures able to block A or B do so."
  const either = ability.mods.some((mod) => "allMustBlock" in mod);
  const what = selected(ability.what, context, either ? { join: "or" } : {});
  const subject = ability.each === true ? many(`${what.text} each`) : what;
  const said = lasting(subject, ability.mods, context) + whereClause(context);
  const parts: string[] = [];
  if (ability.condition === undefined) parts.push(sentence(said));
  else if (ability.conditionSaid === "after") {
    parts.push(sentence(`${said} as long as ${condition(ability.condition, context)}`));
  } else if (ability.conditionSaid === "unless") {
    parts.push(sentence(`${said} unless ${condition(ability.condition, context)}`));
  } else parts.push(sentence(`as long as ${condition(ability.condition, context)}, ${said}`));
  if (ability.otherwise !== undefined) {
    parts.push(sentence(`otherwise, ${lasting(one("it"), ability.otherwise, context)}`));
  }
  if (ability.otherwiseReplaced !== undefined) {
    parts.push(sentence(`otherwise, ${replaced(ability.otherwiseReplaced, context)}`));
  }
  return parts.join(" ");
}

/** An ability in quotation marks, as something that is given: `"{T}: Add one mana of any color."` */
export function grantedAbility(ability: Ability, context: Context): string {
  return `"${paragraph(ability, grantedContext(context, ability))}"`;
}
