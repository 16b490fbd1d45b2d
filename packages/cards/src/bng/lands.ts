/** Land cards of Born of the Gods, in collector order. Data only. */
import type { CardDefinition } from "@nykthos/engine/card";
import { temple } from "../temple.ts";

export const lands: readonly CardDefinition[] = [
  temple("Temple of Enlightenment", "W", "U"),
  temple("Temple of Malice", "B", "R"),
  temple("Temple of Plenty", "G", "W"),
];
