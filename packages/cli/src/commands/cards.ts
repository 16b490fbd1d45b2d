/** `nykthos cards`: lists the pool, and holds the rendered texts against official ones that somebody has. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { Command } from "commander";
import { allCards, facts } from "@nykthos/cards";
import { checkTexts, explainedDifferences, languageCodes, languages, officialCards, unexplained } from "@nykthos/text";
import type { CheckedCard, LanguageCode, OfficialCard, TextReport } from "@nykthos/text";
import { oneOf, UserError } from "../errors.ts";
import { namesIn } from "../names.ts";
import { wrap } from "../play/table.ts";

interface Options {
  readonly check?: string;
  readonly lang: LanguageCode;
  readonly all?: boolean;
  readonly set?: string;
  readonly json?: boolean;
}

export function cardsCommand(): Command {
  return new Command("cards")
    .description("list the cards, or check their rendered texts against official ones")
    .option("--check <folder>", "a folder with official texts as JSON (or one such file)")
    .option("-l, --lang <language>", `language: ${languageCodes.join(", ")}`, oneOf("--lang", languageCodes), "en")
    .option("--all", "with --check: show differences that are explained, or not required, as well")
    .option("--set <set>", "only the cards of this set, e.g. THS")
    .option("--json", "print as JSON")
    .addHelpText("after", "\nWith --check, the exit code is 1 if a text differs that has to be equal.")
    .action((options: Options) => {
      if (options.check === undefined) list(options);
      else check(options.check, options);
    });
}

function cardsOf(set: string | undefined): typeof allCards {
  if (set === undefined) return allCards;
  const wanted = set.toUpperCase();
  const found = allCards.filter(({ name }) => facts(name)?.printings.some((printing) => printing.set === wanted));
  if (found.length > 0) return found;
  const sets = new Set(allCards.flatMap(({ name }) => facts(name)?.printings.map((printing) => printing.set) ?? []));
  throw new UserError(`there is no set "${set}": expected one of ${[...sets].toSorted().join(", ")}`);
}

function list({ lang, set, json }: Options): void {
  const cards = cardsOf(set);
  const language = languages[lang];
  const names = namesIn(lang);
  if (json === true) {
    console.log(JSON.stringify(cards.map(({ name }) => name)));
    return;
  }
  for (const card of cards)
    console.log(`${language.name(card, { names })}  ${card.manaCost ?? ""}  ${language.typeLine(card)}`.trimEnd());
  console.log(`${cards.length} cards`);
}

/** All official texts below a path; files that hold something else are passed over. */
function officialIn(path: string): readonly OfficialCard[] {
  if (!existsSync(path)) throw new UserError(`there is no file or folder "${path}"`);
  const isFolder = statSync(path).isDirectory();
  const files = isFolder
    ? readdirSync(path)
        .filter((name) => name.endsWith(".json"))
        .toSorted()
    : [path];
  const official = files.flatMap((file) => {
    const data = parsed(isFolder ? join(path, file) : file);
    try {
      return officialCards(data);
    } catch (error) {
      if (!isFolder) throw new UserError(`${file}: ${error instanceof Error ? error.message : String(error)}`);
      return [];
    }
  });
  if (official.length === 0)
    throw new UserError(`"${path}" has no official texts: expected JSON files with lists of cards`);
  return official;
}

function parsed(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new UserError(`${file} is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function check(path: string, { lang, all, set, json }: Options): void {
  const report = checkTexts(languages[lang], cardsOf(set), officialIn(path), {
    names: namesIn(lang),
    differences: set === undefined ? explainedDifferences[lang] : explainedOf(lang, set),
  });
  const faults = unexplained(report);
  if (json === true) console.log(JSON.stringify(report));
  else print(report, faults, all === true);
  process.exitCode = faults.length > 0 || report.stale.length > 0 ? 1 : 0;
}

function explainedOf(lang: LanguageCode, set: string): Readonly<Record<string, string>> {
  const names = new Set(cardsOf(set).map(({ name }) => name));
  return Object.fromEntries(Object.entries(explainedDifferences[lang]).filter(([name]) => names.has(name)));
}

function print(
  { cards, withoutOfficial, stale, language }: TextReport,
  faults: readonly CheckedCard[],
  all: boolean,
): void {
  const shown = all ? cards.filter(({ equal }) => !equal) : faults;
  for (const card of shown) {
    const why = card.explained ?? (card.required ? "" : "the official text is older than the rules text");
    console.log(`${card.name}${why === "" ? "" : ` (${why})`}`);
    for (const { paragraph, rendered = "–", official = "–" } of card.diff) {
      for (const line of wrap(`  ${paragraph} rendered: ${rendered}`, 6)) console.log(line);
      for (const line of wrap(`  ${paragraph} official: ${official}`, 6)) console.log(line);
    }
  }
  const required = cards.filter((card) => card.required);
  const equal = required.filter((card) => card.equal).length;
  const explained = required.filter((card) => !card.equal && card.explained !== undefined).length;
  console.log(
    `${language}: ${equal} of ${required.length} texts that have to be equal are, ${explained} differ as explained, ${faults.length} differ; ` +
      `${cards.length - required.length} are compared with an older wording; ${withoutOfficial.length} have no official text`,
  );
  if (stale.length > 0) console.log(`explanations of no difference: ${stale.join("; ")}`);
}
