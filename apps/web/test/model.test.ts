/** The view model: what is shown of a game, and said of it. */
import type { Option } from "@nykthos/engine";
import type { Update } from "@nykthos/protocol";
import { describe, expect, test } from "vitest";
import { arrowsOf } from "../src/model/arrows.ts";
import { cardsOf, optionsByEntity, questionOf } from "../src/model/cards.ts";
import { asDeclared } from "../src/model/combat.ts";
import { nameOf } from "../src/model/describing.ts";
import { dockOf } from "../src/model/dock.ts";
import { sayBoard, sayStack } from "../src/model/summary.ts";
import { catalogues } from "../src/words/index.ts";
import { eager, playTo } from "./table.ts";

const mine = (name: string) => (entity: number) => `${name} ${entity}`;

describe("cards", () => {
  const { update, sheets } = playTo(({ view }) => view.battlefield.length >= 10 && view.step === "main1", eager);
  const cards = cardsOf(update, sheets, 0, false);

  test("stand on their controller's side, once, attached ones with what they are attached to", () => {
    const shown = cards.rows.flatMap(({ creatures, others, lands }) =>
      [...creatures, ...others, ...lands].flatMap((pile) => pile.cards.flatMap((card) => [card, ...card.attached])),
    );
    expect(shown.map(({ id }) => id).sort((a, b) => a - b)).toEqual(
      update.view.battlefield.map(({ id }) => id).sort((a, b) => a - b),
    );
  });
  test("that are equal lie on one pile", () => {
    const lands = cards.rows.flatMap((rows) => rows.lands);
    expect(lands.some((pile) => pile.cards.length > 1)).toBe(true);
    for (const { cards: pile } of lands)
      expect(new Set(pile.map(({ object }) => `${object.card} ${object.tapped}`)).size).toBe(1);
  });
  test("all have a face", () => {
    expect([...cards.byId.values()].filter(({ sheet }) => sheet === undefined)).toEqual([]);
  });
  test("glow where the question has options for them, mana aside", () => {
    const question = questionOf(update);
    const by = optionsByEntity(question, 0, false);
    expect([...by.values()].flat().some(({ type }) => type === "activateMana")).toBe(false);
    for (const card of cards.hand) expect(card.options).toEqual(by.get(card.id) ?? []);
  });
});

describe("the dock", () => {
  test("keeps or mulligans first", () => {
    const { update } = playTo(() => true, eager);
    expect(dockOf(update)).toMatchObject({
      prompt: "Keep this hand?",
      main: { label: "Keep" },
      others: [{ label: "Mulligan" }],
    });
  });
  test("says what passing leads to", () => {
    const main = playTo(
      ({ view }) => view.step === "main1" && view.stack.length === 0 && view.activePlayer === 0,
      eager,
    );
    expect(dockOf(main.update).main?.next).toEqual({ to: "combat" });
    const stack = playTo(({ view, options }) => view.stack.length > 0 && options.includes("Pass"), eager);
    expect(dockOf(stack.update).main?.next).toEqual({ to: "resolve", object: stack.update.view.stack.at(-1)?.id });
  });
  test("offers to attack with all, and a step back", () => {
    const { update } = playTo(
      (now) => (questionOf(now)?.options.filter(({ type }) => type === "attack").length ?? 0) > 1,
      eager,
    );
    expect(dockOf(update)).toMatchObject({ attackAll: true, main: { label: "No attack" } });
  });
  test("shows which lands would be tapped before a payment is confirmed", () => {
    const { update, sheets } = playTo((now) => questionOf(now)?.kind === "payment", eager);
    expect(update.wouldTap.length).toBeGreaterThan(0);
    const tapping = [...cardsOf(update, sheets, 0, false).byId.values()].filter(({ wouldTap }) => wouldTap);
    expect(tapping.map(({ id }) => id).sort((a, b) => a - b)).toEqual([...update.wouldTap].sort((a, b) => a - b));
    expect(dockOf(update).back).toEqual({ type: "back" });
  });
});

/** Keeps its creatures at home and blocks. */
function blocking(options: readonly Option[]): Option | undefined {
  return (
    options.find(({ type }) => type === "block") ??
    (options.some(({ type }) => type === "attack") ? options.find(({ type }) => type === "done") : undefined) ??
    eager(options)
  );
}

describe("combat", () => {
  test("is shown with arrows", () => {
    const { update } = playTo(
      ({ view }) => view.battlefield.some(({ attacking, controller }) => attacking !== 0 && controller === 0),
      eager,
    );
    const attackers = update.view.battlefield.filter(({ attacking }) => attacking !== 0);
    expect(arrowsOf(update.view).filter(({ kind }) => kind === "attack")).toHaveLength(attackers.length);
  });
  test("is shown as it is being declared: attackers", () => {
    const { update } = playTo((now) => questionOf(now)?.kind === "attackers" && now.declared.length > 0, eager);
    expect(arrowsOf(update.view)).toEqual([]);
    const { view } = asDeclared(update);
    expect(arrowsOf(view).filter(({ kind }) => kind === "attack")).toEqual(
      update.declared.map(({ creature, partner }) => ({ kind: "attack", from: creature, to: partner })),
    );
    expect(update.forecast?.life[1]).toBeLessThan(view.players[1]?.life ?? 0);
  });
  test("is shown as it is being declared: blockers", () => {
    const { update } = playTo((now) => questionOf(now)?.kind === "blockers" && now.declared.length > 0, blocking);
    const { view } = asDeclared(update);
    const [pair] = update.declared;
    expect(arrowsOf(update.view).some(({ kind }) => kind === "block")).toBe(false);
    expect(arrowsOf(view)).toContainEqual({ kind: "block", from: pair?.creature, to: pair?.partner });
  });
  test("has no forecast where nobody attacks", () => {
    const { update } = playTo(() => true, eager);
    expect(update.forecast).toBeNull();
  });
});

describe("spoken", () => {
  test("something on the stack is said with its targets", () => {
    const { update, sheets } = playTo(
      ({ view }) => view.stack.some(({ targets }) => Object.keys(targets).length > 0),
      eager,
    );
    const cards = cardsOf(update, sheets, 0, false);
    expect(sayStack(update, cards, catalogues.en, mine("thing"))).toMatch(
      /^On the stack, newest first: Thing \d+, .*Target: thing -?\d+\./,
    );
  });
});

describe("an emblem", () => {
  test("is named after who made it, and told with the board", () => {
    const { update, sheets } = playTo(({ view }) => view.battlefield.length > 2, eager);
    const [any] = update.view.battlefield;
    const command = any === undefined ? [] : [{ ...any, id: 9000, kind: "emblem", controller: 0 } as const];
    const faces = { ...update.faces, 9000: update.faces[any?.id ?? 0] ?? 0 };
    const now: Update = { ...update, faces, view: { ...update.view, command } };
    const name = nameOf(9000, now, sheets, catalogues.en);
    expect(name).toBe(`the emblem of ${sheets.get(faces[9000])?.name}`);
    const naming = (entity: number) => nameOf(entity, now, sheets, catalogues.en);
    expect(sayBoard(now, cardsOf(now, sheets, 0, false), catalogues.en, naming)).toContain(`Emblems: ${name}.`);
  });
});

describe("what looks the same", () => {
  const { update, sheets } = playTo(({ view }) => view.battlefield.length >= 10 && view.step === "main1", eager);
  const piles = (now: Update) =>
    cardsOf(now, sheets, 0, false)
      .rows.flatMap(({ creatures, others, lands }) => [...creatures, ...others, ...lands])
      .map(({ cards }) => cards.map(({ id }) => id));
  const [one = 0, other = 0] =
    piles(update).find((pile) => pile.length === 2) ?? piles(update).find((pile) => pile.length > 1) ?? [];
  const areTogether = (now: Update) => piles(now).some((pile) => pile.includes(one) && pile.includes(other));

  test("lies on one pile, but not what is something else to the rules", () => {
    expect(areTogether(update)).toBe(true);
    expect(areTogether({ ...update, alike: { ...update.alike, [one]: 1000 } })).toBe(false);
  });
  test("lies apart where an arrow points at one of it, or combat would kill one of it", () => {
    const [any] = update.view.battlefield;
    const stack = any === undefined ? [] : [{ ...any, id: 10_000, targets: { it: [other] } }];
    expect(areTogether({ ...update, view: { ...update.view, stack } })).toBe(false);
    expect(areTogether({ ...update, forecast: { life: [20, 20], dying: [one] } })).toBe(false);
  });
});
