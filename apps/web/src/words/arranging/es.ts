/** Español: ordenar, buscar, mostrar. */
import type { ArrangingWords } from "./messages.ts";

const places = ["primera", "segunda", "tercera", "cuarta", "quinta", "sexta", "séptima", "octava", "novena", "décima"];
const numbers = ["ninguna", "una", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez"];
function cards(count: number): string {
  return count === 1 ? "una carta" : `${numbers[count] ?? count} cartas`;
}

export const spanishArranging: ArrangingWords = {
  scry: (count) =>
    count === 1
      ? "La primera carta de tu biblioteca: ¿se queda ahí?"
      : `Las ${numbers[count] ?? count} primeras cartas: ¿qué se queda arriba, y en qué orden?`,
  order: "¿En qué orden quedan?",
  triggers: "Estas habilidades se han disparado a la vez. ¿En qué orden se resuelven?",
  toBottom: (count) => `Pon ${cards(count)} de tu mano en el fondo de tu biblioteca.`,
  discard: (count) => `Descarta ${cards(count)}.`,
  search: (least, most) =>
    least === most
      ? `Mírala entera y toma ${cards(most)}.`
      : most > 90
        ? "Mírala entera y toma cualquier cantidad de cartas."
        : `Mírala entera y toma hasta ${cards(most)}.`,
  separate: "Separa esto en montones.",
  heaps: {
    top: "Arriba",
    bottom: "Al fondo",
    library: "Biblioteca",
    hand: "Tu mano",
    graveyard: "Cementerio",
    shown: "Para elegir",
    found: "Encontradas",
    chosen: "Elegidas",
    discarded: "A descartar",
    resolves: "Resolución",
  },
  where: {
    top: "arriba",
    bottom: "al fondo",
    library: "en la biblioteca",
    hand: "en tu mano",
    graveyard: "en el cementerio",
    shown: "no elegida",
    found: "encontrada",
    chosen: "elegida",
    discarded: "se descarta",
    resolves: "se resuelve",
  },
  pile: (number) => `Montón ${number}`,
  inPile: (number) => `en el montón ${number}`,
  handOf: (who) => `Mano de ${who}`,
  libraryOf: (who) => `Biblioteca de ${who}`,
  graveyardOf: (who) => `Cementerio de ${who}`,
  uppermost: "la primera es la de más arriba",
  resolvesFirst: "la primera se resuelve primero",
  countOf: (now, least, most) =>
    most > 90 ? String(now) : least === most ? `${now} de ${most}` : `${now} de hasta ${most}`,
  between: (count) => `${count} en medio`,
  place: (number, of) => `${places[number - 1] ?? `número ${number}`} de ${numbers[of] ?? of}`,
  asAtFirst: "Todo está como estaba.",
  sortHint: "Arrástralas o selecciona una.",
  sortHintTouch: "Arrástralas o toca una.",
  pickHint: "Elige una carta; si la eliges otra vez, vuelve a su sitio.",
  handHint: "Elige de tu mano.",
  keys: "Izquierda y derecha cambian el orden; arriba y abajo, el montón. Intro confirma, Escape lo deja como estaba.",
  pickKeys: "Las flechas van de carta en carta; Intro toma una o la devuelve. Espacio confirma.",
  up: "Más arriba",
  down: "Más abajo",
  put: {
    top: "Poner arriba",
    bottom: "Poner al fondo",
    library: "Devolver",
    hand: "Devolver",
    graveyard: "Devolver",
    shown: "Devolver",
    found: "Tomar",
    chosen: "Elegir",
    discarded: "Descartar",
    resolves: "Resolver",
  },
  putInPile: (number) => `Poner en el montón ${number}`,
  asItWas: "Como estaba",
  keepOnTop: "Dejar arriba",
  putOnBottom: "Poner al fondo",
  topAndBottom: (top, bottom) =>
    bottom === 0 ? "Todas arriba" : top === 0 ? "Todas al fondo" : `${top} arriba, ${bottom} al fondo`,
  inThisOrder: "En este orden",
  thesePiles: "Estos montones",
  take: (names) => `Tomar ${names}`,
  putDown: (names) => `Al fondo: ${names}`,
  discardThese: (names) => `Descartar ${names}`,
  findNothing: "No encontrar nada",
  chooseNothing: "No elegir ninguna",
  takePile: (number) => `Elegir el montón ${number}`,
  filter: "Buscar por nombre",
  filtered: (count) => (count === 1 ? "1 carta" : `${count} cartas`),
  canBeFound: "Se puede encontrar",
  cannotBeFound: "Todo lo demás",
  cannotBeChosen: "no se puede elegir",
  lookedAt: "Miradas",
  revealed: "Mostradas",
  reveals: (who) => (who === null ? "Muestras" : `${who} muestra`),
  understood: "Visto",
};
