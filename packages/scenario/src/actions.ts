/** The steps of a script: what each does with the game, or why it cannot. */
import { controllerOf, isPlayerEntity, objectOf, playerEntity } from "@nykthos/engine";
import type { EntityId, ObjectId, Option, PlayerId, Question } from "@nykthos/engine";
import { abilitiesMeant } from "./abilities.ts";
import { answerQuestion, answerScry, answerShares } from "./answers.ts";
import { StepFailure } from "./failure.ts";
import { planFor } from "./plan.ts";
import type { Plan } from "./plan.ts";
import { aliasProblem } from "./position.ts";
import { refusedFor } from "./refusal.ts";
import type { Action, ActionOf } from "./schema.ts";
import { canonicalName, halfNamed, nearestSaid } from "./cards.ts";
import { optionOf } from "./walk.ts";
import type { Walk } from "./walk.ts";

/** Takes a step of the script; the game is at its next question then. */
export function act(walk: Walk, action: Action): void {
  if (action.kind === "as") return name(walk, action);
  if (action.kind === "concede") {
    walk.table.game.concede(walk.table.player(action.concede));
    return walk.settle();
  }
  if (walk.question === null) throw new StepFailure("script", "the game is over", ["104.1"]);
  switch (action.kind) {
    case "cast":
      return cast(walk, action);
    case "activate":
      return activate(walk, action);
    case "play":
      return play(walk, action);
    case "attack":
      return attack(walk, action);
    case "block":
      return block(walk, action);
    case "pass":
      return pass(walk, walk.table.player(action.pass));
    case "resolve":
      mustBeFree(walk);
      walk.beginResolve(action.resolve);
      return walk.settle();
    case "advance":
      return advance(walk, action.advance);
    case "choose":
      return answerQuestion(walk, action.choose, actor(walk, action.by));
    case "scry":
      return answerScry(walk, action.scry.top ?? [], action.scry.bottom ?? [], actor(walk, action.by));
    case "order":
      return order(walk, action);
    case "divide":
      return answerShares(walk, action.divide, actor(walk, action.by));
  }
}

/** Whose step it is: whoever is named, or whom the game asks. */
function actor(walk: Walk, by: "A" | "B" | "C" | "D" | undefined): PlayerId {
  if (by !== undefined) return walk.table.player(by);
  return walk.question?.player ?? walk.table.g.priority;
}

/** Nothing is being asked but what to do with priority. */
function mustBeFree(walk: Walk): void {
  if (walk.question !== null && walk.question.kind !== "priority") throw walk.unanswered();
}

function name({ table }: Walk, { as }: ActionOf<"as">): void {
  for (const [alias, reference] of Object.entries(as)) {
    const wrong = aliasProblem(alias, new Map());
    if (wrong !== null) throw new StepFailure("reference", wrong);
    table.aliases.set(alias, table.find(reference, table.game.question?.player ?? table.g.priority));
  }
}

function pass(walk: Walk, player: PlayerId): void {
  mustBeFree(walk);
  const { question } = walk;
  if (question === null || !walk.hasPriority(player))
    throw refusedFor(walk, { do: "pass", player }, `${walk.table.letter(player)} cannot pass`);
  const option = optionOf(question, "pass");
  if (option === null) throw walk.unanswered();
  walk.answer(option);
  walk.settle();
}

function advance(walk: Walk, to: ActionOf<"advance">["advance"]): void {
  const { question, table } = walk;
  if (question?.kind !== "attackers" && question?.kind !== "blockers") mustBeFree(walk);
  if (typeof to === "string") walk.beginAdvance(to, null);
  else walk.beginAdvance(to.to, to.turn === undefined ? null : table.player(to.turn));
  walk.settle();
}

// Casting, playing, activating.

/** Takes an option of priority and lays the plan over what follows. */
function begin(walk: Walk, option: Option, plan: Plan): void {
  const before = walk.table.g.objects.length;
  walk.answer(option);
  const { g } = walk.table;
  let object = 0;
  if (option.type === "cast") object = objectOf(g, option.object).successor;
  else if (option.type === "activateMana") object = option.object;
  else if (option.type === "activate") {
    for (let id = before; id < g.objects.length && object === 0; id++) {
      const { kind, stack } = objectOf(g, id);
      if (kind === "ability" && stack?.source === option.object) object = id;
    }
  }
  walk.plan = { ...plan, object };
  walk.settle();
}

function meant(plan: Plan): readonly EntityId[] {
  return plan.targets?.flat() ?? [];
}

function cast(walk: Walk, action: ActionOf<"cast">): void {
  if (walk.question?.kind === "choose" && walk.question.about === "cast") return castFree(walk, action, walk.question);
  if (walk.question !== null && isBeingCast(walk, walk.question, action))
    return goOnCasting(walk, action, walk.question);
  mustBeFree(walk);
  const player = actor(walk, action.by);
  const cards = cardsCalled(walk, action.cast, player, action.from);
  const plan = planFor(walk.table, "stack", player, action);
  const form = action.using ?? halfNamed(action.cast);
  for (const object of cards) {
    const option = walk.isAsked(player)
      ? walk.question?.options.find((one) => one.type === "cast" && one.object === object && one.form === form)
      : undefined;
    if (option !== undefined) return begin(walk, option, plan);
  }
  const object = cards[0] ?? 0;
  throw refusedFor(
    walk,
    { do: "cast", player, object, form, targets: meant(plan) },
    `${walk.table.say(object)} cannot be cast${form === "" ? "" : ` using ${form}`}`,
  );
}

/** Casting as an effect lets a player do it, while that resolves (608.2g). */
function castFree(walk: Walk, action: ActionOf<"cast">, question: Question): void {
  const { table } = walk;
  const player = actor(walk, action.by);
  const wanted = table.aliases.has(action.cast) ? table.findObject(action.cast, player) : 0;
  const form = action.using ?? halfNamed(action.cast);
  const isMeant = (card: ObjectId): boolean =>
    card === wanted || (wanted === 0 && table.nameOf(card) === canonicalName(action.cast));
  const option = question.options.find((one) =>
    one.type === "cast"
      ? isMeant(one.object) && one.form === form
      : one.type === "choose" && isMeant(one.entity) && form === "",
  );
  const card = option?.type === "cast" ? option.object : option?.type === "choose" ? option.entity : 0;
  if (option === undefined || card === 0) throw walk.unanswered(`${action.cast} cannot be cast this way`);
  const plan = planFor(table, "stack", player, action);
  walk.answer(option);
  walk.plan = { ...plan, object: objectOf(table.g, card).successor };
  walk.settle();
}

/** Whether the step is about the spell that is being cast already, since no other could be. */
function isBeingCast({ table }: Walk, { kind, source }: Question, action: ActionOf<"cast">): boolean {
  if (kind === "priority" || source <= 0) return false;
  const { zone, form } = objectOf(table.g, source);
  return (
    zone === "stack" &&
    table.nameOf(source) === canonicalName(action.cast) &&
    form === (action.using ?? halfNamed(action.cast))
  );
}

function goOnCasting(walk: Walk, action: ActionOf<"cast">, { player, source }: Question): void {
  walk.plan = { ...planFor(walk.table, "stack", player, action), object: source };
  walk.settle();
}

function play(walk: Walk, action: ActionOf<"play">): void {
  mustBeFree(walk);
  const player = actor(walk, action.by);
  const cards = cardsCalled(walk, action.play, player, action.from);
  for (const object of cards) {
    const option = walk.isAsked(player)
      ? walk.question?.options.find((one) => one.type === "play" && one.object === object)
      : undefined;
    if (option === undefined) continue;
    walk.answer(option);
    return walk.settle();
  }
  const object = cards[0] ?? 0;
  throw refusedFor(walk, { do: "play", player, object }, `${walk.table.say(object)} cannot be played`);
}

/** The cards that a step to cast or play can mean: of that name in the player's hand, or wherever it says or the game allows. */
function cardsCalled(walk: Walk, reference: string, player: PlayerId, from: string | undefined): readonly ObjectId[] {
  const { table } = walk;
  if (table.aliases.has(reference) || /[#:]/.test(reference)) return [table.findObject(reference, player)];
  const wanted = canonicalName(reference);
  const zone = from ?? "hand";
  const inZone = table
    .allNamed(wanted)
    .filter((id) => objectOf(table.g, id).zone === zone && objectOf(table.g, id).owner === player);
  if (inZone.length > 0) return inZone;
  if (from !== undefined) {
    const others = table.allNamed(wanted).filter((id) => objectOf(table.g, id).zone === zone);
    if (others.length > 0) return others;
  }
  const offered = (walk.question?.options ?? []).flatMap((option) =>
    (option.type === "cast" || option.type === "play") &&
    table.nameOf(option.object) === wanted &&
    (from === undefined || objectOf(table.g, option.object).zone === from)
      ? [option.object]
      : [],
  );
  if (offered.length > 0) return offered;
  const where = zone === "hand" ? `in ${table.letter(player)}'s hand` : `in ${table.letter(player)}'s ${zone}`;
  throw new StepFailure(
    "reference",
    `there is no "${reference}" ${where}${table.allNamed(wanted).length === 0 ? nearestSaid(reference) : ""}`,
  );
}

function activate(walk: Walk, action: ActionOf<"activate">): void {
  mustBeFree(walk);
  const { table } = walk;
  const player = actor(walk, action.by);
  const object = table.findObject(action.activate, player);
  const plan = planFor(table, "stack", player, action);
  const all = abilitiesMeant(table.g, object, action.ability);
  const offered = all.flatMap(({ index }) => {
    const option = walk.isAsked(player)
      ? walk.question?.options.find(
          (one) =>
            (one.type === "activate" || one.type === "activateMana") && one.object === object && one.ability === index,
        )
      : undefined;
    return option === undefined ? [] : [option];
  });
  const [only, other] = offered;
  if (other !== undefined)
    throw new StepFailure(
      "script",
      `${table.say(object)} has several abilities that could be activated: say which with ability`,
    );
  if (only !== undefined) return begin(walk, only, only.type === "activateMana" ? { ...plan, what: "mana" } : plan);
  const [first] = all;
  const what = `${action.ability === undefined ? "No ability" : `The ability ${action.ability}`} of ${table.say(object)} can be activated`;
  throw refusedFor(
    walk,
    { do: "activate", player, object, ability: first?.index ?? -1, targets: meant(plan) },
    action.ability === undefined ? what : what.replace(" can be ", " cannot be "),
  );
}

// Combat.

function attack(walk: Walk, action: ActionOf<"attack">): void {
  const { table } = walk;
  const pairs = attackPairs(walk, action);
  if (canDeclareAhead(walk)) {
    walk.beginAdvance("declareAttackers", table.g.activePlayer);
    walk.settle();
  }
  const player = action.by === undefined ? table.g.activePlayer : table.player(action.by);
  const { question } = walk;
  if (question?.kind !== "attackers") {
    if (isDeclared(walk, pairs)) return;
    const [pair] = pairs;
    if (question !== null && question.kind !== "priority") throw walk.unanswered();
    if (pair === undefined) throw notTheOnly(walk, "attackers", "declareAttackers", ["508.1d", "508.1"]);
    throw refusedFor(walk, { do: "attack", player, ...pair }, `${table.say(pair.object)} cannot attack`);
  }
  const since = table.log.length;
  walk.plan = planFor(table, "combat", player, action);
  for (const { object, defender } of pairs) {
    const now: Question | null = walk.question;
    const option = now?.options.find(
      (one) => one.type === "attack" && one.object === object && one.defender === defender,
    );
    if (option === undefined) {
      if (objectOf(table.g, object).attacking === defender || isChosen(walk, object)) continue;
      throw refusedFor(walk, { do: "attack", player, object, defender }, `${table.say(object)} cannot attack`);
    }
    walk.answer(option);
  }
  endDeclaration(walk, player, "attackers", "508.1d", "it does not attack, but has to if able");
  const added = declared(walk, "attack", since).find(({ object }) => !pairs.some((pair) => pair.object === object));
  if (added !== undefined)
    throw new StepFailure("illegal", `the declaration is not complete without ${table.say(added.object)}`, [
      "508.1d",
      "508.1c",
      "508.1",
    ]);
}

/** What was declared since then: the creatures, and whom they attack or block. */
function declared(walk: Walk, kind: "attack" | "block", since: number): { object: ObjectId; other: EntityId }[] {
  return walk.table.log.slice(since).flatMap(({ event }) => (event.kind === kind ? [event] : []));
}

/** Whether the game has taken that creature's declaration for the only possible answer. */
function isChosen({ table }: Walk, object: ObjectId): boolean {
  // The declaration may be waiting for what it costs to be paid.
  const frame = table.g.agenda.findLast(({ kind }) => kind === "declareAttackers" || kind === "declareBlockers");
  return frame?.list.includes(object) === true;
}

/** In a main phase or at the beginning of combat, with nothing on the stack, all may pass to the declaration. */
function canDeclareAhead({ question, table: { g } }: Walk): boolean {
  return question?.kind === "priority" && g.stack.length === 0 && (g.step === "main1" || g.step === "beginCombat");
}

function attackPairs(walk: Walk, action: ActionOf<"attack">): { object: ObjectId; defender: EntityId }[] {
  const { table } = walk;
  const player = table.g.activePlayer;
  if (!Array.isArray(action.attack)) {
    return Object.entries(action.attack).map(([attacker, defender]) => ({
      object: table.findObject(attacker, player),
      defender: table.find(defender, player),
    }));
  }
  const opponents = table.g.players.flatMap((other, index) => (index === player || other.lost ? [] : [index]));
  const [opponent, another] = opponents;
  if (another !== undefined && action.attack.length > 0)
    throw new StepFailure("script", "there are several opponents: say whom each creature attacks, as a map", [
      "508.1b",
    ]);
  return action.attack.map((attacker) => ({
    object: table.findObject(attacker, player),
    defender: playerEntity(opponent ?? 0),
  }));
}

/** Whether just those attacks have been declared already, as the only possible ones. */
function isDeclared({ table: { g } }: Walk, pairs: readonly { object: ObjectId; defender: EntityId }[]): boolean {
  if (g.step !== "declareAttackers") return false;
  const attacking = g.battlefield.filter((id) => objectOf(g, id).attacking !== 0);
  return (
    attacking.length === pairs.length &&
    pairs.every(({ object, defender }) => objectOf(g, object).attacking === defender)
  );
}

/** The script declares less than was the only possible declaration, or none can be made now. */
function notTheOnly(
  { table }: Walk,
  what: "attackers" | "blockers",
  step: "declareAttackers" | "declareBlockers",
  rules: readonly string[],
): StepFailure {
  return table.g.step === step
    ? new StepFailure("illegal", `the ${what} declared are not all that had to be`, rules)
    : new StepFailure("illegal", `no ${what} can be declared now`, [step === "declareAttackers" ? "508.1" : "509.1"]);
}

function endDeclaration(walk: Walk, player: PlayerId, kind: "attackers" | "blockers", rule: string, why: string): void {
  const { question } = walk;
  if (question?.kind === kind && question.player === player) {
    const done = optionOf(question, "done");
    if (done === null) {
      const [left] = question.options.filter(({ type }) => type === "attack" || type === "block");
      const object = left !== undefined && "object" in left ? left.object : 0;
      throw new StepFailure("illegal", `the declaration is not complete: ${walk.table.say(object)}: ${why}`, [
        rule,
        ...(kind === "attackers" ? ["508.1c", "508.1"] : ["509.1b", "509.1", "702.111b"]),
      ]);
    }
    walk.answer(done);
  }
  walk.settle();
}

function block(walk: Walk, action: ActionOf<"block">): void {
  const { table } = walk;
  const { g } = table;
  if (walk.question?.kind === "priority" && g.stack.length === 0 && g.step === "declareAttackers") {
    walk.beginAdvance("declareBlockers", g.activePlayer);
    walk.settle();
  }
  const { question } = walk;
  const player =
    action.by === undefined
      ? question?.kind === "blockers"
        ? question.player
        : defender(walk)
      : table.player(action.by);
  const pairs = Object.entries(action.block).flatMap(([blocker, attackers]) => {
    const object = table.findObject(blocker, player);
    return [attackers].flat().map((attacker) => ({ object, attacker: table.findObject(attacker, player) }));
  });
  if (question?.kind !== "blockers") {
    if (question !== null && question.kind !== "priority") throw walk.unanswered();
    const blocks = g.battlefield.flatMap((object) =>
      objectOf(g, object).blocking.map((attacker) => ({ object, attacker })),
    );
    const all = pairs.every((pair) =>
      blocks.some((one) => one.object === pair.object && one.attacker === pair.attacker),
    );
    if (g.step === "declareBlockers" && all && blocks.length === pairs.length) return;
    if (all) throw notTheOnly(walk, "blockers", "declareBlockers", ["509.1c", "509.1b", "509.1"]);
    const pair = pairs.find(({ object, attacker }) => !objectOf(g, object).blocking.includes(attacker));
    if (pair === undefined) throw walk.unanswered();
    throw refusedFor(walk, { do: "block", player, ...pair }, `${table.say(pair.object)} cannot block`);
  }
  if (!walk.isAsked(player)) throw walk.unanswered(`${table.letter(player)} is not asked`);
  const since = table.log.length;
  walk.plan = planFor(table, "combat", player, action);
  for (const { object, attacker } of pairs) {
    const option = walk.question?.options.find(
      (one) => one.type === "block" && one.object === object && one.attacker === attacker,
    );
    if (option === undefined) {
      if (objectOf(g, object).blocking.includes(attacker) || isChosen(walk, object)) continue;
      // What else had to be declared has been taken for the only possible answer.
      if (declared(walk, "block", since).length > 0)
        throw notTheOnly(walk, "blockers", "declareBlockers", ["509.1c", "509.1b", "509.1"]);
      throw refusedFor(
        walk,
        { do: "block", player, object, attacker },
        `${table.say(object)} cannot block ${table.say(attacker)}`,
      );
    }
    walk.answer(option);
  }
  endDeclaration(walk, player, "blockers", "509.1c", "the block needs more blockers, or it has to block if able");
  // Another defending player's only possible declaration may have followed (802.4).
  const added = declared(walk, "block", since).find(
    ({ object, other }) =>
      controllerOf(g, object) === player && !pairs.some((pair) => pair.object === object && pair.attacker === other),
  );
  if (added !== undefined)
    throw new StepFailure("illegal", `the declaration is not complete without ${table.say(added.object)}`, [
      "509.1b",
      "509.1c",
      "702.111b",
      "509.1",
    ]);
}

function defender({ table: { g } }: Walk): PlayerId {
  return g.players.findIndex((player, index) => index !== g.activePlayer && !player.lost);
}

// Triggered abilities.

function order(walk: Walk, action: ActionOf<"order">): void {
  const { table, question } = walk;
  const player = actor(walk, action.by);
  if (question?.kind === "order" && question.about !== "triggers") return answerQuestion(walk, action.order, player);
  const sources = action.order.map((reference) => sourceOfTrigger(walk, reference, player));
  if (question?.kind === "order") {
    if (!walk.isAsked(player)) throw walk.unanswered(`${table.letter(player)} is not asked`);
    walk.triggerOrder = sources;
    walk.settle();
    walk.triggerOrder = [];
    return;
  }
  // There was nothing to order: they lie on the stack as the step says.
  const onStack = table.g.stack.flatMap((id) => {
    const { stack, kind } = objectOf(table.g, id);
    return kind === "ability" && stack !== null ? [table.now(stack.source)] : [];
  });
  const last = onStack.slice(Math.max(0, onStack.length - sources.length));
  if (last.length !== sources.length || last.some((id, at) => id !== sources[at]))
    throw question === null || question.kind === "priority"
      ? new StepFailure("script", "no triggered abilities wait to be put on the stack in an order", ["603.3b"])
      : walk.unanswered();
}

/** The source that is meant: among those of the abilities that wait, where one of that name is. */
function sourceOfTrigger(walk: Walk, reference: string, player: PlayerId): ObjectId {
  const { table, question } = walk;
  if (!table.aliases.has(reference) && question !== null) {
    const named = question.options.flatMap((option) =>
      option.type === "trigger" && table.nameOf(option.object) === canonicalName(reference)
        ? [table.now(option.object)]
        : [],
    );
    const distinct = [...new Set(named)];
    if (distinct.length === 1) return distinct[0] ?? 0;
  }
  const entity = table.find(reference, player);
  return isPlayerEntity(entity) ? 0 : entity;
}
