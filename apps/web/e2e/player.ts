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
  readonly spread: boolean;
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
    spread: document.querySelector(".spread [data-usable]") !== null,
    numbers: document.querySelectorAll(".numbers .button").length,
    hand: document.querySelectorAll(".hand [data-usable]").length,
    usable: document.querySelectorAll("[data-usable]").length,
    main: document.querySelector("[data-main]")?.textContent ?? "",
    attack: document.querySelector("[data-attack-all]") !== null,
    others: document.querySelectorAll("[data-choice]").length,
    seat: document.querySelector(".top .medal[data-usable]") !== null,
  }));
}

/** What cannot be pressed although it is offered: a player would be stuck. */
class Stuck extends Error {}

/** Where a control is seen, counted from its corner: in its middle, or where it peeps out from under others; null where it is not. */
function seenAt(control: Element): { x: number; y: number } | null {
  control.scrollIntoView({ block: "nearest", inline: "nearest" });
  const { left, top, width, height } = control.getBoundingClientRect();
  for (const across of [0.5, 0.25, 0.75, 0.12, 0.88])
    for (const down of [0.5, 0.25, 0.75, 0.12, 0.88]) {
      const over = document.elementFromPoint(left + width * across, top + height * down);
      if (over !== null && control.contains(over)) return { x: width * across, y: height * down };
    }
  return null;
}

/**
 * Presses a control as a person would: where it is seen. What has gone meanwhile is let be; what is still there and cannot be pressed is a
 * fault of the page.
 * @throws Stuck
 */
export async function press(what: Locator, touch: boolean): Promise<void> {
  const control = await what.elementHandle({ timeout: 1000 }).catch(() => null);
  if (control === null) return;
  try {
    const position = (await control.evaluate(seenAt)) ?? undefined;
    const how = { timeout: 4000, ...(position === undefined ? {} : { position }) };
    await (touch ? control.tap(how) : control.click(how));
  } catch (error) {
    const still = await control.evaluate((element) => {
      if (!element.isConnected || element.matches(":disabled")) return null;
      const box = element.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const over = document.elementFromPoint(x, y);
      const said = (one: Element | null): string => one?.outerHTML.slice(0, 140) ?? "nothing: it is outside the screen";
      return `${said(element)} at ${Math.round(x)},${Math.round(y)} is under ${said(over)}`;
    });
    if (still !== null) throw new Stuck(`${still}\n${String(error)}`);
  } finally {
    await control.dispose();
  }
}

/** Waits until the table asks something, or the game is over. */
export async function settled(page: Page): Promise<void> {
  await page
    .locator("[data-main], [data-usable], [data-choice], .numbers .button, .end")
    .first()
    .waitFor({ timeout: 30_000 });
}

/** The same, and the button takes a press: one that comes at once is taken as meant for what stood there before. */
export async function ready(page: Page): Promise<void> {
  await settled(page);
  await page.waitForTimeout(200);
}

/** Plays on by pointer or finger until the game is over or the watcher stops it; the number of acts. */
export async function playByPointer(
  page: Page,
  { before, touch = false, prefer = ".table" }: Acting = {},
): Promise<number> {
  const act = (what: Locator): Promise<void> => press(what, touch);
  for (let acts = 0; acts < most; acts++) {
    await settled(page);
    if (before !== undefined && (await before(page, acts))) return acts;
    const seen = await look(page);
    if (seen.over) return acts;
    await page.waitForTimeout(30);
    const paying = (await page.locator("[data-main][data-kind=auto]").count()) > 0;
    if (seen.menu) await act(page.locator(".card-menu .button").last());
    else if (seen.spread) await act(page.locator(".spread [data-usable]").first());
    else if (seen.attack) await act(page.locator("[data-attack-all]"));
    else if (seen.numbers > 0) await act(page.locator(".numbers .button").last());
    else if (seen.hand > 0 && !paying) await act(page.locator(".hand [data-usable]").first());
    else if (seen.main !== "") {
      // The button does not take a press that was meant for what stood there before.
      await page.waitForTimeout(190);
      await act(page.locator("[data-main]"));
    } else if (seen.seat) await act(page.locator(".top .medal[data-usable]"));
    else if (seen.usable > 0) {
      const preferred = page.locator(`${prefer} [data-usable]`).first();
      await act((await preferred.count()) > 0 ? preferred : page.locator("[data-usable]").first());
    } else if (seen.others > 0) await act(page.locator("[data-choice]").first());
    await page.waitForTimeout(20);
  }
  return most;
}

/** Chooses the last of some numbers by its digit, or by going there where it has more than one. */
async function chooseLast(page: Page, press: (key: string) => Promise<void>): Promise<void> {
  const last = page.locator(".numbers .button").last();
  const number = (await last.textContent()) ?? "";
  if (/^\d$/.test(number)) {
    await press(number);
    return;
  }
  for (let count = 0; count < 60; count++) {
    if (await last.evaluate((button) => button === document.activeElement)) break;
    await press("Tab");
  }
  await press("Enter");
}

export interface Typing {
  /** Called before each act. */
  readonly before?: () => Promise<void>;
  /** Called after each act, when what follows from it may still be on its way. */
  readonly after?: (keys: string) => Promise<void>;
}

/** Plays on by keyboard alone until the game is over; the number of keys pressed. */
export async function playByKeyboard(page: Page, { before, after }: Typing = {}): Promise<number> {
  let keys = "";
  let presses = 0;
  const press = async (key: string): Promise<void> => {
    presses++;
    keys += ` ${key}`;
    await page.keyboard.press(key);
  };
  for (let acts = 0; acts < most; acts++) {
    await settled(page);
    const seen = await look(page);
    if (seen.over) return presses;
    await before?.();
    keys = "";
    await page.waitForTimeout(30);
    const paying = (await page.locator("[data-main][data-kind=auto]").count()) > 0;
    if (seen.menu) {
      await press("Tab");
      await press("Enter");
    } else if (seen.attack) await press("a");
    else if (seen.numbers > 0) await chooseLast(page, press);
    else if ((seen.hand > 0 && !paying) || (seen.main === "" && seen.usable > 0)) {
      await press("g");
      await press("Enter");
    } else if (seen.main !== "") {
      await page.waitForTimeout(190);
      await press(" ");
    } else if (seen.others > 0) await press("1");
    await page.waitForTimeout(20);
    await after?.(keys);
  }
  return presses;
}
