/** The ways in which a card can be cast that are not the card as it is printed: by a keyword (118.9), and the parts of a split card (709). */
import type { CardDefinition } from "../../card/card.ts";
import type { Cost } from "../../card/cost.ts";
import type { Effect } from "../../card/effect.ts";
import type { Keyword } from "../../card/keyword.ts";
import { splitForms } from "../../state/compiled.ts";
import type { CastForm, CompiledAbility, CompiledSpell } from "../../state/compiled.ts";
import type { FormRule } from "../registry.ts";
import { printedCharacteristics, symbolsOf } from "./printed.ts";

/** What a definition's abilities are compiled to; paragraphs that it shares with the card are the card's own abilities. */
export type AbilitiesOf = (definition: CardDefinition) => readonly CompiledAbility[];

/** The card as it is when cast for that keyword's cost. */
export function keywordForm(
  card: CardDefinition,
  keyword: Keyword,
  rule: FormRule<Keyword>,
  abilitiesOf: AbilitiesOf,
): CastForm {
  const as = rule.as(card);
  return form(keyword.keyword, rule.cost(keyword), as, card.manaCost, abilitiesOf(as), null);
}

/** The halves of a split card, and both at once where they have fuse; the abilities are those of the card, which has all of them. */
export function splitCardForms(
  card: CardDefinition,
  halves: readonly [CardDefinition, CardDefinition],
  own: readonly CompiledAbility[],
  abilitiesOf: AbilitiesOf,
  compileSpell: (effects: readonly Effect[]) => readonly CompiledAbility[],
): readonly CastForm[] {
  const [left, right] = halves;
  const forms = [part(splitForms.left, left, abilitiesOf(left)), part(splitForms.right, right, abilitiesOf(right))];
  const hasFuse = own.some((ability) => ability.kind === "keyword" && ability.data.keyword === "fuse");
  if (!hasFuse) return forms;
  const effects = halves.flatMap((half) => {
    const spell = spellIn(abilitiesOf(half));
    if (spell?.data.kind !== "spell") throw new RangeError(`${half.name} has no text that can be fused`);
    return spell.data.effects; // 702.102d: the left half first
  });
  const others = own.filter(({ kind }) => kind !== "spell");
  return [...forms, part(splitForms.fused, card, [...others, ...compileSpell(effects)], "hand")];
}

function part(
  name: string,
  as: CardDefinition,
  abilities: readonly CompiledAbility[],
  from: CastForm["from"] = null,
): CastForm {
  return form(name, [{ pay: "mana", cost: as.manaCost ?? "" }], as, as.manaCost, abilities, from);
}

function form(
  keyword: string,
  cost: Cost,
  as: CardDefinition,
  manaCost: string | null,
  abilities: readonly CompiledAbility[],
  from: CastForm["from"],
): CastForm {
  const characteristics = printedCharacteristics(as, symbolsOf(manaCost), abilities);
  return { keyword, cost, characteristics, abilities, spell: spellIn(abilities), from };
}

/** What the spell does, of a card with those abilities. */
export function spellIn(abilities: readonly CompiledAbility[]): CompiledSpell | null {
  return abilities.find((ability): ability is CompiledSpell => ability.kind === "spell") ?? null;
}
