/** What is wrong with a saved game, in each language: where, what was found, and what was expected there. */
import { mostCards } from "@nykthos/protocol";
import type { Expected, Found, LanguageCode, RecordFault } from "@nykthos/protocol";

type Fault<Is extends RecordFault["is"]> = Extract<RecordFault, { readonly is: Is }>;

interface FaultWords {
  readonly expected: Readonly<Record<Expected, string>>;
  found(found: Found): string;
  /** The sentences, with what was found already in words. */
  readonly faults: { readonly [Is in RecordFault["is"]]: (fault: Fault<Is>, found: string) => string };
}

const english: FaultWords = {
  expected: {
    twoPlayers: "a list of two players",
    firstPlayer: "0 or 1",
    player: "a player with a name and a deck",
    text: "a text",
    wholeNumber: "a whole number",
    count: "a whole number of at least 1",
    deck: "a list of cards",
    deckLine: "a number and a name",
    deckSize: `a deck of at most ${mostCards} cards`,
    answers: "a list of whole numbers",
    answer: "the number of an option, or −1 or −2 for conceding",
    hashes: "a list of texts, one for each answer",
  },
  found: (found) => ("written" in found ? found.written : "list" in found ? `a list of ${found.list}` : "nothing"),
  faults: {
    json: ({ detail }) => `It is not JSON (${detail}).`,
    format: (_, found) => `“format” has to be “nykthos-record”; there is ${found}.`,
    version: ({ expected }, found) => `It is of version ${found}; version ${expected} can be opened.`,
    field: ({ where, expected }, found) => `“${where}” has to be ${english.expected[expected]}; there is ${found}.`,
    card: ({ where, name }) => `“${where}” names a card that is not in the pool: “${name}”.`,
    over: ({ answer, of }) => `The game is over before answer ${answer} of ${of}.`,
    option: ({ answer, of, option, options }) =>
      `Answer ${answer} of ${of} is option ${option}, but there are only ${options} options.`,
    hash: ({ answer, of, turn }) =>
      `After answer ${answer} of ${of}, in turn ${turn}, the table stands otherwise than when it was saved.`,
  },
};

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

const languages: Readonly<Record<LanguageCode, FaultWords>> = { en: english, de: german, es: spanish };

/** A fault as a sentence. */
export function faultInWords(fault: RecordFault, language: LanguageCode): string {
  const words = languages[language];
  const found = "found" in fault && typeof fault.found !== "string" ? words.found(fault.found) : "";
  return sentence(words, fault, found);
}

function sentence<Is extends RecordFault["is"]>({ faults }: FaultWords, fault: Fault<Is>, found: string): string {
  const say: (fault: Fault<Is>, found: string) => string = faults[fault.is];
  return say(fault, found);
}
