/** What a person does at a full table, and what the table does by itself: each is watched. */
import type { BrowserContext, Page } from "playwright-core";
import type { Stage } from "../../e2e/browser.ts";
import { watched } from "./watching.ts";
import type { Seen } from "./watching.ts";

export interface Act {
  readonly name: string;
  readonly seen: Seen;
}

const size = { width: 1440, height: 900 };

/** A page on which a saved game lies, at a pace that leaves time to see. */
async function openTable(stage: Stage, record: string): Promise<{ context: BrowserContext; page: Page }> {
  const context = await stage.browser.newContext({ viewport: size, locale: "en", serviceWorkers: "block" });
  const page = await context.newPage();
  await page.addInitScript(() => {
    if (localStorage.getItem("nykthos") === null)
      localStorage.setItem("nykthos", JSON.stringify({ language: "en", speed: "fast" }));
  });
  await page.goto(stage.address);
  await page.locator("[data-play]").waitFor();
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: "full.json", mimeType: "application/json", buffer: Buffer.from(record) });
  await page.locator("main.table").waitFor();
  await page.mouse.move(1, 1);
  await page.waitForTimeout(1500);
  return { context, page };
}

/** The middles of cards that can be seen, as places of the screen. */
async function places(page: Page, selector: string): Promise<readonly { readonly x: number; readonly y: number }[]> {
  return page.evaluate(
    (wanted) =>
      [...document.querySelectorAll(wanted)].flatMap((card) => {
        const { left, top, width, height } = card.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const over = document.elementFromPoint(x, y);
        return over !== null && card.contains(over) ? [{ x, y }] : [];
      }),
    selector,
  );
}

/** The button does not take a press that was meant for what stood there before. */
const unheard = 200;

/** Presses what is there, as quickly as a program can, so that the press itself is not what is measured. */
async function press(page: Page, selector: string): Promise<void> {
  await page.locator(selector).first().waitFor({ timeout: 60_000 });
  await page.waitForTimeout(unheard);
  await page.evaluate((wanted) => document.querySelector<HTMLElement>(wanted)?.click(), selector);
}

/** What leads on, whatever is asked; what comes first is pressed. */
const ways = [
  "[data-main]",
  ".numbers .button:last-child",
  ".tray [data-usable]",
  ".stack [data-usable]",
  "[data-choice]",
  ".table [data-usable]",
];

/** Leads on until what is waited for is there, or the game is over. */
async function leadOn(page: Page, until: string): Promise<void> {
  const ends = `${until}, .end`;
  for (let steps = 0; steps < 80; steps++) {
    await page.waitForFunction((any) => document.querySelector(any) !== null, [ends, ...ways].join(", "), {
      polling: 100,
      timeout: 120_000,
    });
    await page.waitForTimeout(unheard);
    const over = await page.evaluate(
      ({ ends: sought, ways: all }) => {
        if (document.querySelector(sought) !== null) return true;
        all
          .map((way) => document.querySelector<HTMLElement>(way))
          .find((one) => one !== null)
          ?.click();
        return false;
      },
      { ends, ways },
    );
    if (over) return;
    await page.waitForTimeout(100);
  }
}

/** Plays through a turn at a full table. */
export async function actsAtTable(stage: Stage, record: string): Promise<readonly Act[]> {
  const { browser } = stage;
  const { context, page } = await openTable(stage, record);
  const acts: Act[] = [];
  const see = async (name: string, act: () => Promise<void>): Promise<void> => {
    acts.push({ name, seen: await watched(browser, page, act) });
  };
  await see("nothing", () => page.waitForTimeout(1000));
  await see("the mouse goes over the cards", async () => {
    for (const { x, y } of await places(page, '.row[data-row="front"] .card')) {
      await page.mouse.move(x, y);
      await page.waitForTimeout(50);
    }
    await page.mouse.move(1, 1);
    await page.waitForTimeout(200);
  });
  await see("a card is dragged about", async () => {
    const from = (await places(page, ".hand [data-usable]")).at(-1);
    if (from === undefined) return;
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    for (let step = 0; step < 40; step++) await page.mouse.move(from.x - step * 6, from.y - step * 9);
    for (let step = 0; step < 20; step++) await page.mouse.move(from.x - 240 + step * 11, from.y - 360 + step * 17);
    await page.mouse.move(from.x - 20, from.y - 20);
    await page.mouse.up();
    await page.waitForTimeout(400);
  });
  await see("a spell is cast and resolves", async () => {
    const before = await page.locator(".prompt").textContent();
    await press(page, ".hand [data-usable]");
    await page.waitForFunction((said) => document.querySelector(".prompt")?.textContent !== said, before);
    if ((await page.locator(".card-menu .button").count()) > 0) await press(page, ".card-menu .button");
    await leadOn(page, '.dock:not(:has([data-back], [data-kind="auto"])) [data-main]');
    await page.waitForTimeout(600);
  });
  await see("on to the attack", async () => {
    await leadOn(page, "[data-attack-all]");
    await page.waitForTimeout(400);
  });
  await see("six attack, one by one", async () => {
    for (let count = 0; count < 6; count++) {
      await press(page, '#my-side .row[data-row="front"] .card[data-usable]');
      await page.waitForTimeout(400);
    }
  });
  await see("all others attack", async () => {
    await press(page, "[data-attack-all]");
    await page.locator("[data-attack-all]").waitFor({ state: "detached" });
    await page.waitForTimeout(1000);
  });
  await see("the opponent thinks, damage is dealt", async () => {
    await leadOn(page, ".seat:not([data-mine])[data-active]");
    await page.waitForTimeout(500);
  });
  await page.keyboard.press("Escape");
  await see("the window is made smaller", async () => {
    for (let step = 1; step <= 8; step++) {
      await page.setViewportSize({ width: size.width - step * 30, height: size.height - step * 15 });
      await page.waitForTimeout(120);
    }
  });
  await context.close();
  return acts;
}

/** The opponent's turn, told all at once. */
export async function burst(stage: Stage, record: string): Promise<Act> {
  const { context, page } = await openTable(stage, record);
  await page.evaluate(() =>
    localStorage.setItem(
      "nykthos",
      JSON.stringify({ language: "en", speed: "instant", stops: { mine: [], theirs: [] } }),
    ),
  );
  await page.reload();
  await page.locator("main.table").waitFor();
  await page.waitForTimeout(1500);
  const seen = await watched(stage.browser, page, async () => {
    await page.keyboard.press("n");
    await page.waitForTimeout(300);
    await leadOn(page, '.table[data-turn="mine"] .dock [data-main]');
    await page.waitForTimeout(500);
  });
  await context.close();
  return { name: "the opponent's turn, all at once", seen };
}
