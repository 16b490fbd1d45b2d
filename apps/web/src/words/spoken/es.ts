/** What is only said aloud, in Spanish. */
import type { SpokenWords } from "./messages.ts";

export const spanishSpoken: SpokenWords = {
  symbols: { T: "girar", Q: "enderezar" },
  either: (one, other) => `${one} o ${other}`,
  orLife: (color) => `${color} o 2 vidas`,
  lists: new Intl.ListFormat("es", { type: "conjunction" }),
  times: (count) => `${count} veces`,
  steps: {
    untap: "paso de enderezar",
    upkeep: "mantenimiento",
    draw: "paso de robar",
    main1: "primera fase principal",
    beginCombat: "inicio del combate",
    declareAttackers: "los atacantes están declarados",
    declareBlockers: "los bloqueadores están declarados",
    combatDamage: "el daño de combate está hecho",
    endCombat: "final del combate",
    main2: "segunda fase principal",
    end: "paso final",
    cleanup: "paso de limpieza",
  },
  nobodyAttacks: "nadie ataca",
  soFar: (names) => `Hasta ahora: ${names}`,
  costs: (cost) => `cuesta ${cost}`,
  turn: (mine) => (mine ? "tu turno" : "turno del rival"),
  life: (who, mine, life) => {
    const lives = life === 1 ? "1 vida" : `${life} vidas`;
    return mine ? `Tienes ${lives}` : `${who} tiene ${lives}`;
  },
  abilityOf: (name) => `la habilidad de ${name}`,
  copyOf: (name) => `una copia de ${name}`,
  emblemOf: (name) => `el emblema de ${name}`,
  gone: "algo que ya no está",
  over: "La partida ha terminado",
  lifeTo: (who, from, to) => `${who} de ${from} a ${to}`,
  more: (count) => (count === 1 ? "Hay una cosa más en la crónica" : `Hay ${count} cosas más en la crónica`),
  takenBack: "Deshecho",
  fullControl: (on) => (on ? "Control total activado" : "Control total desactivado"),
  keys: { " ": "Espacio", Escape: "Esc", Enter: "Intro" },
  noKey: "ninguna",
  by: (who, mine) => (mine ? "tuya" : `de ${who}`),
  stands: (who, mine, life, hand) =>
    `${mine ? "Tienes" : `${who} tiene`} ${life === 1 ? "1 vida" : `${life} vidas`} y ${hand === 0 ? "ninguna carta" : hand === 1 ? "1 carta" : `${hand} cartas`} en la mano.`,
  nothingOnBattlefield: "Nada en el campo de batalla.",
  tappedOf: (count) => (count === 1 ? "1 girada" : `${count} giradas`),
  wearing: (names) => `con ${names}`,
  counters: { loyalty: "lealtad", charge: "carga", fate: "destino", manifestation: "manifestación" },
  stopAt: (step) => `Parar en: ${step}`,
  singleKeys: "Teclas sueltas",
  singleKeysHint: "Sin ellas, letras, cifras y signos no hacen nada en la mesa; Espacio y Esc siguen.",
  dropKeyHint: "Supr quita una tecla.",
};
