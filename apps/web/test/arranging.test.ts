/** Arranging: from a question to heaps, and from heaps back to answers that a real game takes as they were meant. */
import type { ObjectId, Option, Question } from "@nykthos/engine";
import type { Response, Update } from "@nykthos/protocol";
import { protocolVersion, usualPassing } from "@nykthos/protocol";
import { Host } from "@nykthos/protocol/host";
import { describe, expect, test } from "vitest";
import { arrangementOf, isChanged, isComplete, mayLieIn, nextHeap, planOf, put } from "../src/model/arranging.ts";
import type { Arrangement } from "../src/model/arranging.ts";
import { questionOf } from "../src/model/cards.ts";
import { eager } from "./table.ts";

interface Seat {
  now(): Update;
  asked(): Question;
  arranged(): Arrangement;
  /** Answers as the arrangement says; the code of a refusal, or "". */
  confirm(arrangement: Arrangement): string;
  say(option: Option): void;
}

/** A game with a list of one's own, played until something is asked. */
function sitDown(
  list: string,
  wanted: (question: Question, update: Update) => boolean,
  pick: (question: Question) => Option | undefined = () => undefined,
): Seat {
  const heard: Response[] = [];
  const host = new Host({ send: (response) => heard.push(response), chance: () => 1 });
  const now = (): Update => {
    const update = heard.findLast((response) => response.type === "update");
    if (update?.type !== "update") throw new Error("nothing was told");
    return update;
  };
  const seat: Seat = {
    now,
    asked() {
      const question = questionOf(now());
      if (question === null) throw new Error("nothing is asked");
      return question;
    },
    arranged() {
      const arrangement = arrangementOf(now());
      if (arrangement === null) throw new Error("nothing is to be arranged");
      return arrangement;
    },
    confirm(arrangement) {
      const { options, kinds } = planOf(arrangement);
      host.receive({ type: "answer", at: now().at, plan: options, kinds });
      const last = heard.at(-1);
      return last?.type === "refused" ? last.code : "";
    },
    say(option) {
      host.receive({ type: "answer", at: now().at, plan: [option] });
    },
  };
  host.receive({ type: "hello", version: protocolVersion, language: "en" });
  host.receive({ type: "passing", passing: { ...usualPassing, fullControl: true } });
  host.receive({
    type: "start",
    setup: {
      name: "You",
      you: { deck: "list", text: list },
      opponent: { deck: "named", name: "Rage of the Titans" },
      level: "random",
      first: "you",
      seed: 3,
    },
  });
  for (let count = 0; count < 3000; count++) {
    const question = questionOf(now());
    if (question === null) break;
    if (wanted(question, now())) return seat;
    const option = pick(question) ?? eager(question.options);
    if (option === undefined) break;
    seat.say(option);
  }
  throw new Error("the game never came to what the test is about");
}

function ofKind(kind: Question["kind"]) {
  return (question: Question): boolean => question.kind === kind;
}

function namesIn(update: Update, ids: readonly ObjectId[]): readonly string[] {
  const { looking, players } = update.view;
  const all = new Map(
    [...looking, ...players.flatMap(({ hand, graveyard }) => [...hand, ...graveyard])].map((o) => [o.id, o.card]),
  );
  return ids.map((id) => all.get(id) ?? "?");
}

/** The cards that one draws next, by name: passes on until there are so many more. */
function nextDraws(seat: Seat, count: number): readonly string[] {
  const drawn: string[] = [];
  let hand = new Set(seat.now().view.players[0]?.hand.map(({ id }) => id));
  for (let answers = 0; answers < 900 && drawn.length < count; answers++) {
    const now = seat.now().view.players[0]?.hand ?? [];
    drawn.push(...now.filter(({ id }) => !hand.has(id)).map(({ card }) => card));
    hand = new Set(now.map(({ id }) => id));
    const { options, kind } = seat.asked();
    const still =
      kind === "discard" ? options[0] : options.find(({ type }) => type === "pass" || type === "done" || type === "no");
    const option = still ?? options[0];
    if (option !== undefined) seat.say(option);
  }
  return drawn.slice(0, count);
}

function keysIn({ heaps }: Arrangement): readonly (readonly string[])[] {
  return heaps.map(({ keys }) => keys);
}

/** Lands of all kinds, so that cards can be told apart. */
const lands = "8 Island\n8 Mountain\n6 Swamp\n6 Plains\n6 Forest";
const scrying = `26 Omenspeaker\n${lands}`;

describe("a scry", () => {
  test("lies on top as it lay, and may be confirmed so", () => {
    const seat = sitDown(scrying, ofKind("scry"));
    const arrangement = seat.arranged();
    expect(arrangement.heaps.map(({ name }) => name)).toEqual(["top", "bottom"]);
    expect(keysIn(arrangement)).toEqual([seat.now().shown.map(String), []]);
    expect(isComplete(arrangement)).toBe(true);
    const names = namesIn(seat.now(), seat.now().shown);
    expect(seat.confirm(arrangement)).toBe("");
    expect(seat.asked().kind).toBe("priority");
    expect(nextDraws(seat, 2)).toEqual(names);
  });

  test("is drawn in the order that was chosen", () => {
    const seat = sitDown(
      scrying,
      (question, { view, shown }) =>
        question.kind === "scry" && new Set(namesIn({ ...seatless, view }, shown)).size === 2,
    );
    const first = seat.arranged();
    const [a = "", b = ""] = first.heaps[0]?.keys ?? [];
    const turned = put(first, b, 0, 0);
    expect(keysIn(turned)).toEqual([[b, a], []]);
    expect(isChanged(turned, first)).toBe(true);
    expect(isChanged(put(turned, a, 0, 0), first)).toBe(false);
    const names = namesIn(seat.now(), [Number(b), Number(a)]);
    expect(seat.confirm(turned)).toBe("");
    expect(nextDraws(seat, 2)).toEqual(names);
  });

  test("goes to the bottom where it is put there", () => {
    const seat = sitDown(scrying, ofKind("scry"));
    const first = seat.arranged();
    const [a = "", b = ""] = first.heaps[0]?.keys ?? [];
    expect(nextHeap(first, a)).toBe(1);
    const below = put(first, a, 1, 0);
    expect(keysIn(below)).toEqual([[b], [a]]);
    expect(planOf(below).options).toEqual([{ type: "bottom" }, { type: "top" }]);
    expect(planOf(put(below, b, 1, 0)).options).toEqual([
      { type: "bottom" },
      { type: "bottom" },
      { type: "choose", entity: Number(b) },
    ]);
    const names = namesIn(seat.now(), [Number(b)]);
    expect(seat.confirm(below)).toBe("");
    expect(nextDraws(seat, 1)).toEqual(names);
  });

  test("of three is answered by one plan however they lie", () => {
    const seat = sitDown(`20 Prognostic Sphinx\n16 Island\n8 Swamp\n8 Plains\n8 Forest`, ofKind("scry"), noDiscard);
    expect(seat.now().shown).toHaveLength(3);
    const first = seat.arranged();
    const [a = "", b = "", c = ""] = first.heaps[0]?.keys ?? [];
    const wanted = put(put(put(first, a, 1, 0), c, 1, 0), b, 0, 0);
    expect(keysIn(wanted)).toEqual([[b], [c, a]]);
    expect(planOf(put(first, c, 0, 0)).options).toEqual([
      { type: "top" },
      { type: "top" },
      { type: "top" },
      { type: "choose", entity: Number(c) },
      { type: "choose", entity: Number(a) },
    ]);
    const names = namesIn(seat.now(), [Number(b)]);
    expect(seat.confirm(wanted)).toBe("");
    expect(seat.asked().kind).toBe("priority");
    expect(nextDraws(seat, 1)).toEqual(names);
  });

  test("that was begun card by card goes on from there", () => {
    const seat = sitDown(scrying, ofKind("scry"));
    const [a = 0, b = 0] = seat.now().shown;
    seat.say({ type: "bottom" });
    const arrangement = seat.arranged();
    expect(keysIn(arrangement)).toEqual([[String(b)], [String(a)]]);
    expect(mayLieIn(arrangement, String(a), 0)).toBe(false);
    const both = put(arrangement, String(b), 1, 0);
    expect(planOf(both).options).toEqual([{ type: "bottom" }, { type: "choose", entity: b }]);
    expect(seat.confirm(both)).toBe("");
  });

  test("that asks for an order only is an order", () => {
    const seat = sitDown(scrying, ofKind("scry"));
    const [a = 0, b = 0] = seat.now().shown;
    seat.say({ type: "top" });
    seat.say({ type: "top" });
    const arrangement = seat.arranged();
    expect(keysIn(arrangement)).toEqual([[String(a), String(b)]]);
    expect(planOf(put(arrangement, String(a), 0, 1)).options).toEqual([{ type: "choose", entity: b }]);
  });
});

/** Keeps what it has. */
function noDiscard({ options }: Question): Option | undefined {
  return options.find(({ type }) => type === "attack" || type === "cast" || type === "play");
}
/** A view stands for the rest of an update. */
const seatless = { view: undefined as unknown } as Update;

describe("cards that are chosen", () => {
  test("from a library: some or none, no more than allowed, and only what can be found", () => {
    const searching = `24 Peregrination\n${lands}`;
    const isSearch = (question: Question): boolean => question.kind === "choose" && (question.shown?.length ?? 0) > 20;
    const seat = sitDown(searching, isSearch);
    const none = seat.arranged();
    expect(none.heaps).toMatchObject([{ name: "from" }, { name: "to", least: 0, most: 2 }]);
    expect(isComplete(none)).toBe(true);
    expect(planOf(none).options).toEqual([{ type: "done" }]);
    const pieces = [...none.pieces.values()];
    const [a, b, c] = pieces.filter(({ free }) => free);
    const other = pieces.find(({ free }) => !free);
    if (a === undefined || b === undefined || c === undefined || other === undefined) throw new Error("no such cards");
    expect(put(none, other.key, 1, 0)).toBe(none);
    const one = put(none, a.key, 1, 0);
    expect(planOf(one).options).toEqual([{ type: "choose", entity: a.entity }, { type: "done" }]);
    const two = put(one, b.key, 1, 1);
    expect(planOf(two).options).toEqual([
      { type: "choose", entity: a.entity },
      { type: "choose", entity: b.entity },
    ]);
    // There is no room for a third, save where one alone is wanted.
    expect(put(two, c.key, 1, 2)).toBe(two);
    const hand = seat.now().view.players[0]?.hand.length ?? 0;
    expect(seat.confirm(two)).toBe("");
    // Which of them enters the battlefield is chosen among the two; the other is put into the hand.
    const which = seat.arranged();
    expect(which.heaps[1]).toMatchObject({ least: 1, most: 1 });
    expect(seat.confirm(put(which, which.heaps[0]?.keys[0] ?? "", 1, 0))).toBe("");
    expect(seat.now().view.players[0]?.hand.length).toBe(hand + 1);
  });

  test("one of several that are looked at: another takes its place", () => {
    const seat = sitDown("24 Glimpse the Future\n36 Island", ofKind("choose"));
    const first = seat.arranged();
    expect(first.heaps[1]).toMatchObject({ least: 1, most: 1 });
    expect(isComplete(first)).toBe(false);
    const [a = "", b = ""] = first.heaps[0]?.keys ?? [];
    const one = put(first, a, 1, 0);
    const instead = put(one, b, 1, 0);
    expect(instead.heaps[1]?.keys).toEqual([b]);
    expect(instead.heaps[0]?.keys).toContain(a);
    expect(seat.confirm(instead)).toBe("");
    expect(seat.asked().kind).toBe("priority");
  });

  test("out of a hand that is shown: what cannot be chosen lies there as well", () => {
    const seat = sitDown(
      "24 Thoughtseize\n36 Swamp",
      (question) => question.kind === "choose",
      ({ kind, options }) =>
        kind === "targets" ? options.find((option) => option.type === "choose" && option.entity === -2) : undefined,
    );
    const { pieces } = seat.arranged();
    const theirs = seat.now().view.players[1];
    expect(new Set([...pieces.values()].map(({ entity }) => entity))).toEqual(
      new Set(theirs?.hand.map(({ id }) => id)),
    );
    expect([...pieces.values()].some(({ free }) => !free)).toBe(true);
  });

  test("to be discarded, as many as have to be", () => {
    const seat = sitDown("60 Island", ofKind("discard"), ({ options }) => options.find(({ type }) => type === "pass"));
    const first = seat.arranged();
    expect(first.heaps).toMatchObject([{ name: "from" }, { name: "to", least: 1, most: 1, ordered: false }]);
    const [a = ""] = first.heaps[0]?.keys ?? [];
    expect(seat.confirm(put(first, a, 1, 0))).toBe("");
    expect(seat.now().view.players[0]?.hand).toHaveLength(7);
  });

  test("to go to the bottom after mulligans, in an order", () => {
    let mulligans = 0;
    const seat = sitDown(scrying, ofKind("bottom"), ({ kind }) =>
      kind === "mulligan" && mulligans++ < 2 ? { type: "mulligan" } : undefined,
    );
    const first = seat.arranged();
    expect(first.heaps[1]).toMatchObject({ ordered: true, least: 2, most: 2 });
    const [a = "", b = ""] = first.heaps[0]?.keys ?? [];
    const both = put(put(first, a, 1, 0), b, 1, 0);
    expect(both.heaps[1]?.keys).toEqual([b, a]);
    expect(isComplete(both)).toBe(true);
    expect(seat.confirm(both)).toBe("");
    expect(seat.now().view.players[0]?.hand).toHaveLength(5);
  });
});

describe("cards that go to the bottom in an order", () => {
  test("lie there as they were ordered", () => {
    const seat = sitDown(
      "24 Nessian Game Warden\n26 Forest\n10 Bronze Sable",
      (question) => question.kind === "order" && question.options.length > 1,
      ({ kind }) => (kind === "may" ? { type: "no" } : undefined),
    );
    const first = seat.arranged();
    expect(first.heaps.map(({ name }) => name)).toEqual(["bottom"]);
    const keys = first.heaps[0]?.keys ?? [];
    expect(seat.confirm(put(first, keys.at(-1) ?? "", 0, 0))).toBe("");
    expect(seat.asked().kind).toBe("priority");
  });
});

describe("piles", () => {
  test("hold everything, at first in the first of them, and are made by one plan", () => {
    const seat = sitDown("24 Steam Augury\n18 Island\n18 Mountain", ofKind("pile"));
    const first = seat.arranged();
    expect(first.heaps.map(({ name, keys }) => [name, keys.length])).toEqual([
      ["pile", 5],
      ["pile", 0],
    ]);
    const [a = ""] = first.heaps[0]?.keys ?? [];
    const made = put(first, a, 1, 0);
    expect(planOf(made).options.map((option) => (option.type === "number" ? option.number : 0))).toEqual([
      2, 1, 1, 1, 1,
    ]);
    expect(seat.confirm(made)).toBe("");
    expect(seat.now().view.stack).toEqual([]);
  });
});

describe("triggered abilities", () => {
  test("go on the stack so that they resolve as they lie, whatever is asked meanwhile", () => {
    const isMixed = (question: Question, { options }: Update): boolean =>
      question.about === "triggers" && new Set(options.map((said) => said.split(":")[0]?.split(" #")[0])).size === 2;
    for (const turned of [false, true]) {
      const seat = sitDown(
        "12 Eidolon of Blossoms\n12 Oakheart Dryads\n36 Forest",
        (question, update) => isMixed(question, update) && question.options.length === 2,
      );
      const first = seat.arranged();
      const keys = first.heaps[0]?.keys ?? [];
      const arrangement = turned ? put(first, keys[1] ?? "", 0, 0) : first;
      const [uppermost] = arrangement.heaps[0]?.keys ?? [];
      const name = arrangement.pieces
        .get(uppermost ?? "")
        ?.text.split(":")[0]
        ?.split(" #")[0];
      expect(seat.confirm(arrangement)).toBe("");
      for (let asked = 0; asked < 4 && seat.asked().kind === "targets"; asked++) {
        const [target] = seat.asked().options;
        if (target !== undefined) seat.say(target);
      }
      expect(seat.now().view.stack.at(-1)?.card).toBe(name);
    }
  });

  test("resolve in the order in which they lie", () => {
    const seat = sitDown("15 Omenspeaker\n15 Eidolon of Blossoms\n30 Island", () => true);
    const update = seat.now();
    const trigger = (index: number, object: number, ability: number): Option => ({
      type: "trigger",
      index,
      object,
      ability,
    });
    const options = [trigger(0, 11, 1), trigger(1, 12, 2), trigger(2, 13, 2)];
    const question: Question = {
      kind: "order",
      player: 0,
      decider: 0,
      options,
      source: 0,
      about: "triggers",
      amount: 0,
    };
    const arrangement = arrangementOf({ ...update, options: ["a", "b", "c"], view: { ...update.view, question } });
    if (arrangement === null) throw new Error("nothing is to be arranged");
    expect(arrangement.heaps).toMatchObject([{ name: "stack", ordered: true }]);
    const [a = "", b = "", c = ""] = arrangement.heaps[0]?.keys ?? [];
    expect([...arrangement.pieces.values()].map(({ text }) => text)).toEqual(["a", "b", "c"]);
    // The last to resolve goes on the stack first; places are counted among those that still wait.
    expect(planOf(arrangement).options).toEqual([trigger(2, 13, 2), trigger(1, 12, 2)]);
    const turned = put(put(arrangement, c, 0, 0), a, 0, 3);
    expect(turned.heaps[0]?.keys).toEqual([c, b, a]);
    expect(planOf(turned).options).toEqual([trigger(0, 11, 1), trigger(0, 12, 2)]);
  });
});
