// What a card's text refers to, the same text must have named before: every reference of every definition is bound, every name once.
import { expect, test } from "vitest";
import { allCards } from "../src/index.ts";

/** Names that need no binding, by what makes them available. */
const always = new Set(["self", "host", "doer"]);
const ofAnEvent = new Set(["event", "other"]);

interface Text {
  readonly bound: string[];
  readonly referred: Set<string>;
  hasEvent: boolean;
}

/** Collects the names of one ability; abilities inside it (granted, of tokens, of emblems) are texts of their own. */
function read(node: unknown, text: Text, own: Text[]): void {
  if (Array.isArray(node)) {
    for (const item of node) read(item, text, own);
    return;
  }
  if (typeof node !== "object" || node === null) return;
  const fields = node as Readonly<Record<string, unknown>>;
  for (const key of ["as", "remember"]) {
    const name = fields[key];
    if (typeof name === "string") text.bound.push(name);
  }
  for (const key of ["ref", "player", "among", "of", "from", "numberOf", "remembered"]) {
    const name = fields[key];
    if (typeof name === "string" && !isPlayerWord(name)) text.referred.add(name);
  }
  // A delayed trigger has an event of its own (603.7), and so has a triggered ability.
  if ("event" in fields) text.hasEvent = true;
  for (const [key, value] of Object.entries(fields)) {
    if (key === "ability" || key === "abilities") {
      for (const ability of Array.isArray(value) ? (value as readonly unknown[]) : [value])
        own.push(texts(ability, own));
    } else read(value, text, own);
  }
}

/** Fields that hold a name in one verb hold a known player or a kind of event in another. */
function isPlayerWord(word: string): boolean {
  return ["you", "eachPlayer", "eachOpponent", "opponent", "player", "spell", "ability", "spellOrAbility"].includes(
    word,
  );
}

function texts(ability: unknown, own: Text[]): Text {
  const text: Text = { bound: [], referred: new Set(), hasEvent: false };
  read(ability, text, own);
  return text;
}

test("every name that a text refers to is bound in it", () => {
  const loose: string[] = [];
  for (const card of allCards) {
    // What a spell's additional costs bind, its instructions may name.
    const costs = texts(
      card.abilities.filter(({ kind }) => kind === "additionalCost" || kind === "alternativeCost"),
      [],
    );
    for (const ability of card.abilities) {
      const own: Text[] = [];
      own.push(texts(ability, own));
      for (const text of own) {
        const known = new Set([...always, ...costs.bound, ...text.bound, ...(text.hasEvent ? ofAnEvent : [])]);
        for (const name of text.referred) if (!known.has(name)) loose.push(`${card.name}: ${name}`);
      }
    }
  }
  expect(loose).toEqual([]);
});

test("a name is bound once in its text", () => {
  const twice: string[] = [];
  for (const card of allCards) {
    for (const ability of card.abilities) {
      // The modes of a modal ability are texts that are chosen between (700.2).
      const modal = "modal" in ability && ability.modal !== undefined ? ability.modal.modes : [ability];
      for (const part of modal) {
        const { bound } = texts(part, []);
        if (new Set(bound).size !== bound.length) twice.push(`${card.name}: ${bound.join(", ")}`);
      }
    }
  }
  expect(twice).toEqual([]);
});

test("a definition is nothing but data", () => {
  expect(JSON.parse(JSON.stringify(allCards))).toEqual(allCards);
});
