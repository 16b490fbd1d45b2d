/** Artifact cards of Born of the Gods, in collector order. Data only. */
import type { CardDefinition } from "@nykthos/engine/card";
import {
  activated,
  addAnyColor,
  card,
  creatureYouControl,
  deathtouch,
  equip,
  has,
  host,
  statics,
} from "@nykthos/engine/card";

export const artifacts: readonly CardDefinition[] = [
  card("Gorgon's Head", "{1}", "Artifact — Equipment", [], statics(host, has(deathtouch)), equip("{2}")),

  card(
    "Springleaf Drum",
    "{1}",
    "Artifact",
    [],
    activated(["{T}", { pay: "tap", filter: creatureYouControl, count: 1 }], addAnyColor()),
  ),
];
