/** Red cards of the preconstructed decks and the mechanics articles, in collector order. Data only. */
import type { CardDefinition } from "@nykthos/engine/card";
import { anyTarget, card, damage, spell, target, X } from "@nykthos/engine/card";

export const red: readonly CardDefinition[] = [
  card("Shock", "{R}", "Instant", [], spell(damage(2, target(anyTarget)))),

  card("Volcanic Geyser", "{X}{R}{R}", "Instant", [], spell(damage(X, target(anyTarget)))),
];
