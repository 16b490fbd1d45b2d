/** What a person does at the table besides playing on: reloading, taking back, changing the language, asking, saving, watching again. */
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
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

const nyx = { yours: "Nyx Ascendant", theirs: "Depths of Thassa", level: "greedy", first: "you", seed: 12 } as const;

/** What the table shows, in words: what is asked, what lies where. */
async function standing(page: Page): Promise<unknown> {
  return page.evaluate(() => ({
    prompt: document.querySelector(".prompt")?.textContent,
    buttons: [...document.querySelectorAll(".dock-choices .button")].map((button) => button.textContent),
    cards: [...document.querySelectorAll(".card")].map((card) => card.getAttribute("aria-label") ?? card.textContent),
    lives: [...document.querySelectorAll(".life")].map((life) => life.textContent),
  }));
}

async function reloadsTheSame(page: Page): Promise<void> {
  await page.waitForTimeout(150);
  // Where the pointer is, and what is looked at, is not the game.
  await page.mouse.move(2, 2);
  const before = await standing(page);
  await page.waitForTimeout(250);
  await page.reload();
  await ready(page);
  expect(await standing(page)).toEqual(before);
}

describe("a reload", () => {
  test("finds the same game in the middle of a scry, of a cast and of combat", async () => {
    const { page, context, faults } = await openPage(stage, { width: 1440, height: 900, language: "en" });
    await begin(page, nyx);
    const done = new Set<string>();
    await playByPointer(page, {
      before: async (_, acts) => {
        const kinds = await page.evaluate(() => ({
          scry: document.querySelectorAll(".arranging .heap").length === 2,
          cast: document.querySelector("[data-kind=auto]") !== null,
          combat: document.querySelector(".card[data-attacking]") !== null,
        }));
        for (const kind of ["scry", "cast", "combat"] as const) {
          if (!kinds[kind] || done.has(kind)) continue;
          done.add(kind);
          await reloadsTheSame(page);
        }
        return done.size === 3 || acts > 250;
      },
    });
    expect([...done].sort()).toEqual(["cast", "combat", "scry"]);
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe("at the table", () => {
  test("a land is taken back, the language changes in place, the board is said, keys and reasons are shown", async () => {
    const { page, context, faults } = await openPage(stage, { width: 1440, height: 900, language: "en" });
    await begin(page, nyx);
    await ready(page);
    await page.getByRole("button", { name: "Keep", exact: true }).click();
    await page.locator(".hand [data-usable]").first().waitFor();
    const before = await standing(page);
    await page.locator(".hand [data-usable]").first().click();
    await page.locator("#my-side .card").first().waitFor();
    await page.getByRole("button", { name: "Take back" }).click();
    await page.locator("#my-side .card").first().waitFor({ state: "detached" });
    await page.mouse.move(2, 2);
    expect(await standing(page)).toEqual(before);

    await page.locator(".hand [data-usable]").first().click();
    await page.locator("#my-side .card").first().waitFor();
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Deutsch" }).click();
    await page.getByRole("button", { name: "Schließen" }).click();
    expect(await page.locator("#my-side .card").first().getAttribute("aria-label")).toMatch(/Wald|Ebene|Tempel/);
    expect(await page.locator(".log").textContent()).toContain("Du ");

    await page.keyboard.press("s");
    expect(await page.locator(".notice").textContent()).toMatch(/20 Leben/);
    await page.locator("#my-side .card").first().hover();
    await page.locator(".inspector").waitFor();
    expect(await page.locator(".inspector h2").last().textContent()).toBe("Was es jetzt ist, und warum");
    await page.keyboard.press("?");
    expect(await page.getByRole("dialog").textContent()).toContain("Mit allen angreifen");
    await page.keyboard.press("Escape");
    expect(faults).toEqual([]);
    await context.close();
  });

  test("a game is given up, saved, watched again and taken up from its middle", async () => {
    const { page, context, faults } = await openPage(stage, { width: 1440, height: 900, language: "en" });
    await begin(page, nyx);
    await playByPointer(page, { before: (_, acts) => Promise.resolve(acts >= 25) });
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Concede" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Concede" }).click();
    await page.locator(".end").waitFor();
    expect(await page.locator(".end h2").textContent()).toBe("Defeat");
    const downloading = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save the replay" }).click();
    const path = await (await downloading).path();
    expect(readFileSync(path, "utf8")).toContain('"format":"nykthos-record"');
    await page.getByRole("button", { name: "Watch again" }).click();
    await page.locator(".watching").waitFor();
    await page.locator(".watching input").fill("3");
    await page.locator(".watching", { hasText: "Moment 3 of" }).waitFor();
    await page.getByRole("button", { name: "Play from here" }).click();
    await ready(page);
    expect(await page.locator(".watching").count()).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  });

  test("everything works without a network once it was loaded", async () => {
    const context = await stage.browser.newContext({ locale: "en" });
    const page = await context.newPage();
    await page.goto(stage.address);
    await page.getByRole("button", { name: "Play now" }).waitFor();
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    await page.waitForFunction(async () => (await (await caches.open("nykthos-1")).keys()).length > 5, null, {
      timeout: 20_000,
    });
    await context.setOffline(true);
    await page.reload();
    await page.getByRole("button", { name: "Play now" }).click();
    await ready(page);
    expect(await page.locator(".hand .card").count()).toBe(7);
    await context.close();
  });

  test("one press plays", async () => {
    const { page, context } = await openPage(stage, { width: 1440, height: 900, language: "en" });
    await page.getByRole("button", { name: "Play now" }).click();
    await ready(page);
    expect(await page.locator(".hand .card").count()).toBe(7);
    await context.close();
  });
});
