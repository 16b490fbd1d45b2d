/**
 * Cards whose Spanish differs from the printed text on purpose, by English name, and why: misprints, and wordings that the printed
 * cards use once or seldom where they otherwise say the same thing as we do. Each is a decision: keep this short.
 */
import type { Differences } from "../check.ts";

const spellTarget = "printed cards put the kind of spell before or after «objetivo»; before, as adjectives stand";
const eachKind = "printed cards mostly repeat «de» before each kind of card or spell";
const cantidad = "«donde X es la cantidad de» is what most printed cards say";
const indicative = "«cuando … se convierta», in the subjunctive, as on the other cards with monstrosity";
const personalA = "a permanent mostly stands without «a» as a direct object";
const adjectiveFirst = "a colour stands before «objetivo», as on the other cards";

export const differences: Differences = {
  "Akroan Conscriptor": "«gana el control», a command, as on the other cards",
  "Akroan Hoplite": cantidad,
  "Akroan Skyguard": "misprint: the name changes its gender within a sentence",
  Annul: spellTarget,
  "Arbiter of the Ideal": eachKind,
  "Arbor Colossus": indicative,
  "Celestial Archon": "misprint: a full stop is missing",
  "Champion of Stray Souls": personalA,
  "Defend the Hearth": "«a cada jugador», with the pronoun that the other cards have",
  Dispel: "«hechizo de instantáneo», as on the other cards",
  "Eater of Hope": personalA,
  "Essence Scatter": spellTarget,
  "Fated Conflagration": "«la criatura o planeswalker objetivo», with one article, as on the other cards",
  "Fearsome Temper": "«bloquear a», as on the other cards",
  "Harvestguard Alseids": "the verb is in the plural after a plural name, as on the other cards",
  "Heroes' Podium":
    "misprint: a card of a legendary creature is called a creature; «otra criatura», as on the other cards",
  "Hunt the Hunter": adjectiveFirst,
  "Hunter's Prowess": "«y» joins what is gained; «esa misma cantidad», as on the other cards",
  "Keepsake Gorgon": indicative,
  "Kragma Warcaller": "«que controles», in the subjunctive after «siempre que», as on the other cards",
  "Kruphix's Insight": "«las primeras seis cartas», and what is picked is said last, as on the other cards",
  "Magma Spray": "«fuera a morir», as on the other cards",
  "Messenger's Speed": "«de» is said once before several abilities",
  Nighthowler: cantidad,
  "Nightmarish End": "cards are counted «en» a zone",
  "Nyx Infusion": "«de lo contrario» for «en caso contrario»",
  "Oakheart Dryads": "misprint: «gana +1/+1» for «obtiene»",
  "Pharika's Mender": eachKind,
  "Prey Upon": "«lucha contra», as on the other cards",
  "Prophetic Flamespeaker": "the printed text names the card again where English says «it»",
  "Reap What Is Sown": "the printed text has two instructions where English has one",
  "Reckless Reveler": personalA,
  "Sage of Hours": "the printed text has a figure, «juega un turno», and the name where English says «it»",
  "Scouring Sands": "«que controlan», in the indicative outside of «siempre que»",
  "Servant of Tymaret": personalA,
  Skybind: "«que no sea» without an article, as on the other cards",
  Skyreaping: "«hace daño a» without a pronoun, as on the other cards",
  "Steam Augury": "«las primeras cinco cartas», as on the other cards that reveal",
  Sunbond: "«ganar vidas», as on the other cards",
  "Time to Feed": "a single target is definite: «la criatura objetivo»",
  "Triton Tactics": "misprint: the verb is in the plural after «cada criatura»",
  Tromokratis: "«la habilidad de antimaleficio», and «lo hagan», as on the other cards",
  "Underworld Coinsmith": "misprint: the name without its capital",
};
