/**
 * Reminder text (207.2) in German: what a keyword or a keyword action means, in parentheses after its paragraph, where it is asked
 * for. Made from the mechanic's own values and in words of our own; it is not what is held against the printed text.
 */
import type { Ability, Keyword, ProtectionQuality, Quantity, Token } from "@nykthos/engine/card";
import type { KeywordTable } from "../tables.ts";
import { sayKeyword } from "../tables.ts";
import { settle, sentence } from "./clause.ts";
import type { GermanContext } from "./context.ts";
import { costText } from "./costs.ts";
import type { Case } from "./grammar.ts";
import { listed } from "./grammar.ts";
import { cardNoun, cardTypeNouns, colorStems, counterNouns } from "./lexicon.ts";
import { phrase } from "./nouns.ts";
import { amount } from "./quantities.ts";
import { quotedAbility } from "./quotes.ts";

/** A paragraph with the reminders of what it is the first to use in its card; `given` has those that the card has given already. */
export function reminded(text: string, ability: Ability, context: GermanContext, given: Set<string>): string {
  if (!context.reminder) return text;
  const found: string[] = [];
  collect(ability, context, found);
  const fresh = [...new Set(found)].filter((reminder) => !given.has(reminder));
  for (const reminder of fresh) given.add(reminder);
  return fresh.length === 0 ? text : `${text} (${fresh.map(sentence).join(" ")})`;
}

/** Keywords and actions, wherever they stand in an ability, in the order of the text. */
function collect(node: unknown, context: GermanContext, found: string[]): void {
  if (typeof node !== "object" || node === null) return;
  const fields = node as Readonly<Record<string, unknown>>;
  if (isKeyword(fields)) found.push(sayKeyword(keywords, fields, context));
  const { do: verb, token } = fields;
  const explain = typeof verb === "string" ? actions[verb] : undefined;
  if (explain !== undefined) found.push(explain(fields, context));
  if (isPredefined(token)) found.push(tokenReminder(token, context));
  else for (const value of Object.values(fields)) collect(value, context, found);
}

/** A keyword that something has; in a noun phrase ("mit Reichweite") its name stands beside what narrows the noun. */
function isKeyword(fields: Readonly<Record<string, unknown>>): fields is Readonly<Record<string, unknown>> & Keyword {
  const { keyword } = fields;
  const parameters = ["keyword", "cost", "filter", "from", "landType", "n"];
  return (
    typeof keyword === "string" &&
    keyword in keywords &&
    Object.keys(fields).every((field) => parameters.includes(field))
  );
}

function counters(count: Quantity, kase: Case, context: GermanContext): string {
  return amount(count, counterNouns["+1/+1"], kase, "words", context).text;
}

const keywords: KeywordTable<GermanContext, string> = {
  bestow: ({ cost }, context) =>
    `für ${costText(cost, context)} wird sie zu einer Aura, die eine Kreatur verzaubert; hat sie nichts mehr zu verzaubern, ist sie eine Kreatur`,
  bloodthirst: ({ n }, context) =>
    `hat ein Gegner in diesem Zug schon Schaden genommen, kommt sie mit ${counters(n, "dat", context)} ins Spiel`,
  cycling: ({ cost, landType }, context) => {
    const paid = `bezahle ${costText(cost, context)} und trenne dich von dieser Karte auf deiner Hand`;
    if (landType === undefined) return `${paid}, um eine Karte zu ziehen`;
    const found = phrase({ noun: "card", subtypes: [landType] }, "a", context).say("acc");
    return `${paid}, um ${found} aus deiner Bibliothek zu suchen; zeige sie, nimm sie auf die Hand und mische`;
  },
  deathtouch: () => "schon ein einziger Schadenspunkt von ihr zerstört eine Kreatur",
  defender: () => "sie darf nicht angreifen",
  doubleStrike: () => "sie schlägt zweimal zu: mit den Kreaturen, die Erstschlag haben, und dann noch einmal",
  echo: ({ cost }, context) =>
    `bezahle in deinem ersten Versorgungssegment mit ihr ${costText(cost, context)}, oder opfere sie`,
  enchant: ({ filter }, context) =>
    `nimm beim Wirken ${phrase(filter, "a", context).say("acc")} zum Ziel; dort wird sie angelegt`,
  equip: ({ cost }, context) =>
    `bezahle ${costText(cost, context)}, um sie an eine deiner Kreaturen anzulegen, zu den Zeiten einer Hexerei`,
  extort: () =>
    "bei jedem deiner Zaubersprüche darfst du {W/B} bezahlen; dann verliert jeder Gegner 1 Lebenspunkt, und du bekommst, was verloren ging",
  firstStrike: () => "sie schlägt im Kampf vor allen zu, die keinen Erstschlag haben",
  flash: () => "du darfst sie immer dann wirken, wenn ein Spontanzauber erlaubt wäre",
  flying: () => "nur was fliegt oder Reichweite hat, kann sie blocken",
  fuse: () => "aus der Hand darfst du eine Hälfte oder beide wirken",
  graft: ({ n }, context) =>
    `kommt mit ${counters(n, "dat", context)} ins Spiel; bei jeder anderen Kreatur, die ins Spiel kommt, darfst du eine davon auf diese verschieben`,
  haste: () => "sie darf sofort angreifen und ihre {T}-Fähigkeiten nutzen",
  hexproof: () => "Gegner können sie mit nichts zum Ziel nehmen",
  indestructible: () => "weder Schaden noch ein Effekt mit „zerstöre“ zerstört sie",
  intimidate: () => "nur Artefaktkreaturen und Kreaturen, die eine Farbe mit ihr teilen, können sie blocken",
  lifelink: () => "wie viel Schaden sie auch zufügt, so viele Lebenspunkte bekommst du",
  menace: () => "um sie zu blocken, braucht es mindestens zwei Kreaturen",
  overload: ({ cost }, context) =>
    `für ${costText(cost, context)} hat er kein Ziel und wirkt auf alles, was ein Ziel sein könnte`,
  protection: ({ from }, context) =>
    `was ${quality(from, context)}, kann sie weder zum Ziel nehmen noch ihr schaden, sie blocken oder an sie angelegt sein`,
  reach: () => "sie kann blocken, was fliegt",
  trample: () => "was über den Schaden hinausgeht, der ihre Blocker zerstört, trifft den, den sie angreift",
  tribute: ({ n }, context) =>
    `ein Gegner, den du dir aussuchst, entscheidet, ob sie mit ${counters(n, "dat", context)} ins Spiel kommt`,
  unleash: () => "sie darf mit einer +1/+1-Marke ins Spiel kommen; mit einer solchen kann sie nicht blocken",
  vigilance: () => "zum Angreifen wird sie nicht getappt",
};

/** "weiß ist", "eine Verzauberung ist", "die bestimmte Farbe hat" */
function quality(from: ProtectionQuality, context: GermanContext): string {
  if ("chosenColor" in from) return "die bestimmte Farbe hat";
  if ("multicolored" in from) return "mehrfarbig ist";
  if ("objects" in from) return settle(`${phrase(from.objects, "a", context).say("nom")} ist`);
  const each =
    "colors" in from
      ? from.colors.map((color) => colorStems[color])
      : from.types.map((type) => phrase({ types: [type] }, "a", context).say("nom"));
  return `${listed(each, "oder")} ist`;
}

type Explain = (fields: Readonly<Record<string, unknown>>, context: GermanContext) => string;

/** Keyword actions whose name alone does not say what happens (701). */
const actions: Readonly<Record<string, Explain>> = {
  scry: ({ count }, context) => {
    if (count === 1)
      return "sieh dir die oberste Karte deiner Bibliothek an und lass sie dort oder lege sie nach unten";
    const cards = amount(count as Quantity, cardNoun, "acc", "words", context).text;
    return `sieh dir ${cards} von oben aus deiner Bibliothek an; was du nicht willst, kommt nach unten, der Rest wieder nach oben, alles, wie du es ordnest`;
  },
  monstrosity: ({ n }, context) =>
    `war sie es nicht schon, bekommt sie ${counters(n as Quantity, "acc", context)} und ist von nun an monströs`,
  fight: () => "jede der beiden fügt der anderen so viel Schaden zu, wie sie stark ist",
  detain: () => "bis du wieder am Zug bist, greift sie nicht an, blockt nicht, und niemand aktiviert ihre Fähigkeiten",
  proliferate: () =>
    "suche dir beliebig viele bleibende Karten und Spieler mit Marken aus; sie bekommen von jeder Art, die sie haben, noch eine",
  regenerate: () =>
    "sollte sie in diesem Zug als Nächstes zerstört werden, wird sie stattdessen getappt, heilt und verlässt den Kampf",
  mill: ({ count }) =>
    count === 1
      ? "die Karte kommt von oben aus der Bibliothek auf den Friedhof"
      : "die Karten kommen von oben aus der Bibliothek auf den Friedhof",
};

function isPredefined(token: unknown): token is Token {
  return typeof token === "object" && token !== null && "predefined" in token && token.predefined === true;
}

/** What a predefined token is and has (111.10). */
function tokenReminder(token: Token, context: GermanContext): string {
  const types = listed(token.types.map((type) => cardTypeNouns[type].singular));
  const abilities = (token.abilities ?? []).map((ability) => quotedAbility(ability, context, token.types));
  const having = abilities.length === 0 ? "" : ` mit ${listed(abilities)}`;
  return `${token.name ?? token.subtypes.join(" ")} ist ein ${types}${having}`;
}
