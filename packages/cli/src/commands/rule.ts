/** `nykthos rule`: what a rule is about, in our own words, and where the code carries it out. */
import { Command } from "commander";
import { languageCodes, ruleExplanation, ruleNumbers, rulesAround } from "@nykthos/text";
import type { LanguageCode } from "@nykthos/text";
import { oneOf, UserError } from "../errors.ts";
import { wrap } from "../play/table.ts";
import { citationsOf } from "../repository.ts";
import type { Citation } from "../repository.ts";

interface Options {
  readonly lang: LanguageCode;
  readonly all?: boolean;
  readonly json?: boolean;
}

export function ruleCommand(): Command {
  return new Command("rule")
    .description("explain a rule, and show where the code carries it out")
    .argument("[number]", "its number, e.g. 702.103e; without one, the rules that are explained are listed")
    .option("-l, --lang <language>", `language: ${languageCodes.join(", ")}`, oneOf("--lang", languageCodes), "en")
    .option("--all", "show every place, not only the first twenty")
    .option("--json", "print as JSON")
    .action((number: string | undefined, options: Options) => {
      if (number === undefined) listRules(options.lang);
      else showRule(number.toLowerCase().replace(/\.$/, ""), options);
    });
}

function listRules(lang: LanguageCode): void {
  for (const number of ruleNumbers) {
    const [first = ""] = (ruleExplanation(number, lang) ?? "").split(/(?<=[.!?])\s/);
    for (const line of wrap(`${number.padEnd(9)} ${first}`, 10)) console.log(line);
  }
}

function showRule(number: string, { lang, all, json }: Options): void {
  if (!/^\d{3}(\.\d+[a-z]?)?$/.test(number))
    throw new UserError(`"${number}" is not the number of a rule: expected one like 702, 702.103 or 702.103e`);
  const citations = citationsOf(number);
  const chain = rulesAround(number, lang);
  if (json === true) {
    console.log(JSON.stringify({ rule: number, explanations: chain, citations }, null, 2));
    return;
  }
  if (chain.length === 0 && citations.length === 0)
    throw new UserError(`rule ${number} is not explained here, and no source cites it`, 1);
  for (const { rule, text } of chain) for (const line of wrap(`${rule}  ${text}`, 4)) console.log(line);
  const parts = ruleNumbers.filter(
    (rule) => rule !== number && rule.startsWith(number) && !/^\d/.test(rule.slice(number.length)),
  );
  if (parts.length > 0) for (const line of wrap(`More: ${parts.join(", ")}`, 4)) console.log(line);
  if (citations.length > 0) console.log("Carried out or cited in:");
  for (const citation of all === true ? citations : citations.slice(0, 20)) showCitation(citation);
  if (all !== true && citations.length > 20) console.log(`  and ${citations.length - 20} more (--all)`);
}

function showCitation({ file, line, text }: Citation): void {
  for (const one of wrap(`  ${file}:${line}  ${text}`, 6)) console.log(one);
}
