/** La terminal en español. */
import type { Words } from "./words.ts";

export const spanish: Words = {
  life: "vidas",
  hand: "mano",
  library: "biblioteca",
  graveyard: "cementerio",
  exile: "exilio",
  mana: "maná",
  lands: "tierras",
  stack: "pila",
  empty: "vacía",
  tapped: (count) => (count === 1 ? "girado" : "girados"),
  counters: (count, one) => (count === 1 ? `1 ${one}` : `${count} ${one.replace("contador", "contadores")}`),
  attacking: "ataca",
  blocking: "bloquea",
  sick: "aún no puede atacar",
  damage: "daño",
  onIt: "en",
  turn: (turn, whose, step) => `Turno ${turn} (${whose}), ${step}`,
  beforeTheGame: "Antes de la partida",
  you: "Tú",
  player: "Jugador",
  opponent: "Oponente",
  begins: (decks) => `Empieza una partida: ${decks}`,
  smallDeck: (deck, cards) => `Nota: ${deck} tiene ${cards} cartas; un mazo tiene al menos 60 (regla 100.2a).`,
  hint: "número, Intro para lo primero, ? para ayuda",
  notAnOption: (typed, most) => `«${typed}» no es un número del 1 al ${most} ni una orden; ? dice lo que hay.`,
  noCard: (name, nearest) => `No hay ninguna carta «${name}». Las más parecidas: ${nearest}`,
  whyNot: (message, rule) => `${message} (regla ${rule})`,
  intents: { play: "jugar", cast: "lanzar", attack: "atacar", activate: "activar" },
  noReason: "Nada en las reglas se opone: está entre las opciones, o debe esperar a que se pregunte por ello.",
  whatItIs: "qué es ahora y por qué",
  notHere: (name) => `${name} no está en tu mano ni en el campo de batalla bajo tu control.`,
  whyWhat: "¿Por qué no qué? Por ejemplo: porque Líder de la Falange",
  saved: (file) => `Guardada como ${file}; «nykthos play --load ${file}» la continúa.`,
  saveWhere: "¿Dónde guardar? Por ejemplo: guardar partida.json",
  cannotSave: (file, why) => `No se puede escribir ${file}: ${why}`,
  inputEnded: "La entrada ha terminado antes que la partida.",
  stopsAt: (own, others) =>
    `Se te pregunta, si puedes hacer algo, en tu turno en: ${own}; en el turno de otros en: ${others}.`,
  stopsHelp: "Cámbialo con «paradas propias upkeep» o «paradas otros end»: una vez para sí, otra para no.",
  payingByHand: "Desde ahora eliges el maná tú.",
  payingByItself: "Desde ahora el maná se elige solo.",
  passing: "Pasas hasta el final del turno, si no sucede nada.",
  won: (who) => `Gana ${who}`,
  youWon: "Ganas",
  youLost: "Pierdes",
  drawn: "La partida termina en empate",
  because: {
    "704.5a": "0 vidas o menos",
    "704.5b": "robó de una biblioteca vacía",
    "704.5c": "diez contadores de veneno",
    "104.3a": "concedió",
    "104.4a": "todos pierden a la vez",
    "104.4b": "un bucle que nada termina",
  },
  help: `Un número elige esa opción; Intro elige la primera.
  mesa             la mesa como está ahora         (m)
  carta NOMBRE     el texto de una carta; o el número de una opción   (c)
  porque NOMBRE    por qué esa carta no puede hacer nada ahora
  historia [N]     lo que pasó, las últimas N cosas
  zonas            cementerios y exilio            (z)
  paradas          dónde se te pregunta; «paradas propias upkeep» lo cambia
  maná             elegir el maná, o que se elija solo
  turno            pasar hasta el final del turno
  guardar ARCHIVO  guardar la partida
  conceder         rendirse
  salir            salir`,
  commands: {
    help: ["ayuda", "?", "help"],
    table: ["mesa", "m", "table", "t"],
    card: ["carta", "c", "card"],
    why: ["porque", "why", "w"],
    log: ["historia", "log", "l"],
    zones: ["zonas", "z", "zones"],
    stops: ["paradas", "stops"],
    pay: ["maná", "mana", "pay"],
    turn: ["turno", "turn", "f"],
    save: ["guardar", "save"],
    concede: ["conceder", "concede"],
    quit: ["salir", "quit", "q"],
  },
};
