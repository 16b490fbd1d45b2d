/** Blue cards that are from other sets. Data only. */
import type { CardDefinition } from "@nykthos/engine/card";
import { card, counterSpell, spell, target } from "@nykthos/engine/card";

export const blue: readonly CardDefinition[] = [
  card("Essence Scatter", "{1}{U}", "Instant", [], spell(counterSpell(target({ noun: "spell", types: ["Creature"] })))),

  card("Negate", "{1}{U}", "Instant", [], spell(counterSpell(target({ noun: "spell", notTypes: ["Creature"] })))),
];
