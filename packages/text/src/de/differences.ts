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
  "Akroan Hoplite": "number of (with the genitive)",
  "Bile Blight": "same name in a relative clause",
  "Cavalry Pegasus": "all, for each",
  "Gift of Immortality": "the enchanted creature's card as its own, and the time before a definite object",
  "Hunt the Hunter": "duration before a plain change of size",
  "Mogis's Marauder": "X without the word for equality, and the duration behind abilities that each of several gains",
  Nighthowler: "X without the word for equality",
  "Ordeal of Erebos": "discarding without saying from where",
  "Rage of Purphoros": "the creature by a noun where the rules text has a pronoun",
  "Scourge of Fleets": "all, for each",
  "Spellheart Chimera": "a hyphen in a compound that is written as one word elsewhere",
  Windstorm: "all, for each",
};
