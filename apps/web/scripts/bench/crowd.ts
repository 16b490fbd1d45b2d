/**
 * A full table for measuring: a game that two peaceful players have played, by the rules and answer by answer, until there are sixty
 * different permanents on both sides together, with attachments and counters, and twenty creatures ready to attack. As a saved game.
 */
import { isSensible, randomAgent } from "@nykthos/ai";
import type { Agent } from "@nykthos/ai";
import { allCards, findCard } from "@nykthos/cards";
import { characteristicsOf, countersOn, isCreature, newGame } from "@nykthos/engine";
import type { Game, Option, Question } from "@nykthos/engine";
import type { CardDefinition, Color } from "@nykthos/engine/card";
import { parseManaCost } from "@nykthos/engine/card";
import { newRecord } from "@nykthos/protocol/record";

/** What the table has to have on it. */
const wanted = { names: 60, attachments: 6, counters: 3, attackers: 20 };
/** Games that have not come to that by then are given up. */
const longest = 4000;

/** Verbs that make a board smaller, or a game shorter. */
const harmful = new Set([
  "damage",
  "destroy",
  "discard",
  "exile",
  "fight",
  "gainControl",
  "loseLife",
  "move",
  "sacrifice",
]);

/** One of each permanent card of two colours that is cheap and does no harm, and lands. */
function deckOf(colors: readonly [Color, Color], lands: readonly [string, string]): CardDefinition[] {
  const spells = allCards.filter(
    ({ types, manaCost, abilities }) =>
      manaCost !== null &&
      types.every((type) => type === "Creature" || type === "Enchantment" || type === "Artifact") &&
      isCheap(manaCost, colors) &&
      !doesHarm(abilities),
  );
  const creatures = spells.filter(({ types }) => types.includes("Creature"));
  const others = spells.filter(({ types }) => !types.includes("Creature")).slice(0, 16);
  const basics = lands.flatMap((name) => {
    const land = findCard(name);
    return land === undefined ? [] : Array.from({ length: 13 }, () => land);
  });
  return [...creatures, ...others, ...basics];
}

function isCheap(cost: string, colors: readonly Color[]): boolean {
  let value = 0;
  for (const symbol of parseManaCost(cost)) {
    if (symbol.kind === "generic") value += symbol.amount;
    else if (symbol.kind === "mana" && colors.some((color) => color === symbol.type)) value++;
    else return false;
  }
  return value <= 4;
}

/** Whether some verb in there is a harmful one: cards are data, so that they can be searched. */
function doesHarm(data: unknown): boolean {
  if (typeof data !== "object" || data === null) return false;
  if ("do" in data && typeof data.do === "string" && harmful.has(data.do)) return true;
  return Object.values(data).some(doesHarm);
}

/** Casts what can be cast, on its own permanents where it can, uses an ability now and then, and never fights. */
function peaceful(seed: number): Agent {
  const chance = randomAgent(seed);
  let asked = 0;
  return {
    name: "peaceful",
    choose(game) {
      const { question } = game;
      asked++;
      const index = question === null ? -1 : choice(game, question, asked);
      return index < 0 ? chance.choose(game) : { choose: index };
    },
  };
}

function choice({ state }: Game, question: Question, asked: number): number {
  const { kind, options, player } = question;
  const first = (...types: readonly Option["type"][]): number => {
    for (const type of types) {
      const index = options.findIndex((option) => option.type === type);
      if (index >= 0) return index;
    }
    return -1;
  };
  if (kind === "mulligan") return first("keep");
  if (kind === "attackers" || kind === "blockers") return first("done");
  if (kind === "payment") return first("auto");
  if (kind === "priority") {
    const bestowed = options.findIndex((option) => option.type === "cast" && option.form === "bestow");
    if (bestowed >= 0 && asked % 2 === 0) return bestowed;
    return asked % 7 === 0 ? first("play", "cast", "activate", "pass") : first("play", "cast", "pass");
  }
  if (kind !== "targets") return -1;
  const own = options.flatMap((option, index) =>
    option.type === "choose" && state.objects[option.entity]?.controller === player && isSensible(question, option)
      ? [index]
      : [],
  );
  return own[asked % Math.max(1, own.length)] ?? -1;
}

function isCrowded({ state, question }: Game): boolean {
  if (question?.kind !== "priority" || question.player !== 0 || state.step !== "main1" || state.activePlayer !== 0)
    return false;
  const lying = state.battlefield.flatMap((id) => state.objects[id] ?? []);
  const ready = lying.filter(
    ({ id, controller, tapped, sick }) =>
      controller === 0 && !tapped && !sick && isCreature(characteristicsOf(state, id)),
  );
  return (
    state.stack.length === 0 &&
    new Set(lying.map(({ card }) => card)).size >= wanted.names &&
    lying.filter(({ attachedTo }) => attachedTo > 0).length >= wanted.attachments &&
    lying.filter((object) => countersOn(object, "+1/+1") > 0).length >= wanted.counters &&
    ready.length >= wanted.attackers &&
    question.options.some(({ type }) => type === "cast")
  );
}

/** The saved game, which ends in the first main phase of the first player, with something to cast. */
export function crowdedGame(): string {
  const players = [
    { name: "You", deck: deckOf(["W", "G"], ["Plains", "Forest"]) },
    { name: "Anax", deck: deckOf(["U", "R"], ["Island", "Mountain"]) },
  ];
  for (let seed = 1; seed < 2000; seed++) {
    const game = newGame({ seed, players, first: 0 });
    const agents = players.map((_, player) => peaceful(seed * 2 + player));
    const answers: number[] = [];
    while (game.question !== null && answers.length < longest) {
      if (isCrowded(game))
        return JSON.stringify({ ...newRecord({ seed, players, first: 0, level: "greedy" }), answers });
      const answer = agents[game.question.decider]?.choose(game);
      if (answer === undefined || !("choose" in answer)) break;
      answers.push(answer.choose);
      game.answer(answer);
    }
  }
  throw new Error("no game came to a full table");
}
