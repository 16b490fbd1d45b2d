/** An attack as it is put together by hand: nothing is sent before the player says that it is all, and what is touched again stays at home. */
import { afterAll, beforeAll, expect, test } from "vitest";
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

test("the only creature that can attack waits to be sent, with what it comes to, and is taken back by a touch", async () => {
  const { page, context, faults } = await openPage(stage, { width: 1440, height: 900, language: "en" });
  await begin(page, {
    list: "40 Favored Hoplite\n20 Plains",
    theirs: "Depths of Thassa",
    level: "random",
    first: "you",
    seed: 21,
  });
  const dock = page.getByRole("region", { name: "What you can do" });
  const asked = (prompt: string) => dock.getByText(prompt, { exact: true });
  await playByPointer(page, { before: async (_, acts) => acts > 60 || (await asked("Who attacks?").count()) > 0 });
  await asked("Who attacks?").waitFor();
  const attackers = page.locator("#my-side .card[data-usable]");
  expect(await attackers.count()).toBe(1);
  await attackers.click();
  await asked("Attack like this?").waitFor();
  expect(await dock.textContent()).toMatch(/As it stands: Pheres \d+ → \d+/);
  const attacking = page.getByRole("button", { name: /^Favored Hoplite.*, attacking/ });
  await attacking.click();
  await asked("Who attacks?").waitFor();
  expect(await attacking.count()).toBe(0);
  await attackers.click();
  await asked("Attack like this?").waitFor();
  // It waits there again after a reload.
  await page.reload();
  await ready(page);
  await asked("Attack like this?").waitFor();
  expect(await attacking.count()).toBe(1);
  await dock.getByRole("button", { name: "That is all who attack" }).click();
  await page
    .getByRole("region", { name: "Log" })
    .getByRole("button", { name: /Favored Hoplite( #\d+)? attacks/ })
    .first()
    .waitFor();
  expect(faults).toEqual([]);
  await context.close();
});
