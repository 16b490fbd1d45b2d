/** The table for those who cannot see it or use no pointer: every screen that opens, the keyboard, and what is announced. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { focusFault, violations } from "./access.ts";
import { begin, openPage, openStage } from "./browser.ts";
import type { Stage } from "./browser.ts";
import { playByPointer, ready } from "./player.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(async () => {
  await stage.close();
});

const duel = {
  yours: "Heroes of Akros",
  theirs: "Rage of the Titans",
  level: "random",
  first: "you",
  seed: 3,
} as const;
const viewings = [
  { width: 1440, height: 900, language: "en" },
  { width: 1024, height: 768, language: "de" },
  { width: 390, height: 844, language: "es" },
] as const;

/** A game some way on, with the focus on the button that leads on. */
async function playing(
  viewing: (typeof viewings)[number],
  acts = 24,
): Promise<{ page: Page; faults: readonly string[]; close: () => Promise<void> }> {
  const { page, context, faults } = await openPage(stage, viewing);
  await begin(page, duel);
  await playByPointer(page, { before: (_, count) => Promise.resolve(count >= acts) });
  await ready(page);
  await page.mouse.move(2, 2);
  // What follows from the last act may still be on its way.
  await page.waitForTimeout(500);
  return { page, faults, close: () => context.close() };
}

/** Keeps the first hand. */
async function keep(page: Page): Promise<void> {
  // The button does not take a press that was meant for what stood there before.
  await page.waitForTimeout(200);
  await page.keyboard.press(" ");
  await page.locator(".hand [data-usable]").first().waitFor();
}

/** What has the focus. */
async function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const at = document.activeElement;
    return at?.getAttribute("aria-label") ?? at?.textContent ?? "";
  });
}

/** Waits until something has come or gone, and the focus has settled. */
async function wait(page: Page, selector: string, state: "visible" | "detached"): Promise<void> {
  await page.locator(selector).first().waitFor({ state });
  await page.waitForTimeout(120);
}

/** Opens something from where the focus is, looks at it, and closes it with Escape: the focus is where it was. */
async function lookInto(page: Page, open: () => Promise<void>, selector: string): Promise<readonly string[]> {
  const before = await focused(page);
  await open();
  await wait(page, selector, "visible");
  const found = [...(await violations(page))];
  await page
    .waitForFunction((one) => document.querySelector(one)?.contains(document.activeElement), selector)
    .catch(() => undefined);
  const inside = await page.evaluate((one) => document.querySelector(one)?.contains(document.activeElement), selector);
  if (inside !== true) found.push(`${selector}: the focus is not in it, but on ${await focused(page)}`);
  await page.keyboard.press("Escape");
  await wait(page, selector, "detached");
  let after = await focused(page);
  for (let count = 0; count < 20 && after !== before; count++) {
    await page.waitForTimeout(100);
    after = await focused(page);
  }
  if (after !== before) found.push(`${selector}: the focus was on "${before}" and is on "${after}"`);
  return found.map((one) => `${selector} ${one}`);
}

describe.each(viewings)("in $language, $width wide", (viewing) => {
  test("every screen that opens is without a fault, takes the focus and gives it back", async () => {
    const { page, faults, close } = await playing(viewing);
    const found: string[] = [];
    const look = async (open: () => Promise<void>, selector: string): Promise<void> => {
      found.push(...(await lookInto(page, open, selector)));
    };
    const focusOn = (selector: string): Promise<void> => page.locator(selector).first().focus();
    const enter = (): Promise<void> => page.keyboard.press("Enter");

    await focusOn("#my-side .card");
    await look(() => page.keyboard.press("?"), "[data-panel=help]");
    await focusOn(".top-buttons .button:last-child");
    await look(enter, "[data-panel=menu]");
    await look(async () => {
      await enter();
      await page.locator("[data-panel=menu] .menu > .button").first().press("Enter");
    }, "[data-panel=settings]");
    expect(found).toEqual([]);
    await look(async () => {
      await enter();
      await page.locator("[data-panel=menu] .menu > .button").nth(-2).press("Enter");
    }, "[data-panel=concede]");
    await focusOn(".top .zones button");
    await look(enter, "[data-panel=graveyard1]");
    if (viewing.width > 700) {
      await page.locator(".log ol").focus();
      await page.keyboard.press("ArrowUp");
      if (!(await page.evaluate(() => document.activeElement?.classList.contains("log-line"))))
        found.push("the lines of the log are not reached by the arrow keys");
      await look(enter, "[data-panel=rule]");
    } else {
      await focusOn(".log-button");
      await look(enter, "[data-panel=log]");
      await focusOn("#hand-cards .card");
      await look(() => page.keyboard.press("i"), ".sheet");
    }

    await focusOn("#my-side .card");
    const card = await focused(page);
    await page.keyboard.press("s");
    await page.locator(".notice button").waitFor();
    found.push(...(await violations(page)));
    expect(await focused(page)).toBe(card);
    expect(found).toEqual([]);
    expect(faults).toEqual([]);
    await close();
  });

  test("the game watched again and its end are without a fault", async () => {
    const { page, faults, close } = await playing(viewing, 12);
    await page.locator(".top-buttons .button").last().press("Enter");
    await page.locator("[data-panel=menu] .menu > .button").nth(-3).press("Enter");
    await wait(page, ".watching", "visible");
    expect(await violations(page)).toEqual([]);
    expect(await focusFault(page)).toBe("");
    await page.locator(".watching .button.main").press("Enter");
    await wait(page, ".watching", "detached");
    expect(await focusFault(page)).toBe("");

    await page.locator(".top-buttons .button").last().press("Enter");
    await page.locator("[data-panel=menu] .menu > .button").nth(-2).press("Enter");
    await page.locator("[data-panel=concede] .button.main").press("Enter");
    await wait(page, ".end", "visible");
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await wait(page, ".end", "detached");
    expect(await focusFault(page)).toBe("");
    expect(await violations(page)).toEqual([]);
    expect(faults).toEqual([]);
    await close();
  });
});

test("the first screen is without a fault with all that can be chosen open, and leaving the table for it keeps the focus", async () => {
  const { page, context, faults } = await openPage(stage, viewings[0]);
  await page.locator("details.setup summary").press("Enter");
  await page.locator("details.setup form").waitFor();
  expect(await violations(page)).toEqual([]);
  await page.locator("[data-settings]").focus();
  expect(await lookInto(page, () => page.keyboard.press("Enter"), "[data-panel=settings]")).toEqual([]);
  await page.locator("[data-play]").press("Enter");
  await ready(page);
  await page.waitForTimeout(200);
  expect(await focusFault(page)).toBe("");
  await page.locator(".top-buttons .button").last().press("Enter");
  await page.locator("[data-panel=menu] .menu > .button").last().press("Enter");
  await wait(page, "main.start", "visible");
  expect(await focusFault(page)).toBe("");
  expect(faults).toEqual([]);
  await context.close();
});

describe("by keyboard", () => {
  test("arrows go from card to card, the tabulator comes back to where it was, letters jump", async () => {
    const { page, context } = await openPage(stage, viewings[0]);
    await begin(page, duel);
    await ready(page);
    const labels = await page
      .locator("#hand .card")
      .evaluateAll((cards) => cards.map((card) => card.getAttribute("aria-label") ?? ""));
    await page.keyboard.press("h");
    expect(await focused(page)).toBe(labels[0]);
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    expect(await focused(page)).toBe(labels[2]);
    await page.keyboard.press("Shift+Tab");
    expect(labels).not.toContain(await focused(page));
    await page.keyboard.press("Tab");
    expect(await focused(page)).toBe(labels[2]);
    await page.keyboard.press("End");
    expect(await focused(page)).toBe(labels.at(-1));
    await page.keyboard.press("Home");
    expect(await focused(page)).toBe(labels[0]);

    // Space means the big button, wherever the focus is among the cards.
    await keep(page);
    await page.keyboard.press("g");
    expect(await focused(page)).toMatch(/can be used$/);
    const first = await focused(page);
    await page.keyboard.press("Enter");
    await page.locator("#my-side .card").first().waitFor();
    await page.waitForTimeout(200);
    // The focus has gone with the card.
    expect(await page.evaluate(() => document.activeElement?.closest("#my-side") !== null)).toBe(true);
    expect(first).toContain((await focused(page)).split(",")[0] ?? "?");
    await context.close();
  });

  test("a stop is one of a row that arrows go through, and says what it is and whether it is on", async () => {
    const { page, context } = await openPage(stage, viewings[0]);
    await begin(page, duel);
    await ready(page);
    await page.locator(".phases button[tabindex='0']").focus();
    await page.keyboard.press("Home");
    expect(await focused(page)).toBe("Stop at upkeep");
    await page.keyboard.press("ArrowRight");
    expect(await focused(page)).toBe("Stop at draw");
    const pressed = (): Promise<string | null> => page.locator(":focus").getAttribute("aria-pressed");
    expect(await pressed()).toBe("false");
    await page.keyboard.press("Enter");
    expect(await pressed()).toBe("true");
    expect(await page.locator(".phases button[tabindex='0']").count()).toBe(1);
    await context.close();
  });

  test("single keys are quiet in dialogs, with other keys held, and when they are switched off", async () => {
    const { page, context } = await openPage(stage, viewings[0]);
    await begin(page, duel);
    await ready(page);
    const notices = (): Promise<number> => page.locator(".notice button").count();
    for (const key of ["Control+s", "Alt+s", "Meta+s"]) await page.keyboard.press(key);
    expect(await notices()).toBe(0);
    await page.keyboard.press("?");
    await wait(page, "[data-panel=help]", "visible");
    await page.keyboard.press("s");
    expect(await notices()).toBe(0);
    await page.getByRole("switch", { name: "Single keys" }).press(" ");
    await page.keyboard.press("Escape");
    await wait(page, "[data-panel=help]", "detached");
    for (const key of ["s", "w", "?", "1"]) await page.keyboard.press(key);
    expect(await notices()).toBe(0);
    expect(await page.locator("[role=dialog]").count()).toBe(0);
    expect(await page.locator(".prompt").textContent()).toBe("Keep this hand?");
    // Space is no letter.
    await page.keyboard.press("h");
    await page.locator("#hand .card").first().focus();
    await keep(page);
    await context.close();
  });

  test("Control held down is full control, and leaves what was chosen as it was", async () => {
    const { page, context } = await openPage(stage, viewings[0]);
    await begin(page, duel);
    await ready(page);
    const full = (): Promise<number> => page.locator(".table[data-full]").count();
    await page.keyboard.down("Control");
    await page.locator(".table[data-full]").waitFor();
    await page.keyboard.up("Control");
    await page.locator(".table:not([data-full])").waitFor();
    await page.keyboard.press("c");
    await page.locator(".table[data-full]").waitFor();
    await page.keyboard.press("Control");
    await page.waitForTimeout(100);
    expect(await full()).toBe(1);
    // With another key it belongs to the browser or to a screen reader.
    await page.keyboard.press("c");
    await page.keyboard.down("Control");
    await page.keyboard.down("Alt");
    await page.waitForTimeout(100);
    expect(await full()).toBe(0);
    await page.keyboard.up("Alt");
    await page.keyboard.up("Control");
    await context.close();
  });
});

describe("aloud", () => {
  test("each thing that happens is one line of a log that a screen reader follows, and none is repeated", async () => {
    const { page, context } = await openPage(stage, viewings[0]);
    await begin(page, duel);
    await ready(page);
    const lines = (): Promise<readonly string[]> => page.locator("[role=log] p").allTextContents();
    expect(await lines()).toEqual(["Keep this hand?"]);
    await keep(page);
    expect((await lines()).at(-1)).toMatch(/First main phase\. What do you do\?$/);
    // Full control is said when it is chosen; that Control was touched is not.
    const before = (await lines()).length;
    await page.keyboard.press("Control");
    await page.waitForTimeout(150);
    expect((await lines()).length).toBe(before);
    await page.keyboard.press("c");
    await page.waitForTimeout(150);
    expect((await lines()).slice(before)).toEqual(["Full control is on"]);
    await context.close();
  });

  test("a card says what it is, why it cannot be used, and symbols are words", async () => {
    const { page, context } = await openPage(stage, viewings[0]);
    await begin(page, duel);
    await ready(page);
    await keep(page);
    const last = (): Promise<string | null> => page.locator("[role=log] p").last().textContent();
    const useless = page.locator("#hand .card:not([data-usable])").first();
    await useless.focus();
    await page.keyboard.press("i");
    await page.waitForTimeout(150);
    const label = (await useless.getAttribute("aria-label")) ?? "?";
    expect(label).toMatch(/, costs [^{}]*(?:white|red)/);
    expect(await last()).toContain(label);
    await page.keyboard.press("Enter");
    await page.waitForTimeout(250);
    expect(await last()).toMatch(/^Why not\? ./);
    await page.keyboard.press("w");
    const said = page.locator(".notice button");
    expect(await said.textContent()).toMatch(/^You can: .*\(Space\)/);
    // What is asked for again is said again: as something new on the page.
    await said.evaluate((element) => element.setAttribute("data-old", ""));
    await page.keyboard.press("w");
    await page.locator(".notice button:not([data-old])").waitFor();
    await context.close();
  });
});

describe("what moves", () => {
  /** How many starfields of Nyx are in motion. */
  async function drifting(reducedMotion: "reduce" | "no-preference", settings: object): Promise<number> {
    const context = await stage.browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion });
    const page = await context.newPage();
    const kept = JSON.stringify({ language: "en", speed: "instant", ...settings });
    await page.addInitScript((one) => localStorage.setItem("nykthos", one), kept);
    await page.goto(stage.address);
    await begin(page, { yours: "Nyx Ascendant", theirs: "Heroes of Akros", level: "random", first: "you", seed: 12 });
    await page.locator(".hand .face[data-nyx]").first().waitFor();
    await page.waitForTimeout(300);
    const count = await page.evaluate(
      () =>
        document
          .getAnimations()
          .filter((one) => one instanceof CSSAnimation && one.animationName === "drift" && one.playState === "running")
          .length,
    );
    await context.close();
    return count;
  }
  test("the stars of Nyx move gently, and stand still for whoever wants less motion", async () => {
    expect(await drifting("no-preference", {})).toBeGreaterThan(0);
    expect(await drifting("reduce", {})).toBe(0);
    expect(await drifting("no-preference", { lessMotion: true })).toBe(0);
  });
});

describe("in colours of one's own", () => {
  test("what can be used, what attacks and what has the focus have edges that differ", async () => {
    const context = await stage.browser.newContext({
      viewport: { width: 1440, height: 900 },
      locale: "en",
      forcedColors: "active",
      reducedMotion: "reduce",
    });
    const page = await context.newPage();
    const kept = JSON.stringify({ language: "en", speed: "instant" });
    await page.addInitScript((one) => localStorage.setItem("nykthos", one), kept);
    await page.goto(stage.address);
    await begin(page, duel);
    await ready(page);
    await keep(page);
    const edge = (selector: string): Promise<string> =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const { borderTopStyle, borderTopWidth } = getComputedStyle(element);
          return `${borderTopStyle} ${borderTopWidth}`;
        });
    expect(await edge("#hand .card:not([data-usable]) .face")).toBe("solid 1px");
    expect(await edge("#hand .card[data-usable] .face")).toBe("solid 4px");
    await page.keyboard.press("g");
    const outline = await page.locator(":focus").evaluate((element) => getComputedStyle(element).outlineStyle);
    expect(outline).toBe("solid");
    await playByPointer(page, {
      before: async (_, acts) => acts > 120 || (await page.locator(".card[data-attacking]").count()) > 0,
    });
    expect(await edge(".card[data-attacking] .face")).toBe("dashed 4px");
    expect(await violations(page)).toEqual([]);
    await context.close();
  });
});
