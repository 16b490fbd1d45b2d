/**
 * The greedy player: looks at each thing it could do one decision ahead, in copies in which hidden cards are dealt anew, and does what
 * leaves it best at the end of the turn. Attacks and blocks are improved creature by creature from what looks good at a glance.
 */
import type { Answer, Game, Option, Question, QuestionKind } from "@nykthos/engine";
import { cardOfObject, isPlayerEntity, objectOf, randomBelow, seedRandom, typeBit } from "@nykthos/engine";
import type { MakeAgent } from "./agent.ts";
import { likelyAttacks, likelyBlocks } from "./combat.ts";
import type { Attack, Block } from "./combat.ts";
import { nextOfDeclaration, playOut } from "./lookahead.ts";
import type { Declaration } from "./lookahead.ts";
import { landsOf, need, quickChoice, rankedTargets } from "./quick.ts";
import { isSensible } from "./random.ts";

/** Kinds of questions where a rule of thumb is as good as looking ahead, which shows nothing of what comes after the turn. */
const atAGlance: ReadonlySet<QuestionKind> = new Set<QuestionKind>([
  "mulligan",
  "bottom",
  "discard",
  "payment",
  "damage",
  "scry",
  "order",
  "replacement",
  "color",
]);

/** How many things are looked at with priority, targets for each, and answers to other questions. */
const mostActions = 14;
const targetsEach = 3;
const mostAnswers = 12;
/** Positions looked at for a declaration of attackers or blockers. */
const mostDeclarations = 28;
/** How many permanents make a table on which less is looked at, so that an answer does not take longer. */
const fullTable = 26;
/** So much better than doing nothing has to be what uses up a card that can wait, and what leaves something behind. */
const marginOfSpells = 4;
const marginOfPermanents = 1;
/** Things done a turn, so that what costs nothing is not done for ever. */
const mostActionsATurn = 25;

class Greedy {
  readonly name = "greedy";
  private readonly random: number[];
  /** What the rest of a declaration is to be. */
  private declaration: { readonly kind: QuestionKind; readonly turn: number; readonly pairs: Declaration } | null =
    null;
  private turn = 0;
  private actions = 0;

  constructor(seed: number) {
    this.random = seedRandom(seed);
  }

  choose(game: Game): Answer {
    const { question } = game;
    if (question === null) throw new RangeError("the game is over: there is nothing to choose");
    return { choose: this.indexFor(game, question) };
  }

  private indexFor(game: Game, question: Question): number {
    const { kind, options } = question;
    if (kind === "attackers" || kind === "blockers") return this.declareNext(game, question, kind);
    this.declaration = null;
    if (kind === "priority") return this.act(game, question);
    const sensible = options.filter((option) => isSensible(question, option)).length;
    if (sensible <= 1 || atAGlance.has(kind)) return quickChoice(game.state, question);
    return this.answerAhead(game, question);
  }

  /** A copy to look ahead in, the same for all answers of one question. */
  private copy(game: Game, question: Question): Game {
    return game.forkFor(question.decider, randomBelow(this.random, 0x1_0000_0000));
  }

  private answerAhead(game: Game, question: Question): number {
    const base = this.copy(game, question);
    const first = quickChoice(game.state, question);
    const indexes = candidatesOf(base, question, first);
    let best = first;
    let most = -Infinity;
    for (const index of indexes) {
      const ahead = base.fork();
      ahead.answer({ choose: index });
      const value = playOut(ahead, question.player);
      if (value > most + 0.01) [best, most] = [index, value];
    }
    return best;
  }

  /** What to do with priority. */
  private act(game: Game, question: Question): number {
    const { state } = game;
    const { player, options } = question;
    const pass = 0;
    if (state.turn !== this.turn) {
      this.turn = state.turn;
      this.actions = 0;
    }
    if (!options.some((option) => option.type !== "pass" && isSensible(question, option))) return pass;
    const land = bestLand(game, question);
    if (land !== null) return land;
    if (this.actions >= mostActionsATurn || !isTimeToAct(game, player)) return pass;
    const base = this.copy(game, question);
    const nothing = playOut(passed(base), player);
    let best = pass;
    let most = nothing;
    for (const index of actionsOf(game, question)) {
      const option = options[index];
      if (option === undefined) continue;
      const value = valueOfAction(base, index, player) - marginOf(game, option);
      if (value > most) [best, most] = [index, value];
    }
    if (best !== pass) this.actions++;
    return best;
  }

  private declareNext(game: Game, question: Question, kind: "attackers" | "blockers"): number {
    const { turn } = game.state;
    if (
      this.declaration === null ||
      this.declaration.kind !== kind ||
      this.declaration.turn !== turn ||
      question.amount === 0
    )
      this.declaration = { kind, turn, pairs: this.bestDeclaration(game, question, kind) };
    return nextOfDeclaration(question, this.declaration.pairs);
  }

  private bestDeclaration(game: Game, question: Question, kind: "attackers" | "blockers"): Declaration {
    const base = this.copy(game, question);
    const { player } = question;
    let looked = 0;
    const mostLooks = isFull(base) ? mostDeclarations / 2 : mostDeclarations;
    const valueOf = (pairs: Declaration): number => {
      looked++;
      return playOut(base.fork(), player, pairs);
    };
    const likely: Declaration =
      kind === "attackers" ? likelyAttacks(base.state, question) : likelyBlocks(base.state, question);
    const starts: Declaration[] = [[], likely];
    if (kind === "attackers") starts.push(everyAttack(question));
    let best: Declaration = [];
    let most = -Infinity;
    for (const start of starts) {
      const value = valueOf(start);
      if (value > most + 0.01) [best, most] = [start, value];
    }
    // Better it one creature at a time, as long as that is better.
    for (let better = true; better;) {
      better = false;
      for (const pairs of neighbours(question, best)) {
        if (looked >= mostLooks) return best;
        const value = valueOf(pairs);
        if (value <= most + 0.01) continue;
        [best, most] = [pairs, value];
        better = true;
        break;
      }
    }
    return best;
  }
}

export const greedyAgent: MakeAgent = (seed) => new Greedy(seed);

function isFull({ state }: Game): boolean {
  return state.battlefield.length > fullTable;
}

function passed(base: Game): Game {
  const copy = base.fork();
  copy.answer({ pass: true });
  return copy;
}

/** The answers that are worth looking at. */
function candidatesOf(base: Game, question: Question, first: number): readonly number[] {
  if (question.kind === "targets" || question.kind === "newTargets")
    return rankedTargets(base.state, question).slice(0, mostAnswers);
  const indexes = question.options.flatMap((option, index) =>
    isSensible(question, option) && index !== first ? [index] : [],
  );
  // Of many numbers, the largest are looked at, and the least.
  if (question.kind === "x" || question.kind === "number" || question.kind === "divide") {
    if (indexes.length > mostAnswers) indexes.splice(1, indexes.length - mostAnswers);
  }
  return [first, ...indexes].slice(0, mostAnswers);
}

/** What an action comes to: with the best of the first few targets at a glance, the rest of its walk chosen at a glance. */
function valueOfAction(base: Game, index: number, player: number): number {
  const begun = base.fork();
  begun.answer({ choose: index });
  const { question } = begun;
  if (question === null || question.decider !== player) return playOut(begun, player);
  let choices: readonly number[] = [];
  if (question.kind === "targets")
    choices = rankedTargets(begun.state, question).slice(0, isFull(base) ? 2 : targetsEach);
  else if (question.kind === "modes")
    choices = question.options.flatMap(({ type }, mode) => (type === "mode" ? [mode] : [])).slice(0, targetsEach);
  if (choices.length <= 1) return playOut(begun, player);
  let most = -Infinity;
  for (const choice of choices) {
    const ahead = begun.fork();
    ahead.answer({ choose: choice });
    most = Math.max(most, playOut(ahead, player));
  }
  return most;
}

/** Things to do, one of each kind of card in hand. */
function actionsOf(game: Game, question: Question): readonly number[] {
  const seen = new Set<string>();
  const found: number[] = [];
  question.options.forEach((option, index) => {
    if (option.type !== "cast" && option.type !== "activate") return;
    const object = objectOf(game.state, option.object);
    const key =
      option.type === "cast" && object.zone === "hand" ? `${object.card} ${option.form}` : `${option.object} ${index}`;
    if (seen.has(key)) return;
    seen.add(key);
    found.push(index);
  });
  return found.slice(0, mostActions);
}

/** When doing something can be better than waiting: at sorcery time, when something is on the stack, in combat, at the end of a turn. */
function isTimeToAct({ state }: Game, player: number): boolean {
  if (state.stack.length > 0) {
    const top = state.stack[state.stack.length - 1];
    // One's own spell is not answered, unless something else is below it.
    return top !== undefined && objectOf(state, top).controller !== player;
  }
  const { step } = state;
  if (state.activePlayer === player) return step === "main1" || step === "main2" || step === "declareBlockers";
  return step === "declareAttackers" || step === "declareBlockers" || step === "end";
}

/** What waits loses nothing by it, and is kept where little is gained; more so before one's own attack. */
function marginOf({ state }: Game, option: Option): number {
  if (option.type !== "cast") return marginOfPermanents;
  const { printed } = cardOfObject(state, objectOf(state, option.object));
  const instant = (printed.types & typeBit.Instant) !== 0;
  if (instant && state.step === "main1" && state.stack.length === 0) return marginOfSpells * 2;
  return (printed.types & (typeBit.Instant | typeBit.Sorcery)) !== 0 ? marginOfSpells : marginOfPermanents;
}

/** The land to play: what makes a colour that is needed, and tapped when nothing is missed by that. */
function bestLand({ state }: Game, { player, options }: Question): number | null {
  let best: number | null = null;
  let most = -Infinity;
  const casts = options.some(({ type }) => type === "cast");
  options.forEach((option, index) => {
    if (option.type !== "play") return;
    const card = cardOfObject(state, objectOf(state, option.object));
    let value = 0;
    let tapped = false;
    for (const { data } of card.abilities) {
      if ("kind" in data && data.kind === "replacement" && "entersTapped" in data.replacement) tapped = true;
    }
    const text = JSON.stringify(card.definition.abilities);
    for (const color of ["W", "U", "B", "R", "G"] as const) {
      const makes =
        card.printed.subtypes.includes(basics[color]) || text.includes(`"${color}"`) || text.includes(`{${color}}`);
      if (makes) value += Math.min(need(state, player, color), 4) / (1 + made(state, player, color) * 2);
    }
    value += tapped ? (casts || landsOf(state, player) > 3 ? -1 : 2) : 0;
    if (value > most) [best, most] = [index, value];
  });
  return best;
}
const basics = { W: "Plains", U: "Island", B: "Swamp", R: "Mountain", G: "Forest" } as const;

function made(state: Game["state"], player: number, color: keyof typeof basics): number {
  let count = 0;
  for (const id of state.battlefield) {
    const object = objectOf(state, id);
    if (object.controller !== player) continue;
    const { printed } = cardOfObject(state, object);
    if (printed.subtypes.includes(basics[color])) count++;
  }
  return count;
}

function everyAttack({ options }: Question): readonly Attack[] {
  const seen = new Set<number>();
  return options.filter((option): option is Attack => {
    if (option.type !== "attack" || !isPlayerEntity(option.defender) || seen.has(option.object)) return false;
    seen.add(option.object);
    return true;
  });
}

/** Declarations that differ by one creature: another attacker or defender, another block, one fewer. */
function* neighbours({ options }: Question, pairs: Declaration): Generator<Declaration> {
  for (const option of options) {
    if (option.type === "attack") {
      const others = pairs.filter(({ object }) => object !== option.object);
      if (
        !pairs.some(
          (pair) => pair.type === "attack" && pair.object === option.object && pair.defender === option.defender,
        )
      )
        yield [...others, option];
    } else if (option.type === "block") {
      const has = pairs.some(
        (pair) => pair.type === "block" && pair.object === option.object && pair.attacker === option.attacker,
      );
      if (!has) yield [...pairs.filter(({ object }) => object !== option.object), option satisfies Block];
    }
  }
  for (const pair of pairs) yield pairs.filter((other) => other !== pair);
}
