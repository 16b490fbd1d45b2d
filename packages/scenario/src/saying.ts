/** Words for what the game asks and for each of its answers, as the person who wrote the scenario calls things. */
import { abilityAt, objectOf } from "@nykthos/engine";
import type { Option, Question } from "@nykthos/engine";
import { activatedAbilities } from "./abilities.ts";
import type { Table } from "./table.ts";

const colorWords = { W: "white", U: "blue", B: "black", R: "red", G: "green" } as const;

/** An option in the words of a script's answer. */
export function sayOption(table: Table, option: Option): string {
  switch (option.type) {
    case "cast":
      return `cast ${table.say(option.object)}${option.form === "" ? "" : ` using ${option.form}`}`;
    case "play":
      return `play ${table.say(option.object)}`;
    case "activate":
    case "activateMana":
      return `activate ${table.say(option.object)}, ability ${placeOfAbility(table, option.object, option.ability)}`;
    case "trigger":
    case "choose":
      return table.say(option.type === "choose" ? option.entity : option.object);
    case "mode":
      return String(option.mode + 1);
    case "number":
      return String(option.number);
    case "color":
      return colorWords[option.color];
    case "attack":
      return `${table.say(option.object)} attacks ${table.say(option.defender)}`;
    case "block":
      return `${table.say(option.object)} blocks ${table.say(option.attacker)}`;
    case "mana":
      return option.object === 0 ? `{${option.mana}}` : `${table.say(option.object)} for {${option.mana}}`;
    default:
      return option.type;
  }
}

/** The question with its options: "A is asked (targets) for Lightning Strike: sable, B, or back". */
export function sayQuestion(table: Table, question: Question): string {
  const { kind, player, decider, options, source, about, amount } = question;
  const who = table.letter(player) + (decider === player ? "" : ` (decided by ${table.letter(decider)})`);
  const parts = [`${who} is asked (${kind}`];
  if (kind === "divide" || kind === "damage") parts.push(` for ${table.say(Number(about))}, ${amount} left`);
  else if (about !== "" && about !== kind && kind !== "targets" && kind !== "choose") parts.push(`: ${about}`);
  parts.push(")");
  if (source !== 0) parts.push(` for ${saySource(table, source)}`);
  const said = options.filter(({ type }) => type !== "back").map((option) => sayOption(table, option));
  const shown = said.length > 30 ? [...said.slice(0, 30), `and ${said.length - 30} more`] : said;
  return `${parts.join("")}; possible answers: ${shown.join(", ")}`;
}

function saySource(table: Table, source: number): string {
  const object = objectOf(table.g, source);
  if (object.stack === null || object.stack.ability < 0) return table.say(source);
  const { kind } = abilityAt(table.g.pool, object.stack.ability);
  return `the ${kind} ability of ${table.say(object.stack.source)}`;
}

function placeOfAbility(table: Table, object: number, index: number): number {
  return activatedAbilities(table.g, object).findIndex((one) => one.index === index) + 1;
}
