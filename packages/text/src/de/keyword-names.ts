/** The names of keywords in German: as a line of their own ("Fliegend"), and as what something has ("Flugfähigkeit"). */
import type { KeywordName } from "@nykthos/engine/card";

interface KeywordWords {
  /** On a line of its own, without a capital after a comma. */
  readonly line: string;
  /** What something has, gains or loses; left out where it is the same noun. */
  readonly noun?: string;
}

/** Keywords that are written with a capital inside a line as well: nouns. */
const words: Readonly<Record<KeywordName, KeywordWords>> = {
  deathtouch: { line: "Todesberührung" },
  defender: { line: "Verteidiger" },
  doubleStrike: { line: "Doppelschlag" },
  enchant: { line: "Verzaubert" },
  equip: { line: "Ausrüsten" },
  firstStrike: { line: "Erstschlag" },
  flash: { line: "Aufblitzen" },
  flying: { line: "fliegend", noun: "Flugfähigkeit" },
  haste: { line: "Eile" },
  hexproof: { line: "Fluchsicher", noun: "Fluchsicherheit" },
  indestructible: { line: "Unzerstörbar", noun: "Unzerstörbarkeit" },
  intimidate: { line: "Einschüchtern" },
  lifelink: { line: "Lebensverknüpfung" },
  protection: { line: "Schutz" },
  reach: { line: "Reichweite" },
  trample: { line: "verursacht Trampelschaden", noun: "„verursacht Trampelschaden“" },
  vigilance: { line: "Wachsamkeit" },
  cycling: { line: "Umwandlung" },
  echo: { line: "Echo" },
  bloodthirst: { line: "Blutdurst" },
  graft: { line: "Verpflanzen" },
  overload: { line: "Überlast" },
  extort: { line: "Abnötigen" },
  fuse: { line: "Verschmelzen" },
  unleash: { line: "Entfesselt" },
  menace: { line: "Bedrohlich", noun: "Bedrohlichkeit" },
  bestow: { line: "Göttergabe" },
  tribute: { line: "Tribut" },
};

/** "Flugfähigkeit", "Erstschlag" */
export function keywordNoun(name: KeywordName): string {
  return words[name].noun ?? words[name].line;
}
/** "fliegend", "Erstschlag" */
export function keywordLine(name: KeywordName): string {
  return words[name].line;
}
