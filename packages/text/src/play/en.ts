/** Telling a game in English. */
import type { GameEvent } from "@nykthos/engine";
import type { Designation } from "@nykthos/engine/card";
import { counterWords, designationWords } from "../en/words.ts";
import { explaining } from "./explaining/en.ts";
import { reasons } from "./reasons/en.ts";
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
  it,
  manaSymbol,
} from "./speech.ts";

/** "You draw", "Anna draws": a player and a verb in the second and the third person. */
export function does(teller: Teller, player: number, second: string, third: string): string {
  return teller.isYou(player) ? `You ${second}` : `${teller.player(player)} ${third}`;
}
function card(count: number): string {
  return counted(count, "a card", "cards");
}
/** "Phalanx Leader (2/2), Ben's": an entity to be chosen. */
function choice(entity: number, teller: Teller): string {
  const owner = teller.controller(entity);
  const whose =
    owner === undefined || teller.isAtHand(entity)
      ? ""
      : teller.isYou(owner)
        ? ", yours"
        : `, ${teller.player(owner)}'s`;
  return capital(`${teller.name(entity)}${teller.size(entity)}${whose}`);
}
function about(source: number, teller: Teller): string {
  return source === 0 ? "" : `${capital(teller.name(source))}: `;
}

const steps: Speech["steps"] = {
  untap: "untap step",
  upkeep: "upkeep",
  draw: "draw step",
  main1: "first main phase",
  beginCombat: "beginning of combat",
  declareAttackers: "declare attackers",
  declareBlockers: "declare blockers",
  combatDamage: "combat damage",
  endCombat: "end of combat",
  main2: "second main phase",
  end: "end step",
  cleanup: "cleanup",
};

export const englishSpeech: Speech = {
  events: {
    turn: ({ player, amount, detail }, t) =>
      `Turn ${amount}: ${t.isYou(player) ? "yours" : `${t.player(player)}'s`}${detail === "extra" ? " (an extra turn)" : ""}`,
    step: () => null,
    cast: (e, t) => `${does(t, e.player, "cast", "casts")} ${t.name(e.object)}${at(e.object, t)}`,
    activate: (e, t) =>
      `${does(t, e.player, "activate", "activates")} ${t.name(e.source)}${at(e.object, t)}: ${t.abilityByNumber(e.amount)}`,
    trigger: (e, t) => `${it(e, t)} triggers: ${t.abilityByNumber(e.amount)}`,
    resolve: (e, t) => (isResolvingTold(e, t) ? `${it(e, t)} resolves` : null),
    counter: (e, t) => `${it(e, t)} is countered${by(e, t)}`,
    fizzle: (e, t) => `${capital(t.speech.abilityOf(t.name(e.source || e.object)))} does nothing: ${why(e.detail)}`,
    draw: (e, t) => `${does(t, e.player, "draw", "draws")} ${t.name(e.object)}`,
    discard: (e, t) => `${does(t, e.player, "discard", "discards")} ${t.name(e.object)}`,
    mill: (e, t) => `${does(t, e.player, "mill", "mills")} ${t.name(e.object)}`,
    scry: (e, t) => `${does(t, e.player, "scry", "scries")} ${e.amount}`,
    search: (e, t) => `${does(t, e.player, "search", "searches")} for a card`,
    shuffle: (e, t) => does(t, e.player, "shuffle your library", "shuffles"),
    reveal: (e, t) => `${does(t, e.player, "reveal", "reveals")} ${t.name(e.object)}`,
    look: (e, t) => `${does(t, e.player, "look", "looks")} at ${t.name(e.object)}`,
    move: (e, t) =>
      e.detail === "play"
        ? `${does(t, e.player, "play", "plays")} ${t.name(e.other)}`
        : isMoveTold(e)
          ? moved(e, t)
          : null,
    destroy: (e, t) => `${it(e, t)} is destroyed${by(e, t)}`,
    sacrifice: (e, t) => `${does(t, e.player, "sacrifice", "sacrifices")} ${t.name(e.object)}`,
    damage: (e, t) => `${capital(t.name(e.source))} deals ${e.amount} damage to ${t.name(e.other)}`,
    gainLife: (e, t) => `${does(t, e.player, "gain", "gains")} ${e.amount} life`,
    loseLife: (e, t) => (isLossTold(e) ? `${does(t, e.player, "lose", "loses")} ${e.amount} life` : null),
    payLife: (e, t) => `${does(t, e.player, "pay", "pays")} ${e.amount} life`,
    putCounter: (e, t) => `${it(e, t)} gets ${counters(e)}`,
    removeCounter: (e, t) => `${it(e, t)} loses ${counters(e)}`,
    tap: (e, t) => (isTappingTold(e) ? `${it(e, t)} becomes tapped` : null),
    untap: (e, t) => (isTappingTold(e) ? `${it(e, t)} untaps` : null),
    attach: (e, t) => `${it(e, t)} is attached to ${t.name(e.other)}`,
    unattach: (e, t) => `${it(e, t)} comes off ${t.name(e.other)}`,
    attack: (e, t) => `${it(e, t)} attacks ${t.name(e.other)}`,
    block: (e, t) => `${it(e, t)} blocks ${t.name(e.other)}`,
    becomeBlocked: () => null,
    unblocked: (e, t) => `${it(e, t)} is not blocked`,
    createToken: (e, t) => `${does(t, e.player, "create", "creates")} a token: ${t.name(e.other)}`,
    copy: (e, t) => `${does(t, e.player, "copy", "copies")} ${t.name(e.other)}`,
    addMana: () => null,
    spendMana: () => null,
    loseMana: (e, t) => `${does(t, e.player, "lose", "loses")} ${e.amount} unspent mana`,
    tapForMana: () => null,
    playLand: () => null,
    designate: (e, t) => `${it(e, t)} becomes ${designationWords[e.detail as Designation]}`,
    extraTurn: (e, t) => `${does(t, e.player, "take", "takes")} an extra turn after this one`,
    becomeTarget: () => null,
    regenerate: (e, t) => `${it(e, t)} regenerates`,
    prevent: (e, t) => `${e.amount} damage to ${t.name(e.other)} is prevented`,
    fight: (e, t) => `${it(e, t)} and ${t.name(e.other)} fight`,
    control: (e, t) => `${does(t, e.player, "gain", "gains")} control of ${t.name(e.object)}`,
    cycle: (e, t) => `${does(t, e.player, "cycle", "cycles")} ${t.name(e.object)}`,
    choose: () => null,
    mulligan: (e, t) => does(t, e.player, "take a mulligan", "takes a mulligan"),
    lose: (e, t) => does(t, e.player, "lose the game", "loses the game"),
    win: (e, t) => does(t, e.player, "win the game", "wins the game"),
  },
  questions: {
    mulligan: () => "Keep this hand?",
    bottom: ({ amount }) =>
      `Put ${card(amount)} from your hand on the bottom of your library. Which comes next, from the top down?`,
    priority: () => "What do you do?",
    modes: ({ source }, t) => `${about(source, t)}which mode?`,
    x: ({ source }, t) => `${about(source, t)}what is X?`,
    targets: ({ source }, t) => `${about(source, t)}which target?`,
    divide: ({ source, about: target, amount }, t) =>
      `${about(source, t)}${amount} left to divide. How much for ${t.name(Number(target))}?`,
    cost: ({ source, amount }, t) =>
      `${about(source, t)}what do you pay with?${amount > 1 ? ` (${amount} to go)` : ""}`,
    payment: ({ source, about: cost }, t) =>
      `${about(source, t)}${cost === "floating" ? "which mana do you spend?" : `how do you pay ${cost}?`}`,
    phyrexian: ({ source }, t) => `${about(source, t)}mana or 2 life?`,
    attackers: (question) =>
      question.amount === 0 ? "Who attacks?" : canAdd(question) ? "Who else attacks?" : "Attack like this?",
    blockers: (question) =>
      question.amount === 0 ? "Who blocks?" : canAdd(question) ? "Who else blocks?" : "Block like this?",
    damage: ({ source, about: target, amount }, t) =>
      `${about(source, t)}${amount} damage left to assign. How much to ${t.name(Number(target))}?`,
    may: ({ source, about: what, amount }, t) =>
      what === "tribute"
        ? `${about(source, t)}put ${counted(amount, "a +1/+1 counter", "+1/+1 counters")} on it (tribute)?`
        : what === "tap"
          ? `${about(source, t)}tap it? (No untaps it.)`
          : `${about(source, t)}do it?`,
    unless: ({ source }, t) => `${about(source, t)}pay for it?`,
    choose: ({ source }, t) => `${about(source, t)}what do you choose?`,
    color: ({ source }, t) => `${about(source, t)}which color?`,
    number: ({ source }, t) => `${about(source, t)}how many?`,
    pile: ({ source, about: what }, t) =>
      what === "separate" ? `Which pile does ${t.name(source)} go into?` : `${about(source, t)}which pile?`,
    scry: ({ source }, t) => `You look at ${t.name(source)}. Where does it go?`,
    order: ({ about: what }) =>
      what === "top"
        ? "On top of the library, from the top down: which card comes next?"
        : what === "bottom"
          ? "On the bottom of the library, from the top down: which card comes next?"
          : "Which comes first?",
    replacement: () => "Which effect applies first?",
    legend: () => "Of legendary permanents with the same name you keep one. Which?",
    discard: ({ amount }) => `Discard ${card(amount)}. Which?`,
    newTargets: ({ source }, t) => `${about(source, t)}which new target?`,
    untap: ({ source }, t) => `${about(source, t)}untap it?`,
  },
  options: {
    pass: (_, __, t) => t.answer("pass"),
    cast: ({ object, form }, _, t) =>
      `Cast ${t.castName(object, form)}${form === "" || isHalf(form) ? "" : ` (${t.speech.forms[form] ?? form})`}`,
    play: ({ object }, _, t) => `Play ${t.name(object)}`,
    activate: ({ object, ability }, _, t) => `Activate ${t.name(object)}: ${t.abilityText(object, ability)}`,
    activateMana: ({ object, ability }, _, t) => `Make mana with ${t.name(object)}: ${t.abilityText(object, ability)}`,
    trigger: ({ object, ability }, _, t) => `${capital(t.name(object))}: ${t.abilityByNumber(ability)}`,
    yes: (_, __, t) => t.answer("yes"),
    no: (_, __, t) => t.answer("no"),
    done: (_, { kind, amount }) =>
      kind === "attackers"
        ? amount === 0
          ? "No attack"
          : "That is all who attack"
        : kind === "blockers"
          ? amount === 0
            ? "No blocks"
            : "That is all who block"
          : kind === "newTargets"
            ? "Leave the rest"
            : "Done",
    back: () => "Take a step back",
    keep: () => "Keep",
    mulligan: () => "Mulligan",
    choose: ({ entity }, _, t) => choice(entity, t),
    mode: ({ mode }, { source }, t) => t.modeText(source, mode),
    number: ({ number }) => String(number),
    color: ({ color }) => capital(colors[color]),
    attack: ({ object, defender }, _, t) => `${capital(t.name(object))}${t.size(object)} attacks ${t.name(defender)}`,
    block: ({ object, attacker }, _, t) =>
      `${capital(t.name(object))}${t.size(object)} blocks ${t.name(attacker)}${t.size(attacker)}`,
    top: () => "On top",
    bottom: () => "On the bottom",
    auto: () => "Let the mana be chosen for you",
    manual: () => "Choose the mana yourself",
    mana: ({ object, mana }, _, t) =>
      object === 0 ? `Floating ${manaSymbol(mana)}` : `${manaSymbol(mana)} from ${t.name(object)}`,
    life: () => "2 life",
  },
  steps,
  zones: {
    library: "library",
    hand: "hand",
    battlefield: "battlefield",
    graveyard: "graveyard",
    stack: "stack",
    exile: "exile",
    command: "command zone",
  },
  colors: { W: "white", U: "blue", B: "black", R: "red", G: "green" },
  counters: counterWords,
  answers: { pass: "Pass", yes: "Yes", no: "No" },
  reasons,
  explaining,
  forms: {
    bestow: "bestowed",
    overload: "overloaded",
    fuse: "both halves",
    alternative: "for its alternative cost",
  },
  designations: designationWords,
  hiddenCard: "a card",
  you: "you",
  abilityOf: (name) => `the ability of ${name}`,
  copyOf: (name) => `a copy of ${name}`,
  emblem: "Emblem",
  emblemOf: (name) => `the emblem of ${name}`,
};
const { colors } = englishSpeech;

/** Ways to cast other than for the mana cost, by their keyword. */
function why(detail: string): string {
  if (detail === "condition") return "its condition is not met";
  return detail === "noTargets" ? "it has no legal target to choose" : "its targets are gone or no longer legal";
}

/** " (target: Phalanx Leader)" */
function at(id: number, teller: Teller): string {
  const targets = teller.targetsOf(id);
  return targets.length === 0 ? "" : ` (target: ${targets.join(", ")})`;
}

function counters({ amount, detail }: GameEvent): string {
  const word = counterWords[detail as keyof typeof counterWords];
  return counted(amount, `a ${word}`, `${word}s`);
}

function moved(e: GameEvent, t: Teller): string {
  const what = capital(t.name(e.other === 0 ? e.object : e.other));
  switch (e.to) {
    case "battlefield":
      return `${what} enters the battlefield`;
    case "graveyard":
      return `${what} is put into the graveyard`;
    case "hand":
      return `${what} returns to its owner's hand`;
    case "library":
      return `${what} is put into its owner's library`;
    case "exile":
      return `${what} is exiled`;
    case "none":
      return `${what} ceases to exist`;
    case "stack":
    case "command":
      return `${what} is put into the ${englishSpeech.zones[e.to]}`;
  }
}
