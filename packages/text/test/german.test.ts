/** German, word by word: tables of card data and what it is called. Whole cards are held against the printed texts elsewhere. */
import { allCards, facts } from "@nykthos/cards";
import type { Ability, CardDefinition, Filter } from "@nykthos/engine/card";
import {
  activated,
  addAnyColor,
  anyNumberOf,
  anyTarget,
  at,
  attacks,
  bare,
  card,
  controllerOf,
  create,
  creature,
  creatureAnOpponentControls,
  creatureToken,
  creatureYouControl,
  damage,
  delayed,
  destroy,
  devotionTo,
  discard,
  draw,
  dies,
  each,
  eachUntilEndOfTurn,
  exile,
  firstStrike,
  flying,
  gainLife,
  goldToken,
  has,
  haste,
  hasAbility,
  heroic,
  host,
  hostGets,
  inYourGraveyard,
  it as pronoun,
  itself,
  loseLife,
  mayPay,
  may,
  mill,
  and,
  opponent,
  payLife,
  permanent,
  player,
  players,
  protection,
  pt,
  putCounters,
  returnToHand,
  sacrificeCost,
  scry,
  self,
  selfDies,
  selfEnters,
  series,
  spell,
  statics,
  target,
  targets,
  that,
  thisCreature,
  thisTurn,
  trample,
  unless,
  untap,
  untilEndOfTurn,
  upTo,
  vigilance,
  when,
  whenever,
  whereX,
  whileMonstrous,
  yourUpkeep,
} from "@nykthos/engine/card";
import { describe, expect, it, test } from "vitest";
import { inverted, mainClause, request, subordinate, clause, du, infinitive, part, settle } from "../src/de/clause.ts";
import { adjective, capitalised, decline, genitiveSingular, listed, numberWord } from "../src/de/grammar.ts";
import { hasSubtypeNoun, subtypeNoun } from "../src/de/lexicon.ts";
import { nameInCase } from "../src/de/names.ts";
import { verbs } from "../src/de/vocabulary.ts";
import type { CardName } from "../src/index.ts";
import { languages } from "../src/index.ts";

const { de } = languages;

const hero: CardName = {
  name: "Kühner Held aus Akros",
  grammar: { gender: "m", article: true, declension: "weak" },
};
const nymphs: CardName = { name: "Frohe Nymphen", grammar: { gender: "m", plural: true, article: true } };
const goddess: CardName = { name: "Thassa, Göttin der Meere", grammar: { gender: "f" } };

function cardWith(...abilities: readonly Ability[]): CardDefinition {
  return card("A card", "{1}", "Creature — Cat", [1, 1], ...abilities);
}
function says(ability: Ability, name: CardName = hero): string {
  return de.ability(ability, cardWith(ability), { names: () => name });
}
/** What a spell that destroys it calls its target. */
function destroyed(filter: Filter): string {
  return says(spell(destroy(target(filter))))
    .replace("Zerstöre ", "")
    .replace(/\.$/, "");
}

describe("declension", () => {
  test.each([
    [adjective("weiß", "strong", "m", "acc"), "weißen"],
    [adjective("rot und grün", "mixed", "n", "nom"), "rotes und grünes"],
    [adjective("ander", "weak", "pl", "dat"), "anderen"],
    [decline(subtypeNoun("Human"), "singular", "acc"), "Menschen"],
    [decline(subtypeNoun("Swamp"), "plural", "dat"), "Sümpfen"],
    [decline(subtypeNoun("Gorgon"), "plural", "dat"), "Gorgonen"],
    [decline(subtypeNoun("Wolf"), "singular", "gen"), "Wolfs"],
    [genitiveSingular("Fuchs"), "Fuchses"],
    [listed(["A", "B", "C"], "oder"), "A, B oder C"],
    [capitalised("„ziehe eine Karte.“"), "„Ziehe eine Karte.“"],
    [
      [1, 12, 16, 17, 21, 30, 99, 100].map(numberWord).join(" "),
      "ein zwölf sechzehn siebzehn einundzwanzig dreißig neunundneunzig 100",
    ],
  ])("%s", (said, form) => {
    expect(said).toBe(form);
  });
});

describe("names", () => {
  test.each([
    [hero, "der Kühne Held aus Akros", "den Kühnen Helden aus Akros", "dem Kühnen Helden aus Akros"],
    [nymphs, "die Frohen Nymphen", "die Frohen Nymphen", "den Frohen Nymphen"],
    [
      { name: "Weiser der Zeit", grammar: { gender: "m", article: true, declension: "adjective" } },
      "der Weise der Zeit",
      "den Weisen der Zeit",
      "dem Weisen der Zeit",
    ],
    [
      { name: "Edles Beutetier", grammar: { gender: "n", article: true } },
      "das Edle Beutetier",
      "das Edle Beutetier",
      "dem Edlen Beutetier",
    ],
    [{ name: "Der Koloss", grammar: { gender: "m", article: true } }, "der Koloss", "den Koloss", "dem Koloss"],
    [
      { name: "Ashiok der Weber", grammar: { gender: "m" } },
      "Ashiok der Weber",
      "Ashiok den Weber",
      "Ashiok dem Weber",
    ],
    [{ name: "Gunst der Nylea", grammar: { gender: "f" } }, "Gunst der Nylea", "Gunst der Nylea", "Gunst der Nylea"],
  ] as const)("%s", ({ name, grammar }, nom, acc, dat) => {
    expect(nameInCase(name, grammar, "nom")).toBe(nom);
    expect(nameInCase(name, grammar, "acc")).toBe(acc);
    expect(nameInCase(name, grammar, "dat")).toBe(dat);
  });
  it("are closed by a comma where an explanation stands behind them", () => {
    expect(says(whenever(attacks(self), draw(1)), goddess)).toBe(
      "Immer wenn Thassa, Göttin der Meere, angreift, ziehe eine Karte.",
    );
  });
});

describe("word order", () => {
  const aCard = part("eine Karte", 4);
  const draws = clause(du, verbs.draw, aCard);
  const back = clause(du, verbs.bringBack, part("sie", 0));
  test.each([
    ["a main clause", mainClause(draws), "du ziehst eine Karte"],
    ["a request", mainClause(request(du, verbs.draw, aCard)), "ziehe eine Karte"],
    ["after something else", inverted(draws), "ziehst du eine Karte"],
    ["a prefix at the end", mainClause(back), "du bringst sie zurück"],
    ["a prefix in a subordinate clause", subordinate(back), "du sie zurückbringst"],
    ["a prefix below a modal verb", infinitive(back), "sie zurückbringen"],
    [
      "a relative clause that the sentence leaves",
      settle("die Karte, die du ziehst⸴ auf"),
      "die Karte, die du ziehst, auf",
    ],
    ["a relative clause at the end", settle("die Karte, die du ziehst⸴."), "die Karte, die du ziehst."],
  ])("%s", (_, said, text) => {
    expect(said).toBe(text);
  });
});

describe("noun phrases", () => {
  test.each<readonly [Filter, string]>([
    [creature, "eine Kreatur deiner Wahl"],
    [permanent, "eine bleibende Karte deiner Wahl"],
    [
      { notTypes: ["Land"], controller: "opponent" },
      "eine bleibende Karte deiner Wahl, die kein Land ist und die ein Gegner kontrolliert",
    ],
    [{ types: ["Artifact", "Enchantment"] }, "ein Artefakt oder eine Verzauberung deiner Wahl"],
    [{ types: ["Creature"], notColors: ["B"] }, "eine nichtschwarze Kreatur deiner Wahl"],
    [{ types: ["Creature"], inCombat: true }, "eine angreifende oder blockende Kreatur deiner Wahl"],
    [{ types: ["Creature"], power: { is: "atLeast", value: 4 } }, "eine Kreatur deiner Wahl mit Stärke 4 oder größer"],
    [{ types: ["Creature"], keyword: "flying", other: true }, "eine andere fliegende Kreatur deiner Wahl"],
    [{ types: ["Creature"], notSubtypes: ["Gorgon"] }, "eine Nicht-Gorgo-Kreatur deiner Wahl"],
    [{ types: ["Creature"], subtypes: ["Minotaur"] }, "eine Minotaurus-Kreatur deiner Wahl"],
    [{ subtypes: ["Wolf"], controller: "you" }, "einen Wolf deiner Wahl, den du kontrollierst"],
    [{ allTypes: ["Enchantment", "Creature"] }, "eine Verzauberungskreatur deiner Wahl"],
    [{ noun: "spell", types: ["Creature"] }, "einen Kreaturenzauber deiner Wahl"],
    [
      { noun: "spell", types: ["Artifact", "Enchantment"] },
      "einen Artefakt- oder Verzauberungs-Zauberspruch deiner Wahl",
    ],
    [{ noun: "spell", notTypes: ["Creature"] }, "einen Nichtkreatur-Zauberspruch deiner Wahl"],
    [
      { noun: "spell", types: ["Instant", "Sorcery"], controller: "you" },
      "einen Spontanzauber oder eine Hexerei deiner Wahl, den bzw. die du kontrollierst",
    ],
    [
      inYourGraveyard({ types: ["Creature", "Enchantment"] }),
      "eine Kreaturen- oder Verzauberungskarte deiner Wahl in deinem Friedhof",
    ],
  ])("%j", (filter, said) => {
    expect(destroyed(filter)).toBe(said);
  });
});

describe("sentences", () => {
  test.each<readonly [string, Ability, string]>([
    [
      "a trigger that is a request",
      heroic(putCounters("+1/+1", 1, self)),
      "Heroisch — Immer wenn du einen Zauberspruch wirkst, der den Kühnen Helden aus Akros als Ziel hat, lege eine +1/+1-Marke auf den Kühnen Helden aus Akros.",
    ],
    [
      "a trigger with a subject",
      when(selfDies, gainLife(3)),
      "Wenn der Kühne Held aus Akros stirbt, erhältst du 3 Lebenspunkte dazu.",
    ],
    [
      "a pronoun after the name",
      when(selfEnters, damage(2, target(anyTarget), itself)),
      "Wenn der Kühne Held aus Akros ins Spiel kommt, fügt er einem Ziel deiner Wahl 2 Schadenspunkte zu.",
    ],
    [
      "a relative clause behind the verb",
      whenever(dies(creatureYouControl), draw(1)),
      "Immer wenn eine Kreatur stirbt, die du kontrollierst, ziehe eine Karte.",
    ],
    [
      "the beginning of a step, first",
      at(yourUpkeep, loseLife("you", 1)),
      "Zu Beginn deines Versorgungssegments verlierst du 1 Lebenspunkt.",
    ],
    [
      "the beginning of a step, inside a request",
      at(yourUpkeep, scry(1)),
      "Wende zu Beginn deines Versorgungssegments Hellsicht 1 an.",
    ],
    ["scry alone", activated("{T}", scry(2)), "{T}: Hellsicht 2."],
    ["scry first of two", spell(series(scry(2), draw(2))), "Hellsicht 2, ziehe dann zwei Karten."],
    [
      "scry last of two",
      when(selfEnters, series(draw(1), scry(1))),
      "Wenn der Kühne Held aus Akros ins Spiel kommt, ziehe eine Karte und wende dann Hellsicht 1 an.",
    ],
    [
      "something optional",
      when(selfEnters, may(returnToHand(target(creature)))),
      "Wenn der Kühne Held aus Akros ins Spiel kommt, kannst du eine Kreatur deiner Wahl auf die Hand ihres Besitzers zurückbringen.",
    ],
    [
      "a payment and what comes of it",
      whenever(attacks(self), mayPay("{2}", draw(1))),
      "Immer wenn der Kühne Held aus Akros angreift, kannst du {2} bezahlen. Falls du dies tust, ziehe eine Karte.",
    ],
    [
      "unless",
      spell(unless(destroy(target(creature)), controllerOf(pronoun("target")), [payLife(3)])),
      "Zerstöre eine Kreatur deiner Wahl, falls ihr Beherrscher nicht 3 Lebenspunkte bezahlt.",
    ],
    [
      "two subjects",
      spell(and(damage(2, target(creature)), gainLife(2))),
      "Der Kühne Held aus Akros fügt einer Kreatur deiner Wahl 2 Schadenspunkte zu, und du erhältst 2 Lebenspunkte dazu.",
    ],
    [
      "one subject, stated",
      spell(and(draw(2), loseLife("you", 2))),
      "Du ziehst zwei Karten und verlierst 2 Lebenspunkte.",
    ],
    [
      "a size",
      spell(untilEndOfTurn(target(creature), pt(3, -1))),
      "Eine Kreatur deiner Wahl erhält +3/-1 bis zum Ende des Zuges.",
    ],
    [
      "trample last",
      hostGets(4, 4, flying, trample, vigilance),
      "Die verzauberte Kreatur erhält +4/+4 und hat Flugfähigkeit, Wachsamkeit und verursacht Trampelschaden.",
    ],
    [
      "trample alone",
      spell(untilEndOfTurn(target(creature), has(trample))),
      "Eine Kreatur deiner Wahl verursacht bis zum Ende des Zuges Trampelschaden.",
    ],
    [
      "several for each of several",
      spell(eachUntilEndOfTurn(upTo(2, creature), pt(1, 0), has(firstStrike))),
      "Bis zu zwei Kreaturen deiner Wahl erhalten bis zum Ende des Zuges +1/+0 und Erstschlag.",
    ],
    [
      "abilities alone for each of several",
      spell(eachUntilEndOfTurn(upTo(2, creature), has(firstStrike), has(haste))),
      "Bis zu zwei Kreaturen deiner Wahl erhalten Erstschlag und Eile bis zum Ende des Zuges.",
    ],
    [
      "each alike",
      spell(untilEndOfTurn(each(creatureYouControl), has(haste))),
      "Alle Kreaturen, die du kontrollierst, erhalten Eile bis zum Ende des Zuges.",
    ],
    [
      "each of those that damage is dealt to",
      spell(damage(1, each(creature))),
      "Der Kühne Held aus Akros fügt jeder Kreatur 1 Schadenspunkt zu.",
    ],
    [
      "a size behind a relative clause",
      spell(untilEndOfTurn(target(creatureYouControl), pt(2, 2))),
      "Eine Kreatur deiner Wahl, die du kontrollierst, erhält bis zum Ende des Zuges +2/+2.",
    ],
    [
      "a size before a relative clause",
      when(selfEnters, untilEndOfTurn(target(creatureYouControl), pt(2, 2))),
      "Wenn der Kühne Held aus Akros ins Spiel kommt, erhält eine Kreatur deiner Wahl, die du kontrollierst, +2/+2 bis zum Ende des Zuges.",
    ],
    [
      "whom damage was dealt to",
      spell(damage(4, target(creature)), thisTurn(pronoun("target"), { cantBeRegenerated: true })),
      "Der Kühne Held aus Akros fügt einer Kreatur deiner Wahl 4 Schadenspunkte zu. Diese Kreatur kann in diesem Zug nicht regeneriert werden.",
    ],
    [
      "a given ability",
      when(dies(thisCreature), returnToHand(itself)),
      "Wenn diese Kreatur stirbt, bringe sie auf die Hand ihres Besitzers zurück.",
    ],
    [
      "any number",
      spell(eachUntilEndOfTurn(anyNumberOf(creature), has(haste))),
      "Eine beliebige Anzahl an Kreaturen deiner Wahl erhält bis zum Ende des Zuges Eile.",
    ],
    [
      "protection",
      spell(untilEndOfTurn(target(creature), has(protection({ chosenColor: true })))),
      "Eine Kreatur deiner Wahl erhält bis zum Ende des Zuges Schutz vor einer Farbe, die du bestimmst.",
    ],
    [
      "a restriction",
      spell(thisTurn(target(creatureAnOpponentControls), { cantBlock: {} })),
      "Eine Kreatur deiner Wahl, die ein Gegner kontrolliert, kann in diesem Zug nicht blocken.",
    ],
    [
      "a requirement",
      spell(thisTurn(bare(creatureYouControl), { attacksIfAble: {} })),
      "Kreaturen, die du kontrollierst, greifen in diesem Zug an, falls möglich.",
    ],
    [
      "a quotation that ends the sentence",
      statics(host, hasAbility(activated("{R}", untilEndOfTurn(thisCreature, pt(1, 0))))),
      "Die verzauberte Kreatur hat „{R}: Diese Kreatur erhält +1/+0 bis zum Ende des Zuges.“",
    ],
    [
      "a condition first",
      whileMonstrous(has(flying)),
      "Solange der Kühne Held aus Akros monströs ist, hat er Flugfähigkeit.",
    ],
    [
      "X explained at the end",
      spell(
        untilEndOfTurn(
          target(creature),
          pt({ sign: "+", amount: whereX(devotionTo("G", "U")) }, { sign: "+", amount: 0 }),
        ),
      ),
      "Eine Kreatur deiner Wahl erhält +X/+0 bis zum Ende des Zuges, wobei X gleich deiner Hingabe zu Grün und Blau ist.",
    ],
    [
      "as many as",
      when(selfEnters, create(creatureToken(1, 1, "W", "Soldier"), devotionTo("W"))),
      "Wenn der Kühne Held aus Akros ins Spiel kommt, erzeuge so viele 1/1 weiße Soldat-Kreaturenspielsteine, wie deine Hingabe zu Weiß beträgt.",
    ],
    [
      "tokens",
      spell(create(creatureToken(2, 2, "RG", "Satyr", [haste]), 4)),
      "Erzeuge vier 2/2 rote und grüne Satyr-Kreaturenspielsteine mit Eile.",
    ],
    ["a predefined token", spell(create(goldToken)), "Erzeuge einen Gold-Spielstein."],
    [
      "mana",
      activated(["{T}", sacrificeCost(creature)], addAnyColor()),
      "{T}, opfere eine Kreatur: Erzeuge ein Mana einer beliebigen Farbe.",
    ],
    [
      "players",
      spell(discard(target(opponent), 1), mill(target(player, "other"), 3), damage(1, players("eachOpponent"))),
      "Ein Gegner deiner Wahl wirft eine Karte aus seiner Hand ab. Ein Spieler deiner Wahl millt drei Karten. Der Kühne Held aus Akros fügt jedem Gegner 1 Schadenspunkt zu.",
    ],
    [
      "what was spoken of",
      spell(untilEndOfTurn(target(creature), pt(2, 2)), untap(that("target"))),
      "Eine Kreatur deiner Wahl erhält +2/+2 bis zum Ende des Zuges. Enttappe diese Kreatur.",
    ],
    [
      "a time behind what is known",
      spell(delayed("nextEndStep", exile(self))),
      "Schicke den Kühnen Helden aus Akros zu Beginn des nächsten Endsegments ins Exil.",
    ],
    [
      "one, two or three",
      spell(putCounters("+1/+1", 1, targets({ oneTo: 3 }, anyTarget))),
      "Lege je eine +1/+1-Marke auf ein, zwei oder drei Ziele deiner Wahl.",
    ],
  ])("%s", (_, ability, text) => {
    expect(says(ability)).toBe(text);
  });
  it("agree with a name in the plural", () => {
    expect(says(whenever(attacks(self), untilEndOfTurn(itself, pt(1, 0))), nymphs)).toBe(
      "Immer wenn die Frohen Nymphen angreifen, erhalten sie +1/+0 bis zum Ende des Zuges.",
    );
  });
});

describe("every card of the pool", () => {
  it("has a text without traces of its making", () => {
    const texts = allCards.map((one) => de.cardText(one, { reminder: true, names: (name) => facts(name)?.de }));
    expect(
      texts.filter((text) => /undefined|\[object|\bNaN\b| {2}| [,.]|,[,.]|\.\.|⸴|\bvon dem [A-Z]/.test(text)),
    ).toEqual([]);
  });
});

describe("type lines", () => {
  test.each([
    ["Legendary Enchantment Creature — God", "Legendäre Verzauberungskreatur — Gott"],
    ["Legendary Enchantment Artifact", "Legendäres Verzauberungsartefakt"],
    ["Artifact Creature — Golem", "Artefaktkreatur — Golem"],
    ["Creature — Human Soldier", "Kreatur — Mensch, Soldat"],
    ["Basic Land — Forest", "Standardland — Wald"],
    ["Sorcery", "Hexerei"],
  ])("%s", (english, said) => {
    expect(de.typeLine(card("A card", null, english, []))).toBe(said);
  });

  it("has a German word for every subtype of the pool", () => {
    const subtypes = new Set(
      allCards.filter((one) => !one.types.includes("Planeswalker")).flatMap((one) => one.subtypes),
    );
    expect([...subtypes].filter((subtype) => !hasSubtypeNoun(subtype))).toEqual([]);
  });

  it("is the printed one wherever the types have not changed", () => {
    // Nobles, and legendary planeswalkers, came after these cards were printed.
    const changed = (one: CardDefinition): boolean =>
      one.subtypes.includes("Noble") || one.types.includes("Planeswalker");
    const differing = allCards.filter((one) => {
      const printed = facts(one.name)?.de?.type;
      return printed !== undefined && !changed(one) && de.typeLine(one) !== printed;
    });
    expect(differing.map((one) => [one.name, de.typeLine(one), facts(one.name)?.de?.type])).toEqual([]);
  });
});
