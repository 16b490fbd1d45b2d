/** A position in combat to test with: permanents on the battlefield, nothing else, and the walk through the questions that it asks. */
import type { CardDefinition } from "../src/card/card.ts";
import { counterKinds } from "../src/card/words.ts";
import { push, run } from "../src/rules/agenda.ts";
import { compileCard } from "../src/rules/compile/index.ts";
import { emptyState } from "../src/rules/starting.ts";
import { needsFirstStrikeStep, pushAttacking } from "../src/rules/combat/index.ts";
import type { CompiledCard } from "../src/state/compiled.ts";
import type { GameEvent } from "../src/state/events.ts";
import { newFrame } from "../src/state/frames.ts";
import { objectOf, playerAt } from "../src/state/game.ts";
import type { GameState } from "../src/state/game.ts";
import { playerEntity } from "../src/state/identity.ts";
import type { EntityId, ObjectId, PlayerId } from "../src/state/identity.ts";
import { newObject } from "../src/state/object.ts";
import type { GameObject } from "../src/state/object.ts";
import type { Option, Question } from "../src/state/question.ts";

export class CombatPosition {
  readonly g: GameState;
  readonly events: GameEvent[] = [];

  constructor(players = 2) {
    const names = Array.from({ length: players }, (_, player) => `player ${player}`);
    this.g = emptyState({ cards: [], numbers: new Map(), byName: new Map(), abilitiesOutside: false }, names, 1);
    this.g.listener = (event) => this.events.push(event);
  }

  /** Puts a permanent onto the battlefield, with fields of its record as given. */
  put(player: PlayerId, definition: CardDefinition, fields: Partial<GameObject> = {}): ObjectId {
    const { g } = this;
    const compiled = compileCard(definition);
    let number = g.pool.cards.indexOf(compiled);
    if (number < 0) {
      number = g.pool.cards.length;
      const cards: CompiledCard[] = [...g.pool.cards, compiled];
      g.pool = {
        cards,
        numbers: new Map(cards.map((card, at) => [card, at])),
        byName: new Map(cards.map((card, at) => [card.name, at])),
        abilitiesOutside: false,
      };
    }
    const id = g.objects.length;
    const object = newObject(id, number, "card", player, g.edition);
    object.zone = "battlefield";
    object.timestamp = ++g.timestamp;
    if (definition.loyalty !== undefined) {
      const loyalty = definition.loyalty;
      object.counters = counterKinds.map((kind) => (kind === "loyalty" ? loyalty : 0));
    }
    Object.assign(object, fields);
    g.objects.push(object);
    g.battlefield.push(id);
    const host = object.attachedTo;
    if (host > 0) objectOf(g, host).attachments = [...objectOf(g, host).attachments, id];
    g.layers = null;
    return id;
  }

  object(id: ObjectId): GameObject {
    return objectOf(this.g, id);
  }
  life(player: PlayerId): number {
    return playerAt(this.g, player).life;
  }

  /** Begins a turn-based action of combat. */
  begin(kind: "declareAttackers" | "declareBlockers" | "combatDamage"): this {
    this.g.step = kind;
    if (kind === "combatDamage") this.g.combatSteps = this.g.combatSteps === 0 && needsFirstStrikeStep(this.g) ? 1 : 2;
    push(this.g, newFrame(kind));
    run(this.g);
    return this;
  }

  /** Has an effect make these creatures attack. */
  enterAttacking(...creatures: readonly ObjectId[]): this {
    pushAttacking(this.g, creatures);
    run(this.g);
    return this;
  }

  question(): Question {
    const { question } = this.g;
    if (question === null) throw new Error("nothing is asked");
    return question;
  }
  isAsking(): boolean {
    return this.g.question !== null;
  }
  options(): readonly Option[] {
    return this.question().options;
  }
  /** The options as short words: "attack 3 > -2", "block 4 > 3", "2", "done". */
  words(): string[] {
    return this.options().map(said);
  }

  answer(option: Option): this {
    const { g } = this;
    const found = this.options().find((other) => said(other) === said(option));
    const frame = g.agenda[g.agenda.length - 1];
    if (found === undefined || frame === undefined)
      throw new Error(`${said(option)} is not among ${this.words().join(", ")}`);
    g.question = null;
    frame.answer = found;
    run(g);
    return this;
  }
  attack(object: ObjectId, defender: EntityId = playerEntity(1)): this {
    return this.answer({ type: "attack", object, defender });
  }
  block(object: ObjectId, attacker: ObjectId): this {
    return this.answer({ type: "block", object, attacker });
  }
  share(number: number): this {
    return this.answer({ type: "number", number });
  }
  done(): this {
    return this.answer({ type: "done" });
  }
  back(): this {
    return this.answer({ type: "back" });
  }

  /** Attacks with these, and is done if that is still asked. */
  attackWith(...attackers: readonly ObjectId[]): this {
    this.begin("declareAttackers");
    for (const attacker of attackers) if (this.object(attacker).attacking === 0) this.attack(attacker);
    return this.isAsking() ? this.done() : this;
  }
  /** Blocks so: pairs of blocker and attacker. */
  blockWith(...pairs: readonly (readonly [ObjectId, ObjectId])[]): this {
    this.begin("declareBlockers");
    for (const [blocker, attacker] of pairs) if (this.isAsking()) this.block(blocker, attacker);
    return this.isAsking() ? this.done() : this;
  }

  told(kind: GameEvent["kind"]): (readonly [ObjectId, EntityId])[] {
    return this.events.filter((event) => event.kind === kind).map(({ object, other }) => [object, other] as const);
  }
  /** Combat damage that was dealt: source, recipient, amount. */
  damage(): (readonly [ObjectId, EntityId, number])[] {
    return this.events
      .filter(({ kind, detail }) => kind === "damage" && detail === "combat")
      .map(({ source, other, amount }) => [source, other, amount] as const);
  }
}

function said(option: Option): string {
  switch (option.type) {
    case "attack":
      return `attack ${option.object} > ${option.defender}`;
    case "block":
      return `block ${option.object} > ${option.attacker}`;
    case "number":
      return String(option.number);
    case "choose":
      return `choose ${option.entity}`;
    default:
      return option.type;
  }
}
