/** Telling a game in Spanish. */
import type { GameEvent } from "@nykthos/engine";
import { explaining } from "./explaining/es.ts";
import { reasons } from "./reasons/es.ts";
import type { Speech, Teller } from "./speech.ts";
import {
  by,
  canAdd,
  capital,
  counted,
  isHalf,
  isLossTold,
  isMoveTold,
  isResolvingTold,
  isTappingTold,
  isYou,
  it,
  manaSymbol,
} from "./speech.ts";

/** «Robas», «Ana roba» */
export function does(teller: Teller, player: number, second: string, third: string): string {
  return teller.isYou(player) ? capital(second) : `${teller.player(player)} ${third}`;
}
function card(count: number): string {
  return counted(count, "una carta", "cartas");
}
/** «te ataca», «ataca a Ana» */
function onto(verb: string, entity: number, teller: Teller): string {
  return isYou(entity, teller) ? `te ${verb}` : `${verb} a ${teller.name(entity)}`;
}
function choice(entity: number, teller: Teller): string {
  const owner = teller.controller(entity);
  const whose =
    owner === undefined || teller.isAtHand(entity)
      ? ""
      : teller.isYou(owner)
        ? ", tuyo"
        : `, de ${teller.player(owner)}`;
  return capital(`${teller.name(entity)}${teller.size(entity)}${whose}`);
}
function about(source: number, teller: Teller, question: string): string {
  return source === 0 ? question : `${capital(teller.name(source))}: ${question}`;
}

export const spanishSpeech: Speech = {
  events: {
    turn: ({ player, amount, detail }, t) =>
      `Turno ${amount}: ${t.isYou(player) ? "el tuyo" : t.player(player)}${detail === "extra" ? " (un turno adicional)" : ""}`,
    step: () => null,
    cast: (e, t) => `${does(t, e.player, "lanzas", "lanza")} ${t.name(e.object)}${at(e.object, t)}`,
    activate: (e, t) =>
      `${does(t, e.player, "activas", "activa")} ${t.name(e.source)}${at(e.object, t)}: ${t.abilityByNumber(e.amount)}`,
    trigger: (e, t) => `Se dispara ${t.name(e.object)}: ${t.abilityByNumber(e.amount)}`,
    resolve: (e, t) => (isResolvingTold(e, t) ? `Se resuelve ${t.name(e.object)}` : null),
    counter: (e, t) => `Se contrarresta ${t.name(e.object)}${by(e, t)}`,
    fizzle: (e, t) => `${capital(t.speech.abilityOf(t.name(e.source || e.object)))} no hace nada: ${why(e.detail)}`,
    draw: (e, t) => `${does(t, e.player, "robas", "roba")} ${t.name(e.object)}`,
    discard: (e, t) => `${does(t, e.player, "descartas", "descarta")} ${t.name(e.object)}`,
    mill: (e, t) => `${does(t, e.player, "mueles", "muele")} ${t.name(e.object)}`,
    scry: (e, t) => `${does(t, e.player, "adivinas", "adivina")} ${e.amount}`,
    search: (e, t) => `${does(t, e.player, "buscas", "busca")} una carta`,
    shuffle: (e, t) => does(t, e.player, "barajas tu biblioteca", "baraja su biblioteca"),
    reveal: (e, t) => `${does(t, e.player, "muestras", "muestra")} ${t.name(e.object)}`,
    look: (e, t) => `${does(t, e.player, "miras", "mira")} ${t.name(e.object)}`,
    move: (e, t) =>
      e.detail === "play"
        ? `${does(t, e.player, "juegas", "juega")} ${t.name(e.other)}`
        : isMoveTold(e)
          ? moved(e, t)
          : null,
    destroy: (e, t) => `Se destruye ${t.name(e.object)}${by(e, t)}`,
    sacrifice: (e, t) => `${does(t, e.player, "sacrificas", "sacrifica")} ${t.name(e.object)}`,
    damage: (e, t) =>
      isYou(e.other, t)
        ? `${capital(t.name(e.source))} te hace ${e.amount} de daño`
        : `${capital(t.name(e.source))} hace ${e.amount} de daño a ${t.name(e.other)}`,
    gainLife: (e, t) => `${does(t, e.player, "ganas", "gana")} ${lives(e.amount)}`,
    loseLife: (e, t) => (isLossTold(e) ? `${does(t, e.player, "pierdes", "pierde")} ${lives(e.amount)}` : null),
    payLife: (e, t) => `${does(t, e.player, "pagas", "paga")} ${lives(e.amount)}`,
    putCounter: (e, t) => `${it(e, t)} recibe ${counters(e, t)}`,
    removeCounter: (e, t) => `${it(e, t)} pierde ${counters(e, t)}`,
    tap: (e, t) => (isTappingTold(e) ? `${it(e, t)} se gira` : null),
    untap: (e, t) => (isTappingTold(e) ? `${it(e, t)} se endereza` : null),
    attach: (e, t) => `${it(e, t)} se anexa a ${t.name(e.other)}`,
    unattach: (e, t) => `${it(e, t)} se separa de ${t.name(e.other)}`,
    attack: (e, t) => `${it(e, t)} ${onto("ataca", e.other, t)}`,
    block: (e, t) => `${it(e, t)} bloquea a ${t.name(e.other)}`,
    becomeBlocked: () => null,
    unblocked: (e, t) => `Nadie bloquea a ${t.name(e.object)}`,
    createToken: (e, t) => `${does(t, e.player, "creas", "crea")} una ficha: ${t.name(e.other)}`,
    copy: (e, t) => `${does(t, e.player, "copias", "copia")} ${t.name(e.other)}`,
    addMana: () => null,
    spendMana: () => null,
    loseMana: (e, t) => `${does(t, e.player, "pierdes", "pierde")} ${e.amount} de maná sin usar`,
    tapForMana: () => null,
    playLand: () => null,
    designate: (e, t) => `${it(e, t)} se vuelve ${designations[e.detail] ?? e.detail}`,
    extraTurn: (e, t) => `${does(t, e.player, "tomas", "toma")} un turno adicional después de este`,
    becomeTarget: () => null,
    regenerate: (e, t) => `${it(e, t)} se regenera`,
    prevent: (e, t) => `Se previenen ${e.amount} de daño a ${t.name(e.other)}`,
    fight: (e, t) => `${it(e, t)} y ${t.name(e.other)} luchan`,
    control: (e, t) => `${does(t, e.player, "ganas", "gana")} el control de ${t.name(e.object)}`,
    cycle: (e, t) => `${does(t, e.player, "ciclas", "cicla")} ${t.name(e.object)}`,
    choose: () => null,
    mulligan: (e, t) => does(t, e.player, "tomas un mulligan", "toma un mulligan"),
    lose: (e, t) => does(t, e.player, "pierdes la partida", "pierde la partida"),
    win: (e, t) => does(t, e.player, "ganas la partida", "gana la partida"),
  },
  questions: {
    mulligan: () => "¿Conservas esta mano?",
    bottom: ({ amount }) =>
      `Pon ${card(amount)} de tu mano en el fondo de tu biblioteca. ¿Cuál va ahora, de arriba abajo?`,
    priority: () => "¿Qué haces?",
    modes: ({ source }, t) => about(source, t, "¿qué modo?"),
    x: ({ source }, t) => about(source, t, "¿cuánto es X?"),
    targets: ({ source }, t) => about(source, t, "¿qué objetivo?"),
    divide: ({ source, about: target, amount }, t) =>
      about(source, t, `quedan ${amount} por repartir. ¿Cuánto para ${t.name(Number(target))}?`),
    cost: ({ source, amount }, t) => about(source, t, `¿con qué pagas?${amount > 1 ? ` (faltan ${amount})` : ""}`),
    payment: ({ source, about: cost }, t) =>
      about(source, t, cost === "floating" ? "¿qué maná gastas?" : `¿cómo pagas ${cost}?`),
    phyrexian: ({ source }, t) => about(source, t, "¿maná o 2 vidas?"),
    attackers: (question) =>
      question.amount === 0 ? "¿Quién ataca?" : canAdd(question) ? "¿Quién más ataca?" : "¿Atacar así?",
    blockers: (question) =>
      question.amount === 0 ? "¿Quién bloquea?" : canAdd(question) ? "¿Quién más bloquea?" : "¿Bloquear así?",
    damage: ({ source, about: target, amount }, t) =>
      about(source, t, `quedan ${amount} de daño por asignar. ¿Cuánto a ${t.name(Number(target))}?`),
    may: ({ source, about: what, amount }, t) =>
      what === "tribute"
        ? about(source, t, `¿le pones ${counted(amount, "un contador +1/+1", "contadores +1/+1")} (tributo)?`)
        : what === "tap"
          ? about(source, t, "¿girarlo? (No lo endereza.)")
          : about(source, t, "¿lo haces?"),
    unless: ({ source }, t) => about(source, t, "¿pagas por ello?"),
    choose: ({ source }, t) => about(source, t, "¿qué eliges?"),
    color: ({ source }, t) => about(source, t, "¿qué color?"),
    number: ({ source }, t) => about(source, t, "¿cuántos?"),
    pile: ({ source, about: what }, t) =>
      what === "separate" ? `¿En qué montón va ${t.name(source)}?` : about(source, t, "¿qué montón?"),
    scry: ({ source }, t) => `Miras ${t.name(source)}. ¿Adónde va?`,
    order: ({ about: what }) =>
      what === "top"
        ? "Arriba de la biblioteca, de arriba abajo: ¿qué carta va ahora?"
        : what === "bottom"
          ? "En el fondo de la biblioteca, de arriba abajo: ¿qué carta va ahora?"
          : "¿Qué va primero?",
    replacement: () => "¿Qué efecto se aplica primero?",
    legend: () => "De los permanentes legendarios con el mismo nombre conservas uno. ¿Cuál?",
    discard: ({ amount }) => `Descarta ${card(amount)}. ¿Cuál?`,
    newTargets: ({ source }, t) => about(source, t, "¿qué objetivo nuevo?"),
    untap: ({ source }, t) => about(source, t, "¿lo enderezas?"),
  },
  options: {
    pass: (_, __, t) => t.answer("pass"),
    cast: ({ object, form }, _, t) =>
      `Lanzar ${t.castName(object, form)}${form === "" || isHalf(form) ? "" : ` (${t.speech.forms[form] ?? form})`}`,
    play: ({ object }, _, t) => `Jugar ${t.name(object)}`,
    activate: ({ object, ability }, _, t) => `Activar ${t.name(object)}: ${t.abilityText(object, ability)}`,
    activateMana: ({ object, ability }, _, t) => `Maná de ${t.name(object)}: ${t.abilityText(object, ability)}`,
    trigger: ({ object, ability }, _, t) => `${capital(t.name(object))}: ${t.abilityByNumber(ability)}`,
    yes: (_, __, t) => t.answer("yes"),
    no: (_, __, t) => t.answer("no"),
    done: (_, { kind, amount }) => {
      if (kind === "attackers") return amount === 0 ? "No atacar" : "Esos son todos los atacantes";
      if (kind === "blockers") return amount === 0 ? "No bloquear" : "Esos son todos los bloqueadores";
      return kind === "newTargets" ? "Dejar los demás" : "Listo";
    },
    back: () => "Un paso atrás",
    keep: () => "Conservar",
    mulligan: () => "Mulligan",
    choose: ({ entity }, _, t) => choice(entity, t),
    mode: ({ mode }, { source }, t) => t.modeText(source, mode),
    number: ({ number }) => String(number),
    color: ({ color }) => capital(colors[color]),
    attack: ({ object, defender }, _, t) => `${capital(t.name(object))}${t.size(object)} ${onto("ataca", defender, t)}`,
    block: ({ object, attacker }, _, t) =>
      `${capital(t.name(object))}${t.size(object)} bloquea a ${t.name(attacker)}${t.size(attacker)}`,
    top: () => "Arriba",
    bottom: () => "Al fondo",
    auto: () => "Que el maná se elija solo",
    manual: () => "Elegir el maná",
    mana: ({ object, mana }, _, t) =>
      object === 0 ? `${manaSymbol(mana)} de la reserva` : `${manaSymbol(mana)} de ${t.name(object)}`,
    life: () => "2 vidas",
  },
  steps: {
    untap: "paso de enderezar",
    upkeep: "mantenimiento",
    draw: "paso de robar",
    main1: "primera fase principal",
    beginCombat: "inicio del combate",
    declareAttackers: "declaración de atacantes",
    declareBlockers: "declaración de bloqueadores",
    combatDamage: "daño de combate",
    endCombat: "final del combate",
    main2: "segunda fase principal",
    end: "paso final",
    cleanup: "paso de limpieza",
  },
  zones: {
    library: "biblioteca",
    hand: "mano",
    battlefield: "campo de batalla",
    graveyard: "cementerio",
    stack: "pila",
    exile: "exilio",
    command: "zona de mando",
  },
  colors: { W: "blanco", U: "azul", B: "negro", R: "rojo", G: "verde" },
  counters: {
    "+1/+1": "contador +1/+1",
    "-1/-1": "contador -1/-1",
    loyalty: "contador de lealtad",
    charge: "contador de carga",
    fate: "contador de destino",
    manifestation: "contador de manifestación",
  },
  answers: { pass: "Pasar", yes: "Sí", no: "No" },
  reasons,
  explaining,
  forms: {
    bestow: "con concesión",
    overload: "con sobrecarga",
    fuse: "ambas mitades",
    alternative: "por su coste alternativo",
  },
  designations: { detained: "detenido", monstrous: "monstruoso" },
  hiddenCard: "una carta",
  you: "tú",
  abilityOf: (name) => `la habilidad de ${name}`,
  copyOf: (name) => `una copia de ${name}`,
  emblem: "Emblema",
  emblemOf: (name) => `el emblema de ${name}`,
};
const { colors } = spanishSpeech;
const designations: Readonly<Record<string, string>> = spanishSpeech.designations;

function why(detail: string): string {
  if (detail === "condition") return "su condición no se cumple";
  return detail === "noTargets" ? "no hay ningún objetivo legal" : "sus objetivos ya no están o no son legales";
}

function at(id: number, teller: Teller): string {
  const targets = teller.targetsOf(id);
  return targets.length === 0 ? "" : ` (objetivo: ${targets.join(", ")})`;
}

function lives(amount: number): string {
  return counted(amount, "1 vida", "vidas");
}

function counters({ amount, detail }: GameEvent, { speech }: Teller): string {
  const words: Readonly<Record<string, string>> = speech.counters;
  const word = words[detail] ?? detail;
  return counted(amount, `un ${word}`, word.replace("contador", "contadores"));
}

function moved(e: GameEvent, t: Teller): string {
  const what = t.name(e.other === 0 ? e.object : e.other);
  switch (e.to) {
    case "battlefield":
      return `${capital(what)} entra al campo de batalla`;
    case "graveyard":
      return `${capital(what)} va al cementerio`;
    case "hand":
      return `${capital(what)} regresa a la mano de su propietario`;
    case "library":
      return `${capital(what)} va a la biblioteca de su propietario`;
    case "exile":
      return `Se exilia ${what}`;
    case "none":
      return `${capital(what)} deja de existir`;
    case "stack":
    case "command":
      return `${capital(what)}: ${spanishSpeech.zones[e.to]}`;
  }
}
