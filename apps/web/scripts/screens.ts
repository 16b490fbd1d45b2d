/**
 * `node apps/web/scripts/screens.ts`: pictures of the main states of the table at three sizes, made by playing a game in a real browser.
 * Build the page first (`npm start` does).
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { begin, openPage, openStage } from "../e2e/browser.ts";
import { playByPointer, settled } from "../e2e/player.ts";

const folder = process.argv[2] ?? join(import.meta.dirname, "../../../docs/screens");
mkdirSync(folder, { recursive: true });

const sizes = [
  { name: "1440", width: 1440, height: 900, language: "en" },
  { name: "1024", width: 1024, height: 768, language: "de" },
  { name: "390", width: 390, height: 844, language: "es", touch: true },
] as const;

const stage = await openStage();
for (const size of sizes) {
  const { page, context, faults } = await openPage(stage, size);
  const taken = new Set<string>();
  const take = async (name: string): Promise<void> => {
    if (taken.has(name)) return;
    taken.add(name);
    await page.waitForTimeout(450);
    await page.screenshot({ path: join(folder, `${name}-${size.name}.jpg`), type: "jpeg", quality: 84 });
  };
  await page.locator("main.start").waitFor();
  await take("start");
  await page.locator("[data-decks]").click();
  await page.locator('[data-deck="Nyx Ascendant"]').click();
  await page.locator(".deck-row").first().waitFor();
  await take("decks");
  if ((await page.locator("[data-to-decks]").count()) > 0) await page.locator("[data-to-decks]").click();
  await page.locator("[data-to-start]").click();
  await begin(page, { yours: "Nyx Ascendant", theirs: "Depths of Thassa", seed: 12, first: "you" });
  await settled(page);
  await take("mulligan");
  await playByPointer(page, {
    touch: "touch" in size,
    before: async (_, acts) => {
      if (await shows(page, ".card-menu")) await take("choice");
      if (await shows(page, "[data-kind=auto]")) await take("payment");
      if (await shows(page, ".stacked, .stack-top")) await take("stack");
      if ((await page.locator(".card[data-attacking]").count()) > 0) await take("combat");
      if (await shows(page, ".arranging .heap")) await take("scry");
      if ((await page.locator(".field .card").count()) >= 12) {
        await take("board");
        if (!taken.has("card")) {
          await page.locator(".field .card").first().click({ button: "right" });
          await page.waitForTimeout(200);
          await take("card");
          await page.keyboard.press("Escape");
        }
      }
      return acts > 150 || (taken.has("card") && taken.has("choice"));
    },
  });
  await page.keyboard.press("Escape");
  await page.waitForTimeout(300);
  await concede(page);
  await page.locator(".end").waitFor();
  await take("end");
  // A God with too little devotion, looked at closely.
  await page.getByRole("dialog").locator(".dialog-buttons .button").nth(3).click();
  await begin(page, {
    list: "24 Nylea, God of the Hunt\n36 Forest",
    theirs: "Devotion to Darkness",
    level: "random",
    seed: 21,
    first: "you",
  });
  await playByPointer(page, {
    touch: "touch" in size,
    before: async (_, acts) => acts > 150 || shows(page, ".card[data-asleep]"),
  });
  await page.locator(".card[data-asleep]").first().click({ button: "right" });
  await page.waitForTimeout(300);
  await take("god");
  for (const fault of faults) console.error(`${size.name}: ${fault}`);
  console.log(`${size.name}: ${[...taken].join(", ")}`);
  await context.close();
}
await stage.close();

async function concede(page: Page): Promise<void> {
  await page.locator(".top-buttons .button").last().click();
  await page.locator('[data-panel="menu"] .menu > .button').nth(4).click();
  await page.locator('[data-panel="concede"] .button.main').click();
}

async function shows(page: Page, selector: string): Promise<boolean> {
  return (await page.locator(selector).count()) > 0;
}
