/** What the block is about, done by hand on the page: a creature cast as an Aura, a God that is no creature and why, a monster. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { begin, openPage, openStage } from "./browser.ts";
import type { Stage } from "./browser.ts";
import { playByPointer } from "./player.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(async () => {
  await stage.close();
});

/** A game with a list of one's own, played until something is on the screen. */
async function playUntil(
  list: string,
  wanted: string,
): Promise<{ page: Page; faults: readonly string[]; close: () => Promise<void> }> {
  const { page, context, faults } = await openPage(stage, { width: 1440, height: 900, language: "en" });
  await begin(page, { list, theirs: "Depths of Thassa", level: "random", first: "you", seed: 21 });
  await playByPointer(page, {
    prefer: "#my-side",
    before: async (_, acts) => {
      // Abilities of permanents are used as soon as they can be.
      const ability = page.locator("#my-side .card[data-usable]").first();
      const free =
        (await page.locator("[data-kind=pass]").count()) > 0 && (await page.locator(".stack .stacked").count()) === 0;
      if (free && (await ability.count()) > 0) await ability.click();
      return acts > 220 || (await page.locator(wanted).count()) > 0;
    },
  });
  await page.locator(wanted).first().waitFor();
  return { page, faults, close: () => context.close() };
}

describe("on the page", () => {
  test("a creature is cast as an Aura by choosing so at the card, and lies with what it enchants", async () => {
    const { page, faults, close } = await playUntil("24 Hopeful Eidolon\n36 Plains", "#my-side .attached");
    expect(await page.locator("#my-side .attached").first().textContent()).toBe("Hopeful Eidolon");
    const host = page.locator("#my-side .place:has(.attached) .card").first();
    expect(await host.getAttribute("aria-label")).toMatch(/Hopeful Eidolon( #\d+)?, 2\/2, lifelink/);
    expect(await host.getAttribute("aria-label")).toMatch(/with Hopeful Eidolon #\d/);
    // What is attached is reached by keyboard as well.
    await host.focus();
    await page.keyboard.press("ArrowLeft");
    const attached = page.locator(".attached:focus");
    expect(await attached.getAttribute("aria-label")).toMatch(/^Hopeful Eidolon #\d.*, on Hopeful Eidolon #\d/);
    await host.hover();
    await page.locator(".reasons").waitFor();
    expect(await page.locator(".inspector").textContent()).toMatch(
      /\+1\/\+1.*Hopeful Eidolon, static ability rule 613\.4c/,
    );
    expect(faults).toEqual([]);
    await close();
  });

  test("a God without enough devotion looks like it, and says how much there is and why it is no creature", async () => {
    const { page, faults, close } = await playUntil(
      "24 Nylea, God of the Hunt\n36 Forest",
      "#my-side .card[data-asleep]",
    );
    const god = page.locator("#my-side .card[data-asleep]").first();
    expect(await god.getAttribute("aria-label")).toMatch(/devotion 1 of 5, not a creature now, indestructible/);
    expect(await god.locator(".devotion").textContent()).toBe("1 of 5");
    expect(await god.locator(".size").count()).toBe(0);
    await god.hover();
    await page.locator(".reasons").waitFor();
    expect(await page.locator(".inspector").textContent()).toMatch(
      /As long as your devotion to green is less than five, Nylea isn't a creature\. “Your devotion to green” is 1 now\. static ability rule 613\.1d/,
    );
    expect(faults).toEqual([]);
    await close();
  });

  test("a monster is made with mana of one's own, and says so", async () => {
    const { page, faults, close } = await playUntil("24 Nessian Asp\n36 Forest", "#my-side .card .counter");
    expect(await page.locator("#my-side .card:has(.counter)").first().getAttribute("aria-label")).toMatch(
      /4 × \+1\/\+1/,
    );
    expect(await page.locator(".log").textContent()).toContain("becomes monstrous");
    expect(faults).toEqual([]);
    await close();
  });
});
