/** What a person wants the table to do by itself, and what it says when it cannot do what they want. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { begin, openPage, openStage } from "./browser.ts";
import type { Stage } from "./browser.ts";
import { playByPointer, ready } from "./player.ts";

let stage: Stage;
let folder = "";
beforeAll(async () => {
  stage = await openStage();
  folder = mkdtempSync(join(tmpdir(), "nykthos-"));
});
afterAll(async () => {
  await stage.close();
  rmSync(folder, { recursive: true });
});

const nyx = { yours: "Nyx Ascendant", theirs: "Depths of Thassa", level: "random", first: "you", seed: 12 } as const;

async function keepHand(page: Page, keep = "Keep"): Promise<void> {
  await ready(page);
  // A press that comes as soon as something is shown was meant for what stood there before.
  await page.waitForTimeout(200);
  await page.getByRole("button", { name: keep, exact: true }).click();
  await page.locator("[data-skip]").waitFor();
}

/** Turn and step, as the table shows them. */
async function when(page: Page): Promise<string> {
  await ready(page);
  return (await page.locator(".log").textContent()) ?? "";
}

describe("passing on", () => {
  test("is chosen in a menu with the keys for it, by pointer", async () => {
    const { page, context, faults } = await openPage(stage, { width: 1440, height: 900, language: "en" });
    await begin(page, nyx);
    await keepHand(page);
    const before = await when(page);
    await page.locator("[data-skip]").click();
    const menu = page.getByRole("dialog", { name: "Pass on" });
    expect(await menu.getByRole("button").allTextContents()).toEqual([
      "Pass until the end of the turne",
      "Pass until your turnn",
      "Pass until something happensx",
    ]);
    await menu.getByRole("button", { name: "Pass until something happens" }).click();
    await page.waitForFunction((told) => document.querySelector(".log")?.textContent !== told, before);
    expect(await when(page)).toContain("Turn 2");
    expect(faults).toEqual([]);
    await context.close();
  });

  test("is chosen by a key, which can be changed", async () => {
    const { page, context, faults } = await openPage(stage, { width: 1024, height: 768, language: "de" });
    await begin(page, nyx);
    await keepHand(page, "Behalten");
    await page.keyboard.press("?");
    await page.getByRole("button", { name: "Ändern: Passen, bis etwas geschieht" }).click();
    await page.keyboard.press("y");
    await page.keyboard.press("Escape");
    const before = await when(page);
    await page.keyboard.press("y");
    await page.waitForFunction((told) => document.querySelector(".log")?.textContent !== told, before);
    expect(await when(page)).toContain("Zug 2");
    expect(faults).toEqual([]);
    await context.close();
  });

  test("is chosen with a finger", async () => {
    const { page, context, faults } = await openPage(stage, { width: 390, height: 844, language: "es", touch: true });
    await begin(page, nyx);
    await keepHand(page, "Conservar");
    await page.locator("[data-skip]").tap();
    const choice = page.getByRole("button", { name: "Pasar hasta que ocurra algo" });
    const box = await choice.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    await choice.tap();
    await page.locator(".seat").first().waitFor();
    await ready(page);
    expect(await page.locator("main.table").textContent()).toMatch(/Turno [2-9]/);
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe("what is answered by itself", () => {
  test("is listed among the settings, stays over a reload, and is asked again when that is wished", async () => {
    const { page, context, faults } = await openPage(stage, { width: 1440, height: 900, language: "en" });
    await begin(page, { ...nyx, yours: "Depths of Thassa", seed: 7 });
    await playByPointer(page, {
      before: async () => {
        const own = page.locator(".always input");
        if ((await own.count()) === 0) return false;
        await own.check();
        // The button does not take a press that was meant for what stood there before.
        await page.waitForTimeout(200);
        await page.locator("[data-main]").click();
        return true;
      },
    });
    await ready(page);
    await page.waitForTimeout(250);
    await page.reload();
    await ready(page);
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Settings" }).click();
    const list = page.getByRole("region", { name: "Answered by itself" });
    expect(await list.getByRole("listitem").count()).toBe(1);
    await page.getByRole("button", { name: /^Ask again/ }).click();
    await list.waitFor({ state: "detached" });
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe("what cannot be done", () => {
  test("is said to whoever takes back what cannot be", async () => {
    const { page, context, faults } = await openPage(stage, { width: 1440, height: 900, language: "en" });
    await begin(page, nyx);
    await ready(page);
    await page.keyboard.press("u");
    await page.getByRole("alert").getByText("There is nothing to take back.").waitFor();
    await keepHand(page);
    await page.keyboard.press("u");
    await page.getByRole("alert").getByText("That cannot be taken back: the other player has acted since.").waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  test("is said of a card in the language of the table, by its name and with the rule", async () => {
    const { page, context, faults } = await openPage(stage, { width: 1440, height: 900, language: "de" });
    await begin(page, nyx);
    await keepHand(page, "Behalten");
    const card = page.locator(".hand .card:not([data-usable])").first();
    const name = (await card.getAttribute("aria-label"))?.split(",")[0] ?? "";
    await card.click();
    await page.locator(".why-not").waitFor();
    expect(await page.locator(".why-not").textContent()).toContain(`Das Mana reicht nicht für ${name}.`);
    expect(await page.locator(".why-not").textContent()).toContain("601.2h");
    expect(faults).toEqual([]);
    await context.close();
  });

  test("is said of a saved game that is damaged, with the place", async () => {
    const { page, context, faults } = await openPage(stage, { width: 1440, height: 900, language: "es" });
    const file = join(folder, "damaged.json");
    const record = {
      format: "nykthos-record",
      version: 2,
      seed: 1,
      players: [{ name: "Ada", deck: [[0, "Plains"]] }, {}],
    };
    writeFileSync(file, JSON.stringify(record));
    await page.locator("input[type=file]").first().setInputFiles(file);
    await page
      .getByRole("alert")
      .getByText("«players[0].deck[0][0]» debe ser un número entero a partir de 1; se encontró 0.")
      .waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe("a game that is over", () => {
  test("shows its end again after a reload", async () => {
    const { page, context, faults } = await openPage(stage, { width: 1440, height: 900, language: "en" });
    await begin(page, nyx);
    await keepHand(page);
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Concede" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Concede" }).click();
    await page.locator(".end").waitFor();
    await page.waitForTimeout(250);
    await page.reload();
    await page.locator(".end").waitFor();
    expect(await page.locator(".end h2").textContent()).toBe("Defeat");
    expect(faults).toEqual([]);
    await context.close();
  });
});
