/**
 * Watches games and ticks off what was seen of the cards: by the events of the stream, by whose text was being carried out as they
 * happened, and between events by what an effect left waiting. Knows goals, no card by name.
 */
import type { CompiledAbility, EntityId, Game, GameEvent, GameState, ObjectId, QuestionKind } from "@nykthos/engine";
import { abilityAt, cardOfObject, characteristicsOf, objectOf, textBeingCarriedOut } from "@nykthos/engine";
import type { Modification } from "@nykthos/engine/card";
import { modificationKind } from "@nykthos/engine/card";
import type { Goal, GoalKind } from "./goals.ts";
import { appliedAt } from "./applied.ts";
import { sampleOf, waitingSince } from "./waiting.ts";
import type { Sample } from "./waiting.ts";

/** A text, by the number of its ability and the mode. */
interface Text {
  readonly ability: number;
  readonly mode: number;
  readonly step: number;
}

export class Watcher {
  readonly questions = new Set<QuestionKind>();
  /** Told of each goal as it is seen first. */
  onSeen: ((goal: Goal) => void) | null = null;
  private readonly byAbility = new Map<CompiledAbility, Goal[]>();
  private readonly byCard = new Map<string, Goal[]>();
  private before: Sample | null = null;
  private text: Text | null = null;
  private layers: GameState["layers"] = null;
  private turning = 0;

  constructor(goals: readonly Goal[]) {
    for (const goal of goals) {
      if (goal.ability === null) push(this.byCard, goal.card, goal);
      else push(this.byAbility, goal.ability, goal);
    }
  }

  /** Begins to listen to a game. */
  watch(game: Game): void {
    this.before = sampleOf(game.state);
    this.layers = game.state.layers;
    this.text = null;
    game.listen((event, state) => this.hear(event, state));
  }

  /** Looks at a position that asks something. */
  look(game: Game): void {
    const { question, state } = game;
    if (question === null) return;
    this.questions.add(question.kind);
    this.sample(state, null);
    if (question.kind === "color" || question.kind === "newTargets" || question.kind === "pile")
      this.stepsOf(state, this.text);
    for (const goal of appliedAt({ state, layers: this.layers, event: null, question }, this.outstandingOn(state)))
      this.see(goal);
    this.lookAtStatics(game);
    this.lookAtDefinitions(state);
  }

  /** Whether anything of an ability has not been seen yet. */
  wants(ability: CompiledAbility): boolean {
    return this.byAbility.get(ability)?.some(({ seen }) => !seen) === true;
  }

  private see(goal: Goal): void {
    if (goal.seen) return;
    goal.seen = true;
    this.onSeen?.(goal);
  }

  private mark(ability: CompiledAbility, kind: GoalKind): void {
    for (const goal of this.byAbility.get(ability) ?? []) if (goal.kind === kind) this.see(goal);
  }

  private markCard(card: string, kind: GoalKind, form = ""): void {
    for (const goal of this.byCard.get(card) ?? []) if (goal.kind === kind && goal.form === form) this.see(goal);
  }

  private hear(event: GameEvent, state: GameState): void {
    this.sample(state, event);
    const outstanding = this.outstandingOn(state);
    for (const goal of appliedAt({ state, layers: this.layers, event, question: null }, outstanding)) this.see(goal);
    switch (event.kind) {
      case "activate":
      case "trigger":
        this.mark(abilityAt(state.pool, event.amount), "used");
        return;
      case "playLand":
        this.markCard(cardOfObject(state, objectOf(state, event.object)).name, "cast");
        return;
      case "resolve": {
        const object = objectOf(state, event.object);
        if (object.stack === null) return;
        if (object.stack.ability >= 0) this.mark(abilityAt(state.pool, object.stack.ability), "resolved");
        else if (object.kind === "card")
          this.markCard(
            cardOfObject(state, object).name,
            object.stack.form === "" ? "cast" : "form",
            object.stack.form,
          );
        return;
      }
      case "addMana":
        if (this.text === null) this.manaOf(state, event.source);
        this.stepsOf(state, this.text);
        return;
      case "step":
      case "turn":
        return;
      default:
        this.stepsOf(state, this.text);
    }
  }

  /** An instruction of this text has just done something. */
  private stepsOf(state: GameState, text: Text | null): void {
    if (text === null) return;
    const ability = abilityAt(state.pool, text.ability);
    for (const goal of this.byAbility.get(ability) ?? []) {
      if (goal.kind === "step" && goal.mode === text.mode && goal.step === text.step) this.see(goal);
      // A mana ability, or what a replacement effect does instead, is never on the stack.
      if (goal.kind === "used" && "isManaAbility" in ability && ability.isManaAbility) this.see(goal);
      if (goal.kind === "applied") this.see(goal);
    }
  }

  /** Mana that was made without its text being carried out step by step: by the one ability that can have made it. */
  private manaOf(state: GameState, source: ObjectId): void {
    if (source <= 0) return;
    const abilities = characteristicsOf(state, source).abilities.filter(
      (ability) => ability.kind === "activated" && ability.isManaAbility,
    );
    const [only] = abilities;
    if (only === undefined || abilities.length > 1) return;
    this.mark(only, "used");
    this.mark(only, "step");
  }

  /** Sees what has begun to wait since the last look, and whose text may have made it. */
  private sample(state: GameState, event: GameEvent | null): void {
    this.layers = state.layers ?? this.layers;
    const now = sampleOf(state);
    const { before } = this;
    if (before !== null) {
      const has = waitingSince(before, now, state);
      if (has !== null) {
        const texts = [this.text, textBeingCarriedOut(state)];
        // What has left the stack or resolved just now has carried out its text before.
        const resolved = event !== null && event.object > 0 ? numberOfText(state, event.object) : -1;
        const abilities = new Set(texts.flatMap((text) => (text === null ? [] : [text.ability])));
        if (resolved >= 0) abilities.add(resolved);
        for (const number of abilities) {
          const ability = abilityAt(state.pool, number);
          for (const goal of this.byAbility.get(ability) ?? [])
            if (goal.effect !== null && has(goal.effect)) this.see(goal);
        }
      }
    }
    this.before = now;
    this.text = textBeingCarriedOut(state);
  }

  /** The goals of abilities that change rules, events and costs, which are not seen yet, of what is in the game. */
  private outstandingOn(state: GameState): readonly Goal[] {
    const found: Goal[] = [];
    if (this.pool !== state.pool) {
      this.pool = state.pool;
      this.applicable = [];
      for (const card of state.pool.cards)
        for (const ability of card.abilities)
          for (const goal of this.byAbility.get(ability) ?? []) if (goal.kind === "applied") this.applicable.push(goal);
    }
    for (const goal of this.applicable) if (!goal.seen) found.push(goal);
    return found;
  }
  private pool: GameState["pool"] | null = null;
  private applicable: Goal[] = [];

  /** Whom static abilities contribute to: their source, its host, and two others each time. */
  private lookAtStatics(game: Game): void {
    const { state } = game;
    for (const { source, ability } of state.layers?.statics ?? []) {
      const goals = (this.byAbility.get(ability) ?? []).filter(({ seen, kind }) => !seen && kind === "contributes");
      if (goals.length === 0) continue;
      for (const id of state.battlefield) {
        for (const { modification, source: from } of characteristicsOf(state, id).limits)
          if (from === source) this.contributes(goals, modification);
      }
      for (const id of this.candidates(state, source)) {
        for (const { kind, source: from, modification, power, toughness } of game.explain(id)) {
          if (kind !== "static" || from !== source || modification === undefined) continue;
          if ("pt" in modification && power === 0 && toughness === 0) continue;
          this.contributes(goals, modification);
        }
      }
    }
  }

  private candidates(state: GameState, source: ObjectId): ReadonlySet<EntityId> {
    const found = new Set<EntityId>([source]);
    const { attachedTo } = objectOf(state, source);
    if (attachedTo > 0) found.add(attachedTo);
    for (let count = 0; count < 2; count++) {
      const other = state.battlefield[this.turning++ % state.battlefield.length];
      if (other !== undefined) found.add(other);
    }
    return found;
  }

  private contributes(goals: readonly Goal[], modification: Modification): void {
    const kind = modificationKind(modification);
    const alike = goals.filter((goal) => goal.modification !== null && modificationKind(goal.modification) === kind);
    const exact = alike.filter((goal) => goal.modification === modification);
    for (const goal of exact.length > 0 ? exact : alike) this.see(goal);
  }

  private lookAtDefinitions(state: GameState): void {
    for (const id of state.battlefield) {
      const card = cardOfObject(state, objectOf(state, id));
      if (card.definesPower === null && card.definesToughness === null) continue;
      const { power, toughness } = characteristicsOf(state, id);
      if (power > 0 || toughness > 0) this.markCard(card.name, "defined");
    }
  }
}

/** The number of the text of what is or was on the stack: the ability, or the spell's; -1 for none. */
function numberOfText(state: GameState, id: ObjectId): number {
  const object = objectOf(state, id);
  if (object.stack === null) return -1;
  if (object.stack.ability >= 0) return object.stack.ability;
  const { form } = object.stack;
  const card = cardOfObject(state, object);
  const spell = card.forms.find(({ keyword }) => keyword === form)?.spell ?? card.spell;
  return spell === null ? -1 : object.card * abilitiesPerCard + spell.index;
}
const abilitiesPerCard = 256;

function push<K>(map: Map<K, Goal[]>, key: K, goal: Goal): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [goal]);
  else list.push(goal);
}
