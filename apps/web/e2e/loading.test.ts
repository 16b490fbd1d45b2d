/** What the page loads, and when: little at first, nothing that has to be waited for, and all of it kept. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { firstScripts } from "../scripts/bench/loading.ts";
import { built, openStage } from "./browser.ts";
import type { Stage } from "./browser.ts";
import { ready } from "./player.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(async () => {
  await stage.close();
});

describe("the first load", () => {
  test("is at most 350 kB of compressed script before the worker", async () => {
    const { names, size } = await firstScripts(stage, built);
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) expect(existsSync(join(built, name))).toBe(true);
    expect(size.bytes).toBeGreaterThan(100_000);
    expect(size.gzip).toBeLessThanOrEqual(350_000);
  });

  test("comes compressed, and may be kept for good where the name says what is in it", async () => {
    const page = await fetch(stage.address, { headers: { "accept-encoding": "br" } });
    expect(page.headers.get("cache-control")).toBe("no-cache");
    const [script] = /\.\/assets\/index-[^"]+\.js/.exec(await page.text()) ?? [];
    const { headers } = await fetch(new URL(script ?? "", stage.address), { headers: { "accept-encoding": "br" } });
    expect(headers.get("content-encoding")).toBe("br");
    expect(headers.get("cache-control")).toContain("immutable");
  });

  test("does not wait for the worker: a press on Play is heard once it stands", async () => {
    const context = await stage.browser.newContext({ locale: "en", serviceWorkers: "block" });
    const page = await context.newPage();
    let letIn = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      letIn = resolve;
    });
    await context.route("**/worker-*.js", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(stage.address);
    await page.getByRole("button", { name: "Play now" }).click();
    expect(await page.locator("main.table").count()).toBe(0);
    letIn();
    await ready(page);
    expect(await page.locator(".hand .card").count()).toBe(7);
    // And the game that stands there is found again, without the first screen in between.
    await page.reload();
    await page.locator("main").first().waitFor();
    expect(await page.locator("[data-play]").count()).toBe(0);
    await ready(page);
    expect(await page.locator(".hand .card").count()).toBe(7);
    await context.close();
  });
});

test("what is loaded later is there without a network as well", async () => {
  const context = await stage.browser.newContext({ locale: "en" });
  const page = await context.newPage();
  await page.goto(stage.address);
  await page.getByRole("button", { name: "Play now" }).waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await context.setOffline(true);
  await page.reload();
  await page.getByRole("button", { name: "Play now" }).click();
  await ready(page);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Settings" }).click();
  expect(await page.getByRole("dialog").textContent()).toContain("Speed of the opponent");
  await context.close();
});
