/** The closed vocabularies in English: one table a vocabulary, total. */
import type {
  AbilityWord,
  CardType,
  Color,
  CounterKind,
  Designation,
  KeywordName,
  ReferenceNoun,
  Step,
  Zone,
} from "@nykthos/engine/card";

export const colorWords: Readonly<Record<Color, string>> = { W: "white", U: "blue", B: "black", R: "red", G: "green" };

export const typeWords: Readonly<Record<CardType, string>> = {
  Artifact: "artifact",
  Creature: "creature",
  Enchantment: "enchantment",
  Instant: "instant",
  Land: "land",
  Planeswalker: "planeswalker",
  Sorcery: "sorcery",
};

export const counterWords: Readonly<Record<CounterKind, string>> = {
  "+1/+1": "+1/+1 counter",
  "-1/-1": "-1/-1 counter",
  loyalty: "loyalty counter",
  charge: "charge counter",
  fate: "fate counter",
  manifestation: "manifestation counter",
};

export const abilityWords: Readonly<Record<AbilityWord, string>> = {
  battalion: "Battalion",
  constellation: "Constellation",
  heroic: "Heroic",
  inspired: "Inspired",
  strive: "Strive",
};

export const designationWords: Readonly<Record<Designation, string>> = {
  detained: "detained",
  monstrous: "monstrous",
};

export const keywordWords: Readonly<Record<KeywordName, string>> = {
  bestow: "bestow",
  bloodthirst: "bloodthirst",
  cycling: "cycling",
  deathtouch: "deathtouch",
  defender: "defender",
  doubleStrike: "double strike",
  echo: "echo",
  enchant: "enchant",
  equip: "equip",
  extort: "extort",
  firstStrike: "first strike",
  flash: "flash",
  flying: "flying",
  fuse: "fuse",
  graft: "graft",
  haste: "haste",
  hexproof: "hexproof",
  indestructible: "indestructible",
  intimidate: "intimidate",
  lifelink: "lifelink",
  menace: "menace",
  overload: "overload",
  protection: "protection",
  reach: "reach",
  trample: "trample",
  tribute: "tribute",
  unleash: "unleash",
  vigilance: "vigilance",
};

export const referenceNounWords: Readonly<Record<ReferenceNoun, string>> = {
  artifact: "artifact",
  creature: "creature",
  enchantment: "enchantment",
  land: "land",
  permanent: "permanent",
  card: "card",
  spell: "spell",
  token: "token",
  source: "source",
  ability: "ability",
  player: "player",
  planeswalker: "planeswalker",
  Aura: "Aura",
  permanentOrPlayer: "permanent or player",
  pile: "pile",
};

export const zoneWords: Readonly<Record<Zone, string>> = {
  library: "library",
  hand: "hand",
  battlefield: "battlefield",
  graveyard: "graveyard",
  stack: "stack",
  exile: "exile",
  command: "command zone",
};

export const stepWords: Readonly<Record<Step, string>> = {
  untap: "untap step",
  upkeep: "upkeep",
  draw: "draw step",
  main1: "precombat main phase",
  beginCombat: "combat",
  declareAttackers: "declare attackers step",
  declareBlockers: "declare blockers step",
  combatDamage: "combat damage step",
  endCombat: "end of combat",
  main2: "postcombat main phase",
  end: "end step",
  cleanup: "cleanup step",
};
