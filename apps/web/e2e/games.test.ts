/** Whole games on the real page, in three languages: by pointer, by keyboard alone, at phone size; checked by what is on the screen. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { focusFault, Inspection, moments, violations } from "./access.ts";
import { begin, openPage, openStage } from "./browser.ts";
import type { Stage } from "./browser.ts";
import { playByKeyboard, playByPointer, ready } from "./player.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(async () => {
  await stage.close();
});

/** What every game comes to. */
const everyMoment = Object.keys(moments).sort();

/** What is wrong with the focus, and stays so after all that follows from a key has come. */
async function lastingFault(page: Page): Promise<string> {
  let fault = "";
  for (let count = 0; count < 12; count++) {
    fault = await focusFault(page);
    if (fault === "") return "";
    await page.waitForTimeout(50);
  }
  return fault;
}

const duel = { yours: "Heroes of Akros", theirs: "Rage of the Titans", level: "random", first: "you" } as const;

describe("a whole game", () => {
  test("is played to its end by pointer, in English, without an accessibility fault on any screen", async () => {
    const { page, context, faults } = await openPage(stage, { width: 1440, height: 900, language: "en" });
    await page.locator("main.start").waitFor();
    expect(await violations(page)).toEqual([]);
    await begin(page, { ...duel, seed: 3 });
    await ready(page);
    expect(await page.locator(".prompt").textContent()).toBe("Keep this hand?");
    expect(await violations(page)).toEqual([]);
    const inspection = new Inspection();
    await playByPointer(page, {
      before: async () => {
        await inspection.look(page);
        return false;
      },
    });
    expect(inspection.found).toEqual([]);
    expect([...inspection.seen].sort()).toEqual(everyMoment);
    expect(await page.locator(".end h2").textContent()).toMatch(/Victory|Defeat|A draw/);
    expect(await violations(page)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });

  test("is played to its end by keyboard alone, in German, and the focus is never lost", async () => {
    const { page, context, faults } = await openPage(stage, { width: 1024, height: 768, language: "de" });
    await page.locator("main.start").waitFor();
    await begin(page, { ...duel, seed: 4 });
    await ready(page);
    expect(await page.locator(".prompt").textContent()).not.toMatch(/hand\?/);
    const inspection = new Inspection();
    const lost: string[] = [];
    await playByKeyboard(page, {
      before: () => inspection.look(page),
      after: async (keys) => {
        const fault = await lastingFault(page);
        if (fault !== "") lost.push(`after${keys}: ${fault}`);
      },
    });
    expect(lost).toEqual([]);
    expect(inspection.found).toEqual([]);
    expect([...inspection.seen]).toEqual(expect.arrayContaining(["board", "combat", "payment", "stack"]));
    expect(await page.locator(".end h2").textContent()).toMatch(/Sieg|Niederlage|Unentschieden/);
    expect(await lastingFault(page)).toBe("");
    expect(await violations(page)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });

  test("is played to its end on a phone, in Spanish, with every control large enough to touch", async () => {
    const { page, context, faults } = await openPage(stage, { width: 390, height: 844, language: "es", touch: true });
    await page.locator("main.start").waitFor();
    expect(await violations(page)).toEqual([]);
    await begin(page, { ...duel, seed: 5 });
    let found: readonly string[] | null = null;
    const inspection = new Inspection();
    await playByPointer(page, {
      touch: true,
      before: async () => {
        await inspection.look(page);
        if (found === null && (await page.locator(".field .card").count()) >= 6)
          found = [...(await small(page)), ...(await tooWide(page))];
        return false;
      },
    });
    expect(found).toEqual([]);
    expect(inspection.found).toEqual([]);
    expect([...inspection.seen].sort()).toEqual(everyMoment);
    expect(await page.locator(".end h2").textContent()).toMatch(/Victoria|Derrota|Empate/);
    expect(await violations(page)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });
});

/** Controls on the table that are smaller than a fingertip. */
async function small(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>(".dock .button, .hand .card, .field .card, .medal, .top .zone")]
      .filter((element) => {
        const box = element.getBoundingClientRect();
        return box.width > 0 && (box.width < 44 || box.height < 44);
      })
      .map((element) => element.className),
  );
}

/** Whether something makes the page wider than the phone. */
async function tooWide(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    document.documentElement.scrollWidth > innerWidth
      ? [`the page is ${document.documentElement.scrollWidth} wide`]
      : [],
  );
}
