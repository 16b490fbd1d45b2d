/** A position to pay in: permanents and cards in hand, and the walk through what paying asks. */
import { parseManaCost } from "../src/card/cost.ts";
import type { Cost } from "../src/card/cost.ts";
import type { CardDefinition } from "../src/card/card.ts";
import { manaTypes } from "../src/card/words.ts";
import type { Zone } from "../src/card/words.ts";
import { defineFrame, finish, push, run } from "../src/rules/agenda.ts";
import { compileCard } from "../src/rules/compile/index.ts";
import { activateManaAbility, canPayCost, canPayMana, paymentPlan } from "../src/rules/mana/index.ts";
import type { ManaOptions } from "../src/rules/mana/index.ts";
import { payCostFrame } from "../src/rules/payments.ts";
import "../src/rules/instructions.ts";
import "../src/rules/resolution.ts";
import { scopeOf } from "../src/rules/scope.ts";
import "../src/rules/triggers.ts";
import type { CompiledCard } from "../src/state/compiled.ts";
import type { GameEvent } from "../src/state/events.ts";
import { newFrame } from "../src/state/frames.ts";
import type { Frame } from "../src/state/frames.ts";
import { objectOf, playerAt } from "../src/state/game.ts";
import type { GameState } from "../src/state/game.ts";
import type { ObjectId, PlayerId } from "../src/state/identity.ts";
import { newObject } from "../src/state/object.ts";
import type { GameObject } from "../src/state/object.ts";
import type { Option, Question } from "../src/state/question.ts";
import { CombatPosition } from "./combat-position.ts";

/** What the frame below a payment was given. */
let results: Frame["bindings"] | null = null;
defineFrame("paid", (g, frame) => {
  results = frame.bindings;
  finish(g);
});

export class ManaPosition {
  readonly g: GameState;
  readonly events: GameEvent[] = [];

  constructor() {
    this.g = new CombatPosition().g;
    this.g.step = "main1";
    this.g.listener = (event) => this.events.push(event);
  }

  /** Puts an object into a zone, with fields of its record as given. */
  put(
    player: PlayerId,
    definition: CardDefinition,
    fields: Partial<GameObject> = {},
    zone: Zone = "battlefield",
  ): ObjectId {
    const { g } = this;
    const compiled = compileCard(definition);
    let number = g.pool.cards.indexOf(compiled);
    if (number < 0) {
      number = g.pool.cards.length;
      const cards: CompiledCard[] = [...g.pool.cards, compiled];
      g.pool = { ...g.pool, cards, numbers: new Map(cards.map((card, at) => [card, at])) };
    }
    const id = g.objects.length;
    const object = newObject(id, number, "card", player, g.edition);
    object.zone = zone;
    object.timestamp = ++g.timestamp;
    Object.assign(object, fields);
    g.objects.push(object);
    if (zone === "battlefield") g.battlefield.push(id);
    else if (zone === "stack") g.stack.push(id);
    else if (zone === "hand" || zone === "graveyard") playerAt(g, player)[zone].push(id);
    const host = object.attachedTo;
    if (host > 0) objectOf(g, host).attachments = [...objectOf(g, host).attachments, id];
    g.layers = null;
    return id;
  }
  /** Several permanents of the first player. */
  puts(...definitions: readonly CardDefinition[]): ObjectId[] {
    return definitions.map((definition) => this.put(0, definition));
  }
  float(mana: string, player: PlayerId = 0): this {
    const record = playerAt(this.g, player);
    record.mana = record.mana.map((count, at) => count + [...mana].filter((letter) => letter === manaTypes[at]).length);
    return this;
  }

  object(id: ObjectId): GameObject {
    return objectOf(this.g, id);
  }
  /** What floats, as letters. */
  pool(player: PlayerId = 0): string {
    return playerAt(this.g, player)
      .mana.map((count, type) => (manaTypes[type] ?? "?").repeat(count))
      .join("");
  }
  tapped(): ObjectId[] {
    return this.g.battlefield.filter((id) => objectOf(this.g, id).tapped);
  }

  can(mana: string, options: ManaOptions = {}): boolean {
    return canPayMana(this.g, 0, parseManaCost(mana), options);
  }
  canAll(parts: Cost, mana: string, source: ObjectId): boolean {
    return canPayCost(this.g, 0, parts, parseManaCost(mana), scopeOf(source, 0), source);
  }
  /** The objects that the plan uses, as "object:types". */
  plan(mana: string, options: ManaOptions = {}): string[] | null {
    const plan = paymentPlan(this.g, 0, parseManaCost(mana), options);
    if (plan === null) return null;
    return plan.uses.map(
      ({ source, types }) => `${source.object}:${types.map((type) => manaTypes[type] ?? "?").join("")}`,
    );
  }

  /** Begins to pay; what was paid is then found by `paid`. */
  pay(
    mana: string,
    parts: Cost = [],
    source: ObjectId = 0,
    more: { readonly canBack?: boolean; readonly anyType?: boolean } = {},
  ): this {
    const { g } = this;
    push(g, newFrame("paid"));
    push(
      g,
      payCostFrame(
        0,
        source,
        parts,
        parseManaCost(mana),
        scopeOf(source, 0),
        more.canBack ?? false,
        more.anyType ?? false,
      ),
    );
    return this.go();
  }
  activate(source: ObjectId, place: number): this {
    push(this.g, newFrame("paid"));
    activateManaAbility(this.g, 0, source, place);
    return this.go();
  }
  private go(): this {
    results = null;
    run(this.g);
    return this;
  }
  /** What was paid, once nothing is asked any more. */
  paid(): Frame["bindings"] {
    if (results === null) throw new Error(`asks ${this.words().join(", ")}`);
    return results;
  }

  question(): Question {
    const { question } = this.g;
    if (question === null) throw new Error("nothing is asked");
    return question;
  }
  words(): string[] {
    return this.question().options.map(said);
  }
  answer(...words: readonly string[]): this {
    for (const word of words) {
      const { g } = this;
      const found = this.question().options.find((option) => said(option) === word);
      if (found === undefined) throw new Error(`${word} is not among ${this.words().join(", ")}`);
      const frame = g.agenda[g.agenda.length - 1];
      if (frame !== undefined) frame.answer = found;
      g.question = null;
      this.go();
    }
    return this;
  }
}

function said(option: Option): string {
  switch (option.type) {
    case "choose":
      return `choose ${option.entity}`;
    case "color":
      return option.color;
    case "mana":
      return `${option.object}.${option.ability} ${option.mana}`;
    case "number":
      return String(option.number);
    default:
      return option.type;
  }
}
