/** Spanish, word by word: tables of card data and what it is called. Whole cards are held against the printed texts elsewhere. */
import { allCards, facts } from "@nykthos/cards";
import type { Ability, CardDefinition, Effect, Filter, Signed } from "@nykthos/engine/card";
import {
  activated,
  all,
  anyNumberOf,
  anyTarget,
  attacks,
  bare,
  card,
  choose,
  controllerOf,
  create,
  creature,
  creatureAnOpponentControls,
  creatureToken,
  creaturesYourOpponentsControl,
  creatureYouControl,
  damage,
  delayed,
  destroy,
  devotionTo,
  dies,
  discard,
  draw,
  each,
  eachUntilEndOfTurn,
  exile,
  firstStrike,
  flying,
  gainLife,
  has,
  hexproof,
  hostGets,
  indestructible,
  it as pronoun,
  itself,
  land,
  loseLife,
  may,
  mayPay,
  payLife,
  pt,
  putCounters,
  regenerate,
  returnToHand,
  sacrifice,
  sacrificeCost,
  scry,
  self,
  selfAttacks,
  selfEnters,
  series,
  spell,
  statics,
  tap,
  target,
  that,
  thisCreature,
  unless,
  untap,
  untilEndOfTurn,
  upTo,
  when,
  whenever,
  whereX,
} from "@nykthos/engine/card";
import { describe, expect, it, test } from "vitest";
import type { CardName } from "../src/index.ts";
import { languages } from "../src/index.ts";
import { conjugated, verbs } from "../src/es/conjugation.ts";
import { adjective, contracted, list, numeral, pluralOf } from "../src/es/grammar.ts";
import { hasSubtypeNoun } from "../src/es/words.ts";

const { es } = languages;

const lion: CardName = { name: "León", grammar: { gender: "m", article: true } };
const nymphs: CardName = { name: "Ninfas", grammar: { gender: "f", plural: true, article: true } };
const goddess: CardName = { name: "Tassa, diosa del mar", grammar: { gender: "f" } };

function cardWith(...abilities: readonly Ability[]): CardDefinition {
  return card("A card", "{1}", "Creature — Cat", [1, 1], ...abilities);
}
function revealTop(count: number): Effect {
  return { do: "revealTop", who: "you", count, as: "revealed" };
}
function plusCreatures(): Signed {
  return { sign: "+", amount: whereX({ count: creatureYouControl }) };
}
function says(ability: Ability, name: CardName = lion): string {
  return es.ability(ability, cardWith(ability), { names: () => name });
}

describe("grammar", () => {
  test.each([
    ["blanco", { gender: "f", plural: false }, "blanca"],
    ["azul", { gender: "f", plural: true }, "azules"],
    ["bloqueador", { gender: "f", plural: true }, "bloqueadoras"],
    ["atacante", { gender: "m", plural: true }, "atacantes"],
  ] as const)("%s agrees", (masculine, agreement, form) => {
    expect(adjective(masculine, agreement)).toBe(form);
  });

  test.each([
    ["dragón", "dragones"],
    ["chamán", "chamanes"],
    ["pez", "peces"],
    ["elemental", "elementales"],
    ["ninfa", "ninfas"],
  ])("the plural of %s is %s", (singular, plural) => {
    expect(pluralOf(singular)).toBe(plural);
  });

  test.each([
    ["a el León y de el campo", "al León y del campo"],
    ["a El de las cien manos", "a El de las cien manos"],
    ["sobre él", "sobre él"],
    ["para el León", "para el León"],
  ])("%s contracts to %s", (apart, together) => {
    expect(contracted(apart)).toBe(together);
  });

  test.each([
    [["volar", "prisa"], "y", "volar y prisa"],
    [["antimaleficio", "indestructible"], "y", "antimaleficio e indestructible"],
    [["la ninfa", "otro encantamiento"], "o", "la ninfa u otro encantamiento"],
    [["rojo", "blanco", "hielo"], "y", "rojo, blanco y hielo"],
  ] as const)("%j is listed", (items, join, text) => {
    expect(list(items, join)).toBe(text);
  });

  test.each([
    [1, "f", "una"],
    [10, "m", "diez"],
    [16, "f", "dieciséis"],
    [31, "f", "treinta y una"],
    [99, "m", "noventa y nueve"],
    [100, "m", "100"],
  ] as const)("%d in words", (value, gender, text) => {
    expect(numeral(value, gender)).toBe(text);
  });

  test.each([
    ["plain", true, "la", "exíliala"],
    ["infinitive", true, "la", "exiliarla"],
    ["plain", false, "la", "la exilia"],
    ["subjunctive", false, "", "exilie"],
  ] as const)("exiliar, %s", (form, you, clitic, text) => {
    expect(conjugated(verbs.exile, form, { you, plural: false }, clitic)).toBe(text);
  });
});

describe("the card's own name", () => {
  test.each<readonly [string, Ability, CardName, string]>([
    ["has its article", when(selfEnters, scry(2)), lion, "Cuando el León entre al campo de batalla, adivina 2."],
    ["contracts", activated("{1}", putCounters("+1/+1", 1, self)), lion, "{1}: Pon un contador +1/+1 sobre el León."],
    ["may be a plural", whenever(selfAttacks, draw(1)), nymphs, "Siempre que las Ninfas ataquen, roba una carta."],
    [
      "may stand without an article",
      statics(self, { cantBeBlocked: {} }),
      goddess,
      "Tassa, diosa del mar no puede ser bloqueada.",
    ],
    [
      "is a pronoun that leans on the verb",
      when(selfAttacks, sacrifice(itself)),
      nymphs,
      "Cuando las Ninfas ataquen, sacrifícalas.",
    ],
    [
      "is dropped as a subject",
      whenever(selfAttacks, untilEndOfTurn(itself, pt(2, 0))),
      lion,
      "Siempre que el León ataque, obtiene +2/+0 hasta el final del turno.",
    ],
    ["is no person to what is done with it", activated("{1}", regenerate(self)), lion, "{1}: Regenera el León."],
    [
      "is a person where it is a proper name",
      activated("{1}", regenerate(self)),
      goddess,
      "{1}: Regenera a Tassa, diosa del mar.",
    ],
    [
      "is not what a given ability calls its object",
      when(dies(thisCreature), returnToHand(itself)),
      lion,
      "Cuando esta criatura muera, regrésala a la mano de su propietario.",
    ],
  ])("%s", (_, ability, name, text) => {
    expect(says(ability, name)).toBe(text);
  });
});

describe("house styles", () => {
  const counting = spell(untilEndOfTurn(target(creature), pt(plusCreatures(), plusCreatures())));
  test.each<readonly [string, Ability, string]>([
    [
      "THS",
      counting,
      "La criatura objetivo obtiene +X/+X hasta el final del turno, donde X es el número de criaturas que controlas.",
    ],
    [
      "JOU",
      counting,
      "La criatura objetivo obtiene +X/+X hasta el final del turno, donde X es la cantidad de criaturas que controlas.",
    ],
    ["BNG", activated("{1}", regenerate(self)), "{1}: Regenera al León."],
    [
      "BNG",
      spell(damage(1, each(creaturesYourOpponentsControl))),
      "El León hace 1 punto de daño a cada criatura que controlen tus oponentes.",
    ],
    [
      "JOU",
      spell(damage(1, each(creaturesYourOpponentsControl))),
      "El León hace 1 punto de daño a cada criatura que controlan tus oponentes.",
    ],
    ["BNG", spell(revealTop(4)), "Muestra las primeras cuatro cartas de tu biblioteca."],
    ["JOU", spell(revealTop(4)), "Muestra las cuatro primeras cartas de tu biblioteca."],
  ])("of %s", (edition, ability, text) => {
    expect(says(ability, { ...lion, edition })).toBe(text);
  });
});

describe("targets", () => {
  const filters: readonly (readonly [string, Filter, string])[] = [
    ["a type", creature, "la criatura objetivo"],
    ["whose", creatureAnOpponentControls, "la criatura objetivo que controla un oponente"],
    ["another", { ...creatureYouControl, other: true }, "otra criatura objetivo que controlas"],
    ["a colour", { colors: ["W"] }, "el permanente blanco objetivo"],
    ["what it is not", { notTypes: ["Land"] }, "el permanente objetivo que no sea tierra"],
    [
      "a power",
      { types: ["Creature"], power: { is: "atLeast", value: 4 } },
      "la criatura objetivo con fuerza de 4 o más",
    ],
    ["a colour and whose", { ...creatureYouControl, colors: ["G"] }, "la criatura objetivo verde que controlas"],
    [
      "a card of two types",
      { noun: "card", types: ["Creature", "Enchantment"] },
      "la carta de criatura o encantamiento objetivo",
    ],
    [
      "a card of either kind of spell",
      { noun: "card", types: ["Instant", "Sorcery"] },
      "la carta de instantáneo o de conjuro objetivo",
    ],
    ["a keyword", { types: ["Creature"], keyword: "flying" }, "la criatura objetivo con la habilidad de volar"],
    ["in combat", { types: ["Creature"], inCombat: true }, "la criatura atacante o bloqueadora objetivo"],
    ["either of two types", { types: ["Artifact", "Enchantment"] }, "el artefacto o encantamiento objetivo"],
  ];
  test.each(filters)("%s", (_, filter, text) => {
    expect(says(spell(destroy(target(filter))))).toBe(`Destruye ${text}.`);
  });

  test.each<readonly [string, Effect, string]>([
    ["any target", damage(3, target(anyTarget)), "El León hace 3 puntos de daño a cualquier objetivo."],
    ["one point", damage(1, target({ noun: "player" })), "El León hace 1 punto de daño al jugador objetivo."],
    ["up to so many", tap(upTo(4, creature)), "Gira hasta cuatro criaturas objetivo."],
    ["any number", exile(anyNumberOf(creature)), "Exilia cualquier cantidad de criaturas objetivo."],
    [
      "a spell",
      { do: "counter", what: target({ noun: "spell", notTypes: ["Creature"] }) },
      "Contrarresta el hechizo objetivo que no sea de criatura.",
    ],
    [
      "a kind of spell",
      { do: "counter", what: target({ noun: "spell", types: ["Artifact", "Enchantment"] }) },
      "Contrarresta el hechizo objetivo de artefacto o encantamiento.",
    ],
    [
      "an instant",
      { do: "counter", what: target({ noun: "spell", types: ["Instant"] }) },
      "Contrarresta el hechizo instantáneo objetivo.",
    ],
    [
      "nouns of two genders behind a preposition",
      damage(5, target({ types: ["Creature", "Planeswalker"] })),
      "El León hace 5 puntos de daño a la criatura o el planeswalker objetivo.",
    ],
    [
      "a long recipient before the amount",
      {
        do: "damage",
        source: self,
        amount: devotionTo("G"),
        to: each({ ...creature, keyword: "flying" }),
        amountLast: true,
      },
      "El León le hace daño a cada criatura con la habilidad de volar igual a tu devoción al verde.",
    ],
    [
      "counters on several",
      putCounters("+1/+1", 1, upTo(3, creature)),
      "Elige hasta tres criaturas objetivo y pon un contador +1/+1 sobre cada una.",
    ],
    [
      "all",
      destroy(all({ types: ["Creature"], notSubtypes: ["Gorgon"] })),
      "Destruye todas las criaturas que no sean Gorgona.",
    ],
    [
      "each",
      putCounters("+1/+1", 1, each(creatureYouControl)),
      "Pon un contador +1/+1 sobre cada criatura que controlas.",
    ],
  ])("%s", (_, effect, text) => {
    expect(says(spell(effect))).toBe(text);
  });
});

describe("who does what", () => {
  test.each<readonly [string, readonly Effect[], string]>([
    ["you are told what to do", [draw(2)], "Roba dos cartas."],
    ["what you gain is stated", [gainLife(3), loseLife("you", 1)], "Ganas 3 vidas. Pierdes 1 vida."],
    ["others do it", [discard(target({ noun: "player" }), 2)], "El jugador objetivo descarta dos cartas."],
    [
      "its controller",
      [destroy(target(creature)), gainLife(4, controllerOf(pronoun("target")))],
      "Destruye la criatura objetivo. Su controlador gana 4 vidas.",
    ],
    ["you may", [may(draw(1))], "Puedes robar una carta."],
    [
      "you may have it done",
      [may({ do: "fight", what: self, with: target(creature) })],
      "Puedes hacer que el León luche contra la criatura objetivo.",
    ],
    ["if you do", [mayPay("{2}", draw(1))], "Puedes pagar {2}. Si lo haces, roba una carta."],
    [
      "unless",
      [unless({ do: "counter", what: target({ noun: "spell" }) }, controllerOf(pronoun("target")), "{3}")],
      "Contrarresta el hechizo objetivo a menos que su controlador pague {3}.",
    ],
    [
      "a subject is said once",
      [series({ do: "discard", who: "eachOpponent", count: 1 }, { do: "mill", who: "eachOpponent", count: 1 })],
      "Cada oponente descarta una carta, luego muele una carta.",
    ],
    [
      "tú, where the subject changes",
      [{ do: "and", list: [damage(2, target(creature)), gainLife(2)] }],
      "El León hace 2 puntos de daño a la criatura objetivo y tú ganas 2 vidas.",
    ],
    ["later", [delayed("nextEndStep", sacrifice(self))], "Sacrifica el León al comienzo del próximo paso final."],
    [
      "a choice",
      [{ do: "sacrifice", who: "eachPlayer", what: land, count: 3 }, untap(choose(creature))],
      "Cada jugador sacrifica tres tierras. Endereza una criatura.",
    ],
  ])("%s", (_, effects, text) => {
    expect(says(spell(...effects))).toBe(text);
  });
});

describe("abilities", () => {
  test.each<readonly [string, Ability, string]>([
    [
      "keywords share a noun",
      hostGets(2, 2, flying, firstStrike),
      "La criatura encantada obtiene +2/+2 y tiene las habilidades de volar y dañar primero.",
    ],
    [
      "y becomes e",
      hostGets(1, 1, hexproof, indestructible),
      "La criatura encantada obtiene +1/+1 y tiene las habilidades de antimaleficio e indestructible.",
    ],
    [
      "several each",
      spell(eachUntilEndOfTurn(upTo(2, creature), pt(1, 0), has(firstStrike))),
      "Hasta dos criaturas objetivo obtienen +1/+0 cada una y ganan la habilidad de dañar primero hasta el final del turno.",
    ],
    ["the plain plural", statics(bare(creatureYouControl), pt(1, 1)), "Las criaturas que controlas obtienen +1/+1."],
    [
      "what triggers is thought of",
      whenever(attacks(creatureYouControl), draw(1)),
      "Siempre que una criatura que controles ataque, roba una carta.",
    ],
    [
      "costs are infinitives",
      activated(["{1}{B}", payLife(2), sacrificeCost(creature)], draw(1)),
      "{1}{B}, pagar 2 vidas, sacrificar una criatura: Roba una carta.",
    ],
    [
      "X is explained last",
      spell(loseLife("eachOpponent", whereX(devotionTo("B")))),
      "Cada oponente pierde X vidas, donde X es tu devoción al negro.",
    ],
    [
      "tokens",
      spell(create(creatureToken(1, 1, "W", "Soldier", [flying]), 2)),
      "Crea dos fichas de criatura Soldado blancas 1/1 con la habilidad de volar.",
    ],
    [
      "a computed number of tokens",
      spell(create(creatureToken(1, 0, "U", "Elemental"), devotionTo("U"))),
      "Crea una cantidad de fichas de criatura Elemental azules 1/0 igual a tu devoción al azul.",
    ],
    [
      "what was spoken of",
      spell(untilEndOfTurn(target(creature), pt(2, 2)), untap(that("target"))),
      "La criatura objetivo obtiene +2/+2 hasta el final del turno. Endereza esa criatura.",
    ],
  ])("%s", (_, ability, text) => {
    expect(says(ability)).toBe(text);
  });
});

describe("every card of the pool", () => {
  it("has a text without traces of its making", () => {
    const texts = allCards.map((one) => es.cardText(one, { reminder: true, names: (name) => facts(name)?.es }));
    expect(texts.filter((text) => /undefined|\[object|\bNaN\b| {2}| [,.]|\.\.|\b(?:a|de) el [a-z]/.test(text))).toEqual(
      [],
    );
  });
});

describe("type lines", () => {
  test.each([
    ["Legendary Enchantment Creature — God", "Criatura encantamiento legendaria — Deidad"],
    ["Legendary Enchantment Artifact", "Artefacto encantamiento legendario"],
    ["Creature — Human Soldier", "Criatura — Soldado humano"],
    ["Basic Land — Forest", "Tierra básica — Bosque"],
    ["Sorcery", "Conjuro"],
  ])("%s", (english, spanish) => {
    expect(es.typeLine(card("A card", null, english, []))).toBe(spanish);
  });

  it("has a Spanish word for every subtype of the pool", () => {
    const subtypes = new Set(allCards.flatMap((one) => one.subtypes));
    expect([...subtypes].filter((subtype) => !hasSubtypeNoun(subtype))).toEqual([]);
  });

  it("is the printed one wherever the types have not changed", () => {
    // Nobles, and legendary planeswalkers, came after these cards were printed.
    const changed = (one: CardDefinition): boolean =>
      one.subtypes.includes("Noble") || one.types.includes("Planeswalker");
    const differing = allCards.filter((one) => {
      const printed = facts(one.name)?.es?.type;
      return printed !== undefined && !changed(one) && es.typeLine(one) !== printed;
    });
    expect(differing.map(({ name }) => `${name}: ${facts(name)?.es?.type ?? ""}`)).toEqual([]);
  });
});

describe("names of the pool", () => {
  it("carry their gender and number wherever they have a Spanish name", () => {
    const without = allCards.filter(({ name }) => {
      const local = facts(name)?.es;
      return local !== undefined && local.grammar === undefined;
    });
    expect(without.map(({ name }) => name)).toEqual([]);
  });
});

describe("reminder text", () => {
  it("is said on request, once for each thing that a card does", () => {
    const twice = cardWith(spell(scry(1)), when(selfEnters, scry(1)));
    const texts = [false, true].map(
      (reminder) => es.cardText(twice, { reminder, names: () => lion }).split("(").length - 1,
    );
    expect(texts).toEqual([0, 1]);
  });
});
