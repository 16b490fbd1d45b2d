/**
 * Facts about cards that are not rules: printings, frequencies, identifiers, names and type lines in German and Spanish.
 * Written by `scripts/facts.ts`, for every card of the block and its decks, also for those that have no definition yet.
 */
import bng from "./facts/bng.json" with { type: "json" };
import extra from "./facts/extra.json" with { type: "json" };
import german from "./facts/german.json" with { type: "json" };
import jou from "./facts/jou.json" with { type: "json" };
import spanish from "./facts/spanish.json" with { type: "json" };
import ths from "./facts/ths.json" with { type: "json" };
import tokens from "./facts/tokens.json" with { type: "json" };

export type Rarity = "common" | "uncommon" | "rare" | "mythic";

export interface Printing {
  /** The three letters of the set, e.g. "THS". */
  readonly set: string;
  readonly number: string;
  readonly rarity: Rarity;
}

/** What a sentence has to know of a name: gender, number, article, how its noun declines (`german.json`, `spanish.json`, read off the printed texts). */
interface NameGrammar {
  readonly gender: "m" | "f" | "n";
  readonly plural?: true;
  readonly article?: true;
  readonly declension?: "weak" | "adjective";
}

export interface Localised {
  readonly name: string;
  readonly type: string;
  /** The set whose printing this is, e.g. "THS": each has a house style. */
  readonly edition?: string;
  /** What a text may call it by again, where that is not the part before the comma. */
  readonly shortName?: string;
  readonly grammar?: NameGrammar;
}

export interface CardFacts {
  readonly printings: readonly Printing[];
  readonly scryfallId: string;
  readonly de?: Localised;
  readonly es?: Localised;
}

export interface TokenFacts {
  readonly name: string;
  readonly type: string;
  /** English names of the cards of the pool that make it. */
  readonly madeBy: readonly string[];
}

type Table = Readonly<Record<string, CardFacts>>;

type NameFacts = Readonly<Record<string, Pick<Localised, "shortName" | "grammar">>>;
const germanNames = german as NameFacts;
const spanishNames = spanish as NameFacts;

/** Facts by English name. */
export const allFacts: ReadonlyMap<string, CardFacts> = new Map(
  [ths, bng, jou, extra].flatMap((table) =>
    Object.entries(table as Table).map(([name, of]) => {
      const [printing] = of.printings;
      const edition = printing === undefined ? {} : { edition: printing.set };
      return [
        name,
        {
          ...of,
          ...(of.de === undefined ? {} : { de: { ...of.de, ...edition, ...germanNames[name] } }),
          ...(of.es === undefined ? {} : { es: { ...of.es, ...edition, ...spanishNames[name] } }),
        },
      ];
    }),
  ),
);

/** Tokens and emblems of the three sets, by set and number: "THS 1". */
export const tokenFacts: ReadonlyMap<string, TokenFacts> = new Map(Object.entries(tokens));

/** Facts about a card by its exact English name. */
export function facts(name: string): CardFacts | undefined {
  return allFacts.get(name);
}
