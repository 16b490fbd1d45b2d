/** Answers to what the game asks: `choose`, `scry` and `divide`, from the words of the script to the engine's options one by one. */
import { isPlayerEntity, objectOf, playerAt } from "@nykthos/engine";
import type { EntityId, ObjectId, Option, PlayerId, Question } from "@nykthos/engine";
import { canonicalName, halfNamed } from "./cards.ts";
import { StepFailure } from "./failure.ts";
import { sharesOf } from "./plan.ts";
import { sayOption, sayQuestion } from "./saying.ts";
import type { AnswerEntry } from "./schema.ts";
import { optionOf } from "./walk.ts";
import type { Walk } from "./walk.ts";

type Word = string | number | boolean;

/** Answers the question, or accepts what the game has answered already because nothing else was possible. */
export function answerQuestion(walk: Walk, entry: AnswerEntry | readonly string[], player: PlayerId): void {
  const { question } = walk;
  if (
    question === null ||
    question.kind === "priority" ||
    question.kind === "attackers" ||
    question.kind === "blockers"
  )
    return acceptAnswered(walk, entry, player);
  if (!walk.isAsked(player)) throw walk.unanswered(`${walk.table.letter(player)} is not asked`);
  if (question.kind === "pile" && question.about === "separate" && typeof entry === "object")
    answerPiles(walk, entry, player);
  else if (typeof entry === "object") answerList(walk, question, entry, player);
  else answerOne(walk, question, entry, player);
  walk.settle();
}

/** The same question goes on: one more choice of the same kind for the same thing. */
function isSame(a: Question, b: Question | null): b is Question {
  return b !== null && a.kind === b.kind && a.source === b.source && a.about === b.about && a.player === b.player;
}

function answerOne(walk: Walk, question: Question, word: Word, player: PlayerId): void {
  if (question.kind === "newTargets" && (word === "no" || word === false)) return keepTargets(walk, question);
  const option = optionFor(walk, question, word, player);
  if (option === null) {
    // "May": choosing something says yes to it.
    const yes = question.kind === "may" ? optionOf(question, "yes") : null;
    if (yes === null || typeof word === "boolean") throw notPossible(walk, question, word);
    walk.answer(yes);
    walk.settle();
    const next = walk.question;
    // It may have been the only thing that could be chosen.
    if (
      next === null ||
      next.kind === "priority" ||
      (next.kind !== "choose" && optionFor(walk, next, word, player) === null)
    )
      return acceptAnswered(walk, [String(word)], player);
    return answerOne(walk, next, word, player);
  }
  walk.answer(option);
  if (option.type === "choose" && question.kind !== "newTargets") endChoice(walk, question);
}

/** The script has said all it chooses: the choice ends if it may. */
function endChoice(walk: Walk, question: Question): void {
  const next = walk.question;
  if (!isSame(question, next)) return;
  const done = optionOf(next, "done");
  if (done !== null) walk.answer(done);
}

function keepTargets(walk: Walk, question: Question): void {
  for (let next: Question | null = question; isSameSpell(question, next); next = walk.question) {
    const no = optionOf(next, "no");
    if (no === null) return;
    walk.answer(no);
  }
}
function isSameSpell(question: Question, next: Question | null): next is Question {
  return next !== null && next.kind === question.kind && next.source === question.source;
}

function answerList(walk: Walk, first: Question, entry: readonly (Word | readonly Word[])[], player: PlayerId): void {
  if (entry.length === 0) {
    const none = optionOf(first, "done") ?? optionOf(first, "no");
    if (none === null) throw walk.unanswered("nothing is no possible answer");
    if (first.kind === "newTargets") return keepTargets(walk, first);
    walk.answer(none);
    return;
  }
  const groups = entry.some((one) => Array.isArray(one)) ? entry.map((one) => [one].flat()) : null;
  if (groups === null) return answerWords(walk, entry.flat(), player);
  for (const group of groups) {
    const { question } = walk;
    if (question === null || question.kind === "priority") {
      acceptAnswered(walk, group.map(String), player);
      continue;
    }
    if (group.length > 0) answerWords(walk, group, player);
    else {
      const done = optionOf(question, "done");
      if (done !== null) walk.answer(done);
    }
  }
}

/** "[[a, b], [c]]": each object that is asked for goes into the pile whose list has it (700.3a). */
function answerPiles(walk: Walk, entry: readonly (Word | readonly Word[])[], player: PlayerId): void {
  const piles = entry.map((one) => [one].flat().map(String));
  for (let { question } = walk; isSeparating(question, player); question = walk.question) {
    const { source } = question;
    const pile = piles.findIndex((words) => words.some((word) => isCalled(walk, source, word, player)));
    const words = piles[pile];
    if (words === undefined)
      throw new StepFailure("script", `${walk.table.say(source)} is in none of the piles`, ["700.3a"]);
    const at = words.findIndex((word) => isCalled(walk, source, word, player));
    words.splice(at, 1);
    walk.answer(walk.number(question, pile + 1));
  }
}
function isSeparating(question: Question | null, player: PlayerId): question is Question {
  return question?.kind === "pile" && question.about === "separate" && question.player === player;
}
function isCalled(walk: Walk, id: ObjectId, word: string, player: PlayerId): boolean {
  const { table } = walk;
  if (!table.aliases.has(word) && isHidden(walk, id)) return table.nameOf(id) === canonicalName(word);
  return table.find(word, player) === id;
}

function answerWords(walk: Walk, words: readonly Word[], player: PlayerId): void {
  let last: Question | null = null;
  for (const word of words) {
    for (;;) {
      const { question } = walk;
      if (question === null || question.kind === "priority") {
        acceptAnswered(walk, [String(word)], player);
        break;
      }
      if (isChosenAlready(walk, question, word, player)) break;
      if (question.kind === "may" && typeof word === "string" && word !== "yes" && word !== "no") {
        const yes = optionOf(question, "yes");
        if (yes !== null) {
          walk.answer(yes);
          walk.settle();
          continue;
        }
      }
      const option =
        question.kind === "newTargets"
          ? newTarget(walk, question, word, player)
          : optionFor(walk, question, word, player);
      if (option !== null) {
        last = question;
        walk.answer(option);
        break;
      }
      // What comes next in the text may be meant.
      const done = last !== null && isSame(last, question) ? optionOf(question, "done") : null;
      if (done === null) throw notPossible(walk, question, word);
      walk.answer(done);
    }
  }
  if (last !== null) endChoice(walk, last);
}

/** The target that stays as it is counts as chosen by saying no. */
function newTarget(walk: Walk, question: Question, word: Word, player: PlayerId): Option | null {
  if (word === "no" || word === false) return optionOf(question, "no");
  const entity = typeof word === "string" ? walk.table.find(word, player) : 0;
  if (entity === question.amount) return walk.chooseOption(question, entity) ?? optionOf(question, "no");
  return walk.chooseOption(question, entity) ?? null;
}

/** What the game chose by itself while something is put on the stack, since nothing else was possible. */
function isChosenAlready(walk: Walk, question: Question, word: Word, player: PlayerId): boolean {
  if (question.kind !== "targets" || typeof word !== "string") return false;
  const { stack } = objectOf(walk.table.g, question.source);
  if (stack === null) return false;
  const entity = walk.table.find(word, player);
  if (walk.chooseOption(question, entity) !== undefined) return false;
  return Object.entries(stack.targets).some(([group, targets]) => group !== question.about && targets.includes(entity));
}

/** The option that a word of the script means; null if none does. */
function optionFor(walk: Walk, question: Question, word: Word, player: PlayerId): Option | null {
  if (typeof word === "boolean") return optionOf(question, word ? "yes" : "no");
  if (question.options.some(({ type }) => type === "mode")) {
    const mode = Number(word) - 1;
    return question.options.find((option) => option.type === "mode" && option.mode === mode) ?? null;
  }
  if (typeof word === "number" || (/^\d+$/.test(word) && question.options.some(({ type }) => type === "number")))
    return question.options.find((option) => option.type === "number" && option.number === Number(word)) ?? null;
  if (plainWords.has(word)) {
    const type = word === "none" ? "done" : word;
    const found = question.options.find((option) => option.type === type);
    if (found !== undefined) return found;
    // "No" to a choice of none or more ends it.
    if (word === "no") return optionOf(question, "done");
  }
  const color = question.options.find(
    (option) =>
      option.type === "color" && (option.color === word || sayOption(walk.table, option) === word.toLowerCase()),
  );
  if (color !== undefined) return color;
  // A card that is cast on resolution (608.2g): a half by its name, both halves by the keyword.
  const form = word === "fuse" ? word : halfNamed(word);
  const part = question.options.find((option) => option.type === "cast" && option.form === form);
  if (form !== "" && part !== undefined) return part;
  if (!question.options.some(({ type }) => type === "choose" || type === "trigger")) return null;
  return chosen(walk, question, word, player);
}
const plainWords = new Set([
  "yes",
  "no",
  "done",
  "none",
  "top",
  "bottom",
  "keep",
  "mulligan",
  "auto",
  "manual",
  "life",
]);

/** Something or somebody by reference; hidden cards by their name among those that are shown. */
function chosen(walk: Walk, question: Question, reference: string, player: PlayerId): Option | null {
  const { table } = walk;
  if (!table.aliases.has(reference)) {
    const wanted = canonicalName(reference);
    const named = question.options.filter(
      (option) => option.type === "choose" && option.entity > 0 && table.nameOf(option.entity) === wanted,
    );
    const open = named.filter((option) => option.type === "choose" && !isHidden(walk, option.entity));
    const [only, another] = open.length > 0 ? open : named.slice(0, 1);
    if (only !== undefined && another === undefined) return only;
    const sources = abilitySources(walk, question, wanted);
    if (sources.length === 1) return sources[0] ?? null;
  }
  const entity = table.find(reference, player);
  return walk.chooseOption(question, entity) ?? null;
}

/** Abilities on the stack go by the names of their sources. */
function abilitySources({ table }: Walk, question: Question, name: string): readonly Option[] {
  return question.options.filter((option) => {
    if (option.type !== "choose" || isPlayerEntity(option.entity) || option.entity === 0) return false;
    const { kind, stack } = objectOf(table.g, option.entity);
    return kind === "ability" && stack !== null && table.nameOf(stack.source) === name;
  });
}

function isHidden({ table }: Walk, entity: EntityId): boolean {
  if (isPlayerEntity(entity) || entity === 0) return false;
  const { zone } = objectOf(table.g, entity);
  return zone === "hand" || zone === "library";
}

function notPossible(walk: Walk, question: Question, word: Word): StepFailure {
  if (question.kind === "targets" && typeof word === "string") {
    const entity = walk.table.find(word, question.player);
    return walk.refusedTarget(question.source, question.about, entity);
  }
  const rule = question.kind === "modes" ? ["700.2a"] : question.kind === "x" ? ["107.3a", "118.3"] : ["608.2d"];
  return new StepFailure(
    "illegal",
    `"${String(word)}" is no possible answer; ${sayQuestion(walk.table, question)}`,
    rule,
  );
}

// What has been answered already.

/** A question with one possible answer is answered at once; the script may say that answer all the same. */
function acceptAnswered(walk: Walk, entry: AnswerEntry | readonly string[], player: PlayerId): void {
  const words = [entry].flat(2);
  for (const word of words) {
    if (word === "no" || word === false || word === "none" || word === "done") continue;
    if (typeof word === "string" && word !== "yes" && happenedTo(walk, word, player)) continue;
    if (typeof word === "number" && numberTaken(walk, word)) continue;
    const { question } = walk;
    throw new StepFailure(
      "script",
      `nothing is asked that "${String(word)}" answers${question === null ? "" : `; ${sayQuestion(walk.table, question)}`}`,
    );
  }
}

/** Whether it was a target or something happened to it since the step before. */
function happenedTo(walk: Walk, reference: string, player: PlayerId): boolean {
  const { table } = walk;
  const color = /^(white|blue|black|red|green)$/.test(reference);
  const recent = table.log.filter(({ step, event }) => step >= table.stepNumber - 1 && event.kind !== "look");
  if (color) return recent.some(({ event }) => event.kind === "addMana");
  const entity = table.find(reference, player);
  if (
    table.g.stack.some((id) =>
      Object.values(objectOf(table.g, id).stack?.targets ?? {}).some((ids) => ids.includes(entity)),
    )
  )
    return true;
  const is = (id: EntityId): boolean =>
    id === entity || (id > 0 && !isPlayerEntity(entity) && table.now(id) === table.now(entity));
  return recent.some(({ event }) => is(event.object) || is(event.other));
}

function numberTaken({ table: { g } }: Walk, number: number): boolean {
  const { stack } = objectOf(g, g.stack.at(-1) ?? 0);
  return stack !== null && (stack.x === number || stack.modes.includes(number - 1));
}

// Scry.

/** Says of each card that is looked at whether it goes on top or to the bottom, then the order of each pile, top first. */
export function answerScry(walk: Walk, top: readonly string[], bottom: readonly string[], player: PlayerId): void {
  const first = walk.question;
  const { table } = walk;
  if (first?.kind !== "scry") {
    if (top.length + bottom.length <= 1 && (first === null || first.kind === "priority")) return;
    throw walk.unanswered("no cards are being looked at");
  }
  if (!walk.isAsked(player)) throw walk.unanswered(`${table.letter(player)} is not asked`);
  const looked = playerAt(table.g, first.player).library.slice(-first.amount).toReversed();
  const onTop = pick(walk, top, looked, []);
  const below = pick(walk, bottom, looked, onTop);
  const missing = looked.find((id) => !onTop.includes(id) && !below.includes(id));
  if (missing !== undefined)
    throw new StepFailure("unanswered", `the script does not say where ${table.nameOf(missing)} goes: top or bottom`, [
      "701.22a",
    ]);
  for (
    let question = walk.question;
    question?.kind === "scry" && question.player === first.player;
    question = walk.question
  ) {
    const option = optionOf(question, below.includes(question.source) ? "bottom" : "top");
    if (option === null || !looked.includes(question.source)) break;
    walk.answer(option);
  }
  for (const [pile, cards] of [
    ["top", onTop],
    ["bottom", below],
  ] as const) {
    const left = [...cards];
    while (walk.question?.kind === "order" && walk.question.about === pile && left.length > 0) {
      const question = walk.question;
      const at = left.findIndex((id) => walk.chooseOption(question, id) !== undefined);
      const [next] = left.splice(Math.max(0, at), 1);
      const option = walk.chooseOption(question, next ?? 0);
      if (option === undefined) throw walk.unanswered();
      walk.answer(option);
    }
  }
  walk.settle();
}

/** The looked-at cards of those names, each once. */
function pick(
  walk: Walk,
  names: readonly string[],
  looked: readonly ObjectId[],
  taken: readonly ObjectId[],
): ObjectId[] {
  const picked: ObjectId[] = [];
  for (const name of names) {
    const alias = walk.table.aliases.get(name);
    const wanted = canonicalName(name);
    const found = looked.find(
      (id) =>
        !taken.includes(id) &&
        !picked.includes(id) &&
        (alias === undefined ? walk.table.nameOf(id) === wanted : walk.table.now(alias) === id),
    );
    if (found === undefined) {
      const cards = looked.map((id) => walk.table.nameOf(id)).join(", ");
      throw new StepFailure("reference", `"${name}" is not among the cards that are looked at: ${cards}`);
    }
    picked.push(found);
  }
  return picked;
}

// Division.

/** Divides damage or counters of one source; who is left out gets 0. */
export function answerShares(walk: Walk, divide: Readonly<Record<string, number>>, player: PlayerId): void {
  const { table, question: first } = walk;
  const shares = sharesOf(table, divide, player);
  if (first?.kind !== "damage" && first?.kind !== "divide") {
    if (first !== null && first !== undefined && first.kind !== "priority") throw walk.unanswered();
    return acceptShares(walk, shares);
  }
  if (!walk.isAsked(player)) throw walk.unanswered(`${table.letter(player)} is not asked`);
  const total = [...shares.values()].reduce((sum, share) => sum + share, 0);
  if (total !== first.amount)
    throw new StepFailure("illegal", `${first.amount} are to be divided, and the shares come to ${total}`, [
      first.kind === "damage" ? "510.1c" : "601.2d",
    ]);
  for (let question = walk.question; isSeries(first, question); question = walk.question)
    walk.answer(walk.number(question, shares.get(Number(question.about)) ?? 0));
  walk.settle();
}

function isSeries(first: Question, question: Question | null): question is Question {
  return question !== null && question.kind === first.kind && question.source === first.source;
}

/** Nothing was to be decided: what was dealt or put is what the script says. */
function acceptShares({ table }: Walk, shares: ReadonlyMap<EntityId, number>): void {
  for (const [entity, share] of shares) {
    if (share === 0) continue;
    const given = table.log.some(
      ({ event, step }) =>
        step >= table.stepNumber - 1 &&
        event.amount === share &&
        ((event.kind === "damage" && table.now(Math.max(0, event.other)) === entity) ||
          event.other === entity ||
          (event.kind === "putCounter" && event.object === entity)),
    );
    const pending = table.g.stack.some((id) => {
      const { stack } = objectOf(table.g, id);
      return Object.entries(stack?.division ?? {}).some(([name, list]) =>
        list.some((part, at) => part === share && stack?.targets[name]?.[at] === entity),
      );
    });
    if (!given && !pending)
      throw new StepFailure(
        "script",
        `nothing is asked that this divides, and ${table.say(entity)} did not get ${share}`,
      );
  }
}
