// `npm run check:names`: the rules of the game are general. No file under `rules` or `state` of the engine names a
// card or a mechanic of the block, be it in code, in a comment or in its own path: each mechanic is told whole, and
// only, in `mechanics`, and a card only in the pool.
import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import * as cards from "@nykthos/cards";

const MECHANIC =
  /^(heroic|(un)?bestow.*|devotion|gods?|monstrosity|monstrous|scry.*|scries|constellations?|striv(e[sn]?|ing)|strove|inspired|tributes?)$/;

/** Basic land types, which the rules cannot do without (305.6), are names of cards too. */
const BASIC_LAND_TYPES: ReadonlySet<string> = new Set(["Plains", "Island", "Swamp", "Mountain", "Forest"]);

/** One word of a text as it is written, and where: "isBestowed" is two words, "attribute" is one. */
interface Word {
  readonly text: string;
  readonly index: number;
}

function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(/\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\d+/gu), (match) => ({
    text: match[0],
    index: match.index,
  }));
}

/** Finds the names of cards among the words of a text, however they are joined: "Pillar of War", "pillarOfWar". */
function cardFinder(names: Iterable<string>): (words: readonly Word[], at: number, text: string) => string | undefined {
  const byFirstWord = new Map<string, { name: string; words: readonly string[] }[]>();
  for (const name of names) {
    if (BASIC_LAND_TYPES.has(name)) continue;
    const words = wordsOf(name).map((word) => word.text);
    const first = words[0]?.toLowerCase();
    if (first === undefined) continue;
    byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), { name, words }]);
  }
  const joined = (before: Word, after: Word, text: string) =>
    /^[\s,'’_-]*$/.test(text.slice(before.index + before.text.length, after.index));
  return (words, at, text) =>
    byFirstWord.get(words[at]?.text.toLowerCase() ?? "")?.find(({ words: wanted }) => {
      // One word alone is a card only as the card writes it: "Negate", but not "negate".
      if (wanted.length === 1) return words[at]?.text === wanted[0];
      return wanted.every((word, offset) => {
        const here = words[at + offset];
        const before = words[at + offset - 1];
        if (here?.text.toLowerCase() !== word.toLowerCase()) return false;
        return offset === 0 || (before !== undefined && joined(before, here, text));
      });
    })?.name;
}

/** One line, "path:line names …", for each place in the path or the text that names a mechanic or one of the cards. */
export function namesIn(path: string, text: string, cardNames: Iterable<string>): string[] {
  const cardAt = cardFinder(cardNames);
  const faults: string[] = [];
  for (const [place, content] of [["path", path] as const, ["text", text] as const]) {
    const words = wordsOf(content);
    for (const [at, word] of words.entries()) {
      const name = MECHANIC.test(word.text.toLowerCase()) ? word.text : cardAt(words, at, content);
      if (name === undefined) continue;
      const line = content.slice(0, word.index).split("\n").length;
      faults.push(place === "path" ? `${path} has "${name}" in its own name` : `${path}:${line} names "${name}"`);
    }
  }
  return faults;
}

/** The English names of all cards that the package of cards exports, in whatever list, map or record they are kept. */
export function cardNamesIn(value: unknown, depth = 3): string[] {
  if (typeof value !== "object" || value === null || depth < 0) return [];
  if ("name" in value && typeof value.name === "string") return [value.name];
  const parts: readonly unknown[] = value instanceof Map ? [...value.values()] : Object.values(value);
  return parts.flatMap((part) => cardNamesIn(part, depth - 1));
}

if (import.meta.main) {
  const root = dirname(dirname(fileURLToPath(import.meta.url)));
  const names = new Set(cardNamesIn(cards));
  const paths = globSync("packages/engine/src/{rules,state}/**/*.ts", { cwd: root }).toSorted();
  const faults = paths.flatMap((path) => namesIn(path, readFileSync(join(root, path), "utf8"), names));
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
  console.log(`${paths.length} files of rules and state, ${names.size} card names, ${faults.length} faults.`);
}
