/** Images of cards: nothing is asked of anybody else as long as they are off, and while they are on only the images that are shown. */
import { facts, starterDecks } from "@nykthos/cards";
import type { BrowserContext, Page, Request } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { begin, openPage, openStage } from "./browser.ts";
import type { Stage } from "./browser.ts";
import { playByPointer, ready } from "./player.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(async () => {
  await stage.close();
});

const desk = { width: 1440, height: 900, language: "de" } as const;
const duel = { yours: "Nyx Ascendant", theirs: "Depths of Thassa", level: "greedy", first: "you", seed: 12 } as const;

/** A card's worth of grey. */
const picture = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAgAAAALCAAAAABn8JP5AAAADklEQVR4nGNogAIGmjEAgtssAW+qdyIAAAAASUVORK5CYII=",
  "base64",
);

/** Hears every request that goes elsewhere, and answers it with an image, or not at all. */
async function elsewhere(context: BrowserContext, answers: boolean): Promise<readonly Request[]> {
  const asked: Request[] = [];
  await context.route(
    (url) => url.origin !== new URL(stage.address).origin,
    async (route) => {
      asked.push(route.request());
      await (answers ? route.fulfill({ contentType: "image/png", body: picture }) : route.abort());
    },
  );
  return asked;
}

function addressOf(english: string): string {
  const id = facts(english)?.scryfallId ?? "";
  return `https://cards.scryfall.io/normal/front/${id.charAt(0)}/${id.charAt(1)}/${id}.jpg`;
}

/** Turns the images on as a person would. */
async function switchOn(page: Page, onTable: boolean): Promise<void> {
  await page.locator("[data-settings]").click();
  await page.locator(".images-setting .switch").first().click();
  if (onTable) await page.locator(".images-setting .switch").nth(1).click();
  await page.keyboard.press("Escape");
  await page.locator(".images-setting").waitFor({ state: "detached" });
}

async function lookAtSatyr(page: Page): Promise<void> {
  await page.locator("[data-decks]").click();
  await page.locator('[data-deck="Nyx Ascendant"]').click();
  await page.locator('.deck-row[data-card="Boon Satyr"] .deck-card').hover();
  await page.locator(".deck-look h2", { hasText: "Segenspendender Satyr" }).waitFor();
}

describe("images of cards", () => {
  test("are off at first: nothing is requested from elsewhere on any screen and in a game", async () => {
    const { page, context, faults } = await openPage(stage, desk);
    const asked = await elsewhere(context, true);
    await page.locator("main.start").waitFor();
    await lookAtSatyr(page);
    await page.locator("[data-to-start]").click();
    await page.locator("[data-settings]").click();
    expect(await page.locator(".images-setting input").first().isChecked()).toBe(false);
    await page.keyboard.press("Escape");
    await begin(page, duel);
    await playByPointer(page, {
      before: async (_, acts) => {
        const card = page.locator(".field .card, .hand .card").first();
        if (acts % 5 === 0 && (await card.count()) > 0) await card.hover({ timeout: 2000 }).catch(() => undefined);
        return acts >= 40;
      },
    });
    expect(await page.locator("img").count()).toBe(0);
    expect(asked.map((request) => request.url())).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });

  test("switched on, are asked of their host alone, by the id of the card, without saying from where", async () => {
    const { page, context, faults } = await openPage(stage, desk);
    const asked = await elsewhere(context, true);
    await page.locator("main.start").waitFor();
    await switchOn(page, true);
    expect(asked).toEqual([]);
    await lookAtSatyr(page);
    const image = page.locator(".deck-look img[data-there]");
    await image.waitFor();
    expect(await image.getAttribute("src")).toBe(addressOf("Boon Satyr"));
    expect(await image.getAttribute("alt")).toBe("Segenspendender Satyr");
    // What it says stays to be read beneath.
    expect(await page.locator(".deck-look .big-text").textContent()).toContain("+4/+2");
    const first = asked.find((request) => request.url() === addressOf("Boon Satyr"));
    expect(first?.resourceType()).toBe("image");
    const headers = (await first?.allHeaders()) ?? {};
    expect([headers["referer"], headers["origin"], headers["cookie"]]).toEqual([undefined, undefined, undefined]);

    await page.locator("[data-to-start]").click();
    await begin(page, duel);
    await ready(page);
    await page.locator(".hand .card img[data-there]").nth(6).waitFor();
    const named = await page.locator(".hand .card img").evaluateAll((all) => all.map((one) => one.getAttribute("alt")));
    expect(named).toEqual(await page.locator(".hand .card .face-name").allTextContents());
    const known = new Set([...deckCards("Nyx Ascendant"), ...deckCards("Depths of Thassa")].map(addressOf));
    expect(asked.map((request) => request.url()).filter((url) => !known.has(url))).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });

  test("that do not come leave our drawing where it is", async () => {
    const { page, context } = await openPage(stage, { ...desk, settings: { images: true } });
    const asked = await elsewhere(context, false);
    await page.locator("main.start").waitFor();
    await lookAtSatyr(page);
    await page.locator(".deck-look .big-art:not([data-image])").waitFor();
    expect(asked.map((request) => request.url())).toContain(addressOf("Boon Satyr"));
    expect(await page.locator(".deck-look img").count()).toBe(0);
    expect(
      await page.locator(".deck-look .big-art").evaluate((art) => getComputedStyle(art).backgroundImage.slice(0, 23)),
    ).toBe('url("data:image/svg+xml');
    await context.close();
  });

  test("that were seen once are there without a network, and are not asked for again", async () => {
    const context = await stage.browser.newContext({ locale: "de", viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    await page.addInitScript(() => {
      localStorage.setItem("nykthos", JSON.stringify({ language: "de", images: true }));
    });
    await page.goto(stage.address);
    const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    // What it asks of the world is answered here, and counted.
    await worker.evaluate((body) => {
      const real = fetch;
      const asked: string[] = [];
      Object.assign(globalThis, {
        asked,
        fetch: (request: globalThis.Request): Promise<Response> => {
          if (new URL(request.url).origin === location.origin) return real(request);
          asked.push(request.url);
          const bytes = Uint8Array.from(atob(body), (letter) => letter.charCodeAt(0));
          return Promise.resolve(new Response(bytes, { headers: { "content-type": "image/png" } }));
        },
      });
    }, picture.toString("base64"));
    const times = (): Promise<number> =>
      worker.evaluate(
        (address) => (globalThis as unknown as { asked: string[] }).asked.filter((url) => url === address).length,
        addressOf("Boon Satyr"),
      );
    await page.reload();
    await lookAtSatyr(page);
    await page.locator(".deck-look img[data-there]").waitFor();
    expect(await times()).toBe(1);
    expect(
      await page.evaluate(async () => (await (await caches.open("nykthos-images-1")).keys()).map(({ url }) => url)),
    ).toContain(addressOf("Boon Satyr"));
    await context.setOffline(true);
    await page.reload();
    await lookAtSatyr(page);
    await page.locator(".deck-look img[data-there]").waitFor();
    expect(await times()).toBe(1);
    await context.close();
  });
});

/** The English names of the cards of a deck that comes with the game. */
function deckCards(name: string): readonly string[] {
  return starterDecks.get(name)?.main.map((line) => line.name) ?? [];
}
