// Whatever happens and is asked in games can be said in every language, to a player and to somebody who sees everything.
import { playGame, randomAgent } from "@nykthos/ai";
import { facts, findCard, preconstructedDecks, starterDecks } from "@nykthos/cards";
import { whyNot } from "@nykthos/engine";
import type { Game, Intent, Reason } from "@nykthos/engine";
import type { CardDefinition } from "@nykthos/engine/card";
import { languageCodes, teller } from "@nykthos/text";
import type { Teller } from "@nykthos/text";
import { expect, it } from "vitest";

const decks = [...starterDecks.values(), ...preconstructedDecks.values()].map(({ name, main }) => ({
  name,
  deck: main.flatMap(({ count, name: card }): CardDefinition[] => {
    const found = findCard(card);
    return found === undefined ? [] : Array.from({ length: count }, () => found);
  }),
}));

/** Sentences with something in them that nobody would say. */
function isBroken(sentence: string): boolean {
  return sentence.trim() === "" || /undefined|null|NaN|\[object|\s\s|^\s|\s$/.test(sentence);
}

/** Why whoever is asked cannot do one thing or another with the cards that they have. */
function reasonsNot(game: Game): readonly Reason[] {
  const { question, state } = game;
  if (question === null) return [];
  const { player } = question;
  const other = -2 + player;
  const hand = state.players[player]?.hand ?? [];
  const intents: Intent[] = [
    ...hand.flatMap((object): readonly Intent[] => [
      { do: "cast", player, object },
      { do: "play", player, object },
    ]),
    ...state.battlefield.flatMap((object): readonly Intent[] => [
      { do: "activate", player, object, ability: 0 },
      { do: "attack", player, object, defender: other },
      ...state.battlefield.map((attacker): Intent => ({ do: "block", player, object, attacker })),
    ]),
    { do: "done", player },
  ];
  return intents.flatMap((intent) => whyNot(game, intent) ?? []);
}

it.each(languageCodes)(
  "in %s",
  (code) => {
    const broken = new Set<string>();
    const kinds = new Set<string>();
    const say = (what: string, sentence: string | null): void => {
      kinds.add(what);
      if (sentence !== null && isBroken(sentence)) broken.add(`${what}: "${sentence}"`);
    };
    for (let seed = 0; seed < 8; seed++) {
      const [one, two] = [decks[(seed * 3) % decks.length], decks[(seed * 5 + 1) % decks.length]];
      if (one === undefined || two === undefined) throw new RangeError("there are no decks");
      let voices: readonly Teller[] = [];
      let decisions = 0;
      playGame([randomAgent(seed), randomAgent(seed + 50)], {
        seed,
        players: [one, two],
        watch: (game) => {
          if (voices.length === 0) {
            voices = [0, null].map((viewer) =>
              teller(code, {
                state: game.state,
                viewer,
                names: (name) => (code === "en" ? undefined : facts(name)?.[code]),
              }),
            );
            game.listen((event) => {
              for (const voice of voices) say(`event ${event.kind}`, voice.event(event));
            });
          }
          const { question } = game;
          if (question === null || game.state.turn > 25) return;
          if (decisions++ % 5 === 0)
            for (const reason of reasonsNot(game))
              for (const voice of voices) say(`reason ${reason.code}`, voice.reason(reason));
          for (const voice of voices) {
            say(`question ${question.kind}`, voice.question(question));
            for (const option of question.options) say(`option ${option.type}`, voice.option(option, question));
          }
        },
      });
    }
    expect([...broken]).toEqual([]);
    expect(kinds.size).toBeGreaterThan(40);
    expect([...kinds].filter((kind) => kind.startsWith("reason ")).length).toBeGreaterThan(12);
  },
  120_000,
);
