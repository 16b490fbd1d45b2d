/** Land cards of Theros, in collector order. Data only. */
import type { CardDefinition } from "@nykthos/engine/card";
import { activated, addAnyColor, addMana, card } from "@nykthos/engine/card";
import { temple } from "../temple.ts";

export const lands: readonly CardDefinition[] = [
  card(
    "Nykthos, Shrine to Nyx",
    null,
    "Legendary Land",
    [],
    activated("{T}", addMana("{C}")),
    activated(
      ["{2}", "{T}"],
      { do: "chooseColor" },
      { do: "addMana", mana: { chosenColor: { devotionToChosenColor: true } } },
    ),
  ),

  temple("Temple of Abandon", "R", "G"),
  temple("Temple of Deceit", "U", "B"),
  temple("Temple of Mystery", "G", "U"),
  temple("Temple of Silence", "W", "B"),
  temple("Temple of Triumph", "R", "W"),

  card("Unknown Shores", null, "Land", [], activated("{T}", addMana("{C}")), activated(["{1}", "{T}"], addAnyColor())),

  // Their mana abilities come with their subtypes (305.6).
  card("Plains", null, "Basic Land — Plains", []),
  card("Island", null, "Basic Land — Island", []),
  card("Swamp", null, "Basic Land — Swamp", []),
  card("Mountain", null, "Basic Land — Mountain", []),
  card("Forest", null, "Basic Land — Forest", []),
];
