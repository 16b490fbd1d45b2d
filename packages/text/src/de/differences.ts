/** Cards whose German differs from the printed text on purpose, by English name, and why. Each is a decision: keep this short. */
import type { Differences } from "../check.ts";

export const differences: Differences = {
  // Misprints: a wrong number, a missing letter, comma or word.
  "Chronicler of Heroes": "print lacks a letter, and makes the condition on resolution an intervening one",
  "Reaper of the Wilds": "print says of one of two alike abilities that it lasts for good",
  Mindreaver: "print lets you choose an opponent only",
  "Soldier of the Pantheon": "print has one point in the plural",
  "Sudden Storm": "print says owners where the rule is about controllers",
  "Triton Tactics": "print lets only those stay tapped that the effect has tapped",
  "Supply-Line Cranes": "print lacks the comma after the subordinate clause",

  // Older than the templates of the block, or of a rules text that has changed.
  Arrest: "print has the older line for what an Aura enchants",
  "Gift of Orzhova": "print has the older line for what an Aura enchants, and gains abilities along with the size",
  "Polis Crusher": "print makes the destruction optional, which it is not",

  // The print words once what it words otherwise everywhere else.
  "Ordeal of Erebos": "discarding without saying from where",
  "Spellheart Chimera": "a hyphen in a compound that is written as one word elsewhere",
  Windstorm: "damage to all, for each",
};
