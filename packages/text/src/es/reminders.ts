/**
 * Reminder text (207.2) in Spanish: what a keyword or a keyword action means, in parentheses after its paragraph, where it is asked
 * for. Made from the mechanic's own values and in words of our own; it is not what is held against the printed text.
 */
import type { Ability, Keyword, ProtectionQuality, Quantity, Token } from "@nykthos/engine/card";
import { isPlural } from "../bindings.ts";
import type { KeywordTable } from "../tables.ts";
import { sayKeyword } from "../tables.ts";
import { quoted } from "./abilities.ts";
import { costText } from "./costs.ts";
import { capitalised, contracted, indefinite, list, sentence, words } from "./grammar.ts";
import { compoundNoun, compoundType } from "./heads.ts";
import { indefinitePhrase } from "./nouns.ts";
import { so } from "./quantities.ts";
import type { Say } from "./say.ts";
import { colorAdjectives, counterNoun, subtypeNoun, typeNouns } from "./words.ts";

/** A paragraph with the reminders of what it is the first to use in its card; `given` has those that the card has given already. */
export function reminded(text: string, ability: Ability, say: Say, given: Set<string>): string {
  if (!say.reminder) return text;
  const found: string[] = [];
  collect(ability, say, found);
  const fresh = [...new Set(found)].filter((reminder) => !given.has(reminder));
  for (const reminder of fresh) given.add(reminder);
  return fresh.length === 0 ? text : `${text} (${fresh.map(sentence).join(" ")})`;
}

/** Keywords and actions, wherever they stand in an ability, in the order of the text. */
function collect(node: unknown, say: Say, found: string[]): void {
  if (typeof node !== "object" || node === null) return;
  const fields = node as Readonly<Record<string, unknown>>;
  if (isKeyword(fields)) found.push(sayKeyword(keywords, fields, say));
  const { do: verb, token } = fields;
  const explain = typeof verb === "string" ? actions[verb] : undefined;
  if (explain !== undefined) found.push(explain(fields, say));
  if (isPredefined(token)) found.push(tokenReminder(token, say));
  else for (const value of Object.values(fields)) collect(value, say, found);
}

/** A keyword that something has; in a noun phrase ("with flying") its name stands beside what narrows the noun. */
function isKeyword(fields: Readonly<Record<string, unknown>>): fields is Readonly<Record<string, unknown>> & Keyword {
  const { keyword } = fields;
  const parameters = ["keyword", "cost", "filter", "from", "landType", "n"];
  return (
    typeof keyword === "string" &&
    keyword in keywords &&
    Object.keys(fields).every((field) => parameters.includes(field))
  );
}

function counters(count: Quantity, say: Say): string {
  return so(count, counterNoun, say, "+1/+1");
}

const keywords: KeywordTable<Say, string> = {
  bestow: ({ cost }, say) =>
    `por ${costText(cost, say)} puedes lanzarla como un aura que encanta a una criatura; cuando ya no encanta a ninguna, es una criatura`,
  bloodthirst: ({ n }, say) => `entra con ${counters(n, say)} si algún oponente ya recibió daño este turno`,
  cycling: ({ cost, landType }, say) =>
    landType === undefined
      ? `paga ${costText(cost, say)} y deshazte de esta carta de tu mano para robar otra`
      : `paga ${costText(cost, say)} y deshazte de esta carta de tu mano para buscar en tu biblioteca una de ${subtypeNoun(landType).singular}; enséñala, quédatela y baraja`,
  deathtouch: () => "por poco daño que haga a una criatura, la destruye",
  defender: () => "no es capaz de atacar",
  doubleStrike: () => "golpea junto a las que dañan primero y luego una vez más",
  echo: ({ cost }, say) => `en tu primer mantenimiento con ella, paga ${costText(cost, say)} o sacrifícala`,
  enchant: ({ filter }, say) =>
    `al lanzarla, elige ${indefinitePhrase(filter, say)} como su objetivo; entra anexada a lo que elegiste`,
  equip: ({ cost }, say) =>
    `paga ${costText(cost, say)} para anexarlo a una de tus criaturas, en un momento en que podrías lanzar un conjuro`,
  extort: () =>
    "con cada hechizo que lances puedes pagar {W/B}; entonces cada oponente pierde 1 vida y tú ganas tantas como se perdieron",
  firstStrike: () => "en el combate golpea antes que las criaturas que no dañan primero",
  flash: () => "puede lanzarse siempre que pudieras lanzar un instantáneo",
  flying: () => "solo la bloquean criaturas que vuelan o que tienen alcance",
  fuse: () => "desde tu mano puedes lanzar una de las mitades o las dos",
  graft: ({ n }, say) => `entra con ${counters(n, say)}; cada vez que entra otra criatura, puedes pasarle uno de ellos`,
  haste: () => "puede atacar y usar sus habilidades de {T} de inmediato",
  hexproof: () => "los hechizos y habilidades de tus oponentes no pueden tomarlo como objetivo",
  indestructible: () => "ni el daño ni los efectos que destruyen acaban con él",
  intimidate: () => "solo la bloquean criaturas artefacto y las que comparten con ella algún color",
  lifelink: () => "ganas tantas vidas como daño haga",
  menace: () => "hacen falta al menos dos criaturas para bloquearla",
  overload: ({ cost }, say) =>
    `si pagas ${costText(cost, say)} en lugar de su coste de maná, no tiene objetivo y hace lo mismo con todo lo que pudo haberlo sido`,
  protection: ({ from }, say) =>
    `nada que sea ${quality(from, say)} puede tomarla como objetivo, dañarla, bloquearla ni anexarse a ella`,
  reach: () => "es capaz de bloquear a las que vuelan",
  trample: () =>
    "el daño que sobra tras destruir a quienes la bloquean puede pasar al jugador o planeswalker al que ataca",
  tribute: ({ n }, say) => `al entrar, un oponente de tu elección decide si recibe ${counters(n, say)}`,
  unleash: () => "puede entrar con un contador +1/+1; mientras tenga uno, no bloquea",
  vigilance: () => "sigue enderezada cuando ataca",
};

function quality(from: ProtectionQuality, say: Say): string {
  if ("colors" in from) {
    return list(
      from.colors.map((color) => colorAdjectives[color]),
      "o",
    );
  }
  if ("multicolored" in from) return "multicolor";
  if ("chosenColor" in from) return "del color que elegiste";
  if ("objects" in from) return indefinitePhrase(from.objects, say);
  return list(
    from.types.map((type) => words(indefinite({ gender: typeNouns[type].gender }), typeNouns[type].singular)),
    "o",
  );
}

type Explain = (fields: Readonly<Record<string, unknown>>, say: Say) => string;

/** Keyword actions whose name alone does not say what happens (701). */
const actions: Readonly<Record<string, Explain>> = {
  scry: ({ count }) =>
    count === 1
      ? "mira la carta que está encima de tu biblioteca y déjala ahí o pásala al fondo"
      : "mira tantas cartas de encima de tu biblioteca; pasa al fondo las que no quieras y deja las otras encima, en el orden que prefieras",
  monstrosity: ({ n }, say) =>
    `si todavía no es monstruosa, recibe ${counters(n as Quantity, say)} y desde ahora lo es`,
  fight: () => "cada una de las dos hace a la otra tanto daño como su fuerza",
  detain: () => "hasta que te toque otra vez, no puede atacar ni bloquear, y nadie puede activar sus habilidades",
  proliferate: () =>
    "elige los permanentes y jugadores con contadores que quieras; cada uno recibe uno más de cada tipo que tenga",
  regenerate: () =>
    "la próxima vez que fuera a ser destruida este turno, no lo es: se gira, se cura del daño y deja el combate",
  mill: ({ count }) =>
    isPlural(count as Quantity)
      ? "esas cartas pasan de encima de la biblioteca al cementerio"
      : "la carta pasa de encima de la biblioteca al cementerio",
};

function isPredefined(token: unknown): token is Token {
  return typeof token === "object" && token !== null && "predefined" in token && token.predefined === true;
}

/** What a predefined token is and has (111.10). */
function tokenReminder({ name, types, subtypes, abilities = [] }: Token, say: Say): string {
  const noun = compoundNoun(types);
  const [subtype] = subtypes;
  const called = subtype === undefined ? (name ?? "") : subtypeNoun(subtype).singular;
  const has = abilities.map((ability) => quoted(ability, say, noun));
  return words(
    capitalised(contracted(called)),
    "es",
    indefinite({ gender: noun.gender }),
    compoundType(types, false),
    has.length === 0 ? "" : `con ${list(has)}`,
  );
}
