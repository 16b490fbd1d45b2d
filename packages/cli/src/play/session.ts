/** A game between a person at the terminal and a program: shows, asks, reads, answers, until it is over or left. */
import { writeFileSync } from "node:fs";
import { styleText } from "node:util";
import type { Agent } from "@nykthos/ai";
import { nearestNames } from "@nykthos/cards";
import type { Game, GameEvent, Question } from "@nykthos/engine";
import { whyNot } from "@nykthos/engine";
import type { Teller } from "@nykthos/text";
import { cardLines } from "../cardText.ts";
import { cardMeant } from "../names.ts";
import type { Recording } from "../record.ts";
import type { CommandName, Words } from "../words/words.ts";
import { contributionLines } from "../explaining.ts";
import { Input } from "./input.ts";
import { Stops, stepNamed } from "./passing.ts";
import { capital, tableLines, wrap, zoneLines } from "./table.ts";

const human = 0;

export interface SessionOptions {
  readonly recording: Recording;
  readonly opponent: Agent;
  readonly voice: Teller;
  readonly words: Words;
  /** The file that the game is saved to when it is over or left. */
  readonly saveTo?: string;
}

export class Session {
  private readonly recording: Recording;
  private readonly game: Game;
  private readonly opponent: Agent;
  private readonly voice: Teller;
  private readonly words: Words;
  private readonly saveTo: string;
  private readonly input = new Input();
  private readonly stops = new Stops();
  private readonly story: string[] = [];
  private told = 0;
  private payByHand = false;
  private shown = "";

  constructor({ recording, opponent, voice, words, saveTo = "" }: SessionOptions) {
    this.recording = recording;
    this.game = recording.game;
    this.opponent = opponent;
    this.voice = voice;
    this.words = words;
    this.saveTo = saveTo;
  }

  /** Plays until the game is over, is left, or the input ends. */
  async play(): Promise<void> {
    this.game.listen((event) => {
      this.hear(event);
    });
    for (let { question } = this.game; question !== null; { question } = this.game) {
      const index = this.withoutAsking(question) ?? (await this.ask(question));
      if (index === null) break;
      if (index !== "again") this.recording.answer(index);
    }
    this.input.close();
    this.tellNews();
    this.tellEnd();
    if (this.saveTo !== "") this.save(this.saveTo);
  }

  private say(text: string, indent = 0): void {
    for (const line of wrap(text, indent)) console.log(line);
  }

  private hear(event: GameEvent): void {
    const sentence = this.voice.event(event);
    if (sentence !== null) this.story.push(event.kind === "turn" ? `— ${sentence}` : sentence);
  }

  /** What happened since the last time, in words. */
  private tellNews(): void {
    for (const sentence of gathered(this.story.slice(this.told))) this.say(`  ${sentence}`, 4);
    this.told = this.story.length;
  }

  /** What the opponent answers, or what decides nothing. */
  private withoutAsking(question: Question): number | null {
    if (question.decider !== human) {
      const answer = this.opponent.choose(this.game);
      return "choose" in answer ? answer.choose : question.options.findIndex(({ type }) => type in answer);
    }
    if (question.kind === "priority" && !this.stops.asks(this.game, question)) return 0;
    const auto = question.options.findIndex(({ type }) => type === "auto");
    return question.kind === "payment" && !this.payByHand && auto >= 0 ? auto : null;
  }

  /** Shows the table if it looks different, the question and its answers, and reads what is typed. */
  private async ask(question: Question): Promise<number | null | "again"> {
    this.tellNews();
    this.showTable(false);
    this.say(bold(this.voice.question(question)));
    const choices = this.choices(question);
    choices.forEach(({ label }, place) => {
      this.say(`${String(place + 1).padStart(3)}  ${label}`, 5);
    });
    for (;;) {
      const line = await this.input.next("> ");
      if (line === null) {
        console.log(this.words.inputEnded);
        return null;
      }
      const typed = line.trim();
      if (typed === "") return this.firstFor(question);
      if (/^\d+$/.test(typed)) {
        const choice = choices[Number(typed) - 1];
        if (choice !== undefined) return choice.index;
        this.say(this.words.notAnOption(typed, choices.length));
        continue;
      }
      const done = this.obey(typed, question);
      if (done === "quit") return null;
      if (done === "moved") return "again";
    }
  }

  /** The answers in words; of several that say the same, cards of the same name in hand, one stands for all. */
  private choices(question: Question): readonly { readonly index: number; readonly label: string }[] {
    const labels = new Map<string, number>();
    question.options.forEach((option, index) => {
      const label = this.voice.option(option, question);
      if (!labels.has(label)) labels.set(label, index);
    });
    return [...labels].map(([label, index]) => ({ label, index }));
  }

  /** What an empty line answers: passing, being done, the first. */
  private firstFor({ options }: Question): number {
    const done = options.findIndex(({ type }) => type === "done");
    return Math.max(done, 0);
  }

  private obey(typed: string, question: Question): "quit" | "moved" | "stay" {
    const [first = "", ...rest] = typed.split(/\s+/);
    const argument = rest.join(" ");
    const command = this.commandNamed(first);
    switch (command) {
      case undefined:
        if (cardMeant(typed) === undefined) this.say(this.words.notAnOption(typed, this.choices(question).length));
        else this.showCard(typed, question);
        return "stay";
      case "help":
        console.log(this.words.help);
        return "stay";
      case "table":
        this.showTable(true);
        return "stay";
      case "card":
        this.showCard(argument, question);
        return "stay";
      case "why":
        this.explain(argument, question.player);
        return "stay";
      case "log": {
        const last = Number(argument) || 20;
        for (const sentence of gathered(this.story.slice(-last))) this.say(`  ${sentence}`, 4);
        return "stay";
      }
      case "zones":
        for (const line of zoneLines(this.game.viewFor(human), this.voice, this.words)) console.log(line);
        return "stay";
      case "stops":
        this.setStops(rest);
        return "stay";
      case "pay":
        this.payByHand = !this.payByHand;
        this.say(this.payByHand ? this.words.payingByHand : this.words.payingByItself);
        return "stay";
      case "turn":
        this.stops.passTurn(this.game.state.turn);
        this.say(this.words.passing);
        return question.kind === "priority" ? "moved" : "stay";
      case "save":
        this.save(argument);
        return "stay";
      case "concede":
        this.recording.concede(human);
        return "moved";
      case "quit":
        return "quit";
    }
  }

  private commandNamed(word: string): CommandName | undefined {
    const typed = word.toLowerCase();
    const names = Object.keys(this.words.commands) as CommandName[];
    return names.find((name) => this.words.commands[name].includes(typed));
  }

  private showTable(always: boolean): void {
    const lines = tableLines(this.game.viewFor(human), this.game.state, this.voice, this.words);
    const [title = "", ...others] = lines;
    const table = others.join("\n");
    const isNew = always || table !== this.shown;
    this.shown = table;
    console.log(["", bold(title), ...(isNew ? others : [])].join("\n"));
  }

  /** The text of a card by its name, or of the card that an option is about. */
  private showCard(wanted: string, question: Question): void {
    const choice = /^\d+$/.test(wanted) ? this.choices(question)[Number(wanted) - 1] : undefined;
    const option = choice === undefined ? undefined : question.options[choice.index];
    const object =
      option !== undefined && "object" in option ? option.object : option?.type === "choose" ? option.entity : 0;
    const name =
      object > 0 ? (this.game.state.pool.cards[this.game.state.objects[object]?.card ?? 0]?.name ?? "") : wanted;
    const card = cardMeant(name);
    if (card === undefined) this.sayNoCard(wanted);
    else for (const line of cardLines(card, this.voice.code)) console.log(line);
  }

  private sayNoCard(wanted: string): void {
    this.say(
      this.words.noCard(
        wanted,
        nearestNames(wanted)
          .map((name) => this.voice.translated(name))
          .join("; "),
      ),
    );
  }

  /** Why something with that name cannot be played, activated or attack now, and why permanents of that name are what they are. */
  private explain(wanted: string, player: number): void {
    if (wanted === "") {
      this.say(this.words.whyWhat);
      return;
    }
    const card = cardMeant(wanted.replace(/\s+#\d+$/, ""));
    if (card === undefined) {
      this.sayNoCard(wanted);
      return;
    }
    const { state } = this.game;
    const view = this.game.viewFor(human);
    const hand = view.players[player]?.hand.find((object) => object.card === card.name);
    const mine = view.battlefield.filter((object) => object.card === card.name && object.controller === player);
    const intents = [];
    if (hand !== undefined) {
      if (card.types.includes("Land")) intents.push({ do: "play", player, object: hand.id } as const);
      else intents.push({ do: "cast", player, object: hand.id } as const);
    }
    for (const { id } of mine) {
      const { question } = this.game;
      const defender = -1 - ((player + 1) % state.players.length);
      if (question?.kind === "attackers" || card.types.includes("Creature"))
        intents.push({ do: "attack", player, object: id, defender } as const);
      const abilities = this.game.state.pool.cards[state.objects[id]?.card ?? 0]?.abilities ?? [];
      abilities.forEach((ability, place) => {
        if (ability.kind === "activated" && !ability.isManaAbility)
          intents.push({ do: "activate", player, object: id, ability: place } as const);
      });
    }
    const seen = view.battlefield.filter((object) => object.card === card.name);
    if (intents.length === 0 && seen.length === 0) {
      this.say(this.words.notHere(this.voice.translated(card.name)));
      return;
    }
    for (const intent of intents) {
      const reason = whyNot(this.game, intent);
      const text = reason === null ? this.words.noReason : this.words.whyNot(this.voice.reason(reason), reason.rule);
      this.say(`${this.words.intents[intent.do]}: ${text}`, 2);
    }
    for (const { id } of seen) {
      const lines = contributionLines(this.game, id, this.voice);
      if (lines.length > 0) this.say(`${capital(this.voice.name(id))}: ${this.words.whatItIs}`);
      for (const line of lines) this.say(`  ${line}`, 4);
    }
  }

  private setStops([whose = "", ...name]: readonly string[]): void {
    const step = stepNamed(name.join(""));
    if (step !== undefined) this.stops.toggle(/^(own|eig|prop)/i.test(whose) ? "own" : "others", step);
    const said = (steps: ReadonlySet<Parameters<Stops["toggle"]>[1]>): string =>
      steps.size === 0 ? "–" : [...steps].join(", ");
    this.say(this.words.stopsAt(said(this.stops.own), said(this.stops.others)));
    this.say(this.words.stopsHelp);
  }

  private save(file: string): void {
    if (file === "") {
      this.say(this.words.saveWhere);
      return;
    }
    try {
      writeFileSync(file, `${JSON.stringify(this.recording.record())}\n`);
      this.say(this.words.saved(file));
    } catch (error) {
      this.say(this.words.cannotSave(file, error instanceof Error ? error.message : String(error)));
    }
  }

  private tellEnd(): void {
    const { result } = this.game;
    if (result === null) return;
    const why = this.words.because[result.why];
    const because = why === undefined ? ` (${result.why})` : `: ${why} (${result.why})`;
    if ("draw" in result) this.say(`${this.words.drawn}${because}.`);
    else this.say(bold(`${capital(result.winner === human ? this.words.youWon : this.words.youLost)}${because}.`));
  }
}

/** The same thing several times in a row is told once. */
function gathered(sentences: readonly string[]): string[] {
  const told: { sentence: string; times: number }[] = [];
  for (const sentence of sentences) {
    const last = told.at(-1);
    if (last?.sentence === sentence) last.times++;
    else told.push({ sentence, times: 1 });
  }
  return told.map(({ sentence, times }) => (times === 1 ? sentence : `${sentence} (×${times})`));
}

function bold(text: string): string {
  return styleText("bold", text, { stream: process.stdout });
}
