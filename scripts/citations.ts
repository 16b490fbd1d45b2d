// `node scripts/citations.ts [rules]`: the rule numbers that the code cites, held against the rules (Markdown, by default in
// `../shared/rules`) and against `test/citations.json`, where a hash of each cited rule's text is pinned: when the rules are updated, the
// rules to read again are those whose hash has changed. `--update` pins what the rules say now. No text of a rule is kept.
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const pinFile = join(root, "test/citations.json");
/** Where the rules are looked for if nobody says. */
export const usualPlace = join(root, "../shared/rules");

/** A cited rule: its number, and the places in the code where it is cited, as `file:line`. */
export type Citations = ReadonlyMap<string, readonly string[]>;
/** Hashes of texts, by the number of the rule. */
export type Hashes = ReadonlyMap<string, string>;

const dash = "[–-]";
const rule = String.raw`[1-9]\d{2}\.\d+[a-z]?`;
/** A rule, or a range of them: 510.1c, 510.1c–d, 701.16–17, 103.1–103.5. */
const ruleOrRange = new RegExp(
  String.raw`(?<![\d.#])(${rule})(?:${dash}(${rule}|\d+[a-z]?|[a-z])(?![a-z\d]))?(?!\d|\.\d)`,
  "g",
);
/** A whole section, which only stands in brackets in comments: (613), (611.2, 613). */
const sectionsInBrackets = /\(((?:[1-9]\d{2}(?:\.\d+[a-z]?)?(?:[–-][\da-z.]+)?(?:,| and|–)? ?)+)\)/g;

/** The numbers that a line of code cites, ranges as their two ends. */
export function citedIn(text: string): readonly string[] {
  const found: string[] = [];
  for (const [, from = "", to] of text.matchAll(ruleOrRange)) {
    found.push(from);
    if (to !== undefined) found.push(endOfRange(from, to));
  }
  const comment = /(?:\/\/|^\s*\/?\*).*/.exec(text)?.[0] ?? "";
  for (const [, list = ""] of comment.matchAll(sectionsInBrackets)) {
    for (const [section] of list.matchAll(/(?<![\d.])(?<!\.\d+[a-z]?[–-])[1-9]\d{2}(?![\d.])/g)) found.push(section);
  }
  return found;
}

/** 510.1c and "d" are 510.1d, 701.16 and "17" are 701.17. */
function endOfRange(from: string, to: string): string {
  if (to.includes(".")) return to;
  return /^\d/.test(to) ? from.replace(/\.\d+[a-z]?$/, `.${to}`) : from.replace(/[a-z]?$/, to);
}

/** Everything that the sources of the packages cite. */
export function citations(): Citations {
  const found = new Map<string, string[]>();
  for (const path of globSync("packages/*/src/**/*.ts", { cwd: root }).toSorted()) {
    for (const [index, line] of readFileSync(join(root, path), "utf8").split("\n").entries()) {
      for (const number of citedIn(line)) found.set(number, [...(found.get(number) ?? []), `${path}:${index + 1}`]);
    }
  }
  return new Map([...found].toSorted(([a], [b]) => a.localeCompare(b, "en", { numeric: true })));
}

/**
 * Hashes of all rules in a folder. Its table of contents says which files are current: superseded ones may lie beside them.
 * @throws Error when the folder has no table of contents, or a file that it names is missing
 */
export function rulesIn(folder: string): Hashes {
  const hashes = new Map<string, string>();
  const contents = readFileSync(join(folder, "TABLE_OF_CONTENTS.md"), "utf8");
  for (const [, number = "", title = ""] of contents.matchAll(/^(\d{3})\. (.+)$/gm)) {
    const name = title
      .toLowerCase()
      .replaceAll(/[^a-z0-9 -]/g, "")
      .replaceAll(" ", "-");
    const [file] = globSync(`rules/${number[0] ?? ""}-*/${number}-${name}.md`, { cwd: folder });
    if (file === undefined) throw new Error(`the rules have no file for ${number}. ${title}`);
    hashes.set(number, hashOf(title));
    const text = readFileSync(join(folder, file), "utf8");
    for (const part of text.split(/^(?=\d{3}\.\d)/m)) {
      const found = /^(\d{3}\.\d+[a-z]?)\.? /.exec(part)?.[1];
      if (found !== undefined) hashes.set(found, hashOf(part.trim()));
    }
  }
  return hashes;
}

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 12);
}

/** The hashes that are pinned. */
export function pinned(): Hashes {
  return new Map(Object.entries(JSON.parse(readFileSync(pinFile, "utf8")) as Record<string, string>));
}

/** What is wrong with the citations, in words; `rules` is null where there are none to look at. */
export function problemsOf(cited: Citations, pins: Hashes, rules: Hashes | null): readonly string[] {
  const problems: string[] = [];
  for (const [number, places] of cited) {
    const where = places.slice(0, 3).join(", ");
    if (rules?.has(number) === false) problems.push(`there is no rule ${number} (${where})`);
    else if (!pins.has(number))
      problems.push(`rule ${number} is not pinned (${where}): node scripts/citations.ts --update`);
    else if (rules !== null && rules.get(number) !== pins.get(number))
      problems.push(`rule ${number} has changed: read it again, then look at ${places.join(", ")}`);
  }
  for (const number of pins.keys())
    if (!cited.has(number)) problems.push(`rule ${number} is pinned but not cited any more`);
  return problems;
}

function main(): void {
  const { values, positionals } = parseArgs({ options: { update: { type: "boolean" } }, allowPositionals: true });
  const folder = positionals[0] ?? usualPlace;
  if (!existsSync(join(folder, "TABLE_OF_CONTENTS.md"))) {
    console.error(`citations: there are no rules in ${folder} (expected a TABLE_OF_CONTENTS.md)`);
    process.exit(2);
  }
  const rules = rulesIn(folder);
  const cited = citations();
  if (values.update === true) {
    const kept = [...cited.keys()].flatMap((number) =>
      rules.has(number) ? [[number, rules.get(number)] as const] : [],
    );
    writeFileSync(pinFile, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`);
  }
  const problems = problemsOf(cited, existsSync(pinFile) ? pinned() : new Map(), rules);
  for (const problem of problems) console.error(problem);
  console.log(`${cited.size} rules of ${rules.size} are cited; ${problems.length} problems.`);
  if (problems.length > 0) process.exitCode = 1;
}

if (import.meta.main) main();
