/**
 * Whether all that is written can be read where axe cannot tell: on gradients, frames, stars, and on cards that are turned or asleep.
 * Every colour is read from the style sheets and the palettes.
 */
import { describe, expect, test } from "vitest";
import { palettes } from "../src/art/palette.ts";
import { contrast, filtered, hex, mix, opacity, over } from "./contrast/colors.ts";
import type { Rgba } from "./contrast/colors.ts";
import { colorOf, colorsIn, numberIn, style } from "./contrast/styles.ts";

/** What text needs, and what large text does (1.4.3); what is no text but tells something (1.4.11). */
const enough = 4.5;
const enoughForLarge = 3;

const night = colorOf(":root", "--night");
const frames = Object.entries(palettes).map(([name, { light, dark, glow }]) => ({
  name,
  light: hex(light),
  dark: hex(dark),
  glow: hex(glow),
}));
const pairs = frames.flatMap((one) => frames.map((other) => [`${one.name} and ${other.name}`, one, other] as const));

function least(text: Rgba, grounds: readonly Rgba[]): number {
  return Math.min(...grounds.map((ground) => contrast(text, ground)));
}
/** Some colours along a gradient. */
function along(from: Rgba, to: Rgba): readonly Rgba[] {
  return [0, 0.25, 0.5, 0.75, 1].map((at) => mix(from, to, at));
}
/** What cannot be read well enough. */
function unread(all: readonly (readonly [string, number])[], needed = enough): readonly string[] {
  return all.filter(([, found]) => found < needed).map(([what, found]) => `${what}: ${found.toFixed(2)}`);
}

const ink = colorOf(".card");
const starlight = colorOf(".face[data-nyx]");
const turned = (color: Rgba): Rgba =>
  filtered(
    color,
    numberIn(".card[data-tapped]", "filter", "saturate"),
    numberIn(".card[data-tapped]", "filter", "brightness"),
  );
const asleep = numberIn(".card[data-asleep] .face", "opacity");

/** How much of the frame's colour is in the deep of Nyx. */
function shareOfDark(selector: string): number {
  return Number(/var\(--dark\) (\d+)%/.exec(style(selector, "background"))?.[1]) / 100;
}

/** The colours behind the name of a card of Nyx: its gradients, without the stars, which stay off the letters. */
function nyxHead(one: (typeof frames)[number], other: (typeof frames)[number]): readonly Rgba[] {
  const [deep = night, middle = night] = colorsIn(".face[data-nyx]", "background");
  const glow = /var\(--glow\) (\d+)%/.exec(style(".face[data-nyx]", "background"))?.[1];
  const part = shareOfDark(".face[data-nyx]");
  const left = mix(deep, one.dark, part);
  const right = mix(deep, other.dark, part);
  const light = opacity(one.glow, Number(glow) / 100);
  const width = 100;
  const height = 122;
  // The circle reaches to the farthest corner, and is gone at 45 % of that.
  const [cx, cy] = [0.3 * width, 0.08 * height];
  const reach = 0.45 * Math.hypot(width - cx, height - cy);
  const grounds: Rgba[] = [];
  for (let x = 4; x < width - 4; x += 4)
    for (let y = 4; y < 26; y += 4) {
      const angle = (115 * Math.PI) / 180;
      const length = Math.abs(width * Math.sin(angle)) + Math.abs(height * Math.cos(angle));
      const at = ((x - width / 2) * Math.sin(angle) - (y - height / 2) * Math.cos(angle)) / length + 0.5;
      const base = at < 0.5 ? mix(left, middle, at * 2) : mix(middle, right, at * 2 - 1);
      const shine = Math.max(0, 1 - Math.hypot(x - cx, y - cy) / reach);
      grounds.push(over(opacity(light, shine), base));
    }
  return grounds;
}

describe("a card's name can be read", () => {
  test("on every frame and every two of them", () => {
    expect(unread(pairs.map(([what, one, other]) => [what, least(ink, along(one.light, other.light))]))).toEqual([]);
  });
  test("on lands", () => {
    const [top = night, foot = night] = colorsIn(".face[data-land]", "background");
    expect(unread([["land", least(ink, along(top, mix(top, foot, 0.25)))]])).toEqual([]);
  });
  test("on the stars of Nyx", () => {
    expect(unread(pairs.map(([what, one, other]) => [what, least(starlight, nyxHead(one, other))]))).toEqual([]);
  });
  test("on a card that is turned", () => {
    const [top = night, foot = night] = colorsIn(".face[data-land]", "background");
    expect(
      unread([
        ...pairs.map(
          ([what, one, other]) => [what, least(turned(ink), along(one.light, other.light).map(turned))] as const,
        ),
        ...pairs.map(
          ([what, one, other]) => [`Nyx, ${what}`, least(turned(starlight), nyxHead(one, other).map(turned))] as const,
        ),
        ["land", least(turned(ink), along(top, mix(top, foot, 0.25)).map(turned))],
      ]),
    ).toEqual([]);
  });
  test("on a God that is no creature", () => {
    const dim = (color: Rgba): Rgba => over(opacity(color, asleep), night);
    expect(
      unread(pairs.map(([what, one, other]) => [what, least(dim(starlight), nyxHead(one, other).map(dim))] as const)),
    ).toEqual([]);
  });
  test("where it is attached to another", () => {
    const text = colorOf(".attached");
    expect(unread(pairs.map(([what, one, other]) => [what, least(text, along(one.light, other.light))]))).toEqual([]);
  });
  test("looked at closely", () => {
    const [text, type] = [colorOf(".big-card"), colorOf(".big-card[data-nyx]")];
    const [deep = night, middle = night] = colorsIn(".big-card[data-nyx]", "background");
    const part = shareOfDark(".big-card[data-nyx]");
    expect(
      unread(pairs.map(([what, one, other]) => [what, least(text, along(one.light, other.light))] as const)),
    ).toEqual([]);
    const nyx = pairs.map(
      ([what, one, other]) =>
        [
          what,
          least(type, [...along(mix(deep, one.dark, part), middle), ...along(middle, mix(deep, other.dark, part))]),
        ] as const,
    );
    expect(unread(nyx)).toEqual([]);
  });
});

describe("what stands on a card can be read", () => {
  test.each([".size", ".counter", ".devotion", ".loyalty", ".count"])("%s", (selector) => {
    const text = colorOf(selector);
    const ground = colorOf(selector, "background");
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(enough);
    expect(contrast(turned(text), turned(ground))).toBeGreaterThanOrEqual(enough);
  });
  test("its text, and what only reminds", () => {
    const ground = over(colorOf(".big-text", "background"), night);
    expect(contrast(colorOf(".big-text"), ground)).toBeGreaterThanOrEqual(enough);
    expect(contrast(colorOf(".big-text em"), ground)).toBeGreaterThanOrEqual(enough);
  });
  test.each(["", "-W", "-U", "-B", "-R", "-G"])("symbols: .pip%s", (kind) => {
    expect(contrast(colorOf(`.pip${kind}`), colorOf(`.pip${kind}`, "background"))).toBeGreaterThanOrEqual(enough);
  });
});

describe("what stands beside the cards can be read", () => {
  /** Where text stands, on its lightest and darkest. */
  const grounds: Readonly<Record<string, readonly Rgba[]>> = {
    rail: [over(colorOf(".rail", "background"), night)],
    dock: [over(colorOf(".dock", "background"), night)],
    window: colorsIn(".modal", "background").slice(-2),
    menu: [colorOf(".card-menu", "background")],
    night: [night],
    line: [colorOf(":root", "--indigo-2")],
  };
  const texts: readonly (readonly [string, string, readonly string[]])[] = [
    [":root", "--text", ["rail", "dock", "window", "menu", "night", "line"]],
    [":root", "--soft", ["rail", "dock", "window", "menu", "night", "line"]],
    [":root", "--bronze-light", ["rail", "dock", "window", "menu", "night", "line"]],
    [":root", "--target", ["rail"]],
    ['.log li[data-kind="draw"]', "color", ["rail", "window", "line"]],
    ['.log li[data-kind="damage"]', "color", ["rail", "window", "line"]],
    ['.log li[data-kind="cast"]', "color", ["rail", "window", "line"]],
    ['.log li[data-kind="turn"]', "color", ["rail", "window", "line"]],
    [".fold", "color", ["night"]],
    [".forecast", "color", ["night"]],
  ];
  test.each(texts)("%s %s", (selector, property, places) => {
    const text = colorOf(selector, property);
    expect(unread(places.map((place) => [place, least(text, grounds[place] ?? [])]))).toEqual([]);
  });
  test.each([
    [".button", ".button"],
    [".button.main", ".button.main"],
    [".button.main", ".button.main:hover"],
  ])("%s on %s", (selector, ground) => {
    expect(least(colorOf(selector), colorsIn(ground, "background").slice(0, 2))).toBeGreaterThanOrEqual(enough);
  });
  test("the title, which is large", () => {
    expect(Math.min(...colorsIn(".title", "background").map((color) => contrast(color, night)))).toBeGreaterThanOrEqual(
      enoughForLarge,
    );
  });
});

describe("what tells something without words can be seen", () => {
  test.each(["--use", "--attack", "--block", "--target"])("%s beside the table and beside any frame's edge", (name) => {
    expect(contrast(colorOf(":root", name), night)).toBeGreaterThanOrEqual(enoughForLarge);
  });
});
