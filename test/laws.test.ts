import * as fc from "fast-check";
import { cards } from "@nykthos/cards";
import { IllegalAnswer, loadGame, LoadingError } from "@nykthos/engine";
import type { Answer, Game, GameObject } from "@nykthos/engine";
import { describe, expect, test } from "vitest";
import { Accounts } from "./laws/accounts.ts";
import { Chance, startOf } from "./laws/decks.ts";
import { freezeShared } from "./laws/freeze.ts";
import { brokenLaw } from "./laws/laws.ts";
import { LawBroken, tryGame } from "./laws/trial.ts";

const find = (name: string) => cards.get(name);

/** A sample; `node scripts/laws.ts` tries as many as one likes. */
describe("every law holds at every step of", () => {
  // The last two are games of three.
  const seeds = [...Array.from({ length: 14 }, (_, index) => 7000 + index), 60_043, 60_131];
  test.each(seeds)("game %i", { timeout: 60_000 }, (seed) => {
    const { answers } = tryGame(seed, { limit: 500, every: 24 });
    expect(answers).toBeGreaterThan(10);
  });
});

/** That the laws can be broken at all: each position is put wrong by hand. */
describe("it is noticed", () => {
  const wrongs: Readonly<Record<string, readonly [law: string, wrong: (game: Game) => void]>> = {
    "that a card is in two zones": ["zones", ({ state }) => state.exile.push(state.battlefield[0] ?? 0)],
    "that a card is nowhere": ["zones", ({ state }) => state.battlefield.pop()],
    "that a card was lost": [
      "conservation",
      ({ state }) => {
        const object = state.objects[state.battlefield.pop() ?? 0];
        if (object !== undefined) object.zone = "none";
      },
    ],
    "that mana is less than nothing": ["amounts", ({ state }) => state.players[0]?.mana.fill(-1)],
    "that something is attached on one side only": [
      "attachments",
      ({ state }) => {
        const [one = 0, other = 0] = state.battlefield;
        const object = state.objects[one];
        if (object !== undefined) object.attachedTo = other;
      },
    ],
    "that a creature fights outside combat": [
      "combat",
      ({ state }) => {
        const object = state.objects[state.battlefield[0] ?? 0];
        if (object !== undefined) object.attacking = -1;
      },
    ],
  };
  test.each(Object.entries(wrongs))("%s", (_, [law, wrong]) => {
    const game = startOf(1);
    expect(brokenLaw(game.state)).toBeNull();
    wrong(game);
    expect(brokenLaw(game.state)?.law).toBe(law);
  });

  test("that something shared is changed in place", () => {
    const game = startOf(1);
    game.fork();
    freezeShared(game.state);
    const object = game.state.objects[game.state.battlefield[0] ?? 0];
    expect(() => object !== undefined && (object.damage = 1)).toThrow(TypeError);
  });

  const untold: Readonly<Record<string, (object: GameObject, game: Game) => void>> = {
    life: (_, { state }) => state.players.forEach((player) => player.life--),
    mana: (_, { state }) => state.players.forEach(({ mana }) => mana.fill(1)),
    "becomes tapped": (object) => (object.tapped = !object.tapped),
    counters: (object) => (object.counters = object.counters.map((count) => count + 1)),
    "has 1 damage": (object) => (object.damage = 1),
    "is on": (object) => (object.attachedTo = 2),
    "went from the battlefield": (object) => (object.zone = "none"),
  };
  test.each(Object.entries(untold))("that something changes which no event tells: %s", (what, change) => {
    const game = startOf(1);
    const accounts = new Accounts(game);
    game.fork();
    accounts.remember(game.state);
    const [id = 0] = game.state.battlefield;
    const before = game.state.objects[id];
    if (before === undefined) throw new RangeError("there is nothing on the battlefield");
    const object = { ...before };
    game.state.objects[id] = object;
    expect(accounts.wrong(game.state)).toBeNull();
    change(object, game);
    expect(accounts.wrong(game.state)).toContain(what.replace("becomes", "became"));
  });

  test("in which game and where", () => {
    const error = new LawBroken("zones", "seed 3, step 4: wrong");
    expect(error.message).toBe("zones: seed 3, step 4: wrong");
  });
});

describe("a saved game", () => {
  const game = startOf(2);
  const text = game.save();

  test("is the same once it is loaded, in the middle of a cast as well", () => {
    const chance = new Chance(1);
    const played = startOf(1);
    const inWalks: boolean[] = [];
    for (let step = 0; played.question !== null && inWalks.length < 5 && step < 400; step++) {
      if (played.state.undo.length > 0) {
        const loaded = loadGame(played.save(), find);
        const isSame = loaded.hash() === played.hash();
        const back = played.fork();
        loaded.answer({ back: true });
        back.answer({ back: true });
        inWalks.push(isSame && loaded.hash() === back.hash());
      }
      played.answer({ choose: chance.below(played.question.options.length) });
    }
    expect(inWalks).toEqual([true, true, true, true, true]);
  });

  test("is refused or the same when one character of it is another one", () => {
    const hash = game.hash();
    const outcome = (changed: string): string => {
      try {
        return loadGame(changed, find).hash();
      } catch (error) {
        return error instanceof LoadingError ? "refused" : String(error);
      }
    };
    const property = fc.property(
      fc.nat(text.length - 1),
      fc.string({ minLength: 1, maxLength: 1 }),
      (at, character) => {
        expect([hash, "refused"]).toContain(outcome(text.slice(0, at) + character + text.slice(at + 1)));
      },
    );
    fc.assert(property, { seed: 104, numRuns: 80 });
  });

  const damages: readonly (readonly [what: string, damaged: string, code: string])[] = [
    ["is no JSON", text.slice(0, 500), "notASave"],
    ["is something else", '{"name":"Anax"}', "notASave"],
    ["is empty", "", "notASave"],
    ["is of another version", text.replace('"version":1', '"version":2'), "version"],
    ["has another life total in it", text.replace('"life":', '"life":1'), "damaged"],
    ["lacks its state", JSON.stringify({ ...(JSON.parse(text) as object), state: undefined }), "damaged"],
    ["has another hash for a card", text.replace(/(\["[^"]+",")./, "$1x"), "changedCard"],
    ["has a card that nobody knows", text.replace(/\["[^"]+"/, '["Nobody"'), "unknownCard"],
  ];
  test.each(damages)("that %s is refused with a reason", (_, damaged, code) => {
    let refused: unknown;
    try {
      loadGame(damaged, find);
    } catch (error) {
      refused = error;
    }
    expect(refused).toBeInstanceOf(LoadingError);
    expect(refused).toMatchObject({ code });
    expect((refused as LoadingError).message).toMatch(/^[A-Z"].{20,}[.:}]?/);
  });
});

test("an answer that is not listed is refused, whatever number it is, and changes nothing", () => {
  const game = startOf(1);
  const hash = game.hash();
  const count = game.question?.options.length ?? 0;
  const unlisted = fc
    .oneof(fc.double(), fc.integer())
    .filter((choose) => !(Number.isInteger(choose) && choose >= 0 && choose < count));
  const property = fc.property(unlisted, (choose) => {
    expect(() => game.answer({ choose })).toThrow(IllegalAnswer);
    expect(game.hash()).toBe(hash);
  });
  fc.assert(property, { seed: 117, numRuns: 100 });
});

test("what is no answer at all is refused as one, and changes nothing", () => {
  const game = startOf(1);
  const hash = game.hash();
  for (const wild of [null, undefined, 0, "pass", "choose"]) {
    expect(() => game.answer(wild as unknown as Answer)).toThrow(IllegalAnswer);
    expect(game.hash()).toBe(hash);
  }
});
