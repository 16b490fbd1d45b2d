/** A phone as a table: everything large enough to touch, nothing covered, at any size and with text twice as large; drawers, folds, sheets. */
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { violations } from "./access.ts";
import { begin, openPage, openStage } from "./browser.ts";
import type { Stage } from "./browser.ts";
import { covered, cutOff, outside, tooSmall } from "./fitting.ts";
import { playByPointer, press, ready } from "./player.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(async () => {
  await stage.close();
});

/** Scry, targets, and creatures that can be cast as Auras, soon. */
const list = "14 Hopeful Eidolon\n8 Omenspeaker\n6 Gods Willing\n6 Temple of Enlightenment\n14 Plains\n12 Island";

/** What of a game has to be looked at. */
const screens = [
  "stack",
  "paying",
  "scry",
  "main phase",
  "card looked at",
  "ways to cast",
  "targets",
  "attackers",
  "combat",
] as const;

const usual = { width: 390, height: 844, letter: 16 };
/** How the same screen is looked at: phones upright and on their side, a tablet, and text twice as large. */
const views = [
  usual,
  { width: 360, height: 640, letter: 16 },
  { width: 844, height: 390, letter: 16 },
  { width: 390, height: 844, letter: 32 },
  { width: 1280, height: 800, letter: 32 },
  { width: 1280, height: 800, letter: 24 },
  { width: 768, height: 1024, letter: 16 },
] as const;

async function viewAs(page: Page, { width, height, letter }: (typeof views)[number] | typeof usual): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size === 16 ? "" : `${size}px`;
  }, letter);
  // No mouse rests on anything.
  await page.mouse.move(1, 1);
  await page.waitForTimeout(250);
}

/** What is wrong with the screen as it stands, in all views. */
async function wrong(page: Page, screen: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const view of views) {
    await viewAs(page, view);

    const isPhone = (await page.locator("[data-room=wide]").count()) === 0;
    const faults = [
      ...(await outside(page)),
      ...(isPhone ? await tooSmall(page) : []),
      ...(view.letter > 16 ? await cutOff(page) : []),
      ...(await covered(page)),
      ...(view === usual ? await violations(page) : []),
    ];
    found.push(...faults.map((fault) => `${screen} at ${view.width}×${view.height}, ${view.letter} px: ${fault}`));
  }
  await viewAs(page, usual);
  return found;
}

/** A finger that stays on something. */
async function holdDown(page: Page, what: string): Promise<void> {
  const box = await page.locator(what).first().boundingBox();
  if (box === null) throw new Error(`${what} is nowhere`);
  await drag(page, box.x + box.width / 2, box.y + box.height / 2, 0, 600);
}

/** A finger that goes down, moves by so much, and is lifted after a while. */
async function drag(page: Page, x: number, y: number, by: number, held: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", at: number): Promise<unknown> =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchEnd" ? [] : [{ x, y: at }] });
  await send("touchStart", y);
  const steps = by === 0 ? 0 : 8;
  for (let step = 1; step <= steps; step++) await send("touchMove", y + (by * step) / steps);
  await page.waitForTimeout(held);
  await send("touchEnd", y + by);
  await session.detach();
}

describe("on a phone, upright or on its side, and with text twice as large", () => {
  test("everything on every screen can be touched, nothing is covered, nothing is cut off", async () => {
    const { page, context, faults } = await openPage(stage, { ...usual, language: "de", touch: true });
    const found: string[] = [];
    const seen = new Set<string>();
    const visit = async (screen: string): Promise<void> => {
      if (seen.has(screen)) return;
      seen.add(screen);
      found.push(...(await wrong(page, screen)));
    };
    const closed = async (): Promise<void> => {
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "detached" });
    };
    const inPanel = async (screen: string, ...way: readonly Locator[]): Promise<void> => {
      for (const step of way) await press(step, true);
      await page.locator(`[data-panel^=${screen}]`).waitFor();
      await visit(screen);
    };
    const menu = page.locator(".top-buttons .button").last();
    const entry = (name: string): Locator => page.getByRole("dialog").getByRole("button", { name, exact: true });

    await page.locator("main.start").waitFor();
    await visit("start");
    await begin(page, { list, theirs: "Depths of Thassa", seed: 12, first: "you" });
    await ready(page);
    await visit("mulligan");
    await playByPointer(page, {
      touch: true,
      before: async (_, acts) => {
        const shows = async (what: string): Promise<boolean> => (await page.locator(what).count()) > 0;
        if (await shows(".card-menu:not(.spread) .button")) await visit("ways to cast");
        else if (await shows(".spread")) await visit("what is attached");
        else if (await shows("[data-kind=auto]")) await visit("paying");
        else if (await shows(".arranging, .tray .card")) await visit("scry");
        else if (await shows("[data-attack-all]")) await visit("attackers");
        else if (await shows(".card[data-attacking]")) await visit("combat");
        else if ((await page.locator(".field .card[data-usable]").count()) > 2 && !(await shows("[data-kind=pass]")))
          await visit("targets");
        else if (await shows("[data-kind=pass]")) {
          if (await shows(".stack-top")) await visit("stack");
          else if ((await page.locator(".field .card").count()) >= 6) {
            if (seen.has("main phase")) return false;
            await visit("main phase");
            await inPanel("menu", menu);
            await inPanel("settings", entry("Einstellungen"));
            await closed();
            await inPanel("help", menu, entry("Tastenbelegung"));
            await closed();
            await inPanel("log", page.locator(".log-button"));
            await closed();
            await inPanel("graveyard", page.locator(".top .zone").first());
            await closed();
            await holdDown(page, ".field .card");
            await page.locator(".sheet").waitFor();
            await visit("card looked at");
            await press(page.locator(".sheet-close"), true);
          }
        }
        return acts > 110 || screens.every((screen) => seen.has(screen));
      },
    });
    if ((await page.locator(".end").count()) === 0) {
      await inPanel("concede", menu, entry("Aufgeben"));
      await press(page.locator("[data-panel=concede] .button.main"), true);
      await page.locator(".end").waitFor();
    }
    await visit("end");
    await press(page.locator(".end").getByRole("button", { name: "Noch einmal ansehen" }), true);
    await page.locator(".watching").waitFor();
    await visit("watching");
    expect(found).toEqual([]);
    expect([...seen]).toEqual(expect.arrayContaining([...screens]));
    expect(faults).toEqual([]);
    await context.close();
  }, 420_000);

  test("the hand is a drawer that is pressed, drawn and opened by its key, and lies out of the way of what is chosen on the table", async () => {
    const { page, context, faults } = await openPage(stage, { ...usual, language: "en", touch: true });
    await begin(page, {
      list: "20 Favored Hoplite\n40 Plains",
      theirs: "Depths of Thassa",
      level: "random",
      first: "you",
      seed: 7,
    });
    const handle = page.locator(".handle");
    const isOpen = (): Promise<string | null> => handle.getAttribute("aria-expanded");
    const height = async (): Promise<number> => (await page.locator(".fan").boundingBox())?.height ?? 0;
    const draw = async (by: number): Promise<void> => {
      const box = await handle.boundingBox();
      if (box !== null) await drag(page, box.x + box.width / 2, box.y + box.height / 2, by, 60);
    };
    await ready(page);
    // Whether to keep the hand is asked: it lies open.
    expect(await isOpen()).toBe("true");
    // The button does not take a press that was meant for what stood there before.
    await page.waitForTimeout(250);
    await press(page.getByRole("button", { name: "Keep", exact: true }), true);
    await page.locator(".hand [data-usable]").first().waitFor();
    expect(await isOpen()).toBe("true");
    expect(await handle.getAttribute("aria-label")).toMatch(/^Your hand, 7 cards, \d can be used$/);
    await press(handle, true);
    expect(await isOpen()).toBe("false");
    await expect.poll(height).toBeLessThan(60);
    await page.keyboard.press("h");
    expect(await isOpen()).toBe("true");
    expect(await page.evaluate(() => document.activeElement?.closest("#hand-cards") !== null)).toBe(true);
    await page.keyboard.press("h");
    expect(await isOpen()).toBe("false");
    expect(await page.evaluate(() => document.activeElement?.className)).toBe("handle");
    await draw(-90);
    expect(await isOpen()).toBe("true");
    await expect.poll(height).toBeGreaterThan(120);
    await draw(90);
    expect(await isOpen()).toBe("false");
    // The page remembers how it was left; of a closed drawer a card's top opens it, and does nothing else.
    await page.reload();
    await ready(page);
    expect(await isOpen()).toBe("false");
    const before = await page.locator(".field .card").count();
    await press(page.locator(".hand [data-usable]").first(), true);
    expect(await isOpen()).toBe("true");
    expect(await page.locator(".field .card").count()).toBe(before);

    const closedFor = new Set<string>();
    let openAgain = 0;
    await playByPointer(page, {
      touch: true,
      before: async (_, acts) => {
        const kind = await page.evaluate(() => document.querySelector("[data-main]")?.getAttribute("data-kind") ?? "");
        const attackers = (await page.locator("[data-attack-all]").count()) > 0;
        if (kind === "auto") closedFor.add(`paying ${(await isOpen()) ?? ""}`);
        if (attackers) closedFor.add(`attacking ${(await isOpen()) ?? ""}`);
        const step = (await page.locator(".phases [aria-current]").textContent()) ?? "";
        const usable = await page.locator(".hand [data-usable]").count();
        if (kind === "pass" && step.includes("main") && usable > 0 && (await isOpen()) === "true") openAgain++;
        return acts > 60 || closedFor.size > 1;
      },
    });
    expect([...closedFor].sort()).toEqual(["attacking false", "paying false"]);
    expect(openAgain).toBeGreaterThan(1);
    expect(faults).toEqual([]);
    await context.close();
  });

  test("rows fold into a line that says what is in them, and open by themselves for what has to be chosen there", async () => {
    const { page, context, faults } = await openPage(stage, { ...usual, language: "en", touch: true });
    await begin(page, {
      list: "20 Favored Hoplite\n40 Plains",
      theirs: "Depths of Thassa",
      level: "random",
      first: "you",
      seed: 7,
    });
    const lands = page.locator("#my-side .line[data-row=lands]");
    const front = page.locator("#my-side .line[data-row=front]");
    const seen: string[] = [];
    await playByPointer(page, {
      touch: true,
      before: async (_, acts) => {
        if ((await front.count()) === 0 || (await page.locator("[data-kind=pass]").count()) === 0) return acts > 60;
        return true;
      },
    });
    await press(lands.locator(".fold"), true);
    expect(await lands.locator(".fold").getAttribute("aria-expanded")).toBe("false");
    expect(await lands.locator(".fold").textContent()).toMatch(/^\d lands?, \d untapped/);
    expect(await lands.locator(".fold").getAttribute("aria-label")).toMatch(/untapped(, \d white)?/);
    await press(front.locator(".fold"), true);
    expect(await front.locator(".fold").textContent()).toMatch(/^\d creatures?/);
    await page.reload();
    await ready(page);
    expect(await page.locator("#my-side .line[data-folded]").count()).toBe(2);
    await playByPointer(page, {
      touch: true,
      before: async (_, acts) => {
        if (
          (await page.locator("[data-kind=auto]").count()) > 0 &&
          (await lands.locator(".card[data-would]").count()) > 0
        )
          seen.push("lands to pay with");
        if (
          (await page.locator("[data-attack-all]").count()) > 0 &&
          (await front.locator(".card[data-usable]").count()) > 0
        )
          seen.push("creatures to attack with");
        return acts > 60 || new Set(seen).size > 1;
      },
    });
    expect([...new Set(seen)].sort()).toEqual(["creatures to attack with", "lands to pay with"]);
    expect(faults).toEqual([]);
    await context.close();
  });

  test("the stack, a card looked at, and what is attached to a permanent are sheets that come and go, and give the focus back", async () => {
    const { page, context, faults } = await openPage(stage, { ...usual, language: "en", touch: true });
    await begin(page, {
      list: "24 Hopeful Eidolon\n36 Plains",
      theirs: "Depths of Thassa",
      level: "random",
      first: "you",
      seed: 21,
    });
    const free = page.locator("[data-kind=pass]");
    const top = page.locator(".stack-top");
    const items = page.locator(".stack .stacked");
    await playByPointer(page, {
      touch: true,
      before: async (_, acts) => acts > 60 || ((await free.count()) > 0 && (await top.count()) > 0),
    });
    expect(await top.getAttribute("aria-expanded")).toBe("false");
    expect(await top.textContent()).toMatch(/^\d on the stack: /);
    await press(top, true);
    expect(await items.count()).toBeGreaterThan(0);
    await press(top, true);
    expect(await items.count()).toBe(0);

    // A creature that nothing can be done with, and what lies on it.
    const host = page.locator("#my-side .place:has(.attached) > .card:not([data-usable])").first();
    await playByPointer(page, {
      touch: true,
      prefer: "#my-side",
      before: async (_, acts) => acts > 200 || ((await free.count()) > 0 && (await host.count()) > 0),
    });
    await host.focus();
    await holdDown(page, "#my-side .card");
    await page.locator(".sheet").waitFor();
    expect(await page.evaluate(() => document.activeElement?.className)).toBe("sheet-close");
    await page.keyboard.press("Escape");
    expect(await page.locator(".sheet").count()).toBe(0);
    expect(await host.evaluate((element) => element === document.activeElement)).toBe(true);
    await holdDown(page, "#my-side .card");
    const sheet = await page.locator(".sheet").boundingBox();
    if (sheet !== null) await drag(page, sheet.x + 195, sheet.y + 20, 160, 40);
    expect(await page.locator(".sheet").count()).toBe(0);

    await press(host, true);
    const spread = page.getByRole("dialog", { name: /^Hopeful Eidolon.*, and what is attached to it/ });
    await spread.waitFor();
    expect(await spread.getByRole("button").count()).toBe(2);
    await page.keyboard.press("Escape");
    await spread.waitFor({ state: "detached" });
    expect(faults).toEqual([]);
    await context.close();
  });
});
