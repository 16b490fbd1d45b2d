/** Players for tests and screenshots: they look at the screen and touch it, by pointer or by keyboard, and know nothing of what is behind. */
import type { Locator, Page } from "playwright-core";

/** How often a player acts before a game counts as endless. */
const most = 1200;

export interface Acting {
  /** Called before each act; true stops the player. */
  readonly before?: (page: Page, acts: number) => Promise<boolean>;
  /** With a finger instead of a mouse. */
  readonly touch?: boolean;
  /** Where to choose something from first, if there is anything. */
  readonly prefer?: string;
}

/** What can be touched now, read off the screen in one look. */
async function look(page: Page): Promise<{
  readonly over: boolean;
  readonly menu: boolean;
  readonly numbers: number;
  readonly hand: number;
  readonly usable: number;
  readonly main: string;
  readonly attack: boolean;
  readonly others: number;
  readonly seat: boolean;
}> {
  return page.evaluate(() => ({
    over: document.querySelector(".end") !== null,
    menu: document.querySelector(".card-menu .button") !== null,
    numbers: document.querySelectorAll(".numbers .button").length,
    hand: document.querySelectorAll(".hand [data-usable]").length,
    usable: document.querySelectorAll("[data-usable]").length,
    main: document.querySelector("[data-main]")?.textContent ?? "",
    attack: document.querySelector("[data-attack-all]") !== null,
    others: document.querySelectorAll("[data-choice]").length,
    seat: document.querySelector(".top .medal[data-usable]") !== null,
  }));
}

/** Waits until the table asks something, or the game is over. */
export async function settled(page: Page): Promise<void> {
  await page
    .locator("[data-main], [data-usable], [data-choice], .numbers .button, .end")
    .first()
    .waitFor({ timeout: 30_000 });
}

/** Plays on by pointer or finger until the game is over or the watcher stops it; the number of acts. */
export async function playByPointer(
  page: Page,
  { before, touch = false, prefer = ".table" }: Acting = {},
): Promise<number> {
  const press = (what: Locator): Promise<void> => (touch ? what.tap({ timeout: 4000 }) : what.click({ timeout: 4000 }));
  for (let acts = 0; acts < most; acts++) {
    await settled(page);
    if (before !== undefined && (await before(page, acts))) return acts;
    const seen = await look(page);
    if (seen.over) return acts;
    await page.waitForTimeout(30);
    const paying = (await page.locator("[data-main][data-kind=auto]").count()) > 0;
    try {
      if (seen.menu) await press(page.locator(".card-menu .button").last());
      else if (seen.attack) await press(page.locator("[data-attack-all]"));
      else if (seen.numbers > 0) await press(page.locator(".numbers .button").last());
      else if (seen.hand > 0 && !paying) await press(page.locator(".hand [data-usable]").first());
      else if (seen.main !== "") {
        // The button does not take a press that was meant for what stood there before.
        await page.waitForTimeout(190);
        await press(page.locator("[data-main]"));
      } else if (seen.seat) await press(page.locator(".top .medal[data-usable]"));
      else if (seen.usable > 0) {
        const preferred = page.locator(`${prefer} [data-usable]`).first();
        await press((await preferred.count()) > 0 ? preferred : page.locator("[data-usable]").first());
      } else if (seen.others > 0) await press(page.locator("[data-choice]").first());
    } catch {
      // What was to be touched has gone meanwhile: look again.
    }
    await page.waitForTimeout(20);
  }
  return most;
}

/** Plays on by keyboard alone until the game is over; the number of keys pressed. */
export async function playByKeyboard(page: Page): Promise<number> {
  let presses = 0;
  const press = async (key: string): Promise<void> => {
    presses++;
    await page.keyboard.press(key);
  };
  for (let acts = 0; acts < most; acts++) {
    await settled(page);
    const seen = await look(page);
    if (seen.over) return presses;
    await page.waitForTimeout(30);
    const paying = (await page.locator("[data-main][data-kind=auto]").count()) > 0;
    if (seen.menu) {
      await press("Tab");
      await press("Enter");
    } else if (seen.attack) await press("a");
    else if (seen.numbers > 0) await press(String(Math.min(9, seen.numbers)));
    else if ((seen.hand > 0 && !paying) || (seen.main === "" && seen.usable > 0)) {
      await press("g");
      await press("Enter");
    } else if (seen.main !== "") {
      await page.waitForTimeout(190);
      await press(" ");
    } else if (seen.others > 0) await press("1");
    await page.waitForTimeout(20);
  }
  return presses;
}
