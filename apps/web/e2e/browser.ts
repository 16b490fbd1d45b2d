/** A real Chromium before a served page, for tests and screenshots. */
import { join } from "node:path";
import { chromium } from "playwright-core";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { serve } from "../scripts/serve.ts";

const flags = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export interface Stage {
  readonly address: string;
  readonly browser: Browser;
  close(): Promise<void>;
}

/** What is served: the page as `npm start` builds it, or another build. */
export const built = process.env["NYKTHOS_DIST"] ?? join(import.meta.dirname, "..", "dist");

/** Serves what was built, there or elsewhere, and starts a browser. */
export async function openStage(folder = built): Promise<Stage> {
  const { address, server } = await serve(folder, 0);
  const browser = await chromium.launch({
    executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
    args: flags,
  });
  return {
    address,
    browser,
    async close() {
      await browser.close();
      server.closeAllConnections();
      server.close();
    },
  };
}

export interface Viewing {
  readonly width: number;
  readonly height: number;
  readonly language: string;
  readonly touch?: boolean;
  /** Settings of the page, as it keeps them itself. */
  readonly settings?: Readonly<Record<string, unknown>>;
}

export async function openPage(
  stage: Stage,
  viewing: Viewing,
): Promise<{ page: Page; context: BrowserContext; faults: string[] }> {
  const context = await stage.browser.newContext({
    viewport: { width: viewing.width, height: viewing.height },
    locale: viewing.language,
    hasTouch: viewing.touch ?? false,
    reducedMotion: "reduce",
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(`${error.message}\n${error.stack ?? ""}`));
  page.on("console", (message) => {
    if (message.type() === "error") faults.push(message.text());
  });
  const settings = JSON.stringify({ language: viewing.language, speed: "instant", ...viewing.settings });
  await page.addInitScript((kept) => {
    if (localStorage.getItem("nykthos") === null) localStorage.setItem("nykthos", kept);
  }, settings);
  await page.goto(stage.address);
  return { page, context, faults };
}

export interface Start {
  readonly yours?: string;
  /** A list to play instead, as a person would write it. */
  readonly list?: string;
  readonly theirs?: string;
  readonly level?: string;
  readonly first?: string;
  readonly seed: number;
}

/** Puts a list on the shelf by pasting it, from the first screen and back to it. */
export async function importDeck(page: Page, list: string): Promise<void> {
  await page.locator("[data-decks]").click();
  await page.locator("[data-import]").click();
  await page.locator("[data-panel=import] textarea").fill(list);
  await page.locator("[data-panel=import] button[type=submit]").click();
  await page.locator(".deck[data-own]").waitFor();
  // On a phone the shelf lies behind the deck.
  const back = page.locator("[data-to-decks]");
  if ((await back.count()) > 0) await back.click();
  await page.locator("[data-to-start]").click();
}

/** Begins a game from the first screen, as a person would who chooses everything. */
export async function begin(page: Page, { yours, list, theirs, level, first, seed }: Start): Promise<void> {
  if (list !== undefined) await importDeck(page, list);
  await page.locator("details.setup summary").click();
  const selects = page.locator("details.setup select");
  if (yours !== undefined) await selects.nth(0).selectOption(yours);
  if (list !== undefined) {
    const key = await selects.nth(0).locator("[data-own] option").last().getAttribute("value");
    await selects.nth(0).selectOption(key);
  }
  if (theirs !== undefined) await selects.nth(1).selectOption(theirs);
  if (level !== undefined) await selects.nth(2).selectOption(level);
  if (first !== undefined) await selects.nth(3).selectOption(first);
  await page.locator("details.setup input").fill(String(seed));
  await page.locator("details.setup button[type=submit]").click();
  await page.locator("main.table").waitFor();
}
