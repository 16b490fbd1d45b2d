/** How soon the page can be used: with nothing kept from before, and with everything. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContext, Page } from "playwright-core";
import type { Stage } from "../../e2e/browser.ts";
import { compressed } from "../serve.ts";

export interface Loading {
  /** From the navigation until the first screen stands, and its button answers. */
  readonly play: number;
  /** Until the first question of a game can be answered, if that button is pressed at once. */
  readonly question: number;
}

interface Marks {
  play?: number;
  question?: number;
}
declare global {
  interface Window {
    benchMarks: Marks;
  }
}

/** Notes when what is waited for is there, and presses the button as soon as it is. */
function note(presses: boolean): void {
  const marks: Marks = {};
  window.benchMarks = marks;
  new MutationObserver(() => {
    if (marks.play === undefined) {
      const button = document.querySelector<HTMLElement>("[data-play]");
      if (button !== null) {
        marks.play = performance.now();
        if (presses) button.click();
      }
    }
    if (marks.question === undefined && document.querySelector("[data-main]") !== null)
      marks.question = performance.now();
  }).observe(document, { childList: true, subtree: true });
}

async function load(context: BrowserContext, address: string): Promise<Loading> {
  const page = await context.newPage();
  await page.addInitScript(note, true);
  await page.goto(address);
  await page.waitForFunction(() => window.benchMarks.question !== undefined, null, { polling: 50 });
  const { play = NaN, question = NaN } = await page.evaluate(() => window.benchMarks);
  await page.close();
  return { play, question };
}

/** Goes away from the game, so that the next visit begins on the first screen. */
async function forget(page: Page): Promise<void> {
  await page.evaluate(async () => {
    localStorage.clear();
    await new Promise((resolve) => {
      const request = indexedDB.deleteDatabase("nykthos");
      for (const ended of ["success", "error", "blocked"]) request.addEventListener(ended, resolve);
    });
  });
}

/** One visit with nothing kept, and one with everything, the service worker included. */
export async function loadings(stage: Stage): Promise<{ readonly cold: Loading; readonly warm: Loading }> {
  const context = await stage.browser.newContext({ locale: "en", viewport: { width: 1440, height: 900 } });
  const cold = await load(context, stage.address);
  const between = await context.newPage();
  await between.goto(stage.address);
  await between.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await forget(between);
  await between.close();
  const warm = await load(context, stage.address);
  await context.close();
  return { cold, warm };
}

export interface Size {
  readonly bytes: number;
  readonly gzip: number;
  readonly brotli: number;
}

/** The scripts that a build loads before the first screen stands, and what they come to; the worker is none of them. */
export async function firstScripts(stage: Stage, folder: string): Promise<{ names: readonly string[]; size: Size }> {
  const context = await stage.browser.newContext({ serviceWorkers: "block" });
  const page = await context.newPage();
  await page.addInitScript(note, false);
  await page.goto(stage.address);
  await page.locator("[data-play]").waitFor();
  const addresses = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .flatMap(({ name, startTime }) =>
        name.endsWith(".js") && startTime <= (window.benchMarks.play ?? 0) ? [name] : [],
      ),
  );
  await context.close();
  const names = [...new Set(addresses.map((address) => new URL(address).pathname.slice(1)))].filter(
    (name) => !/worker/.test(name),
  );
  return { names, size: await sizeOf(folder, names) };
}

/** What files come to, as they are and as they are sent. */
async function sizeOf(folder: string, names: readonly string[]): Promise<Size> {
  let [bytes, gzip, brotli] = [0, 0, 0];
  for (const name of names) {
    const file = readFileSync(join(folder, name));
    bytes += file.length;
    gzip += (await compressed(file, "gzip")).length;
    brotli += (await compressed(file, "br")).length;
  }
  return { bytes, gzip, brotli };
}
