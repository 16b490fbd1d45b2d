/** What is printed on a card (109.3), as masks and numbers: the characteristics before any continuous effect. */
import type { CardDefinition } from "../../card/card.ts";
import { manaValueOf, parseManaCost } from "../../card/cost.ts";
import { isPlainKeyword } from "../../card/keyword.ts";
import type { Quantity } from "../../card/quantity.ts";
import { colors } from "../../card/words.ts";
import { colorBit, keywordBit, maskOf, supertypeBit, typeBit } from "../../state/characteristics.ts";
import type { Characteristics, CompiledAbility } from "../../state/compiled.ts";

/** The characteristics of a definition with those abilities; a power or toughness that an ability defines counts as 0 until the layers. */
export function printedCharacteristics(
  definition: CardDefinition,
  manaCost: Characteristics["manaCost"],
  abilities: readonly CompiledAbility[],
): Characteristics {
  let keywords = 0;
  for (const ability of definition.abilities) {
    if (ability.kind !== "keywords") continue;
    for (const { keyword } of ability.keywords) if (isPlainKeyword(keyword)) keywords |= keywordBit[keyword];
  }
  let colorMask = definition.colors === undefined ? 0 : maskOf(definition.colors, colorBit);
  if (definition.colors === undefined) {
    for (const color of colors) if (definition.manaCost?.includes(color) === true) colorMask |= colorBit[color]; // 202.2
  }
  return {
    name: definition.name,
    manaCost,
    manaValue: manaCost === null ? 0 : manaValueOf(manaCost),
    colors: colorMask,
    supertypes: maskOf(definition.supertypes, supertypeBit),
    types: maskOf(definition.types, typeBit),
    subtypes: definition.subtypes,
    keywords,
    cantHave: 0,
    abilities,
    power: fixed(definition.power),
    toughness: fixed(definition.toughness),
    loyalty: definition.loyalty ?? 0,
    controller: -1,
    limits: [],
  };
}

function fixed(quantity: Quantity | undefined): number {
  return typeof quantity === "number" ? quantity : 0;
}

/** A printed mana cost in symbols; null where there is none (202.1b). */
export function symbolsOf(manaCost: string | null): Characteristics["manaCost"] {
  return manaCost === null ? null : parseManaCost(manaCost);
}
