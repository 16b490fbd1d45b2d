/**
 * Reads reference data about the cards and writes down the facts that the card package ships: names in three languages, printings,
 * frequencies, identifiers, and what boosters are made of. No rules text leaves the reference data.
 * Usage: node scripts/facts.ts DIRECTORY (with ths.json, bng.json, jou.json and extra.json)
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

interface Localised {
  readonly name: string;
  readonly type: string;
}
interface ReferenceCard {
  readonly name: string;
  readonly number: string;
  readonly rarity: string;
  readonly set?: string;
  readonly scryfallId: string;
  readonly local: { readonly de?: Localised; readonly es?: Localised };
}
interface ReferenceToken {
  readonly name: string;
  readonly number: string;
  readonly type: string;
  readonly madeBy: readonly string[];
}
interface ReferenceSheet {
  readonly balanceColors?: boolean;
  readonly foil: boolean;
  /** Weights by set and number: "THS:38". */
  readonly cards: Readonly<Record<string, number>>;
}
interface ReferenceBooster {
  readonly boosters: readonly { readonly contents: Readonly<Record<string, number>>; readonly weight: number }[];
  readonly sheets: Readonly<Record<string, ReferenceSheet>>;
}
interface ReferenceSet {
  readonly code: string;
  readonly cards: readonly ReferenceCard[];
  readonly tokens: readonly ReferenceToken[];
  readonly booster: { readonly default: ReferenceBooster };
}

const directory = process.argv[2];
if (directory === undefined) throw new Error("usage: node scripts/facts.ts DIRECTORY");
const target = join(import.meta.dirname, "../packages/cards/src/facts");
mkdirSync(target, { recursive: true });

function read(file: string): unknown {
  return JSON.parse(readFileSync(join(directory ?? ".", `${file}.json`), "utf8"));
}

function named(local: Localised | undefined): Localised | undefined {
  return local === undefined ? undefined : { name: local.name, type: local.type };
}

/** One entry a name; further printings of the same card (basic lands) only add to `printings`. */
function factsOf(cards: readonly ReferenceCard[], set?: string): Record<string, unknown> {
  const facts: Record<string, { readonly printings: unknown[]; readonly [other: string]: unknown }> = {};
  for (const card of cards) {
    const printing = { set: set ?? card.set ?? "", number: card.number, rarity: card.rarity };
    const known = facts[card.name];
    if (known === undefined) {
      facts[card.name] = {
        printings: [printing],
        scryfallId: card.scryfallId,
        ...(card.local.de === undefined ? {} : { de: named(card.local.de) }),
        ...(card.local.es === undefined ? {} : { es: named(card.local.es) }),
      };
    } else known.printings.push(printing);
  }
  return facts;
}

/** A card a line, so that a change shows as one line. */
function write(file: string, entries: Record<string, unknown>): void {
  const lines = Object.entries(entries).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`);
  writeFileSync(join(target, `${file}.json`), `{\n${lines.join(",\n")}\n}\n`);
}

/** What boosters of a set hold, and the printed sheets that it comes from; cards in the order of their numbers, by weight. */
function writeBoosters(file: string, { boosters, sheets }: ReferenceBooster): void {
  const directory = join(target, "../boosters");
  mkdirSync(directory, { recursive: true });
  const lines = Object.entries(sheets).map(([name, { balanceColors = false, foil, cards }]) => {
    const byWeight: Record<string, string[]> = {};
    for (const [card, weight] of Object.entries(cards)) (byWeight[weight] ??= []).push(card);
    for (const list of Object.values(byWeight)) list.sort((a, b) => a.localeCompare(b, "en", { numeric: true }));
    return `    ${JSON.stringify(name)}: ${JSON.stringify({ balanceColors, foil, byWeight })}`;
  });
  const contents = boosters.map((booster) => `    ${JSON.stringify(booster)}`);
  writeFileSync(
    join(directory, `${file}.json`),
    `{\n  "boosters": [\n${contents.join(",\n")}\n  ],\n  "sheets": {\n${lines.join(",\n")}\n  }\n}\n`,
  );
}

const tokens: Record<string, unknown> = {};
const sets = ["ths", "bng", "jou"].map((file) => read(file) as ReferenceSet);
const extra = read("extra") as readonly ReferenceCard[];
const pool = new Set([...sets.flatMap((set) => set.cards), ...extra].map((card) => card.name));
for (const set of sets) {
  write(set.code.toLowerCase(), factsOf(set.cards, set.code));
  writeBoosters(set.code.toLowerCase(), set.booster.default);
  for (const token of set.tokens) {
    const { name, number, type } = token;
    tokens[`${set.code} ${number}`] = { name, type, madeBy: token.madeBy.filter((maker) => pool.has(maker)) };
  }
}
write("extra", factsOf(extra));
write("tokens", tokens);
