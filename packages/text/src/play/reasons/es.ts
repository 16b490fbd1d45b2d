/** Why something cannot be done, in Spanish. The gender of a name is not known, so no participle goes with one. */
import { capital } from "../speech.ts";
import type { ReasonTable, Teller } from "../speech.ts";

const missing = {
  turn: "es el turno de otro jugador",
  phase: "no es una fase principal",
  stack: "la pila no está vacía",
} as const;
const sorceryTime = "solo en una fase principal del propio turno con la pila vacía";

function name(object: number, t: Teller): string {
  return capital(t.name(object));
}
function isYou(entity: number, t: Teller): boolean {
  return entity < 0 && t.isYou(-1 - entity);
}
function keeper(by: number, t: Teller): string {
  return by === 0 ? "Un efecto" : name(by, t);
}

export const reasons: ReasonTable = {
  over: () => "La partida ha terminado.",
  noPriority: ({ player }, t) =>
    t.isYou(player) ? "No tienes la prioridad." : `${t.player(player)} no tiene la prioridad.`,
  timing: (about, t) => {
    switch (about.of) {
      case "spell":
        return `${name(about.object, t)} se puede lanzar ${sorceryTime}: ${missing[about.missing]}.`;
      case "land":
        return `Una tierra se puede jugar ${sorceryTime}: ${missing[about.missing]}.`;
      case "ability":
        return `Esa habilidad de ${t.name(about.object)} se puede activar ${sorceryTime}: ${missing[about.missing]}.`;
      case "loyaltyAbility":
        return `Una habilidad de lealtad se puede activar ${sorceryTime}: ${missing[about.missing]}.`;
      case "attackers":
        return "El jugador activo declara los atacantes al comenzar el paso de declarar atacantes.";
      case "blockers":
        return "El jugador defensor declara los bloqueadores al comenzar el paso de declarar bloqueadores.";
    }
  },
  notYourTurn: () => "Una tierra solo se puede jugar en el propio turno.",
  notPermitted: ({ object, to }, t) =>
    `Nada permite ${to === "cast" ? "lanzar" : "jugar"} ${t.name(object)} desde donde está.`,
  land: ({ object }, t) => `${name(object, t)} es una tierra: se juega, nunca se lanza.`,
  noLand: ({ object }, t) => `${name(object, t)} no es una tierra.`,
  landPlayed: ({ played, of }) => `Tierras jugadas este turno: ${played} de ${of}.`,
  noManaCost: ({ object }, t) => `${name(object, t)} no tiene coste de maná, y por eso no se puede pagar.`,
  half: ({ object, both }, t) =>
    both
      ? `Las dos mitades de ${t.name(object)} solo se pueden lanzar juntas desde la mano.`
      : `De ${t.name(object)} se lanza una mitad: elige cuál.`,
  noSuchCost: ({ object, form }, t) => `${name(object, t)} no se puede lanzar así (${t.speech.forms[form] ?? form}).`,
  cantCast: ({ object, by, any }, t) =>
    any
      ? `${keeper(by, t)} impide que se lancen más hechizos este turno.`
      : `${keeper(by, t)} impide que se lance ${t.name(object)}.`,
  cantPay: ({ object, what }, t) => {
    switch (what) {
      case "mana":
        return `No alcanza el maná para ${t.name(object)}.`;
      case "cost":
        return `No se puede pagar el coste de esa habilidad de ${t.name(object)}.`;
      case "additionalCost":
        return `No se pueden pagar los costes adicionales de ${t.name(object)}.`;
      case "attack":
        return `No se puede pagar el coste para que ${t.name(object)} ataque.`;
      case "block":
        return `No se puede pagar el coste para que ${t.name(object)} bloquee.`;
      case "target":
        return "Con ese objetivo no se podría pagar el coste o no se podrían elegir los otros objetivos.";
    }
  },
  loyalty: ({ object }, t) => `${name(object, t)} no tiene tantos contadores de lealtad.`,
  noSuchAbility: ({ object }, t) => `${name(object, t)} no tiene ninguna habilidad que se pueda activar.`,
  wrongZone: ({ object }, t) => `Esa habilidad de ${t.name(object)} no funciona desde donde está.`,
  cantActivate: ({ object, by }, t) => `${keeper(by, t)} impide que se activen habilidades de ${t.name(object)}.`,
  onceATurn: ({ object, loyalty }, t) =>
    loyalty
      ? `Ya se ha activado este turno una habilidad de lealtad de ${t.name(object)}.`
      : `Esa habilidad de ${t.name(object)} ya se ha activado este turno, y solo se puede una vez cada turno.`,
  condition: ({ object, ability }, t) =>
    `${name(object, t)}: no se cumple la condición. «${t.abilityText(object, ability)}»`,
  notYours: ({ object, to }, t) =>
    to === "activate"
      ? `Solo quien controla a ${t.name(object)} puede activar sus habilidades.`
      : `Solo quien controla a ${t.name(object)} puede ${to === "attack" ? "atacar" : "bloquear"} con esa criatura.`,
  tapped: ({ object }, t) => `${name(object, t)} ya se ha girado.`,
  untapped: ({ object }, t) => `${name(object, t)} no se ha girado.`,
  sick: ({ object }, t) => `${name(object, t)} no está bajo el mismo control desde el comienzo del turno.`,
  noTargets: ({ object, ability }, t) =>
    `No hay suficientes objetivos legales para ${ability ? `la habilidad de ${t.name(object)}` : t.name(object)}.`,
  twice: ({ target }, t) =>
    isYou(target, t) ? "Ya eres objetivo por esa palabra." : `${name(target, t)} ya es objetivo por esa palabra.`,
  itself: () => "Un hechizo o una habilidad no puede hacerse objetivo a sí mismo.",
  notOfThatKind: ({ target }, t) =>
    isYou(target, t)
      ? "No puedes ser objetivo de ese texto."
      : `${name(target, t)} no puede ser objetivo de ese texto.`,
  cantBeTargeted: ({ target }, t) =>
    isYou(target, t) ? "No puedes ser objetivo." : `${name(target, t)} no puede ser objetivo.`,
  hexproof: ({ target }, t) => (isYou(target, t) ? "Tienes antimaleficio." : `${name(target, t)} tiene antimaleficio.`),
  protection: ({ object, blocker }, t) =>
    blocker === 0
      ? `${name(object, t)} tiene protección contra eso.`
      : `${name(object, t)} tiene protección contra ${t.name(blocker)}, que no puede bloquear a esa criatura.`,
  noCreature: ({ object }, t) => `${name(object, t)} no es una criatura.`,
  defender: ({ object }, t) => `${name(object, t)} tiene la habilidad de defensor.`,
  alone: ({ object, to }, t) => `${name(object, t)} no puede ${to === "attack" ? "atacar" : "bloquear"} en solitario.`,
  cantBeAttacked: ({ target }, t) =>
    isYou(target, t) ? "No se te puede atacar." : `No se puede atacar a ${t.name(target)}.`,
  cantAttack: ({ object, by, whom }, t) =>
    whom === 0
      ? `${keeper(by, t)} impide que ${t.name(object)} ataque.`
      : isYou(whom, t)
        ? `${keeper(by, t)} impide que ${t.name(object)} te ataque.`
        : `${keeper(by, t)} impide que ${t.name(object)} ataque a ${t.name(whom)}.`,
  declared: ({ object }, t) => `${name(object, t)} ya ataca.`,
  required: ({ object, to }, t) =>
    `Si ${t.name(object)} ${to === "attack" ? "atacara" : "bloqueara"} así, ya no sería posible lo que se exige.`,
  mustAttack: ({ object }, t) => `${name(object, t)} ataca si puede.`,
  mustBlock: ({ object }, t) => `${name(object, t)} bloquea si puede.`,
  mustBeBlocked: ({ object }, t) => `Hay que bloquear a ${t.name(object)} si se puede.`,
  notAttacking: ({ object, player }, t) =>
    t.isYou(player) ? `${name(object, t)} no te ataca.` : `${name(object, t)} no ataca a ${t.player(player)}.`,
  cantBlock: ({ object, by, whom }, t) =>
    `${keeper(by, t)} impide que ${t.name(object)} bloquee${whom === 0 ? "" : ` a ${t.name(whom)}`}.`,
  flying: ({ object, blocker }, t) =>
    `${name(object, t)} tiene la habilidad de volar, y ${t.name(blocker)} no puede bloquear a esa criatura.`,
  intimidate: ({ object, blocker }, t) =>
    `${name(object, t)} tiene la habilidad de intimidar, y ${t.name(blocker)} no puede bloquear a esa criatura.`,
  menace: ({ object, atLeast }, t) => `Solo ${atLeast} o más criaturas pueden bloquear a ${t.name(object)}.`,
  capacity: ({ object, most }, t) =>
    most === 1 ? `${name(object, t)} ya bloquea.` : `${name(object, t)} ya bloquea a ${most} atacantes.`,
};
