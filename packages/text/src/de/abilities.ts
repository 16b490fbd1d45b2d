/** Abilities in German: each kind as its paragraphs of the card (113.3). */
import type {
  Ability,
  AbilityKind,
  ActivatedAbility,
  Modal,
  StaticAbility,
  TriggeredAbility,
} from "@nykthos/engine/card";
import { inverted, mainClause, sentence, infinitive, du, settle } from "./clause.ts";
import { conditionClause, ifClause } from "./conditions.ts";
import type { GermanContext } from "./context.ts";
import { modified } from "./continuous.ts";
import { costText, paying } from "./costs.ts";
import { beginning, eventClause } from "./events.ts";
import { keywordLineOf } from "./keywords.ts";
import { abilityWords } from "./lexicon.ts";
import { modificationsSaid } from "./modifications.ts";
import { forEachOf, whereClause } from "./quantities.ts";
import { referenceNominal } from "./references.ts";
import { replaced, ruleChange, spellCosts } from "./rules.ts";
import { selected } from "./selections.ts";
import { saying, withTail } from "./statements.ts";
import { effectsText, effectStatement } from "./verbs.ts";

type Sayings = {
  readonly [K in AbilityKind]: (ability: Extract<Ability, { readonly kind: K }>, context: GermanContext) => string;
};

const sayings: Sayings = {
  keywords: ({ keywords }, context) => keywordLineOf(keywords, context),
  spell: ({ effects }, context) => paragraphsText(effectsText(effects, "start", context)),
  modalSpell: ({ modal }, context) => modesText(modal, context),
  activated: (ability, context) => activatedText(ability, context),
  triggered: (ability, context) => triggeredText(ability, context),
  static: (ability, context) => staticText(ability, context),
  rule: ({ rule }, context) => sentence(ruleChange(rule, context)),
  replacement: ({ replacement, condition }, context) => {
    const said = replaced(replacement, context);
    return sentence(condition === undefined ? said : `solange ${conditionClause(condition, context)}, gilt: ${said}`);
  },
  cost: (ability, context) => sentence(spellCosts(ability, context)),
  additionalCost: ({ cost }, context) =>
    sentence(`${mainClause(paying(cost, du, context))} als zusätzliche Kosten, um diesen Zauberspruch zu wirken`),
  alternativeCost: ({ cost }, context) =>
    sentence(
      `du kannst ${infinitive(paying(cost, du, context))}, anstatt die Manakosten dieses Zauberspruchs zu bezahlen`,
    ),
};

function paragraphsText(text: string): string {
  return text.split("\n").map(sentence).join("\n");
}

/** An ability as its paragraphs: one, or several for modes. */
export function paragraphsOf(ability: Ability, context: GermanContext): readonly string[] {
  const say = sayings[ability.kind] as (ability: Ability, context: GermanContext) => string;
  const label = "label" in ability && ability.label !== undefined ? `${abilityWords[ability.label]} — ` : "";
  return `${label}${say(ability, context)}`.split("\n");
}

/** "Bestimme eines —" and the modes, each a paragraph with a bullet (700.2). */
function modesText({ choose, modes }: Modal, context: GermanContext): string {
  const head = choose === "one" ? "Bestimme eines —" : "Bestimme eines oder beides —";
  return [head, ...modes.map(({ effects }) => `• ${paragraphsText(effectsText(effects, "start", context))}`)].join(
    "\n",
  );
}

function activatedText(ability: ActivatedAbility, context: GermanContext): string {
  const cost = `${settle(costText(ability.cost, context))}: `;
  const does =
    ability.modal === undefined
      ? paragraphsText(effectsText(ability.effects, "start", context))
      : modesText(ability.modal, context);
  return [cost + does, ...restrictions(ability, context)].join(" ");
}

function restrictions(ability: ActivatedAbility, context: GermanContext): readonly string[] {
  const { timing, oncePerTurn, onlyIf, costsLess } = ability;
  const text: string[] = [];
  if (costsLess !== undefined) {
    const each = forEachOf(costsLess.forEach, context);
    text.push(sentence(`das Aktivieren dieser Fähigkeit kostet für ${each} {${costsLess.amount}} weniger`));
  }
  const only: string[] = [];
  if (timing === "sorcery") only.push("wie eine Hexerei");
  if (oncePerTurn === true) only.push("einmal pro Zug");
  if (onlyIf !== undefined) only.push(`, falls ${conditionClause(onlyIf, context)}`);
  if (only.length > 0) text.push(sentence(`aktiviere diese Fähigkeit nur ${only.join(" und nur ")}`));
  return text;
}

function triggeredText(ability: TriggeredAbility, context: GermanContext): string {
  if (ability.word === "at" && "beginningOf" in ability.event) return beginningText(ability, context);
  const word = ability.word === "whenever" ? "immer wenn" : "wenn";
  const condition = ability.condition === undefined ? "" : ` und ${ifClause(ability.condition, context)}`;
  const event = eventClause(ability.event, context);
  return paragraphsText(`${word} ${event}${condition}, ${effectsText(ability.effects, "after", context)}`);
}

/** "Zu Beginn deines Versorgungssegments verlierst du 1 Lebenspunkt.", "Opfere zu Beginn deines Versorgungssegments eine Kreatur." */
function beginningText(ability: TriggeredAbility, context: GermanContext): string {
  const { event, effects, condition } = ability;
  if (!("beginningOf" in event)) return "";
  const [first, ...others] = effects;
  if (first === undefined) return "";
  const { step, whose } = event.beginningOf;
  const plain = effectStatement(first, context);
  const { noun: _, headed: __, ...bare } = plain;
  const said = condition === undefined ? bare : withTail(bare, `, ${ifClause(condition, context)}`);
  const head = saying([{ ...said, lead: `zu Beginn ${beginning(step, whose)}` }], "start", context);
  const rest = others.length === 0 ? "" : effectsText(others, "start", context);
  return [sentence(head), ...(rest === "" ? [] : [paragraphsText(rest)])].join(" ");
}

function staticText(ability: StaticAbility, context: GermanContext): string {
  const { what, mods, condition, conditionSaid, otherwise, otherwiseReplaced } = ability;
  const subject = selected(what, context);
  const main = modified(subject, modificationsSaid(mods, subject, "static", context));
  const parts: string[] = [];
  if (condition === undefined) parts.push(sentence(saying([main], "start", context)));
  else if (conditionSaid === "after") {
    const when = conditionClause(condition, context);
    parts.push(sentence(`${saying([main], "start", context)}, solange ${when}`));
  } else if (conditionSaid === "unless") {
    const when = conditionClause({ not: condition }, context);
    parts.push(sentence(`${saying([main], "start", context)}, solange ${when}`));
  } else {
    const when = `solange ${conditionClause(condition, context)}`;
    parts.push(sentence(saying([{ ...main, before: when }], "start", context)));
  }
  if (otherwise !== undefined) {
    const it = "ref" in what ? referenceNominal({ ...what, say: "it" }, context) : subject;
    const said = modified(it, modificationsSaid(otherwise, it, "static", context));
    parts.push(sentence(`anderenfalls ${inverted(said.clause)}${whereClause(context)}`));
  }
  if (otherwiseReplaced !== undefined) {
    parts.push(sentence(`anderenfalls ${replaced(otherwiseReplaced, context)}`));
  }
  return parts.join(" ");
}
