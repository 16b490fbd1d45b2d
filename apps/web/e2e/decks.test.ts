/** The shelf of decks on the real page: lists in and out, mended, changed card by card, kept, deleted and brought back, played. */
import { readFileSync } from "node:fs";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { importDeck, openPage, openStage } from "./browser.ts";
import type { Stage } from "./browser.ts";
import { ready } from "./player.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(async () => {
  await stage.close();
});

const desk = { width: 1440, height: 900, language: "en" } as const;
const phone = { width: 390, height: 844, language: "de", touch: true } as const;

/** What axe has against the page, or against the part of it that is open over the rest. */
async function violations(page: Page, part = "html"): Promise<readonly string[]> {
  const { violations: found } = await new AxeBuilder({ page }).include(part).analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

/** Pastes a list into the import window of the shelf. */
async function paste(page: Page, list: string): Promise<void> {
  await page.locator("[data-import]").click();
  await page.locator("[data-panel=import] textarea").fill(list);
  await page.locator("[data-panel=import] button[type=submit]").click();
  await page.locator(".deck[data-own] .curve").waitFor();
}

/** The text of the open deck as it goes out, by way of the file that is saved. */
async function exportText(page: Page, format: "plain" | "arena"): Promise<string> {
  await page.locator("[data-export]").click();
  await page.locator("[data-panel=export] select").selectOption(format);
  const shown = await page.locator("[data-panel=export] textarea").inputValue();
  const downloading = page.waitForEvent("download");
  await page.locator("[data-panel=export] .dialog-buttons .button").last().click();
  const file = readFileSync(await (await downloading).path(), "utf8");
  expect(file).toBe(shown);
  await page.keyboard.press("Escape");
  await page.locator("[data-panel=export]").waitFor({ state: "detached" });
  return file;
}

async function namesOf(page: Page): Promise<readonly string[]> {
  return page.locator(".deck-list section").first().locator(".deck-item-name").allTextContents();
}

const faulty = `// Night Guard

4 Phalanx Leader
4 Akroan Skyguard
3 Bone Satyr
0 Gods Willing
24 Plains
20 Forest
`;

describe("a list with faults", () => {
  test("is pasted, mended by what is offered, kept over a reload, goes out as it is, and is played", async () => {
    const { page, context, faults } = await openPage(stage, desk);
    await page.locator("[data-decks]").click();
    await paste(page, faulty);
    expect(await page.locator(".faults-title").textContent()).toBe("2 lines cannot be read.");
    expect(await page.locator(".fault").allTextContents()).toEqual([
      expect.stringMatching(/^Line 5: “Bone Satyr” is no card of the pool\..*Boon Satyr/),
      expect.stringMatching(/^Line 6: “0 Gods Willing”: expected a number of at least 1\./),
    ]);
    expect(await page.locator("[data-play-deck]").isDisabled()).toBe(true);
    // Where it would be chosen for a game, it says so in place.
    await page.locator("[data-to-start]").click();
    await page.locator("details.setup summary").click();
    const mine = page.locator("details.setup select").first();
    await mine.selectOption({ label: "Night Guard" });
    expect(await page.locator(".setup-faults").textContent()).toContain(
      "“Night Guard” cannot be played yet: 2 lines cannot be read.",
    );
    expect(await page.locator("details.setup button[type=submit]").isDisabled()).toBe(true);
    expect(await page.locator(".notice").textContent()).toBe("");
    expect(await violations(page)).toEqual([]);
    await page.locator(".setup-faults").getByRole("button", { name: "Edit the deck" }).click();

    await page.getByRole("button", { name: "Line 5: it is Boon Satyr" }).click();
    await page.locator('.deck-row[data-card="Boon Satyr"]').waitFor();
    expect(await page.locator(".fault").count()).toBe(1);
    await page.getByRole("button", { name: "Remove line 6" }).click();
    await page.locator(".fault").waitFor({ state: "detached" });
    expect(await page.locator(".deck-hints").textContent()).toContain("55 cards are enough for limited play");

    const mended = faulty.replace("Bone", "Boon").replace("0 Gods Willing\n", "");
    await page.reload();
    await page.locator("[data-decks]").click();
    await page.locator(".deck-item", { hasText: "Night Guard" }).click();
    await page.locator('.deck-row[data-card="Boon Satyr"]').waitFor();
    expect(await exportText(page, "plain")).toBe(mended);
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.locator("[data-export]").click();
    await page.getByRole("button", { name: "Copy the text" }).click();
    await page.getByText("Copied.").waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(mended);
    await page.keyboard.press("Escape");
    expect(await exportText(page, "arena")).toBe(
      "About\nName Night Guard\n\nDeck\n4 Phalanx Leader (THS) 26\n4 Akroan Skyguard (BNG) 3\n3 Boon Satyr (THS) 152\n24 Plains (THS) 230\n20 Forest (THS) 246\n",
    );

    await page.locator("[data-to-start]").click();
    await page.locator("details.setup summary").click();
    await mine.selectOption({ label: "Night Guard" });
    await page.locator("details.setup select").nth(3).selectOption("you");
    await page.locator("details.setup button[type=submit]").click();
    await ready(page);
    const held = await page.locator(".hand .card").evaluateAll((cards) => cards.map((card) => card.ariaLabel ?? ""));
    expect(held).toHaveLength(7);
    for (const label of held) expect(label).toMatch(/^(Phalanx Leader|Akroan Skyguard|Boon Satyr|Plains|Forest)/);
    expect(faults).toEqual([]);
    await context.close();
  });

  test("says while it is written what each line is read as", async () => {
    const { page, context, faults } = await openPage(stage, desk);
    await page.locator("[data-decks]").click();
    await page.locator("[data-new]").click();
    const text = page.locator(".list-text textarea");
    await text.fill("4 Fabled Hero\n2 Fabeled Hreo\n5 Shock\nSB: 16 Negate");
    await page.locator(".report li").nth(3).waitFor();
    expect(await page.locator(".report-said").allTextContents()).toEqual([
      expect.stringMatching(/4 × Fabled Hero$/),
      expect.stringMatching(/“Fabeled Hreo” is no card of the pool/),
      expect.stringMatching(/5 × Shock$/),
      expect.stringMatching(/16 × Negate \(Sideboard\)$/),
    ]);
    expect(await page.locator(".deck-hints li").allTextContents()).toEqual([
      expect.stringContaining("9 cards; to be played a deck needs at least 40."),
      expect.stringContaining("5 × Shock; constructed play allows 4."),
      expect.stringContaining("16 × Negate; constructed play allows 4."),
      expect.stringContaining("16 cards in the sideboard; constructed play allows 15."),
    ]);
    await page.locator(".deck-name input").fill("Sketch");
    await expect.poll(() => namesOf(page)).toEqual(["Sketch"]);
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe("the shelf", () => {
  test("shows what each deck is made of, and its cards closely", async () => {
    const { page, context, faults } = await openPage(stage, desk);
    await page.locator("[data-decks]").click();
    await page.locator('[data-deck="Nyx Ascendant"]').click();
    await page.locator("#deck-title", { hasText: "Nyx Ascendant" }).waitFor();
    expect(await page.locator(".deck-facts").textContent()).toContain("60 cards");
    expect(await page.locator(".curve svg").getAttribute("aria-label")).toBe(
      "Mana curve: mana value 1: 3 cards, mana value 2: 4 cards, mana value 3: 16 cards, mana value 4: 6 cards, mana value 5: 5 cards, mana value 6: 2 cards",
    );
    expect(await page.locator(".deck-counts li").allTextContents()).toEqual([
      "26 creatures",
      "10 other spells",
      "24 lands",
    ]);
    await page.locator('.deck-row[data-card="Boon Satyr"] .deck-card').hover();
    expect(await page.locator(".deck-look .big-text").textContent()).toContain("Enchanted creature gets +4/+2");
    expect(await page.locator(".deck-look .big-size").textContent()).toBe("4/2");
    // By keyboard as well.
    await page.keyboard.press("Tab");
    await page.locator('.deck-row[data-card="Skybind"] .deck-card').focus();
    expect(await page.locator(".deck-look h2").textContent()).toBe("Skybind");
    await page.getByRole("button", { name: "Español" }).click();
    await page.locator(".deck-look h2", { hasText: /^(?!Skybind)/ }).waitFor();
    expect(await page.locator(".deck-row .deck-card-name").allTextContents()).toContain("Bosque");
    expect(faults).toEqual([]);
    await context.close();
  });

  test("makes a deck of the game one's own, which is then put together card by card", async () => {
    const { page, context, faults } = await openPage(stage, { ...desk, language: "de" });
    await page.locator("[data-decks]").click();
    await page.locator('[data-deck="Heroes of Akros"]').click();
    await page.locator("#deck-title", { hasText: "Heroes of Akros" }).waitFor();
    await page.locator("[data-copy]").click();
    await page.locator(".deck[data-own]").waitFor();
    await expect.poll(() => namesOf(page)).toEqual(["Heroes of Akros"]);
    // As it is typed, in the language of the table, chosen by keyboard.
    await page.locator(".add-card-input").fill("nylea, gott");
    await page.locator(".add-card-option").first().waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    const row = page.locator('.deck-row[data-card="Nylea, God of the Hunt"]');
    await row.waitFor();
    expect(await page.locator(".add-card-said").textContent()).toBe("Nylea, Göttin der Jagd: 1 im Deck");
    expect(await page.locator(".add-card-input").inputValue()).toBe("");
    const more = row.getByRole("button", { name: "Eine Karte mehr: Nylea, Göttin der Jagd" });
    await more.dblclick();
    await row.locator(".deck-count", { hasText: "3" }).waitFor();
    await row.getByRole("button", { name: "Eine Karte weniger" }).click();
    await row.locator(".deck-count", { hasText: "2" }).waitFor();
    await page.getByRole("tab", { name: "Liste" }).click();
    expect(await page.locator(".list-text textarea").inputValue()).toMatch(/\n2 Nylea, Göttin der Jagd\n$/);
    await page.getByRole("tab", { name: "Karten" }).click();
    await row.getByRole("button", { name: "Eine Karte weniger" }).dblclick();
    await row.waitFor({ state: "detached" });
    await page.locator("[data-play-deck]").click();
    await ready(page);
    expect(faults).toEqual([]);
    await context.close();
  });

  test("reads files as other programs write them, with names in German", async () => {
    const { page, context, faults } = await openPage(stage, { ...desk, language: "de" });
    await page.locator("[data-decks]").click();
    await page.locator("[data-import]").click();
    await page.locator("[data-panel=import] input[type=file]").setInputFiles({
      name: "wald.dck",
      mimeType: "text/plain",
      buffer: Buffer.from(
        "[metadata]\nName=Waldwesen\n[Main]\n4 Segenspendender Satyr|THS|1\n36 Wald|THS\n[Sideboard]\n2 Negieren|M14\n",
      ),
    });
    await page.locator('.deck-row[data-card="Boon Satyr"]').waitFor();
    expect(await page.locator(".faults").isVisible()).toBe(false);
    expect(await page.locator(".deck-name input").inputValue()).toBe("Waldwesen");
    expect(await page.locator(".deck-group h3").allTextContents()).toEqual(["Kreaturen 4", "Länder 36", "Sideboard 2"]);
    expect(await exportText(page, "plain")).toBe(
      "// Waldwesen\n\n4 Segenspendender Satyr\n36 Wald\n\nSideboard\n2 Negieren\n",
    );
    expect(faults).toEqual([]);
    await context.close();
  });

  test("deletes with a way back, by keyboard", async () => {
    const { page, context, faults } = await openPage(stage, desk);
    await page.locator("main.start").waitFor();
    await importDeck(page, "// One\n40 Forest");
    await importDeck(page, "// Two\n40 Plains");
    await importDeck(page, "// Three\n40 Swamp");
    await page.locator("[data-decks]").click();
    await expect.poll(() => namesOf(page)).toEqual(["One", "Two", "Three"]);
    await page.locator(".deck-item", { hasText: "Two" }).click();
    await page.locator("[data-remove]").focus();
    await page.keyboard.press("Enter");
    await page.locator("[data-removed]").waitFor();
    expect(await page.locator("[data-removed]").textContent()).toContain("“Two” is deleted.");
    await expect.poll(() => namesOf(page)).toEqual(["One", "Three"]);
    // The focus is on the way back.
    await page.keyboard.press("Enter");
    await page.locator(".deck-item", { hasText: "Two" }).waitFor();
    await expect.poll(() => namesOf(page)).toEqual(["One", "Two", "Three"]);
    expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
    await page.locator("[data-remove]").click();
    await page.reload();
    await page.locator("[data-decks]").click();
    await expect.poll(() => namesOf(page)).toEqual(["One", "Three"]);
    expect(faults).toEqual([]);
    await context.close();
  });

  test("takes over the one list that the page kept before", async () => {
    const { page, context } = await openPage(stage, { ...desk, settings: { list: "// Of Old\n40 Forest" } });
    await page.locator("[data-decks]").click();
    await expect.poll(() => namesOf(page)).toEqual(["Of Old"]);
    await context.close();
  });

  test("that cannot be read says so, and hands out what was there", async () => {
    const { page, context, faults } = await openPage(stage, desk);
    const broken = '{"version":1,"decks":[{"id":"a","name":"Whole","text":"40 Forest"},{"id":"b","na';
    await page.evaluate((kept) => localStorage.setItem("nykthos.decks", kept), broken);
    await page.reload();
    await page.locator("[data-decks]").click();
    expect(await page.locator("[data-unread]").textContent()).toContain("Nothing was thrown away.");
    await page.locator("[data-new]").click();
    await page.reload();
    await page.locator("[data-decks]").click();
    const downloading = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save what was there to a file" }).click();
    expect(readFileSync(await (await downloading).path(), "utf8")).toBe(broken);
    await page.getByRole("button", { name: "Discard it" }).click();
    await page.locator("[data-unread]").waitFor({ state: "detached" });
    await expect.poll(() => namesOf(page)).toEqual(["New deck"]);
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe("for everybody", () => {
  test.each([desk, phone])("there is no accessibility fault on the shelf at $width", async (viewing) => {
    const { page, context, faults } = await openPage(stage, viewing);
    await page.locator("[data-decks]").click();
    await page.locator("[data-import]").waitFor();
    expect(await violations(page)).toEqual([]);
    await page.locator("[data-import]").click();
    expect(await violations(page, "[data-panel=import]")).toEqual([]);
    await page.keyboard.press("Escape");
    await paste(page, faulty);
    expect(await violations(page)).toEqual([]);
    expect(await tooWide(page)).toBe(false);
    expect("touch" in viewing ? await small(page) : []).toEqual([]);
    await page.locator(".add-card-input").click();
    await page.locator(".add-card-input").pressSequentially("go", { delay: 30 });
    await page.locator(".add-card-option").first().waitFor();
    // The rest of the page is hidden from screen readers as long as the names are offered.
    for (const part of [".add-card", ".add-card-list"]) expect(await violations(page, part)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.locator(".add-card-option").first().waitFor({ state: "detached" });
    await page.locator(".deck-card").first().click();
    expect(await violations(page, "touch" in viewing ? "[data-panel=card]" : "html")).toEqual([]);
    await page.keyboard.press("Escape");
    await page.getByRole("tab").last().click();
    await page.locator(".report").waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await tooWide(page)).toBe(false);
    expect("touch" in viewing ? await small(page) : []).toEqual([]);
    await page.locator("[data-export]").click();
    expect(await violations(page, "[data-panel=export]")).toEqual([]);
    await page.keyboard.press("Escape");
    await page.locator("[data-remove]").click();
    expect(await violations(page)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });
});

async function tooWide(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
}

/** Controls that are smaller than a fingertip. */
async function small(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>(".shelf button, .shelf input, .shelf [role=tab]")]
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        return width > 0 && (width < 44 || height < 43.9);
      })
      .map((element) => `${element.className} ${element.textContent ?? ""}`),
  );
}
