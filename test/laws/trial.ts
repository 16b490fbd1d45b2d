/**
 * One game tried: played by chance, with every law held against every position on the way, and with forks on which everything that is
 * listed is tried. A broken law says the number of the game and the step, and how to see it again.
 */
import { cards } from "@nykthos/cards";
import { IllegalAnswer, loadGame } from "@nykthos/engine";
import type { Game, Option, Question } from "@nykthos/engine";
import { push, run } from "../../packages/engine/src/rules/agenda.ts";
import { serialiseState } from "../../packages/engine/src/rules/serial.ts";
import { newFrame } from "../../packages/engine/src/state/frames.ts";
import { Accounts } from "./accounts.ts";
import { leakTo } from "./concealment.ts";
import { Chance, kindOf, startOf } from "./decks.ts";
import { freezeShared } from "./freeze.ts";
import { brokenLaw } from "./laws.ts";

/** A law that does not hold. */
export class LawBroken extends Error {
  readonly law: string;
  constructor(law: string, how: string, options?: ErrorOptions) {
    super(`${law}: ${how}`, options);
    this.name = "LawBroken";
    this.law = law;
  }
}

export interface TrialOptions {
  /** After how many answers a game is left undecided. */
  readonly limit?: number;
  /** Once in how many steps everything is tried that takes forks; 1 is always. */
  readonly every?: number;
}

export interface Tried {
  readonly answers: number;
  readonly ended: boolean;
  /** Answers that were tried on forks. */
  readonly forked: number;
}

/** Options that lead on, so that games come to an end. */
function leadsOn({ type }: Option, { kind }: Question): boolean {
  return type !== "back" && (type !== "activateMana" || kind !== "priority");
}

/** Any listed answer; those that lead nowhere are given seldom, passing often. */
function someAnswer(question: Question, chance: Chance): number {
  const { options, kind } = question;
  if (chance.once(12)) return chance.below(options.length);
  if (kind === "priority" && chance.once(3)) return 0;
  const sensible: number[] = [];
  options.forEach((option, index) => {
    if (leadsOn(option, question) && (option.type !== "manual" || chance.once(4))) sensible.push(index);
  });
  return sensible.length === 0 ? 0 : chance.pick(sensible);
}

/**
 * Plays the game of that number and holds the laws against it.
 * @throws LawBroken with the number and the step
 */
export function tryGame(seed: number, options: TrialOptions = {}): Tried {
  const trial = new Trial(seed, options);
  try {
    return trial.play();
  } catch (error) {
    const law =
      error instanceof LawBroken
        ? error.message
        : `no error: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
    throw new LawBroken(error instanceof LawBroken ? error.law : "no error", `seed ${seed}, ${trial.where()}: ${law}`, {
      cause: error,
    });
  }
}

class Trial {
  private readonly seed: number;
  private readonly limit: number;
  private readonly every: number;
  private readonly chance: Chance;
  private game: Game;
  private readonly answers: number[] = [];
  private readonly hashes: string[] = [];
  /** The position before the unfinished walk that the game is in. */
  private beforeWalk = "";
  private forked = 0;

  constructor(seed: number, { limit = 1500, every = 12 }: TrialOptions) {
    this.seed = seed;
    this.limit = limit;
    this.every = every;
    this.chance = new Chance(seed + 1_000_003);
    this.game = startOf(seed);
  }

  where(): string {
    const { state, question } = this.game;
    const asked = question === null ? "nothing asked" : `${question.kind} asked of player ${question.player}`;
    return `step ${this.answers.length} (turn ${state.turn}, ${state.step}, ${asked}, ${kindOf(this.seed)})`;
  }

  play(): Tried {
    const { game, chance } = this;
    const accounts = new Accounts(game);
    while (game.question !== null && this.answers.length < this.limit) {
      const { question } = game;
      // Nobody may change what forks share.
      const original = game.fork();
      freezeShared(game.state);
      this.look(game);
      const hash = game.hash();
      if (original.hash() !== hash) throw new LawBroken("fork", "a fork has another hash than its original");
      this.hashes.push(hash);
      if (game.state.undo.length === 0) this.beforeWalk = hash;
      if (question.kind === "priority") this.settled(original);
      if (chance.once(this.every)) this.tryAll();
      if (chance.once(this.every)) this.refuses();
      if (chance.once(this.every)) this.conceals();
      if (chance.once(this.every)) this.forkIsApart();
      if (chance.once(this.every * 2)) this.saveAndLoad();
      if (chance.once(this.every * 2)) this.concedes();
      if (game.state.undo.length > 0 && chance.once(3)) this.stepsBack();

      const answer = someAnswer(question, chance);
      const isBack = question.options[answer]?.type === "back";
      this.answers.push(answer);
      accounts.remember(game.state);
      game.answer({ choose: answer });
      // What was undone is not told.
      if (isBack) accounts.begin(game);
      const wrong = accounts.wrong(game.state);
      if (wrong !== null) throw new LawBroken("accounts", wrong);
    }
    if (game.result !== null) this.look(game);
    this.hashes.push(game.hash());
    game.listen(null);
    this.replays();
    return { answers: this.answers.length, ended: game.result !== null, forked: this.forked };
  }

  private look(game: Game, tried = ""): void {
    const broken = brokenLaw(game.state);
    if (broken !== null) throw new LawBroken(broken.law, `${broken.how}${tried}`);
  }

  /** State-based actions find nothing to do while a player has priority (704.3). */
  private settled(game: Game): void {
    const hash = game.hash();
    const fork = game.fork();
    fork.state.question = null;
    push(fork.state, newFrame("check"));
    run(fork.state);
    if (fork.hash() !== hash)
      throw new LawBroken("settled", `state-based actions were not all done: ${difference(game, fork)}`);
  }

  /** Every listed answer can be given, and the walk that it begins comes to an end. */
  private tryAll(): void {
    const { question } = this.game;
    question?.options.forEach((option, index) => {
      const fork = this.game.fork();
      const tried: string[] = [JSON.stringify(option)];
      try {
        fork.answer({ choose: index });
        this.forked++;
        this.look(fork, ` after ${tried.join(" ")}`);
        // On to the next time that a player has priority.
        for (let steps = 0; fork.question !== null && fork.question.kind !== "priority" && steps < 60; steps++) {
          const answer = someAnswer(fork.question, this.chance);
          tried.push(JSON.stringify(fork.question.options[answer]));
          fork.answer({ choose: answer });
          this.forked++;
          this.look(fork, ` after ${tried.join(" ")}`);
        }
        if (fork.question?.kind === "priority") this.settled(fork);
      } catch (error) {
        if (error instanceof LawBroken) throw error;
        throw new LawBroken("legal ⇔ applies", `${tried.join(" ")} fails: ${messageOf(error)}`, { cause: error });
      }
    });
  }

  /** No player's view depends on what is hidden from them. */
  private conceals(): void {
    for (const [player, { lost }] of this.game.state.players.entries()) {
      const leak = lost ? null : leakTo(this.game.fork(), player, this.chance);
      if (leak !== null) throw new LawBroken("concealment", leak);
    }
  }

  /** What is not listed is refused and changes nothing. */
  private refuses(): void {
    const { game } = this;
    const count = game.question?.options.length ?? 0;
    const text = serialiseState(game.state);
    const words = (["done", "back", "pass"] as const).filter((word) =>
      game.question?.options.every(({ type }) => type !== word),
    );
    const wrong = [
      ...[-1, count, count + 7, 0.5, NaN, Infinity].map((choose) => ({ choose })),
      ...words.map((word) =>
        word === "done" ? { done: true as const } : word === "back" ? { back: true as const } : { pass: true as const },
      ),
    ];
    for (const answer of wrong) {
      try {
        game.answer(answer);
      } catch (error) {
        if (!(error instanceof IllegalAnswer)) throw error;
        if (serialiseState(game.state) !== text)
          throw new LawBroken("refusal", `the refused answer ${JSON.stringify(answer)} changed the game`);
        continue;
      }
      throw new LawBroken("refusal", `the answer ${JSON.stringify(answer)} is not listed but was taken`);
    }
  }

  /** A fork given the same answers does the same; given others it changes nothing here (copy on write). */
  private forkIsApart(): void {
    const { game } = this;
    const text = serialiseState(game.state);
    const [one, other] = [game.fork(), game.fork()];
    for (let steps = 0; one.question !== null && steps < 25; steps++) {
      const choose = someAnswer(one.question, this.chance);
      one.answer({ choose });
      if (serialiseState(game.state) !== text) throw new LawBroken("fork", "the original was changed by its fork");
      other.answer({ choose });
      this.forked += 2;
      if (serialiseState(one.state) !== serialiseState(other.state))
        throw new LawBroken("fork", `two forks with the same answers differ: ${difference(one, other)}`);
    }
    if (serialiseState(game.state) !== text) throw new LawBroken("fork", "the original was changed by its fork");
  }

  /** A saved game is the same when it is loaded, and so is what comes after. */
  private saveAndLoad(): void {
    const one = this.game.fork();
    const other = loadGame(one.save(), (name) => cards.get(name));
    if (other.hash() !== one.hash()) throw new LawBroken("save", `a loaded game differs: ${difference(one, other)}`);
    for (let steps = 0; one.question !== null && steps < 30; steps++) {
      const choose = someAnswer(one.question, this.chance);
      if (JSON.stringify(one.question) !== JSON.stringify(other.question))
        throw new LawBroken("save", `a loaded game asks otherwise: ${JSON.stringify([one.question, other.question])}`);
      one.answer({ choose });
      other.answer({ choose });
      this.forked += 2;
      if (other.hash() !== one.hash())
        throw new LawBroken("save", `a loaded game goes on otherwise: ${difference(one, other)}`);
    }
  }

  /** A player can concede at any time (104.3a); the others play on without them if there is more than one (800.4). */
  private concedes(): void {
    for (const [player, { lost }] of this.game.state.players.entries()) {
      if (lost) continue;
      const fork = this.game.fork();
      fork.concede(player);
      const left = fork.state.players.filter((one) => !one.lost).length;
      if ((fork.result !== null) !== left < 2)
        throw new LawBroken("concede", `after player ${player} conceded ${left} are left`);
      for (let steps = 0; steps < 40; steps++) {
        this.look(fork, ` after player ${player} conceded`);
        if (fork.question === null) break;
        fork.answer({ choose: someAnswer(fork.question, this.chance) });
        this.forked++;
      }
    }
  }

  /** Stepping back again and again leads to where the walk began. */
  private stepsBack(): void {
    const fork = this.game.fork();
    let steps = 0;
    for (; fork.state.undo.length > 0; steps++) {
      if (fork.question?.options.every(({ type }) => type !== "back") ?? true) {
        if (steps === 0) return; // a mana ability within the walk asks something of its own
        throw new LawBroken("back", `no way back after ${steps} steps back`);
      }
      if (steps > 200) throw new LawBroken("back", "stepping back does not come to an end");
      fork.answer({ back: true });
      this.forked++;
      this.look(fork, " after a step back");
    }
    if (fork.hash() !== this.beforeWalk)
      throw new LawBroken("back", "stepping back out does not lead to where the walk began");
  }

  /** The same seed, decks and answers give the same game. */
  private replays(): void {
    const again = startOf(this.seed);
    for (const [step, choose] of this.answers.entries()) {
      // A fork makes records that are hashed once only.
      again.fork();
      if (again.hash() !== this.hashes[step])
        throw new LawBroken("replay", `the game differs at step ${step} when it is played again`);
      again.answer({ choose });
    }
    if (again.hash() !== this.hashes.at(-1))
      throw new LawBroken("replay", "the game ends differently when it is played again");
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** The first difference between two positions, with what stands around it. */
function difference(one: Game, other: Game): string {
  const [a, b] = [serialiseState(one.state), serialiseState(other.state)];
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  if (at === a.length && at === b.length) return "none";
  const around = (text: string): string => text.slice(Math.max(0, at - 150), at + 100);
  return `…${around(a)}… against …${around(b)}…`;
}
