/** Whether what is on the screen can be read and touched: sizes, what is covered, what is cut off. Looks at everything, not at a list of things. */
import type { Page } from "playwright-core";

/** Everything that is pressed, drawn or written into. */
const controls =
  "button, a[href], input, select, textarea, summary, [role=button], [role=switch], [role=slider], [role=tab], [role=option]";

declare global {
  interface Window {
    /** The controls that a person sees: not those for screen readers alone, nor those under what lies open over them. */
    seenControls(selector: string): readonly HTMLElement[];
    /** The first words of a thing, to know it by. */
    called(element: Element): string;
  }
}

/** Puts what the checks share on the page. */
async function prepare(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.seenControls = (selector) => {
      const open = document.querySelector("[role=dialog]") ?? document.querySelector(".sheet") ?? document.body;
      return [...open.querySelectorAll<HTMLElement>(selector)].filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          element.closest("[inert], [aria-hidden=true], .unseen") === null &&
          // A card that is looked at beside the table lies over the older lines of the log, until it is put down.
          (element.closest(".log") === null || document.querySelector(".rail .inspector") === null) &&
          (element.offsetWidth > 1 || element.closest("label") !== null),
      );
    };
    window.called = (element) =>
      element.outerHTML.replaceAll(/ (style|data-entity|data-instance)="[^"]*"/g, "").slice(0, 110);
  });
}

/** What a finger would not hit: smaller than 44 by 44 pixels. What belongs to a label is as large as the label. */
export async function tooSmall(page: Page): Promise<readonly string[]> {
  await prepare(page);
  return page.evaluate(
    (selector) =>
      window.seenControls(selector).flatMap((element) => {
        const own = element.getBoundingClientRect();
        const label = element.closest("label")?.getBoundingClientRect();
        const width = Math.max(own.width, label?.width ?? 0);
        const height = Math.max(own.height, label?.height ?? 0);
        // Half a pixel is what rounding takes.
        return width >= 43.5 && height >= 43.5
          ? []
          : [`${Math.round(width)}×${Math.round(height)} ${window.called(element)}`];
      }),
    controls,
  );
}

/** What is offered and cannot be pressed, even once it is scrolled to: it is covered, or cut away. */
export async function covered(page: Page): Promise<readonly string[]> {
  await prepare(page);
  return page.evaluate(
    (selector) =>
      window.seenControls(selector).flatMap((element) => {
        const owner = element.closest("label") ?? element;
        owner.scrollIntoView({ block: "nearest", inline: "nearest" });
        const { left, top, width, height } = owner.getBoundingClientRect();
        const parts = [0.5, 0.2, 0.8];
        const isSeen = parts.some((across) =>
          parts.some((down) => {
            const over = document.elementFromPoint(left + width * across, top + height * down);
            return over !== null && owner.contains(over);
          }),
        );
        return isSeen ? [] : [`cannot be pressed: ${window.called(element)}`];
      }),
    controls,
  );
}

/** What makes the page wider than the screen or lies beside it, and whether the button that leads on is on the screen as it stands. */
export async function outside(page: Page): Promise<readonly string[]> {
  await prepare(page);
  return page.evaluate((selector) => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const found = scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide`] : [];
    const scrolls = (element: Element): boolean => {
      for (let box = element.parentElement; box !== null; box = box.parentElement)
        if (/auto|scroll/.test(getComputedStyle(box).overflowX) && box.scrollWidth > box.clientWidth) return true;
      return false;
    };
    for (const element of window.seenControls(selector)) {
      const { left, right } = element.getBoundingClientRect();
      if ((left < -1 || right > clientWidth + 1) && !scrolls(element))
        found.push(`beside the screen: ${window.called(element)}`);
    }
    const main = document.querySelector("[data-main]");
    if (main === null || document.querySelector("[role=dialog], .sheet") !== null) return found;
    const { left, top, right, bottom, width, height } = main.getBoundingClientRect();
    if (left < 0 || right > innerWidth || top < 0 || bottom > innerHeight)
      found.push("the main button is off the screen");
    const over = document.elementFromPoint(left + width / 2, top + height / 2);
    if (over === null || !main.contains(over)) found.push("the main button is covered");
    return found;
  }, controls);
}

/** Text of controls that does not fit into them, or is cut off by what they lie in and cannot be scrolled to. */
export async function cutOff(page: Page): Promise<readonly string[]> {
  await prepare(page);
  return page.evaluate((selector) => {
    const found = new Set<string>();
    // A letter reaches a little over its line without being seen to.
    const slack = 3;
    for (const element of window.seenControls(selector)) {
      if (element.matches("input, select, textarea")) continue;
      const own = element.getBoundingClientRect();
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const parent = node.parentElement;
        if (parent === null || parent.closest(".unseen") !== null || node.textContent?.trim() === "") continue;
        // What lies on a card is as wide as the card, and its name ends there in dots; it is whole where it is looked at.
        if (element.matches(".attached")) continue;
        // What is not drawn is said by a sign instead.
        if (getComputedStyle(parent).color.endsWith(", 0)")) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const { left, top, right, bottom, width } = range.getBoundingClientRect();
        if (width === 0) continue;
        // Badges hang over the corner of what they belong to.
        const isBadge = parent.closest(".count, .forecast") !== null;
        if (!isBadge && (left < own.left - slack || right > own.right + slack))
          found.add(`too wide for: ${window.called(element)}`);
        if (!isBadge && (top < own.top - slack || bottom > own.bottom + slack))
          found.add(`too high for: ${window.called(element)}`);
        for (let box: HTMLElement | null = parent; box !== null; box = box.parentElement) {
          const { overflowX, overflowY } = getComputedStyle(box);
          const edge = box.getBoundingClientRect();
          const cuts = (overflow: string): boolean => overflow === "hidden" || overflow === "clip";
          const isCut =
            (cuts(overflowX) && (left < edge.left - slack || right > edge.right + slack)) ||
            (cuts(overflowY) && (top < edge.top - slack || bottom > edge.bottom + slack));
          if (isCut) found.add(`cut off by ${box.className}: ${window.called(element)}`);
          // What scrolls shows it in the end.
          if (/auto|scroll/.test(overflowX + overflowY)) break;
        }
      }
    }
    return [...found];
  }, controls);
}
