/** What is wrong with a saved game: where, what was found, and what was expected there. In English the reader of saved games says it itself. */
import { mostCards } from "@nykthos/protocol";
import type { Expected, Found, LanguageCode, RecordFault } from "@nykthos/protocol";

type Fault<Is extends RecordFault["is"]> = Extract<RecordFault, { readonly is: Is }>;

interface FaultWords {
  readonly expected: Readonly<Record<Expected, string>>;
  found(found: Found): string;
  /** The sentences, with what was found already in words. */
  readonly faults: { readonly [Is in RecordFault["is"]]: (fault: Fault<Is>, found: string) => string };
}

const german: FaultWords = {
  expected: {
    twoPlayers: "eine Liste von zwei Spielern",
    firstPlayer: "0 oder 1",
    player: "ein Spieler mit Namen und Deck",
    text: "ein Text",
    wholeNumber: "eine ganze Zahl",
    count: "eine ganze Zahl ab 1",
    deck: "eine Liste von Karten",
    deckLine: "eine Zahl und ein Name",
    deckSize: `ein Deck von höchstens ${mostCards} Karten`,
    answers: "eine Liste ganzer Zahlen",
    answer: "die Nummer einer Möglichkeit, oder −1 oder −2 fürs Aufgeben",
    hashes: "eine Liste von Texten, einer für jede Antwort",
  },
  found: (found) => ("written" in found ? found.written : "list" in found ? `eine Liste von ${found.list}` : "nichts"),
  faults: {
    json: ({ detail }) => `Das ist kein JSON (${detail}).`,
    format: (_, found) => `„format“ muss „nykthos-record“ sein; dort steht ${found}.`,
    version: ({ expected }, found) => `Sie hat die Version ${found}; geöffnet wird Version ${expected}.`,
    field: ({ where, expected }, found) => `„${where}“ muss ${german.expected[expected]} sein; dort steht ${found}.`,
    card: ({ where, name }) => `„${where}“ nennt eine Karte, die es hier nicht gibt: „${name}“.`,
    over: ({ answer, of }) => `Die Partie ist vor Antwort ${answer} von ${of} zu Ende.`,
    option: ({ answer, of, option, options }) =>
      `Antwort ${answer} von ${of} ist Möglichkeit ${option}, es gibt dort aber nur ${options}.`,
    hash: ({ answer, of, turn }) =>
      `Nach Antwort ${answer} von ${of}, in Zug ${turn}, steht der Tisch anders als beim Speichern.`,
  },
};

const spanish: FaultWords = {
  expected: {
    twoPlayers: "una lista de dos jugadores",
    firstPlayer: "0 o 1",
    player: "un jugador con nombre y mazo",
    text: "un texto",
    wholeNumber: "un número entero",
    count: "un número entero a partir de 1",
    deck: "una lista de cartas",
    deckLine: "un número y un nombre",
    deckSize: `un mazo de ${mostCards} cartas como máximo`,
    answers: "una lista de números enteros",
    answer: "el número de una opción, o −1 o −2 para rendirse",
    hashes: "una lista de textos, uno por cada respuesta",
  },
  found: (found) => ("written" in found ? found.written : "list" in found ? `una lista de ${found.list}` : "nada"),
  faults: {
    json: ({ detail }) => `No es JSON (${detail}).`,
    format: (_, found) => `«format» debe ser «nykthos-record»; se encontró ${found}.`,
    version: ({ expected }, found) => `Es de la versión ${found}; se puede abrir la versión ${expected}.`,
    field: ({ where, expected }, found) => `«${where}» debe ser ${spanish.expected[expected]}; se encontró ${found}.`,
    card: ({ where, name }) => `«${where}» nombra una carta que no existe aquí: «${name}».`,
    over: ({ answer, of }) => `La partida termina antes de la respuesta ${answer} de ${of}.`,
    option: ({ answer, of, option, options }) =>
      `La respuesta ${answer} de ${of} es la opción ${option}, pero solo hay ${options}.`,
    hash: ({ answer, of, turn }) =>
      `Tras la respuesta ${answer} de ${of}, en el turno ${turn}, la mesa no está como cuando se guardó.`,
  },
};

const languages: Readonly<Record<Exclude<LanguageCode, "en">, FaultWords>> = { de: german, es: spanish };

/**
 * A fault as a sentence.
 * @param message the same in English
 */
export function faultInWords(fault: RecordFault, message: string, language: LanguageCode): string {
  if (language === "en") return `${message}.`;
  const words = languages[language];
  const found = "found" in fault && typeof fault.found !== "string" ? words.found(fault.found) : "";
  return sentence(words, fault, found);
}

function sentence<Is extends RecordFault["is"]>({ faults }: FaultWords, fault: Fault<Is>, found: string): string {
  const say: (fault: Fault<Is>, found: string) => string = faults[fault.is];
  return say(fault, found);
}
