/** Why something cannot be done, in English. */
import { capital } from "../speech.ts";
import type { ReasonTable, Teller } from "../speech.ts";

const missing = {
  turn: "it is another player's turn",
  phase: "it is not a main phase",
  stack: "the stack is not empty",
} as const;
const sorceryTime = "only in a main phase of one's own turn with an empty stack";

function name(object: number, t: Teller): string {
  return capital(t.name(object));
}
/** "You have hexproof", "Ben has hexproof": an entity and a verb in the second and the third person. */
function does(entity: number, t: Teller, second: string, third: string): string {
  return entity < 0 && t.isYou(-1 - entity) ? `You ${second}` : `${name(entity, t)} ${third}`;
}
/** What keeps something from something. */
function keeper(by: number, t: Teller): string {
  return by === 0 ? "An effect" : name(by, t);
}

export const reasons: ReasonTable = {
  over: () => "The game is over.",
  noPriority: ({ player }, t) =>
    t.isYou(player) ? "You do not have priority." : `${t.player(player)} does not have priority.`,
  timing: (about, t) => {
    switch (about.of) {
      case "spell":
        return `${name(about.object, t)} can be cast ${sorceryTime}: ${missing[about.missing]}.`;
      case "land":
        return `A land can be played ${sorceryTime}: ${missing[about.missing]}.`;
      case "ability":
        return `That ability of ${t.name(about.object)} can be activated ${sorceryTime}: ${missing[about.missing]}.`;
      case "loyaltyAbility":
        return `A loyalty ability can be activated ${sorceryTime}: ${missing[about.missing]}.`;
      case "attackers":
        return "Attackers are declared by the active player as the declare attackers step begins.";
      case "blockers":
        return "Blockers are declared by the defending player as the declare blockers step begins.";
    }
  },
  notYourTurn: () => "A land can only be played in one's own turn.",
  notPermitted: ({ object, to }, t) =>
    `Nothing allows ${t.name(object)} to be ${to === "cast" ? "cast" : "played"} from where it is.`,
  land: ({ object }, t) => `${name(object, t)} is a land: it can be played, never cast.`,
  noLand: ({ object }, t) => `${name(object, t)} is no land.`,
  landPlayed: ({ played, of }) => `Lands played this turn: ${played} of ${of}.`,
  noManaCost: ({ object }, t) => `${name(object, t)} has no mana cost, which cannot be paid.`,
  half: ({ object, both }, t) =>
    both
      ? `Both halves of ${t.name(object)} can be cast together from the hand only.`
      : `Of ${t.name(object)} one half is cast: choose which.`,
  noSuchCost: ({ object, form }, t) => `${name(object, t)} cannot be cast that way (${t.speech.forms[form] ?? form}).`,
  cantCast: ({ object, by, any }, t) =>
    any
      ? `${keeper(by, t)} keeps players from casting more spells this turn.`
      : `${keeper(by, t)} keeps ${t.name(object)} from being cast.`,
  cantPay: ({ object, what }, t) => {
    switch (what) {
      case "mana":
        return `There is not enough mana for ${t.name(object)}.`;
      case "cost":
        return `The cost of that ability of ${t.name(object)} cannot be paid.`;
      case "additionalCost":
        return `The additional costs of ${t.name(object)} cannot be paid.`;
      case "attack":
        return `The cost for ${t.name(object)} to attack cannot be paid.`;
      case "block":
        return `The cost for ${t.name(object)} to block cannot be paid.`;
      case "target":
        return "With that target the cost could not be paid or the other targets not be chosen.";
    }
  },
  loyalty: ({ object }, t) => `${name(object, t)} does not have that many loyalty counters.`,
  noSuchAbility: ({ object }, t) => `${name(object, t)} has no ability that could be activated.`,
  wrongZone: ({ object }, t) => `That ability of ${t.name(object)} does not function where it is.`,
  cantActivate: ({ object, by }, t) => `${keeper(by, t)} keeps abilities of ${t.name(object)} from being activated.`,
  onceATurn: ({ object, loyalty }, t) =>
    loyalty
      ? `A loyalty ability of ${t.name(object)} has been activated this turn.`
      : `That ability of ${t.name(object)} has been activated this turn, and can be only once each turn.`,
  condition: ({ object, ability }, t) =>
    `${name(object, t)}: the condition is not met. “${t.abilityText(object, ability)}”`,
  notYours: ({ object, to }, t) =>
    to === "activate"
      ? `Only who controls ${t.name(object)} can activate its abilities.`
      : `Only who controls ${t.name(object)} can ${to} with it.`,
  tapped: ({ object }, t) => `${name(object, t)} is tapped.`,
  untapped: ({ object }, t) => `${name(object, t)} is not tapped.`,
  sick: ({ object }, t) => `${name(object, t)} has not been under its controller's control since the turn began.`,
  noTargets: ({ object, ability }, t) =>
    `There are not enough legal targets for ${ability ? `the ability of ${t.name(object)}` : t.name(object)}.`,
  twice: ({ target }, t) => `${does(target, t, "are", "is")} a target for that word already.`,
  itself: () => "A spell or ability cannot target itself.",
  notOfThatKind: ({ target }, t) => `${does(target, t, "are", "is")} not what the text can target.`,
  cantBeTargeted: ({ target }, t) => `${name(target, t)} cannot be targeted.`,
  hexproof: ({ target }, t) => `${does(target, t, "have", "has")} hexproof.`,
  protection: ({ object, blocker }, t) =>
    blocker === 0
      ? `${name(object, t)} has protection from it.`
      : `${name(object, t)} has protection from it, and ${t.name(blocker)} cannot block it.`,
  noCreature: ({ object }, t) => `${name(object, t)} is no creature.`,
  defender: ({ object }, t) => `${name(object, t)} has defender.`,
  alone: ({ object, to }, t) => `${name(object, t)} cannot ${to} alone.`,
  cantBeAttacked: ({ target }, t) => `${name(target, t)} cannot be attacked.`,
  cantAttack: ({ object, by, whom }, t) =>
    `${keeper(by, t)} keeps ${t.name(object)} from attacking${whom === 0 ? "" : ` ${t.name(whom)}`}.`,
  declared: ({ object }, t) => `${name(object, t)} attacks already.`,
  required: ({ object, to }, t) =>
    `If ${t.name(object)} ${to === "attack" ? "attacked" : "blocked"} so, what is required could not be done any more.`,
  mustAttack: ({ object }, t) => `${name(object, t)} attacks if able.`,
  mustBlock: ({ object }, t) => `${name(object, t)} blocks if able.`,
  mustBeBlocked: ({ object }, t) => `${name(object, t)} is to be blocked if able.`,
  notAttacking: ({ object, player }, t) => `${name(object, t)} does not attack ${t.player(player)}.`,
  cantBlock: ({ object, by, whom }, t) =>
    `${keeper(by, t)} keeps ${t.name(object)} from blocking${whom === 0 ? "" : ` ${t.name(whom)}`}.`,
  flying: ({ object, blocker }, t) => `${name(object, t)} has flying, and ${t.name(blocker)} cannot block it.`,
  intimidate: ({ object, blocker }, t) => `${name(object, t)} has intimidate, and ${t.name(blocker)} cannot block it.`,
  menace: ({ object, atLeast }, t) => `${name(object, t)} can be blocked by ${atLeast} or more creatures only.`,
  capacity: ({ object, most }, t) =>
    most === 1 ? `${name(object, t)} blocks already.` : `${name(object, t)} blocks ${most} attackers already.`,
};
