// `node scripts/decks.ts`: gathers the deck lists of `packages/cards/decks` into the module that browsers can import.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const cards = join(import.meta.dirname, "../packages/cards");

function textsOf(folder: string): readonly string[] {
  const directory = join(cards, "decks", folder);
  return readdirSync(directory)
    .sort()
    .map((file) => readFileSync(join(directory, file), "utf8"));
}

const texts = { starter: textsOf("starter"), preconstructed: textsOf("preconstructed") };
writeFileSync(join(cards, "src/decks.json"), `${JSON.stringify(texts, null, 2)}\n`);
