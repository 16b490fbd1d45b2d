/** Land cards of Journey into Nyx, in collector order. Data only. */
import type { CardDefinition } from "@nykthos/engine/card";
import { activated, addAnyColor, card, payLife } from "@nykthos/engine/card";
import { temple } from "../temple.ts";

export const lands: readonly CardDefinition[] = [
  card("Mana Confluence", null, "Land", [], activated(["{T}", payLife(1)], addAnyColor())),

  temple("Temple of Epiphany", "U", "R"),
  temple("Temple of Malady", "B", "G"),
];
