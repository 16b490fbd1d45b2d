/** Deutsch: ordnen, suchen, vorzeigen. */
import type { ArrangingWords } from "./messages.ts";

const places = [
  "als Erste",
  "als Zweite",
  "als Dritte",
  "als Vierte",
  "als Fünfte",
  "als Sechste",
  "als Siebte",
  "als Achte",
  "als Neunte",
  "als Zehnte",
];
const numbers = ["keine", "einer", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn"];
function cards(count: number): string {
  return count === 1 ? "eine Karte" : `${numbers[count] ?? count} Karten`;
}

export const germanArranging: ArrangingWords = {
  scry: (count) =>
    count === 1
      ? "Die oberste Karte deiner Bibliothek: bleibt sie dort?"
      : `Die obersten ${numbers[count] ?? count} Karten: was bleibt oben, und in welcher Reihenfolge?`,
  order: "In welcher Reihenfolge liegen sie?",
  triggers: "Diese Fähigkeiten wurden zusammen ausgelöst. In welcher Reihenfolge werden sie verrechnet?",
  toBottom: (count) => `Lege ${cards(count)} aus deiner Hand unter deine Bibliothek.`,
  discard: (count) => `Wirf ${cards(count)} ab.`,
  search: (least, most) =>
    least === most
      ? `Sieh sie durch und nimm ${cards(most)}.`
      : most > 90
        ? "Sieh sie durch und nimm beliebig viele Karten."
        : `Sieh sie durch und nimm bis zu ${most === 1 ? "einer Karte" : cards(most)}.`,
  separate: "Teile dies auf Haufen auf.",
  heaps: {
    top: "Oben",
    bottom: "Unten",
    library: "Bibliothek",
    hand: "Deine Hand",
    graveyard: "Friedhof",
    shown: "Zur Wahl",
    found: "Gefunden",
    chosen: "Gewählt",
    discarded: "Abwerfen",
    resolves: "Verrechnung",
  },
  where: {
    top: "oben",
    bottom: "unten",
    library: "in der Bibliothek",
    hand: "in deiner Hand",
    graveyard: "auf dem Friedhof",
    shown: "nicht gewählt",
    found: "gefunden",
    chosen: "gewählt",
    discarded: "wird abgeworfen",
    resolves: "wird verrechnet",
  },
  pile: (number) => `Haufen ${number}`,
  inPile: (number) => `auf Haufen ${number}`,
  handOf: (who) => `Hand von ${who}`,
  libraryOf: (who) => `Bibliothek von ${who}`,
  graveyardOf: (who) => `Friedhof von ${who}`,
  uppermost: "die erste liegt zuoberst",
  resolvesFirst: "die erste wird zuerst verrechnet",
  countOf: (now, least, most) =>
    most > 90 ? String(now) : least === most ? `${now} von ${most}` : `${now} von höchstens ${most}`,
  between: (count) => `${count} dazwischen`,
  place: (number, of) => `${places[number - 1] ?? `als Nummer ${number}`} von ${numbers[of] ?? of}`,
  asAtFirst: "Alles liegt, wie es war.",
  sortHint: "Zieh sie, oder wähle eine aus.",
  sortHintTouch: "Zieh sie, oder tippe eine an.",
  pickHint: "Wähle eine Karte; noch einmal gewählt, liegt sie wieder dort.",
  handHint: "Wähle aus deiner Hand.",
  keys: "Links und rechts ändern die Reihenfolge, auf und ab den Haufen. Enter bestätigt, Escape legt alles zurück.",
  pickKeys: "Pfeiltasten gehen von Karte zu Karte, Enter nimmt eine oder legt sie zurück. Leertaste bestätigt.",
  up: "Weiter nach oben",
  down: "Weiter nach unten",
  put: {
    top: "Nach oben legen",
    bottom: "Nach unten legen",
    library: "Zurücklegen",
    hand: "Zurücklegen",
    graveyard: "Zurücklegen",
    shown: "Zurücklegen",
    found: "Nehmen",
    chosen: "Wählen",
    discarded: "Abwerfen",
    resolves: "Verrechnen",
  },
  putInPile: (number) => `Auf Haufen ${number} legen`,
  asItWas: "Wie es war",
  keepOnTop: "Oben lassen",
  putOnBottom: "Nach unten legen",
  topAndBottom: (top, bottom) =>
    bottom === 0 ? "Alle nach oben" : top === 0 ? "Alle nach unten" : `${top} nach oben, ${bottom} nach unten`,
  inThisOrder: "In dieser Reihenfolge",
  thesePiles: "Diese Haufen",
  take: (names) => `Nimm ${names}`,
  putDown: (names) => `Nach unten: ${names}`,
  discardThese: (names) => `Wirf ab: ${names}`,
  findNothing: "Nichts finden",
  chooseNothing: "Keine wählen",
  takePile: (number) => `Haufen ${number} wählen`,
  filter: "Nach Namen suchen",
  filtered: (count) => (count === 1 ? "1 Karte" : `${count} Karten`),
  canBeFound: "Kann gefunden werden",
  cannotBeFound: "Alles Übrige",
  cannotBeChosen: "kann nicht gewählt werden",
  lookedAt: "Angesehen",
  revealed: "Offen vorgezeigt",
  reveals: (who) => (who === null ? "Du zeigst offen vor" : `${who} zeigt offen vor`),
  understood: "Gesehen",
};
