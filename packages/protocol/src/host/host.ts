/**
 * The holder of a game: hears the requests of one table, plays the other side, and tells the table what its player may know. Knows
 * nothing of where it runs; keeping, and handing out a saved game, are passed in.
 */
import { levels } from "@nykthos/ai";
import type { Agent } from "@nykthos/ai";
import { findCard, readDeck, starterDecks } from "@nykthos/cards";
import type { CardDefinition } from "@nykthos/engine/card";
import { declaredSoFar, IllegalAnswer, manaSoFar, manaToCast } from "@nykthos/engine";
import type { Game, ObjectId, ObjectView, Option, Question, QuestionKind, View } from "@nykthos/engine";
import { briefOf, rulesAround, sharedOf } from "@nykthos/text";
import type { LanguageCode } from "@nykthos/text";
import { mostCards } from "../decks.ts";
import { protocolVersion } from "../messages.ts";
import type { DeckChoice, RefusalCode, Request, Response, Setup, Told, Update } from "../messages.ts";
import { passesByItself, usualPassing, waitingFor } from "../passing.ts";
import type { Passing } from "../passing.ts";
import { alikeOn } from "./alike.ts";
import { aboutDecks, deckNamed, decksThatCome, fewestCards } from "./decks.ts";
import { completes, declaredOptions, isDeclaring, pairsIn, placeOf, whetherAll } from "./declaring.ts";
import { designatedOn } from "./designated.ts";
import { forecastOf } from "./forecast.ts";
import { manaOfLands } from "./mana.ts";
import { keptText, readKept } from "./kept.ts";
import type { Kept } from "./kept.ts";
import { numberOf, Play, viewer } from "./play.ts";
import { reasonsFor } from "./reasons.ts";
import { Refusal } from "./refusal.ts";
import { requestOf } from "./requests.ts";
import { newRecord, readRecord, RecordError, replayed, withHashes } from "../record/index.ts";
import type { GameRecord } from "../record/index.ts";
import { Sheets, stackText, voiceFor } from "./sheets.ts";
import type { KnownEvent } from "./story.ts";
import { askedBy, StandingAnswers } from "./standing.ts";
import { whyNotDone, whyNotUse } from "./why.ts";

export interface HostOptions {
  readonly send: (response: Response) => void;
  /** A whole number by chance. */
  readonly chance: () => number;
  /** Keeps the newest game, also when it is over, so that it can be taken up again. */
  readonly keep?: (record: string) => void;
  /** Makes a saved game's text into an address from which it can be fetched. */
  readonly handOut?: (record: string) => string;
}

type Level = keyof typeof levels;

/** How the other side is called, in every language. */
const opponents: Readonly<Record<Level, string>> = { random: "Pheres", greedy: "Anax" };

const whyNoWayBack: Readonly<Record<Play<Told>["wayEnds"], string>> = {
  nothingDone: "there is nothing to take back",
  revealed: "what has been seen cannot be taken back",
  otherActed: "the other side has acted since",
  late: "the game is over",
};

function isLevel(level: string): level is Level {
  return Object.hasOwn(levels, level);
}

export class Host {
  readonly #options: HostOptions;
  readonly #sheets = new Sheets();
  #language: LanguageCode = "en";
  #passing: Passing = usualPassing;
  #play: Play<Told> | null = null;
  #agent: Agent | null = null;
  /** The game as it was, while that is looked at. */
  #watched: { readonly play: Play<Told>; readonly moment: number } | null = null;
  #standing = new StandingAnswers();
  /** What was declared last, until the player says that it is all. */
  #held: readonly Option[] = [];
  /** How much of the story the table has. */
  #sent = 0;

  constructor(options: HostOptions) {
    this.#options = options;
  }

  /** Does what a table asks, or says why not: whatever comes, nothing is thrown and no game is lost. */
  receive(request: Request): void {
    this.#carefully(() => this.#do(requestOf(request)));
  }

  /** Takes up a game that was saved. */
  load(text: string): void {
    this.#carefully(() => this.#take({ record: readRecord(text), answers: [] }));
  }

  /** Takes up what was kept. */
  resume(text: string): void {
    this.#carefully(() => this.#take(readKept(text)));
  }

  #take({ record, answers, held = [] }: Kept): void {
    replayed(record, true);
    this.#begin(record, new StandingAnswers(answers), held);
  }

  /** What cannot be done is said. Where it goes wrong on the way, by a mistake of ours, the game stands there again as it was before. */
  #carefully(act: () => void): void {
    const before = this.#play?.whole ?? null;
    try {
      act();
    } catch (error) {
      if (error instanceof Refusal) this.#refuse(error.code, error);
      else if (error instanceof IllegalAnswer) this.#refuse("illegal", error);
      else if (error instanceof RecordError)
        this.#options.send({ type: "refused", code: "record", message: error.message, fault: error.fault });
      else {
        this.#refuse("failed", error);
        this.#standAgain(before);
      }
    }
  }

  #refuse(code: RefusalCode, error: unknown): void {
    this.#options.send({ type: "refused", code, message: error instanceof Error ? error.message : String(error) });
  }

  #standAgain(before: GameRecord | null): void {
    this.#watched = null;
    this.#held = [];
    this.#play = before === null ? null : this.#replayed(before);
    this.#sent = 0;
    if (this.#play !== null) this.#show(this.#play, false);
  }

  #do(request: Request): void {
    switch (request.type) {
      case "hello":
        if (request.version !== protocolVersion)
          throw new Refusal("version", `this holder speaks version ${protocolVersion}, not ${request.version}`);
        this.#language = request.language;
        this.#options.send({
          type: "welcome",
          version: protocolVersion,
          decks: decksThatCome(),
          levels: Object.keys(levels),
        });
        return;
      case "speak":
        this.#speak(request.language);
        return;
      case "passing":
        this.#passing = request.passing;
        if (this.#play !== null && this.#watched === null) this.#advance(this.#play);
        return;
      case "start":
        this.#begin(this.#recordFor(request.setup));
        return;
      case "answer":
        this.#answer(request);
        return;
      case "forget":
        this.#standing.forget(request.id);
        this.#show(this.#shown(), false);
        this.#keep();
        return;
      case "undo": {
        const play = this.#playing();
        if (this.#watched !== null) throw new Refusal("late", "an earlier moment is being watched");
        if (this.#held.length > 0) {
          this.#hold(play, []);
          return;
        }
        if (!play.undo()) throw new Refusal(play.wayEnds, whyNoWayBack[play.wayEnds]);
        this.#sent = Math.min(this.#sent, play.told.length);
        this.#passing = { ...this.#passing, until: "none" };
        this.#stand(play);
        return;
      }
      case "retract":
        this.#retract(request);
        return;
      case "concede": {
        this.#held = [];
        const play = this.#playing();
        if (play.game.result !== null) throw new Refusal("late", "the game is over");
        this.#watched = null;
        play.concede();
        this.#sent = Math.min(this.#sent, play.told.length);
        this.#stand(play);
        return;
      }
      case "explain": {
        const { game } = this.#shown();
        this.#mustSee(game, request.object);
        const reasons = reasonsFor(game, request.object, this.#language);
        this.#options.send({ type: "explained", object: request.object, reasons });
        return;
      }
      case "whyNot":
        this.#whyNot(request.object);
        return;
      case "rule": {
        const { rule } = request;
        this.#options.send({ type: "ruled", rule, about: rulesAround(rule, this.#language) });
        return;
      }
      case "readDeck":
      case "deck":
      case "findCards": {
        const told = aboutDecks(request, this.#language);
        if (told === null) throw new Refusal("deck", "there is no such deck");
        this.#options.send(told);
        return;
      }
      case "save": {
        const text = `${JSON.stringify(withHashes(this.#playing().whole))}\n`;
        this.#options.send({ type: "saved", address: this.#options.handOut?.(text) ?? text });
        return;
      }
      case "watch":
        this.#watch(request.moment);
        return;
      case "present": {
        const play = this.#playing();
        this.#watched = null;
        this.#sent = 0;
        this.#show(play, false);
        return;
      }
      case "branch": {
        const watched = this.#watched;
        if (watched === null) throw new Refusal("noGame", "no earlier moment is being watched");
        if (this.#play?.game.result === null) throw new Refusal("late", "the game is still going on");
        this.#begin(watched.play.whole, this.#standing);
        return;
      }
    }
  }

  #playing(): Play<Told> {
    if (this.#play === null) throw new Refusal("noGame", "there is no game");
    return this.#play;
  }

  #shown(): Play<Told> {
    return this.#watched?.play ?? this.#playing();
  }

  #recordFor(setup: Setup): GameRecord {
    const level: Level = isLevel(setup.level) ? setup.level : "greedy";
    const first = { you: viewer, opponent: 1, lot: undefined }[setup.first];
    return newRecord({
      seed: setup.seed ?? this.#options.chance(),
      players: [
        { name: setup.name, deck: this.#deck(setup.you) },
        { name: opponents[level], deck: this.#deck(setup.opponent) },
      ],
      ...(first === undefined ? {} : { first }),
      level,
    });
  }

  #deck(choice: DeckChoice): readonly CardDefinition[] {
    if (choice.deck === "list") {
      const { main, problems } = readDeck(choice.text);
      const [fault] = problems;
      if (fault !== undefined) throw new Refusal("deck", `line ${fault.line}: ${fault.text}`);
      if (main.length < fewestCards)
        throw new Refusal("deck", `a deck has at least ${fewestCards} cards, this one has ${main.length}`);
      if (main.length > mostCards)
        throw new Refusal("deck", `a deck has at most ${mostCards} cards, this one has ${main.length}`);
      return main;
    }
    const starters = [...starterDecks.values()];
    const deck = choice.deck === "any" ? starters[this.#options.chance() % starters.length] : deckNamed(choice.name);
    if (deck === undefined) throw new Refusal("deck", "there is no such deck");
    return deck.main.flatMap(({ count, name }) => {
      const card = findCard(name);
      return card === undefined ? [] : Array.from({ length: count }, () => card);
    });
  }

  #begin(record: GameRecord, standing = new StandingAnswers(), held: readonly Option[] = []): void {
    const play = this.#replayed(record);
    this.#held = completes(play.game, held) ? held : [];
    this.#play = play;
    this.#watched = null;
    this.#sent = 0;
    this.#passing = { ...this.#passing, until: "none" };
    const level: Level = record.level !== undefined && isLevel(record.level) ? record.level : "greedy";
    this.#agent = levels[level](record.seed + play.answers.length);
    this.#sheets.forget();
    this.#standing = standing;
    // Where the player was asked they are asked again, whether or not they would be led on now.
    if (play.game.question?.decider === viewer) this.#stand(play);
    else this.#advance(play);
  }

  #replayed(record: GameRecord, count?: number): Play<Told> {
    const play = new Play<Told>(record, (known, g) => this.#tell(known, g));
    play.replay(count);
    return play;
  }

  #tell({ event, turn, shown }: KnownEvent, g: Game["state"]): Told {
    const { kind, player, object, other, source, amount, detail, rule } = event;
    const voice = voiceFor(g, viewer, this.#language);
    const text = voice.event(event) ?? "";
    return {
      kind,
      turn,
      player,
      object,
      other,
      source,
      amount,
      detail,
      rule,
      sheet: shown > 0 ? this.#sheets.of(g, shown, this.#language) : 0,
      text,
      brief: text === "" ? "" : briefOf(event, text, voice),
      shared: text === "" ? null : sharedOf(event, voice),
    };
  }

  /** The game whose newest question a request is about. */
  #askedAt(at: number): Play<Told> {
    const play = this.#playing();
    if (this.#watched !== null) throw new Refusal("late", "an earlier moment is being watched");
    if (at !== play.asked) throw new Refusal("late", "that question has been answered already");
    return play;
  }

  #answer({ at, plan, kinds, always }: Request & { readonly type: "answer" }): void {
    const play = this.#askedAt(at);
    const [first] = plan;
    if (first === undefined) throw new Refusal("illegal", "a plan has to have an answer");
    if (this.#held.length === 0) {
      if (completes(play.game, plan)) this.#hold(play, plan);
      else this.#give(play, plan, kinds, always);
      return;
    }
    if (first.type !== "done" && first.type !== "back")
      throw new Refusal("illegal", `"${first.type}" adds to a declaration to which nothing can be added`);
    const held = this.#held;
    this.#held = [];
    if (first.type === "done") this.#give(play, held);
    else this.#stand(play);
  }

  /** What is declared with this is all that can be: whether it is all that shall be is for the player to say. */
  #hold(play: Play<Told>, plan: readonly Option[]): void {
    this.#held = plan;
    this.#stand(play);
  }

  /** What was declared is as it was, without that creature. */
  #retract({ at, creature }: Request & { readonly type: "retract" }): void {
    const play = this.#askedAt(at);
    const { question } = play.game;
    const declared = isDeclaring(question) ? declaredOptions(play.game) : [];
    const others = [...declared, ...this.#held].filter((option) => !("object" in option) || option.object !== creature);
    if (others.length === declared.length + this.#held.length)
      throw new Refusal("illegal", "that creature has not been declared");
    this.#held = [];
    for (const option of [...declared.map((): Option => ({ type: "back" })), ...others]) {
      const index = isDeclaring(play.game.question) ? placeOf(play.game.question, option) : -1;
      // What could not attack or block without the other is not declared any more either. One way back to before all of it.
      if (index >= 0 && !completes(play.game, [option])) this.#apply(play, index, play.asked === at || !play.canUndo);
    }
    this.#stand(play);
  }

  #give(play: Play<Told>, plan: readonly Option[], kinds?: readonly QuestionKind[], always?: true): void {
    const at = play.asked;
    const [first] = plan;
    let refused = "";
    for (const wanted of plan) {
      const { question } = play.game;
      if (question?.decider !== viewer) break;
      const isMeant = kinds === undefined || kinds.includes(question.kind);
      const index = isMeant ? placeOf(question, wanted) : -1;
      if (index < 0) {
        refused = `"${wanted.type}" is none of the options of the question (${question.kind})`;
        break;
      }
      if (always === true && first !== undefined && wanted === first) this.#standing.give(play.game, first);
      // One way back to before all of it, unless what it has led to cannot be taken back.
      this.#apply(play, index, play.asked === at || !play.canUndo);
    }
    if (refused !== "" && play.asked === at) throw new Refusal("illegal", refused);
    this.#advance(play);
    if (refused !== "") throw new Refusal("rest", refused);
  }

  #apply(play: Play<Told>, index: number, deliberately = true): void {
    play.apply(index, deliberately);
    // What was stepped back over is not told any more: the table forgets it.
    this.#sent = Math.min(this.#sent, play.told.length);
  }

  /** Plays on to the next question that is for the player to answer. */
  #advance(play: Play<Told>): void {
    while (this.#held.length === 0) {
      const { game } = play;
      const { question } = game;
      if (question === null) break;
      if (question.decider !== viewer) {
        if (this.#agent === null) throw new RangeError("nobody plays the other side");
        this.#apply(play, numberOf(question, this.#agent.choose(game)));
        if (play.story.notable && play.game.state.undo.length === 0) this.#show(play, true);
        continue;
      }
      const usually = this.#passing.fullControl ? -1 : this.#standing.optionFor(game);
      if (usually >= 0) {
        if (play.story.notable) this.#show(play, true);
        this.#apply(play, usually, false);
        continue;
      }
      const view = game.viewFor(viewer);
      this.#passing = { ...this.#passing, until: waitingFor(view, question, this.#passing) };
      if (play.playedLand && play.canUndo) break;
      if (!passesByItself(view, question, this.#passing)) break;
      if (play.story.notable) this.#show(play, true);
      this.#apply(play, numberOf(question, question.kind === "attackers" ? { done: true } : { pass: true }), false);
    }
    this.#stand(play);
  }

  /** The game stays as it is until the player says something. */
  #stand(play: Play<Told>): void {
    this.#show(play, false);
    this.#keep();
  }

  #keep(): void {
    const held = this.#held.length === 0 ? {} : { held: this.#held };
    this.#options.keep?.(keptText({ record: this.#playing().whole, answers: this.#standing.kept, ...held }));
  }

  /** Everything once more, in that language. */
  #speak(language: LanguageCode): void {
    this.#language = language;
    const play = this.#play;
    if (play === null) return;
    play.tellAgain(this.#replayed(play.whole));
    this.#sent = 0;
    const watched = this.#watched;
    if (watched === null) this.#show(play, false);
    else this.#watch(watched.moment);
  }

  #watch(moment: number): void {
    const play = this.#playing();
    const at = Math.max(0, Math.min(moment, play.moments.length));
    const answers = at === 0 ? 0 : (play.moments[at - 1] ?? play.answers.length);
    this.#watched = { play: this.#replayed(play.whole, answers), moment: at };
    this.#sent = 0;
    this.#show(this.#watched.play, false);
  }

  /** Sends how things stand. */
  #show(play: Play<Told>, passing: boolean): void {
    const { game, told, story } = play;
    story.notable = false;
    const watching =
      this.#watched === null
        ? null
        : { moment: this.#watched.moment, canBranch: this.#play !== null && this.#play.game.result !== null };
    const held = watching === null ? this.#held : [];
    const declared = [...declaredSoFar(game.state), ...pairsIn(held)];
    const toAnswer = game.question?.decider === viewer && !passing ? game.question : null;
    const asked = toAnswer !== null && held.length > 0 ? whetherAll(toAnswer, declared.length) : toAnswer;
    const whole = story.numbered(game.viewFor(viewer));
    const view: View =
      watching === null ? { ...whole, question: asked ?? whole.question } : { ...whole, question: null };
    const question = watching === null ? asked : null;
    const voice = voiceFor(game.state, viewer, this.#language);
    const unfinished = question === null || held.length > 0 ? null : whyNotDone(game);
    const objects = objectsOf(view);
    const faces: Record<ObjectId, number> = {};
    for (const { id } of objects) faces[id] = this.#sheets.of(game.state, id, this.#language);
    const update: Update = {
      type: "update",
      at: play.asked,
      view: question === null && watching === null ? { ...view, question: hidden(view.question) } : view,
      faces,
      sheets: this.#sheets.take(),
      prompt: question === null ? "" : voice.question(question),
      options: question === null ? [] : question.options.map((option) => voice.option(option, question)),
      costs: question === null ? [] : question.options.map((option) => costOf(game, question, option)),
      costSoFar: question !== null && isChosenFor.has(question.kind) ? manaSoFar(game.state) : "",
      alike: alikeOn(game.state),
      stackTexts: Object.fromEntries(
        view.stack.flatMap(({ id }) => {
          const text = stackText(game.state, id, this.#language);
          return text === "" ? [] : [[id, text]];
        }),
      ),
      devotion: this.#sheets.devotion(game.state),
      designated: designatedOn(game.state),
      makes: manaOfLands(game.state),
      repeats: question !== null && askedBy(game) !== null,
      standing: this.#standing.said(game.state, voice),
      declared,
      unfinished: unfinished === null ? "" : voice.reason(unfinished),
      forecast: forecastOf(game, held),
      shown: asked?.shown ?? asked?.piles?.flat() ?? [],
      wouldTap: question?.kind === "payment" ? wouldTap(game) : [],
      told: told.slice(this.#sent),
      toldFrom: this.#sent,
      tallies: story.tallies,
      canUndo: watching === null && play.canUndo && !passing,
      passing,
      until: this.#passing.until,
      watching,
      moments: this.#play?.moments.length ?? 0,
    };
    this.#sent = told.length;
    this.#options.send(update);
  }

  #mustSee(game: Game, object: ObjectId): void {
    if (!objectsOf(game.viewFor(viewer)).some(({ id }) => id === object))
      throw new Refusal("hidden", "that is nothing that you can see");
  }

  #whyNot(object: ObjectId): void {
    const { game } = this.#playing();
    this.#mustSee(game, object);
    const reason = whyNotUse(game, viewer, object);
    const text = reason === null ? "" : voiceFor(game.state, viewer, this.#language).reason(reason);
    this.#options.send({ type: "whyNot", object, code: reason?.code ?? "", text, rule: reason?.rule ?? "" });
  }
}

/** What is asked while a spell or ability is being put on the stack, before it is paid for (601.2b–d). */
const isChosenFor: ReadonlySet<QuestionKind> = new Set<QuestionKind>(["modes", "x", "targets", "divide"]);

/** What an option to cast would cost; where it is offered otherwise than by priority, it may cost nothing. */
function costOf({ state }: Game, { kind, player }: Question, option: Option): string {
  return kind === "priority" && option.type === "cast" ? manaToCast(state, player, option.object, option.form) : "";
}

function hidden(question: View["question"]): View["question"] {
  return question === null ? null : { player: question.player, decider: question.decider, kind: question.kind };
}

function objectsOf(view: View): readonly ObjectView[] {
  return [
    ...view.battlefield,
    ...view.stack,
    ...view.exile,
    ...view.command,
    ...view.looking,
    ...view.players.flatMap(({ hand, graveyard, libraryTop }) => [
      ...hand,
      ...graveyard,
      ...(libraryTop === null ? [] : [libraryTop]),
    ]),
  ];
}

/** What the game would tap if it chose how to pay. */
function wouldTap(game: Game): readonly ObjectId[] {
  const index = game.question?.options.findIndex(({ type }) => type === "auto") ?? -1;
  if (index < 0) return [];
  const tapped: ObjectId[] = [];
  const fork = game.fork();
  fork.listen(({ kind, object, rule }) => {
    if (kind === "tap" && rule !== "") tapped.push(object);
  });
  fork.answer({ choose: index });
  return tapped;
}
