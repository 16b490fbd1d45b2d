/** What is arranged on the page: scry by pointer, by keyboard and by finger, a library that is searched, cards looked at, piles; checked by what is drawn next. */
import { AxeBuilder } from "@axe-core/playwright";
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { begin, importDeck, openPage, openStage } from "./browser.ts";
import type { Stage, Viewing } from "./browser.ts";
import { playByPointer, ready } from "./player.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(async () => {
  await stage.close();
});

const desk: Viewing = { width: 1440, height: 900, language: "en" };
const phone: Viewing = { width: 390, height: 844, language: "en", touch: true };

/** Lands of all kinds, so that what is looked at can be told apart. */
const lands = "9 Island\n8 Mountain\n7 Swamp\n7 Plains\n7 Forest";
/** Its scry is followed by revealing what lies on top then. */
const scryThree = "20 Riddle of Lightning\n18 Mountain\n6 Island\n6 Swamp\n5 Plains\n5 Forest";
const scryTwo = `22 Omenspeaker\n${lands}`;

interface Sitting {
  readonly page: Page;
  readonly faults: readonly string[];
  readonly close: () => Promise<void>;
}

/** A game with a list of one's own, played until the screen is as wanted. */
async function sitDown(
  viewing: Viewing,
  list: string,
  wanted: (page: Page) => Promise<boolean>,
  seed = 5,
): Promise<Sitting> {
  const { page, context, faults } = await openPage(stage, viewing);
  await page.locator("main.start").waitFor();
  await begin(page, { list, theirs: "Depths of Thassa", level: "random", first: "you", seed });
  return playTo({ page, faults, close: () => context.close() }, viewing, wanted);
}

/** A game against a list of one's own. */
async function sitAgainst(
  list: string,
  level: string,
  wanted: (page: Page) => Promise<boolean>,
  seed = 5,
): Promise<Sitting> {
  const { page, context, faults } = await openPage(stage, desk);
  await page.locator("main.start").waitFor();
  await importDeck(page, list);
  await page.locator("details.setup summary").click();
  const selects = page.locator("details.setup select");
  await selects.nth(0).selectOption("Heroes of Akros");
  await selects.nth(1).selectOption(await selects.nth(1).locator("[data-own] option").last().getAttribute("value"));
  await selects.nth(2).selectOption(level);
  await selects.nth(3).selectOption("opponent");
  await page.locator("details.setup input").fill(String(seed));
  await page.locator("details.setup button[type=submit]").click();
  await page.locator("main.table").waitFor();
  return playTo({ page, faults, close: () => context.close() }, desk, wanted);
}

async function playTo(sitting: Sitting, viewing: Viewing, wanted: (page: Page) => Promise<boolean>): Promise<Sitting> {
  const { page } = sitting;
  let there = false;
  await playByPointer(page, {
    touch: viewing.touch ?? false,
    prefer: ".arranging",
    before: async (_, acts) => {
      there = await wanted(page);
      return there || acts > 300;
    },
  });
  expect(there).toBe(true);
  return sitting;
}

function heap(page: Page, kind: string): Locator {
  return page.locator(`.heap[data-kind=${kind}]`);
}

/** The names of the cards in a heap, in their order. */
async function namesIn(page: Page, kind: string): Promise<readonly string[]> {
  return heap(page, kind).locator(".face-name").allTextContents();
}

/** Whether so many different cards are looked at. */
function looksAt(count: number): (page: Page) => Promise<boolean> {
  return async (page) => {
    const names = await namesIn(page, "top");
    return names.length === count && new Set(names).size === count;
  };
}

/** What axe has against the page as it is now. */
async function violations(page: Page): Promise<readonly string[]> {
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}

/** The cards that come to the hand next, by name. */
async function nextDraws(page: Page, count: number, touch = false): Promise<readonly string[]> {
  const held = async (): Promise<readonly (readonly [string, string])[]> =>
    page
      .locator("#hand .card")
      .evaluateAll((cards) =>
        cards.map(
          (card) =>
            [card.getAttribute("data-instance") ?? "", card.querySelector(".face-name")?.textContent ?? ""] as const,
        ),
      );
  const known = new Set((await held()).map(([instance]) => instance));
  const drawn: string[] = [];
  await playByPointer(page, {
    touch,
    before: async (_, acts) => {
      for (const [instance, name] of await held()) {
        if (known.has(instance)) continue;
        known.add(instance);
        drawn.push(name);
      }
      return drawn.length >= count || acts > 120;
    },
  });
  return drawn.slice(0, count);
}

/** Carries a card to a place with the mouse. */
async function carry(page: Page, card: Locator, to: { x: number; y: number }): Promise<void> {
  const from = await card.boundingBox();
  if (from === null) throw new Error("there is no such card");
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2 + 12, from.y + from.height / 2 + 4, { steps: 3 });
  await page.mouse.move(to.x, to.y, { steps: 6 });
  await page.mouse.up();
}

async function middleOf(what: Locator): Promise<{ x: number; y: number }> {
  const box = await what.boundingBox();
  if (box === null) throw new Error("it is not on the screen");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function confirm(page: Page): Promise<void> {
  await page.waitForTimeout(200);
  await page.locator("[data-main]").click();
  await page.locator(".arranging").waitFor({ state: "detached" });
}

/** Whether a number on a pile is covered or cut off. */
async function hiddenCounts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>(".field .count")].flatMap((count) => {
      const { left, top, width, height } = count.getBoundingClientRect();
      const ends = [top + 2, top + height - 2].map((y) => document.elementFromPoint(left + width / 2, y));
      return ends.every((seen) => seen !== null && count.parentElement?.contains(seen) === true)
        ? []
        : [`${count.textContent ?? ""} at ${Math.round(left)},${Math.round(top)}`];
    }),
  );
}

describe("a scry", () => {
  test("is arranged by pointer, and drawn as it was arranged", async () => {
    const { page, faults, close } = await sitDown(desk, scryThree, looksAt(3));
    const [first = "", second = "", third = ""] = await namesIn(page, "top");
    expect(await page.locator(".arranging .prompt").textContent()).toContain("three");
    expect(await page.locator("[data-main]").textContent()).toBe("All on top");
    expect(await violations(page)).toEqual([]);
    expect(await hiddenCounts(page)).toEqual([]);

    // The first to the bottom, the third before the second.
    await carry(page, heap(page, "top").locator("[data-piece]").nth(0), await middleOf(heap(page, "bottom")));
    expect(await namesIn(page, "bottom")).toEqual([first]);
    const before = await middleOf(heap(page, "top").locator("[data-piece]").nth(0));
    await carry(page, heap(page, "top").locator("[data-piece]").nth(1), { x: before.x - 25, y: before.y });
    expect(await namesIn(page, "top")).toEqual([third, second]);
    expect(await page.locator(".arranging-status").textContent()).toBe(`${third}: on top, first of two`);
    expect(await page.locator("[data-main]").textContent()).toBe("2 on top, 1 on the bottom");
    expect(await violations(page)).toEqual([]);

    // Nothing has been told yet: after a reload it lies as it did.
    await page.reload();
    await ready(page);
    expect(await namesIn(page, "top")).toEqual([first, second, third]);

    await heap(page, "top").locator("[data-piece] .card").nth(1).click();
    await page.getByRole("button", { name: "Put on the bottom" }).click();
    await heap(page, "top").locator("[data-piece] .card").nth(1).click();
    await page.getByRole("button", { name: "Further up" }).click();
    expect([await namesIn(page, "top"), await namesIn(page, "bottom")]).toEqual([[third, first], [second]]);
    await confirm(page);
    // The spell goes on, and reveals what lies on top now.
    await page.locator(".revealed").waitFor();
    expect(await page.locator(".revealed h2").textContent()).toContain("You reveal");
    expect(await page.locator(".revealed .chip-name").allTextContents()).toEqual([third]);
    expect(await violations(page)).toEqual([]);
    expect(await nextDraws(page, 2)).toEqual([third, first]);
    expect(faults).toEqual([]);
    await close();
  });

  test("is arranged by keyboard alone, and says each move", async () => {
    const { page, faults, close } = await sitDown(desk, scryThree, looksAt(3), 6);
    const [first = "", second = "", third = ""] = await namesIn(page, "top");
    const status = page.locator(".arranging-status");
    const focused = async (): Promise<string> =>
      page.evaluate(() => document.activeElement?.querySelector(".face-name")?.textContent ?? "");
    // However the game came here, the cards are a few steps with Tab away.
    for (let presses = 0; presses < 40 && (await focused()) !== first; presses++) await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowRight");
    expect(await namesIn(page, "top")).toEqual([second, first, third]);
    expect(await status.textContent()).toBe(`${first}: on top, second of three`);
    await page.keyboard.press("ArrowDown");
    expect(await status.textContent()).toBe(`${first}: on the bottom, first of one`);
    expect(await focused()).toBe(first);
    expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe(
      `${first}: on the bottom, first of one`,
    );
    // As it was, and again.
    await page.keyboard.press("Escape");
    expect(await namesIn(page, "top")).toEqual([first, second, third]);
    expect(await status.textContent()).toBe("Everything lies as it was.");
    for (let presses = 0; presses < 40 && (await focused()) !== third; presses++) await page.keyboard.press("Tab");
    await page.keyboard.press("Home");
    expect(await namesIn(page, "top")).toEqual([third, first, second]);
    for (let presses = 0; presses < 40 && (await focused()) !== second; presses++) await page.keyboard.press("Tab");
    await page.keyboard.press("2");
    expect([await namesIn(page, "top"), await namesIn(page, "bottom")]).toEqual([[third, first], [second]]);
    await page.waitForTimeout(200);
    await page.keyboard.press("Enter");
    await page.locator(".arranging").waitFor({ state: "detached" });
    expect(await nextDraws(page, 2)).toEqual([third, first]);
    expect(faults).toEqual([]);
    await close();
  });

  test("is arranged by finger on a phone, where everything is large enough to touch", async () => {
    const { page, faults, close } = await sitDown(phone, scryTwo, looksAt(2), 7);
    const [first = "", second = ""] = await namesIn(page, "top");
    await heap(page, "top").locator(".card").nth(0).tap();
    await expect.poll(() => page.locator(".arranging-status").textContent()).toBe(`${first}: on top, first of two`);
    expect(await small(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
    await page.getByRole("button", { name: "Further down" }).tap();
    await expect.poll(() => namesIn(page, "top")).toEqual([second, first]);
    // A finger carries as well.
    await carryByFinger(page, heap(page, "top").locator("[data-piece]").nth(0), await middleOf(heap(page, "bottom")));
    await expect.poll(() => Promise.all([namesIn(page, "top"), namesIn(page, "bottom")])).toEqual([[first], [second]]);
    await page.getByRole("button", { name: "As it was" }).tap();
    await expect.poll(() => namesIn(page, "top")).toEqual([first, second]);
    // What is selected goes to the other heap when it is tapped again.
    await heap(page, "top").locator(".card").nth(0).tap();
    await heap(page, "top").locator(".card").nth(0).tap();
    await expect.poll(() => Promise.all([namesIn(page, "top"), namesIn(page, "bottom")])).toEqual([[second], [first]]);
    await page.waitForTimeout(200);
    await page.locator("[data-main]").tap();
    await page.locator(".arranging").waitFor({ state: "detached" });
    expect(await nextDraws(page, 1, true)).toEqual([second]);
    expect(faults).toEqual([]);
    await close();
  });

  test("of one card is answered with one press", async () => {
    const list = "24 Temple of Mystery\n9 Island\n9 Forest\n9 Vaporkin\n9 Nimbus Naiad";
    const { page, close } = await sitDown(desk, list, looksAt(1), 8);
    const [first = ""] = await namesIn(page, "top");
    expect(await page.locator("[data-main]").textContent()).toBe("Keep on top");
    await page.waitForTimeout(200);
    await page.locator("[data-other]").click();
    await page.locator(".arranging").waitFor({ state: "detached" });
    const [drawn] = await nextDraws(page, 1);
    expect(await page.locator(".log").textContent()).toContain("You scry 1");
    expect([first, drawn]).toHaveLength(2);
    await close();
  });

  test("is shown while it is watched, and nothing can be moved", async () => {
    const { page, close } = await sitDown(desk, scryThree, looksAt(3));
    const names = await namesIn(page, "top");
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Watch again" }).click();
    await page.getByRole("button", { name: "On one moment" }).click();
    await page.locator(".watching .tray").waitFor();
    expect(await page.locator(".watching .tray .face-name").allTextContents()).toEqual(names);
    expect(await page.locator("[data-piece], .tray [data-usable]").count()).toBe(0);
    expect(await violations(page)).toEqual([]);
    await page.getByRole("button", { name: "Back to the game" }).click();
    await page.locator(".arranging").waitFor();
    expect(await namesIn(page, "top")).toEqual(names);
    await close();
  });
});

describe("a search", () => {
  const list = `20 Peregrination\n4 Boon Satyr\n4 Nessian Asp\n4 Centaur Battlemaster\n3 Island\n3 Plains\n3 Swamp\n19 Forest`;
  const searching = async (page: Page): Promise<boolean> => (await page.locator(".search").count()) > 0;

  test("shows the whole library, finds by name, and takes what can be found", async () => {
    const { page, faults, close } = await sitDown(desk, list, searching);
    expect(await violations(page)).toEqual([]);
    expect(await hiddenCounts(page)).toEqual([]);
    const chips = page.locator(".search .chip");
    const labels = await chips.evaluateAll((all) => all.map((chip) => chip.getAttribute("aria-label") ?? ""));
    // Those that can be found come first, the others say that they cannot.
    const can = labels.filter((label) => !label.includes("cannot be chosen"));
    expect(labels.slice(0, can.length)).toEqual(can);
    expect(can.every((label) => /^(Forest|Island|Plains|Swamp)/.test(label))).toBe(true);
    expect(labels.some((label) => /^Nessian Asp.*cannot be chosen/.test(label))).toBe(true);
    expect(await page.locator("[data-main]").textContent()).toBe("Find nothing");

    await page.getByLabel("Search by name").fill("isl");
    expect(await chips.count()).toBe(1);
    await page.keyboard.press("Enter");
    expect(await page.locator(".found .chip").textContent()).toContain("Island");
    await page.getByLabel("Search by name").fill("");
    // What was taken can be put back.
    await page.locator(".found .chip").click();
    expect(await page.locator(".found .chip").count()).toBe(0);
    await page.locator(".search .chip", { hasText: "Swamp" }).click();
    await page.locator(".search .chip", { hasText: "Island" }).click();
    expect(await page.locator("[data-main]").textContent()).toBe("Take Swamp, Island");
    expect(await page.locator(".search [data-usable]").count()).toBe(0);
    expect(await violations(page)).toEqual([]);
    await page.waitForTimeout(200);
    await page.locator("[data-main]").click();
    // Which of the two enters the battlefield.
    await heap(page, "from").locator(".card", { hasText: "Swamp" }).click();
    await page.waitForTimeout(200);
    await page.locator("[data-main]", { hasText: "Take Swamp" }).click();
    await page.locator("#my-side .card", { hasText: "Swamp" }).first().waitFor();
    await page.locator("#hand .card", { hasText: "Island" }).first().waitFor();
    expect(faults).toEqual([]);
    await close();
  });

  test("may fail to find, by keyboard on a phone's width as well", async () => {
    const { page, faults, close } = await sitDown({ ...phone, language: "de" }, list, searching, 9);
    expect(await small(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
    const hand = await page.locator("#hand .card").count();
    await page.locator(".search .chip").first().focus();
    await page.keyboard.press("Enter");
    expect(await page.locator(".found .chip").count()).toBe(1);
    await page.locator(".found .chip").focus();
    await page.keyboard.press("Enter");
    expect(await page.locator(".found .chip").count()).toBe(0);
    expect(await page.locator("[data-main]").textContent()).toBe("Nichts finden");
    await page.waitForTimeout(200);
    await page.locator("[data-main]").focus();
    await page.keyboard.press("Enter");
    await page.locator(".search").waitFor({ state: "detached" });
    expect(await page.locator("#hand .card").count()).toBe(hand);
    expect(faults).toEqual([]);
    await close();
  });
});

describe("cards that are looked at", () => {
  test("lie there while a may is asked, then what may be taken is marked, and taken", async () => {
    const list = "24 Commune with the Gods\n14 Forest\n6 Island\n8 Boon Satyr\n8 Nessian Asp";
    const { page, faults, close } = await sitDown(
      desk,
      list,
      async (one) => (await one.locator(".tray .card").count()) === 5,
    );
    const shown = await page.locator(".tray .face-name").allTextContents();
    expect(await violations(page)).toEqual([]);
    await page.waitForTimeout(200);
    await page.locator("[data-main]", { hasText: "Yes" }).click();
    await page.locator(".arranging").waitFor();
    expect((await namesIn(page, "from")).toSorted()).toEqual(shown.toSorted());
    expect(await page.locator("[data-main]").count()).toBe(0);
    const taken = heap(page, "from").locator(".card[data-usable]").first();
    const name = (await taken.locator(".face-name").textContent()) ?? "";
    expect(await violations(page)).toEqual([]);
    await taken.click();
    expect(await namesIn(page, "to")).toEqual([name]);
    await confirm(page);
    await page.locator("#hand .card", { hasText: name }).first().waitFor();
    expect(faults).toEqual([]);
    await close();
  });

  test("are discarded from the hand, as many as have to be", async () => {
    const { page, faults, close } = await sitDown(
      desk,
      "60 Nessian Asp",
      async (one) => (await one.locator(".arranging .heap[data-kind=to]").count()) > 0,
    );
    expect(await page.locator(".arranging .prompt").textContent()).toBe("Discard a card.");
    expect(await violations(page)).toEqual([]);
    await page.locator("#hand .card").nth(2).click();
    expect(await namesIn(page, "to")).toEqual(["Nessian Asp"]);
    expect(await page.locator("#hand .card").count()).toBe(7);
    expect(await page.locator("#hand [data-usable]").count()).toBe(0);
    await confirm(page);
    expect(await page.locator("#hand .card").count()).toBe(7);
    expect(faults).toEqual([]);
    await close();
  });
});

describe("abilities that trigger together", () => {
  test("are put in an order once, also where targets are asked in between", async () => {
    const list = "13 Eidolon of Blossoms\n13 Oakheart Dryads\n34 Forest";
    const lines = (one: Page): Promise<readonly string[]> =>
      heap(one, "stack").locator(".piece-text").allTextContents();
    const { page, faults, close } = await sitDown(desk, list, async (one) => (await lines(one)).length === 3);
    expect(await violations(page)).toEqual([]);
    const named = (texts: readonly string[]): readonly string[] => texts.map((text) => text.split(/ #|:/)[0] ?? "");
    const [first = "", second = "", third = ""] = await lines(page);
    await heap(page, "stack").locator(".piece-line").nth(0).click();
    await page.getByRole("button", { name: "Further down" }).click();
    expect(await lines(page)).toEqual([second, first, third]);
    await confirm(page);
    for (let asked = 0; asked < 4 && (await page.locator("[data-kind=pass]").count()) === 0; asked++) {
      expect(await page.locator(".arranging").count()).toBe(0);
      await page.locator("#my-side .card[data-usable]").first().click();
      await page.waitForTimeout(150);
    }
    const stack = await page.locator(".stack .stacked-name").allTextContents();
    const newest = stack.flatMap((text) => {
      const [name = "", count = "1"] = text.split(" ×");
      return Array.from({ length: Number(count) }, () => name);
    });
    expect(newest).toEqual(named([second, first, third]));
    expect(faults).toEqual([]);
    await close();
  });
});

describe("what somebody else reveals", () => {
  test("is shown with who reveals it and for what, until one goes on", async () => {
    const list = "20 Commune with the Gods\n24 Forest\n16 Nessian Asp";
    const { page, faults, close } = await sitAgainst(
      list,
      "random",
      async (one) => (await one.locator(".revealed .chip").count()) > 1,
    );
    expect(await page.locator(".revealed h2").first().textContent()).toBe("Pheres revealsCommune with the Gods");
    expect(await violations(page)).toEqual([]);
    // What a card says is a press away.
    await page.locator(".revealed .chip").first().click();
    await page.locator(".revealed-text").first().waitFor();
    await page.getByRole("button", { name: "Seen" }).click();
    await page.locator(".revealed").waitFor({ state: "detached" });
    expect(faults).toEqual([]);
    await close();
  });
});

describe("piles", () => {
  test("are made by hand; the one that was chosen comes to the hand, the other goes to the graveyard", async () => {
    const list = "20 Steam Augury\n12 Island\n12 Mountain\n8 Omenspeaker\n8 Spark Jolt";
    const { page, faults, close } = await sitDown(
      desk,
      list,
      async (one) => (await one.locator(".heap[data-kind=pile]").count()) === 2,
    );
    expect(await page.locator(".heap[data-kind=pile] .heap-title").allTextContents()).toEqual(["Pile 1", "Pile 2"]);
    expect(await violations(page)).toEqual([]);
    const piles = page.locator(".heap[data-kind=pile]");
    await carry(page, piles.nth(0).locator("[data-piece]").nth(0), await middleOf(piles.nth(1)));
    await piles.nth(0).locator(".card").nth(0).click();
    await page.getByRole("button", { name: "Put into pile 2" }).click();
    expect(await piles.nth(1).locator(".card").count()).toBe(2);
    const hand = await page.locator("#hand .card").count();
    await confirm(page);
    const now = await page.locator("#hand .card").count();
    expect([hand + 2, hand + 3]).toContain(now);
    expect(faults).toEqual([]);
    await close();
  });

  test("that somebody else has made lie side by side with their numbers, and one is chosen", async () => {
    const list = "24 Steam Augury\n18 Island\n18 Mountain";
    const { page, faults, close } = await sitAgainst(
      list,
      "greedy",
      async (one) => (await one.locator(".arranging[data-way=whole]").count()) > 0,
    );
    const piles = page.locator(".heap[data-kind=pile]");
    expect(await piles.locator(".heap-title").allTextContents()).toEqual(["Pile 1", "Pile 2"]);
    expect(await piles.locator(".card").count()).toBe(5);
    const [left, right] = [await piles.nth(0).boundingBox(), await piles.nth(1).boundingBox()];
    expect(Math.abs((left?.y ?? 0) - (right?.y ?? 0))).toBeLessThan(3);
    expect(await violations(page)).toEqual([]);
    await page.getByRole("button", { name: "Choose pile 2" }).click();
    await page.locator(".arranging").waitFor({ state: "detached" });
    expect(faults).toEqual([]);
    await close();
  });
});

/** Controls in what is arranged that are smaller than a fingertip. */
async function small(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>(".arranging button, .arranging input")].flatMap((element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 0 && (width < 43.5 || height < 43.5) ? [`${element.className} ${width}×${height}`] : [];
    }),
  );
}

/** Carries a card with a finger. */
async function carryByFinger(page: Page, card: Locator, to: { x: number; y: number }): Promise<void> {
  const from = await middleOf(card);
  const client = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", x: number, y: number): Promise<unknown> =>
    client.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchEnd" ? [] : [{ x, y }] });
  await touch("touchStart", from.x, from.y);
  for (let step = 1; step <= 6; step++)
    await touch("touchMove", from.x + ((to.x - from.x) * step) / 6, from.y + ((to.y - from.y) * step) / 6);
  // A finger that stops before it lets go throws nothing.
  await page.waitForTimeout(120);
  await touch("touchEnd", to.x, to.y);
}
