/**
 * Whether a text does good or harm to what it targets, read off its data: for choosing targets quickly. A rough sign only; looking ahead
 * corrects it where it matters. Knows verbs and modifications, no card.
 */
import type { CompiledAbility, CompiledCard } from "@nykthos/engine";
import type { Ability, Modification, Verb } from "@nykthos/engine/card";

/** Verbs that do their object no good, and verbs that do; what is in neither is unknown. */
const harmful: ReadonlySet<Verb> = new Set<Verb>([
  "destroy",
  "exile",
  "counter",
  "sacrifice",
  "discard",
  "mill",
  "damage",
  "loseLife",
  "tap",
  "detain",
  "removeCounters",
  "gainControl",
  "controlNextTurn",
  "return",
  "put",
  "revealHand",
]);
const helpful: ReadonlySet<Verb> = new Set<Verb>([
  "untap",
  "regenerate",
  "draw",
  "gainLife",
  "attach",
  "copySpell",
  "createCopy",
  "doubleCounters",
  "extraTurn",
  "create",
  "fight",
  "preventDamage",
]);

type Node = Readonly<Record<string, unknown>>;
const known = new WeakMap<object, Map<string, number>>();

/**
 * Below zero where the text harms what it binds under that name, above where it helps, 0 if it cannot be told.
 * @param data an ability, or a whole card for the target of an Aura (whose name is "enchanted")
 */
export function tendency(data: Ability | CompiledCard, name: string): number {
  const signs = known.get(data) ?? new Map<string, number>();
  known.set(data, signs);
  let sign = signs.get(name);
  if (sign === undefined) {
    sign = "definition" in data ? tendencyOfHost(data.abilities) : tendencyIn(data, name);
    signs.set(name, sign);
  }
  return sign;
}

/** What an Aura does to what it enchants. */
function tendencyOfHost(abilities: readonly CompiledAbility[]): number {
  let sum = 0;
  for (const { data } of abilities) {
    if (!("kind" in data)) continue;
    if (data.kind === "static") {
      if (refersTo(data.what, "host")) for (const mod of data.mods) sum += tendencyOf(mod);
    } else sum += tendencyIn(data, "host");
  }
  return sum;
}

function tendencyIn(node: unknown, name: string): number {
  if (Array.isArray(node)) return node.reduce((sum: number, item) => sum + tendencyIn(item, name), 0);
  if (typeof node !== "object" || node === null) return 0;
  const fields = node as Node;
  let sum = 0;
  const verb = fields["do"] as Verb | undefined;
  if (verb !== undefined) {
    for (const [key, value] of Object.entries(fields)) {
      if (key === "source" || !refersTo(value, name)) continue;
      sum += signOf(verb, key, fields);
    }
  }
  for (const [key, value] of Object.entries(fields)) {
    // What is granted, made or asked is a text of its own.
    if (key !== "ability" && key !== "token" && key !== "condition") sum += tendencyIn(value, name);
  }
  return sum;
}

function signOf(verb: Verb, key: string, fields: Node): number {
  if (verb === "continuous") {
    const mods = (fields["mods"] ?? []) as readonly Modification[];
    return mods.reduce((sum, mod) => sum + tendencyOf(mod), 0);
  }
  if (verb === "putCounters") return fields["kind"] === "-1/-1" ? -1 : 1;
  if (verb === "moveCounters") return key === "from" ? -1 : 1;
  if (verb === "preventDamage") return key === "by" ? -1 : 1;
  if (verb === "fight") return key === "with" ? -1 : 1;
  if (verb === "return" && isFromGraveyard(fields["what"])) return 1;
  return harmful.has(verb) ? -1 : helpful.has(verb) ? 1 : 0;
}

function isFromGraveyard(what: unknown): boolean {
  if (typeof what !== "object" || what === null || !("target" in what)) return false;
  const { target } = what;
  return typeof target === "object" && target !== null && "zone" in target && target.zone === "graveyard";
}

/** Whether a selection or player is what the name binds: "target creature" itself, or "it" later. */
function refersTo(value: unknown, name: string): boolean {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const fields = value as Node;
  if ("do" in fields || "kind" in fields) return false;
  if (fields["ref"] === name || fields["player"] === name) return true;
  if ("target" in fields) return fields["as"] === name;
  return Array.isArray(fields["both"]) && fields["both"].some((one) => refersTo(one, name));
}

function tendencyOf(mod: Modification): number {
  if ("pt" in mod) return mod.pt.power.sign === "-" || mod.pt.toughness.sign === "-" ? -1 : 1;
  if ("keyword" in mod) return mod.keyword.keyword === "defender" ? -1 : 1;
  if ("ability" in mod || "cantBeBlocked" in mod || "canBlockAdditional" in mod || "mustBeBlocked" in mod) return 1;
  if ("canAttackAsThoughNoDefender" in mod || "allMustBlock" in mod) return 1;
  if ("cantAttack" in mod || "cantBlock" in mod || "cantAttackOrBlock" in mod || "doesntUntap" in mod) return -1;
  if ("loseAllAbilities" in mod || "loseKeyword" in mod || "control" in mod || "cantActivate" in mod) return -1;
  if ("attacksIfAble" in mod || "blocksIfAble" in mod || "becomes" in mod || "cantBeRegenerated" in mod) return -1;
  return 0;
}
