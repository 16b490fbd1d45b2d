/**
 * Cards whose Spanish differs from the printed text on purpose, by English name, and why: misprints, and wordings that the printed
 * cards use once where they otherwise say the same thing as we do. Each is a decision: keep this short.
 */
import type { Differences } from "../check.ts";

const indicative = "print has the indicative after «cuando», where all others with monstrosity have the subjunctive";

export const differences: Differences = {
  // Misprints: a letter, a full stop, a number or mood of the verb, a word too many or too few.
  "Akroan Skyguard": "print changes the gender of the name within a sentence",
  "Arbor Colossus": indicative,
  "Celestial Archon": "print lacks a full stop",
  "Harvestguard Alseids": "print has the verb in the singular after a plural name",
  "Heroes' Podium": "print calls a card of a legendary creature a creature",
  "Keepsake Gorgon": indicative,
  "Kragma Warcaller": "print has the indicative after «siempre que», where all others have the subjunctive",
  "Oakheart Dryads": "print has «gana +1/+1» for «obtiene»",
  "Time to Feed": "print has «otra» for a creature that is no other, and an indefinite target",
  "Triton Tactics": "print has the verb in the plural after «cada criatura»",
  "Underworld Coinsmith": "print has the name without its capital",

  // The print words once what it words otherwise everywhere else.
  "Akroan Conscriptor": "«ganas el control», not as a command",
  "Fearsome Temper": "«bloquear» without «a»",
  "Magma Spray": "«fuese» for «fuera»",
  "Messenger's Speed": "«de» before each of two abilities",
  "Prey Upon": "«lucha con»",
  "Reckless Reveler": "«a» before the name also in a cost",
  "Sage of Hours": "a figure before counters, «juega un turno», and the name where English says «it»",
  Skybind: "an article after «que no sea»",
  Tromokratis: "«tiene antimaleficio» without «la habilidad de», and the verb behind its subject in a relative clause",
};
