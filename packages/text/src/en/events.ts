/** Trigger events in English (603.1), after "when", "whenever" or "at". */
import type { EventPattern, EventPatterns, Subject, TurnOwner } from "@nykthos/engine/card";
import type { Context } from "../context.ts";
import type { EventTable } from "../tables.ts";
import { sayEvent } from "../tables.ts";
import type { Phrase } from "./grammar.ts";
import { agreeing, listed, numberWord, objectOf, one, possessiveOf, withArticle, you } from "./grammar.ts";
import { indefinite } from "./nouns.ts";
import { reference } from "./references.ts";
import { counterWords, stepWords } from "./words.ts";

export function event(pattern: EventPattern, context: Context): string {
  return sayEvent(events, pattern, context);
}

/** What an event happens to: "Boon Satyr", "enchanted creature", "another enchantment", "~ or enchanted creature". */
function subject(what: Subject, context: Context): Phrase {
  if ("ref" in what) return reference(what, context);
  if ("anyOf" in what)
    return one(
      listed(
        what.anyOf.map((part) => subject(part, context).text),
        "or",
      ),
    );
  return one(indefinite(what, context));
}

const whoWords: Readonly<Record<"you" | "opponent" | "player" | "any", Phrase>> = {
  you,
  opponent: one("an opponent"),
  player: one("a player"),
  any: one("a player"),
};

function happens(what: Subject, verb: string, context: Context): string {
  const phrase = subject(what, context);
  return `${phrase.text} ${agreeing(phrase, verb)}`;
}
function acts(who: "you" | "opponent" | "player" | "any", verb: string): string {
  const phrase = whoWords[who];
  return `${phrase.text} ${agreeing(phrase, verb)}`;
}
function combat(combat: true | undefined): string {
  return combat === true ? "combat damage" : "damage";
}

const events: EventTable<Context, string> = {
  enters: ({ what, under }, context) =>
    `${happens(what, "enter", context)} the battlefield${under === "you" ? " under your control" : ""}`,
  dies: ({ what }, context) => happens(what, "die", context),
  leaves: ({ what }, context) => `${happens(what, "leave", context)} the battlefield`,
  putIntoGraveyard: ({ what }, context) =>
    `${subject(what, context).text} is put into a graveyard from the battlefield`,
  attacks: ({ what }, context) => happens(what, "attack", context),
  attacksWithOthers: ({ what, others }, context) =>
    `${subject(what, context).text} and at least ${numberWord(others)} other creatures attack`,
  blocks: ({ what, blocked }, context) =>
    happens(what, "block", context) + (blocked === undefined ? "" : ` ${indefinite(blocked, context)}`),
  becomesBlocked: ({ what, by }, context) =>
    happens(what, "become blocked", context) + (by === undefined ? "" : ` by ${indefinite(by, context)}`),
  blocksOrBecomesBlocked: ({ what }, context) =>
    `${happens(what, "block", context)} or becomes blocked by one or more creatures`,
  dealsDamage: ({ what, to, combat: inCombat, atLeast }, context) => {
    const damage = atLeast === undefined ? combat(inCombat) : `${atLeast} or more ${combat(inCombat)}`;
    return `${happens(what, "deal", context)} ${damage} to ${receiver(to, context)}`;
  },
  isDealtDamage: ({ what, combat: inCombat, by }, context) => {
    const sources =
      by?.either?.map((part) => indefinite(part, context)) ?? (by === undefined ? [] : [indefinite(by, context)]);
    const source = sources.length === 0 ? "" : ` by ${listed(sources, "or by")}`;
    const dealt =
      typeof what === "string" ? (what === "you" ? "you're" : "an opponent is") : happens(what, "be", context);
    return `${dealt} dealt ${combat(inCombat)}${source}`;
  },
  casts: ({ who, spell }, context) => `${acts(who, "cast")} ${indefinite({ noun: "spell", ...spell }, context)}`,
  becomesTapped: ({ what }, context) => happens(what, "become tapped", context),
  becomesUntapped: ({ what }, context) => happens(what, "become untapped", context),
  tapsForMana: ({ who, what }, context) =>
    who === "any"
      ? `${happens(what, "be", context)} tapped for mana`
      : `${acts(who, "tap")} ${objectOf(subject(what, context))} for mana`,
  becomesTarget: ({ what, of }, context) => `${happens(what, "become", context)} the target of ${targetingWords[of]}`,
  draws: ({ who }) => acts(who, "draw a card"),
  revealsThisWay: ({ what }, context) => `you reveal ${indefinite({ noun: "card", ...what }, context)} this way`,
  discards: ({ who, what }, context) => `${acts(who, "discard")} ${indefinite({ noun: "card", ...what }, context)}`,
  gainsLife: ({ who }) => acts(who, "gain life"),
  losesLife: ({ who }) => acts(who, "lose life"),
  sacrifices: ({ who, what }, context) => `${acts(who, "sacrifice")} ${objectOf(subject(what, context))}`,
  countersPut: ({ kind, on }, context) =>
    `${withArticle(counterWords[kind])} is put on ${objectOf(subject(on, context))}`,
  cycles: ({ what }, context) => `you cycle ${objectOf(subject(what, context))}`,
  beginningOf: (beginning, context) => `the beginning of ${stepOf(beginning, context)}`,
  state: () => "you control no Islands",
  anyOf: (patterns, context) => anyOf(patterns, context),
  becomesMonstrous: ({ what }, context) => happens(what, "become monstrous", context),
  scries: ({ who }) => acts(who, "scry"),
};

/** "~ enters the battlefield or dies": the subject that all have is said once. */
function anyOf(patterns: readonly EventPattern[], context: Context): string {
  const said = patterns.map((pattern) => event(pattern, context));
  const first = `${context.name.name} `;
  const shared = said.every((text) => text.startsWith(first));
  return listed(
    said.map((text, index) => (shared && index > 0 ? text.slice(first.length) : text)),
    "or",
  );
}

const targetingWords: Readonly<Record<EventPatterns["becomesTarget"]["of"], string>> = {
  spellOrAbility: "a spell or ability",
  spell: "a spell",
  ability: "an ability",
};

function receiver(to: EventPatterns["dealsDamage"]["to"], context: Context): string {
  switch (to) {
    case "player":
      return "a player";
    case "opponent":
      return "an opponent";
    case "you":
      return "you";
    default:
      return indefinite(to, context);
  }
}

const owners: Readonly<Record<Exclude<TurnOwner, "hostController">, string>> = {
  you: "your",
  each: "each",
  eachOpponent: "each opponent's",
  eachPlayer: "each player's",
};

/** "your upkeep", "each player's draw step", "combat on your turn". */
function stepOf({ step, whose }: EventPatterns["beginningOf"], context: Context): string {
  if (step === "beginCombat") {
    if (whose === "each") return "each combat";
    return `combat on ${ownerOf(whose, context)} turn`;
  }
  if (whose === "hostController") return `the ${stepWords[step]} of ${ownerPhrase(context)}`;
  return `${owners[whose]} ${stepWords[step]}`;
}
function ownerOf(whose: TurnOwner, context: Context): string {
  return whose === "hostController" ? `${ownerPhrase(context)}'s` : owners[whose];
}
function ownerPhrase(context: Context): string {
  return `${possessiveOf(reference({ ref: "host" }, context))} controller`;
}
