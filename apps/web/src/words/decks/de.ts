/** About decks and images, in German. */
import type { DeckWords, ImageWords } from "./messages.ts";

const plural = new Intl.PluralRules("de");
function count(number: number, one: string, other: string): string {
  return `${number} ${plural.select(number) === "one" ? one : other}`;
}

export const germanDecks: DeckWords = {
  decks: "Decks",
  backToStart: "Zurück zum Anfang",
  backToDecks: "Alle Decks",
  yours: "Deine Decks",
  starters: "Einstiegsdecks",
  preconstructed: "Vorgefertigte Decks",
  noneYet: "Noch keins. Beginne eins, importiere eine Liste oder mach dir eins der Decks unten zu eigen.",
  unnamed: "Neues Deck",
  name: "Name des Decks",
  newDeck: "Neues Deck",
  makeMine: "Zu meinem machen",
  copy: "Kopieren",
  copyOf: (name) => `Kopie von ${name}`,
  remove: "Löschen",
  removed: (name) => `„${name}“ ist gelöscht.`,
  undoRemove: "Zurückholen",
  playThis: "Mit diesem Deck spielen",
  edit: "Deck bearbeiten",
  creatures: (creatures) => count(creatures, "Kreatur", "Kreaturen"),
  others: (others) => count(others, "anderer Zauber", "andere Zauber"),
  lands: (lands) => count(lands, "Land", "Länder"),
  inSideboard: (cards) => count(cards, "Karte im Sideboard", "Karten im Sideboard"),
  curve: "Manakurve",
  curveColumn: (manaValue, cards) => `Manabetrag ${manaValue}: ${count(cards, "Karte", "Karten")}`,
  kinds: {
    creature: "Kreaturen",
    planeswalker: "Planeswalker",
    instant: "Spontanzauber",
    sorcery: "Hexereien",
    artifact: "Artefakte",
    enchantment: "Verzauberungen",
    land: "Länder",
    sideboard: "Sideboard",
  },
  lookHint: "Zeig auf eine Karte, um sie zu lesen.",
  asCards: "Karten",
  asList: "Liste",
  noCardsYet:
    "In diesem Deck sind noch keine Karten. Füge welche mit ihrem Namen hinzu, oder schreib oder kopiere eine Liste.",
  addCard: "Karte hinzufügen",
  nothingFound: "So heißt keine Karte.",
  added: (name, cards) => `${name}: ${cards} im Deck`,
  oneMore: (name) => `Eine Karte mehr: ${name}`,
  oneLess: (name) => `Eine Karte weniger: ${name}`,
  listLabel: "Deckliste",
  listHint:
    "Eine Zeile je Karte: „4 Phalanx-Anführer“. Listen aus Arena und Forge sind lesbar, mit Namen auf Deutsch, Englisch oder Spanisch.",
  report: "So wurde gelesen",
  line: (line) => `Zeile ${line}`,
  allRead: "Jede Zeile ist gelesen.",
  faultsFound: (faults) => `${count(faults, "Zeile ist", "Zeilen sind")} nicht lesbar.`,
  fault: (because, text) =>
    ({
      unknown: `„${text}“ ist keine Karte, die es hier gibt.`,
      noName: `„${text}“: Nach der Zahl fehlt der Name einer Karte.`,
      tooFew: `„${text}“: Erwartet wird eine Zahl von mindestens 1.`,
      tooMany: `„${text}“: Erwartet wird eine Zahl von höchstens 250.`,
    })[because],
  didYouMean: "Meinst du:",
  mendBy: (line, name) => `Zeile ${line}: Gemeint ist ${name}`,
  removeLine: "Zeile entfernen",
  removeLineOf: (line) => `Zeile ${line} entfernen`,
  tooSmall: (cards, needed) => `${count(cards, "Karte", "Karten")}; zum Spielen braucht ein Deck mindestens ${needed}.`,
  limitedOnly: (cards, needed) => `${cards} Karten reichen für Limited; in Constructed sind es mindestens ${needed}.`,
  copies: (name, copies, most) => `${copies} × ${name}; in Constructed sind ${most} erlaubt.`,
  sideboardTooLarge: (cards, most) => `${cards} Karten im Sideboard; in Constructed sind ${most} erlaubt.`,
  cannotPlay: (name, why) => `Mit „${name}“ kann man noch nicht spielen: ${why}`,
  kept: "In diesem Browser aufbewahrt.",
  notKept:
    "Dieser Browser bewahrt nichts auf: Das Deck ist weg, wenn du die Seite verlässt. Exportiere es, um es zu behalten.",
  damaged: "Ein Teil dessen, was dieser Browser von deinen Decks aufbewahrt, ist nicht lesbar. Nichts ging verloren.",
  damagedSave: "Was da war, in eine Datei sichern",
  damagedDiscard: "Verwerfen",
  importDeck: "Importieren",
  importPaste: "Füge hier eine Liste ein",
  importFile: "Datei wählen",
  importDo: "Liste importieren",
  exportDeck: "Exportieren",
  format: "Form",
  formats: { plain: "Einfache Liste", arena: "Für MTG Arena" },
  copyText: "Text kopieren",
  copied: "Kopiert.",
  notCopied: "Der Browser erlaubt das nicht. Der Text ist markiert: Kopiere ihn selbst.",
  saveFile: "In eine Datei sichern",
};

export const germanImages: ImageWords = {
  images: "Kartenbilder",
  imagesHint:
    "Zeigt statt unserer Zeichnung die gedruckte Karte auf Englisch. Jedes Bild kommt von Scryfall (cards.scryfall.io), wenn es gezeigt wird, und bleibt dann in diesem Browser; sonst wird nichts gesendet. Solange dies aus ist, wird nichts von anderswo geladen. Die Bilder sind Eigentum von Wizards of the Coast und kommen mit Dank von Scryfall, das mit dieser Seite nichts zu tun hat.",
  imagesOnTable: "Auch auf dem Tisch",
};
