/** What keeps people out, looked for on the screen as it is: what axe has against it, and a focus that is nowhere to be seen. */
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";

/** What axe has against the page as it is now. */
export async function violations(page: Page): Promise<readonly string[]> {
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary = "" }) => `${id}: ${html.slice(0, 160)} ${failureSummary.slice(0, 300)}`),
  );
}

/** What is wrong with where the focus is; "" for nothing. */
export async function focusFault(page: Page): Promise<string> {
  return page.evaluate(() => {
    const at = document.activeElement;
    if (at === null || at === document.body) return "the focus is nowhere";
    const said = at.outerHTML.slice(0, 160);
    const { left, top, right, bottom, width, height } = at.getBoundingClientRect();
    if (width === 0 || height === 0) return `the focus is on something without a size: ${said}`;
    if (right <= 0 || bottom <= 0 || left >= innerWidth || top >= innerHeight)
      return `the focus is outside the screen: ${said}`;
    if (at.closest("[aria-hidden=true], [inert]") !== null) return `the focus is on something hidden: ${said}`;
    return getComputedStyle(at).visibility === "visible" ? "" : `the focus is on something that is not seen: ${said}`;
  });
}

/** Moments of a game that everybody has to be able to play through, and how they look on the page. */
export const moments = {
  board: () => document.querySelectorAll(".field .card").length >= 8,
  combat: () => document.querySelector(".card[data-attacking]") !== null,
  payment: () => document.querySelector("[data-main][data-kind=auto]") !== null,
  targets: () =>
    document.querySelector("[data-main]") === null && document.querySelector(".field [data-usable]") !== null,
  stack: () => document.querySelector(".stacked, .stack-top") !== null,
  arranging: () => document.querySelector(".arranging") !== null,
} as const;
export type Moment = keyof typeof moments;

/** Looks at each of these moments once, when it comes. */
export class Inspection {
  readonly seen = new Set<Moment>();
  readonly found: string[] = [];

  async look(page: Page): Promise<void> {
    for (const moment of Object.keys(moments) as Moment[]) {
      if (this.seen.has(moment) || !(await page.evaluate(moments[moment]))) continue;
      this.seen.add(moment);
      this.found.push(...(await violations(page)).map((one) => `${moment}: ${one}`));
    }
  }
}
