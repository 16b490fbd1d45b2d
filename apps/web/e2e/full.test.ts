/** A full table: sixty permanents and more, from a saved game. What is on it is shown once, can be pointed at and dragged. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { crowdedGame } from "../scripts/bench/crowd.ts";
import { openPage, openStage } from "./browser.ts";
import type { Stage } from "./browser.ts";
import { ready } from "./player.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(async () => {
  await stage.close();
});

async function openFull(page: Page): Promise<void> {
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: "full.json", mimeType: "application/json", buffer: Buffer.from(crowdedGame()) });
  await page.locator("main.table").waitFor();
  await ready(page);
}

describe("at a full table", () => {
  test("the card under the mouse is shown beside the table, over the older lines of the log, and goes with it", async () => {
    const { page, context, faults } = await openPage(stage, { width: 1440, height: 900, language: "en" });
    await openFull(page);
    expect(await page.locator(".field .card").count()).toBeGreaterThanOrEqual(60);
    const log = await page.locator(".log").boundingBox();
    for (const at of [0, 3, 7]) {
      const card = page.locator("#my-side .card").nth(at);
      await card.hover();
      const name = await card.locator(".face-name").textContent();
      await page.locator(".inspector h2").first().waitFor();
      expect(await page.locator(".inspector h2").first().textContent()).toBe(name);
    }
    expect(await page.locator(".log").boundingBox()).toEqual(log);
    await page.mouse.move(2, 2);
    await page.locator(".inspector").waitFor({ state: "detached" });
    expect(faults).toEqual([]);
    await context.close();
  });

  test("a creature dragged onto the opponent attacks, one that is let go nearby does not", async () => {
    const { page, context, faults } = await openPage(stage, { width: 1440, height: 900, language: "en" });
    await openFull(page);
    await page.locator("[data-main]").click();
    await page.locator("[data-attack-all]").waitFor();
    const drag = async (to: { readonly x: number; readonly y: number }): Promise<void> => {
      const box = await page.locator("#my-side .card[data-usable]").first().boundingBox();
      if (box === null) throw new Error("no creature can be seen that may attack");
      await page.mouse.move(box.x + 20, box.y + 30);
      await page.mouse.down();
      await page.mouse.move(box.x + 35, box.y + 40);
      await page.mouse.move(to.x, to.y, { steps: 4 });
      expect(await page.locator(".likeness").count()).toBe(1);
      expect(await page.locator(".likeness [data-entity]").count()).toBe(0);
      await page.mouse.up();
    };
    const near = await page.locator("#my-side .card[data-usable]").first().boundingBox();
    await drag({ x: (near?.x ?? 0) + 40, y: (near?.y ?? 0) + 60 });
    await page.locator(".likeness").waitFor({ state: "detached" });
    expect(await page.locator(".prompt").textContent()).toContain("Who attacks?");
    const medal = await page.locator(".top .medal").boundingBox();
    await drag({ x: (medal?.x ?? 0) + 20, y: (medal?.y ?? 0) + 20 });
    await page.locator(".card[data-attacking]").waitFor();
    expect(await page.locator(".card[data-attacking]").count()).toBe(1);
    expect(faults).toEqual([]);
    await context.close();
  });

  test("all attack by one press, and are taken back by one", async () => {
    const { page, context, faults } = await openPage(stage, { width: 1440, height: 900, language: "en" });
    await openFull(page);
    await page.locator("[data-main]").click();
    await page.locator("[data-attack-all]").click();
    await page.waitForFunction(() => document.querySelectorAll(".card[data-attacking]").length >= 20);
    await page.locator("[data-back]").click();
    await page.locator("[data-attack-all]").waitFor();
    expect(await page.locator(".card[data-attacking]").count()).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  });
});
