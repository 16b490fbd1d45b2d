/** `node scripts/decks.ts`: gathers `packages/cards/decks/*.txt` into the module that browsers can import. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const cards = join(import.meta.dirname, "../packages/cards");
const files = readdirSync(join(cards, "decks")).filter((file) => file.endsWith(".txt"));
const texts = files.sort().map((file) => readFileSync(join(cards, "decks", file), "utf8"));
writeFileSync(join(cards, "src/decks.json"), `${JSON.stringify(texts, null, 2)}\n`);
