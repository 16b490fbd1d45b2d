/** Das Terminal auf Deutsch. */
import type { Words } from "./words.ts";

export const german: Words = {
  life: "Leben",
  hand: "Hand",
  library: "Bibliothek",
  graveyard: "Friedhof",
  exile: "Exil",
  mana: "Mana",
  lands: "Länder",
  stack: "Stapel",
  empty: "leer",
  tapped: () => "getappt",
  counters: (count, one) => (count === 1 ? `1 ${one}` : `${count} ${one}n`),
  attacking: "greift an",
  blocking: "blockt",
  sick: "kann noch nicht angreifen",
  damage: "Schaden",
  onIt: "an",
  turn: (turn, whose, step) => `Zug ${turn} (${whose}), ${step}`,
  beforeTheGame: "Vor der Partie",
  you: "Du",
  player: "Spieler",
  opponent: "Gegner",
  begins: (decks) => `Eine Partie beginnt: ${decks}`,
  smallDeck: (deck, cards) => `Hinweis: ${deck} hat ${cards} Karten; ein Deck hat mindestens 60 (Regel 100.2a).`,
  hint: "Zahl, Eingabetaste für das Erste, ? für Hilfe",
  notAnOption: (typed, most) =>
    `„${typed}“ ist weder eine Zahl von 1 bis ${most} noch ein Befehl; ? sagt, was es gibt.`,
  noCard: (name, nearest) => `Es gibt keine Karte „${name}“. Am nächsten: ${nearest}`,
  whyNot: (message, rule) => `${message} (Regel ${rule})`,
  intents: { play: "ausspielen", cast: "wirken", attack: "angreifen", activate: "aktivieren" },
  noReason: "Nichts in den Regeln spricht dagegen: Es steht zur Wahl oder muss warten, bis danach gefragt wird.",
  whatItIs: "was es jetzt ist, und warum",
  notHere: (name) => `${name} ist weder auf deiner Hand noch unter deiner Kontrolle im Spiel.`,
  whyWhat: "Warum was nicht? Zum Beispiel: warum Phalanx-Anführer",
  saved: (file) => `Gespeichert als ${file}; „nykthos play --load ${file}“ spielt weiter.`,
  saveWhere: "Wohin speichern? Zum Beispiel: speichern partie.json",
  cannotSave: (file, why) => `${file} kann nicht geschrieben werden: ${why}`,
  inputEnded: "Die Eingabe endet vor der Partie.",
  stopsAt: (own, others) =>
    `Du wirst gefragt, wenn du etwas tun kannst, im eigenen Zug: ${own}; im Zug anderer: ${others}.`,
  stopsHelp: "Ändern mit „halt eigen upkeep“ oder „halt andere end“: einmal für ja, noch einmal für nein.",
  payingByHand: "Ab jetzt wählst du das Mana selbst.",
  payingByItself: "Ab jetzt wird das Mana für dich gewählt.",
  passing: "Du passt bis zum Ende des Zuges, wenn nichts geschieht.",
  won: (who) => `${who} gewinnt`,
  youWon: "Du gewinnst",
  youLost: "Du verlierst",
  drawn: "Die Partie endet unentschieden",
  because: {
    "704.5a": "0 oder weniger Lebenspunkte",
    "704.5b": "aus einer leeren Bibliothek gezogen",
    "704.5c": "zehn Giftmarken",
    "104.3a": "aufgegeben",
    "104.4a": "alle verlieren zugleich",
    "104.4b": "eine Schleife, die nichts beendet",
  },
  help: `Eine Zahl wählt diese Antwort; die Eingabetaste wählt die erste.
  tisch            der Tisch, wie er jetzt ist     (t)
  karte NAME       der Text einer Karte; oder die Zahl einer Antwort   (k)
  warum NAME       warum diese Karte jetzt nichts tun kann
  verlauf [N]      was geschah, die letzten N Dinge
  zonen            Friedhöfe und Exil              (z)
  halt             wo du gefragt wirst; „halt eigen upkeep“ ändert es
  mana             das Mana selbst wählen, oder wählen lassen
  zug              passen, bis der Zug endet
  speichern DATEI  die Partie speichern
  aufgeben         aufgeben
  ende             verlassen`,
  commands: {
    help: ["hilfe", "?", "help"],
    table: ["tisch", "t", "table"],
    card: ["karte", "k", "card", "c"],
    why: ["warum", "w", "why"],
    log: ["verlauf", "log", "l"],
    zones: ["zonen", "z", "zones"],
    stops: ["halt", "stops"],
    pay: ["mana", "pay"],
    turn: ["zug", "turn", "f"],
    save: ["speichern", "save"],
    concede: ["aufgeben", "concede"],
    quit: ["ende", "quit", "q"],
  },
};
