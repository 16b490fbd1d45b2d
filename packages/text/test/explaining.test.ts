// Why an object is what it is, in every language: with the condition of the ability, how that stands, and how long effects last.
import { facts, findCard } from "@nykthos/cards";
import { newPosition } from "@nykthos/engine";
import type { Expiry, Game, PositionObject } from "@nykthos/engine";
import { languageCodes, teller } from "@nykthos/text";
import type { LanguageCode, Teller } from "@nykthos/text";
import { describe, expect, test } from "vitest";

const put = (name: string, owner = 0, more: Partial<PositionObject> = {}): PositionObject => {
  const card = findCard(name);
  if (card === undefined) throw new RangeError(name);
  return { card, zone: "battlefield", owner, ...more };
};

function position(...objects: readonly PositionObject[]): Game {
  return newPosition({
    players: [{ name: "Ada", mana: "{W}{W}{W}" }, { name: "Ben" }],
    objects,
    turn: { active: 0, step: "main1", number: 3 },
  });
}

function voiceOf({ state }: Game, code: LanguageCode): Teller {
  return teller(code, { state, viewer: 0, names: (name) => (code === "en" ? undefined : facts(name)?.[code]) });
}

function explained(game: Game, id: number, code: LanguageCode): readonly string[] {
  const voice = voiceOf(game, code);
  return game
    .explain(id)
    .map((contribution) => voice.contribution(id, contribution))
    .map(({ what, kind, lasts, now }) => [what, now, kind, lasts].filter((part) => part !== "").join(" / "));
}

describe("a God that is no creature", () => {
  const game = position(put("Nylea, God of the Hunt"));
  test.each([
    [
      "en",
      "As long as your devotion to green is less than five, Nylea isn't a creature. / “Your devotion to green” is 1 now. / static ability",
    ],
    [
      "de",
      "Solange deine Hingabe zu Grün weniger als fünf beträgt, ist Nylea keine Kreatur. / „Deine Hingabe zu Grün“ beträgt jetzt 1. / statische Fähigkeit",
    ],
    [
      "es",
      "Mientras tu devoción al verde sea menor que cinco, Nylea no es una criatura. / «Tu devoción al verde» es ahora 1. / habilidad estática",
    ],
  ] as const)("says why, and how devotion stands, in %s", (code, sentence) => {
    expect(explained(game, 1, code)).toContain(sentence);
  });

  test("of the other player counts that player's devotion", () => {
    const theirs = position(put("Nylea, God of the Hunt", 1), put("Nessian Courser", 0), put("Boon Satyr", 1));
    expect(explained(theirs, 1, "en").join()).toContain("is 3 now");
  });
});

test("an ability that does several things is said part by part, each with whom it is about", () => {
  const game = position(put("Wingsteed Rider"), put("Boon Satyr", 0, { attachedTo: 1, form: "bestow" }));
  const lines = explained(game, 1, "en");
  expect(lines).toContain("Enchanted creature gets +4/+2. / static ability");
});

test.each([
  ["en", "until end of turn"],
  ["de", "bis zum Ende des Zuges"],
  ["es", "hasta el final del turno"],
] as const)("an effect of a spell says how long it lasts, in %s", (code, lasts) => {
  const game = position(put("Wingsteed Rider"), put("Gods Willing", 0, { zone: "hand" }));
  for (let count = 0; count < 40 && game.state.effects.length === 0; count++) {
    const options = game.question?.options ?? [];
    const wanted = ["cast", "choose", "auto", "color", "pass"] as const;
    const type = wanted.find((one) => options.some((option) => option.type === one));
    game.answer({
      choose: Math.max(
        0,
        options.findIndex((option) => option.type === type),
      ),
    });
  }
  expect(game.state.effects).toHaveLength(1);
  const lines = explained(game, 1, code);
  const found = lines.find((line) => line.endsWith(lasts));
  expect(found).toMatch(/(has protection from white|hat Schutz vor Weiß|protección contra blanco)/i);
});

test.each(languageCodes)("counters, and every way in which an effect can end, can be said in %s", (code) => {
  const game = position(put("Wingsteed Rider", 0, { counters: { "+1/+1": 2 } }), put("Sealock Monster", 1));
  expect(explained(game, 1, code).some((line) => /^2 .*\+1\/\+1/.test(line))).toBe(true);
  const voice = voiceOf(game, code);
  const expiries: readonly Expiry[] = [
    { at: "endOfTurn" },
    { at: "endOfCombat" },
    { at: "turnOf", player: 0 },
    { at: "turnOf", player: 1 },
    { at: "controlLost", source: 2, player: 0 },
    { at: "controlLost", source: 2, player: 1 },
    { at: "sourceUntapped", source: 2 },
    { at: "sourceLeaves", source: 2 },
    { at: "untapStepOf", object: 1 },
    { at: "untapStepOf", object: 2 },
  ];
  expect(expiries.map((expiry) => voice.speech.explaining.lasts(expiry, voice)).join("\n")).toMatchSnapshot();
});
