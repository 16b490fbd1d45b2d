/** What the style sheets of the page declare, read as far as colours need it: rules outside of media queries. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { hex } from "./colors.ts";
import type { Rgba } from "./colors.ts";

const folder = join(import.meta.dirname, "../../src/style");

function rulesOf(text: string): readonly (readonly [string, string])[] {
  const rules: [string, string][] = [];
  let rest = text.replaceAll(/\/\*[^]*?\*\//g, "");
  for (;;) {
    const open = rest.indexOf("{");
    if (open < 0) return rules;
    let depth = 1;
    let close = open + 1;
    for (; depth > 0 && close < rest.length; close++) {
      if (rest[close] === "{") depth++;
      if (rest[close] === "}") depth--;
    }
    const selector = rest.slice(0, open).trim();
    if (!selector.startsWith("@"))
      for (const one of selector.split(/,(?![^(]*\))/)) rules.push([one.trim(), rest.slice(open + 1, close - 1)]);
    rest = rest.slice(close);
  }
}

const declared = new Map<string, Map<string, string>>();
for (const file of readdirSync(folder).filter((name) => name.endsWith(".css")))
  for (const [selector, body] of rulesOf(readFileSync(join(folder, file), "utf8"))) {
    const properties = declared.get(selector) ?? new Map<string, string>();
    for (const line of body.split(/;(?![^(]*\))/)) {
      const colon = line.indexOf(":");
      if (colon > 0) properties.set(line.slice(0, colon).trim(), line.slice(colon + 1).trim());
    }
    declared.set(selector, properties);
  }

/** What is declared for a selector, with the colours of the page in the place of their names. */
export function style(selector: string, property: string): string {
  const value = declared.get(selector)?.get(property);
  if (value === undefined) throw new Error(`${selector} declares no ${property}`);
  return value.replaceAll(/var\((--[a-z0-9-]+)\)/g, (whole, name: string) => declared.get(":root")?.get(name) ?? whole);
}

/** The colours that are written in a declaration. */
export function colorsIn(selector: string, property: string): readonly Rgba[] {
  return [...style(selector, property).matchAll(/#[0-9a-f]{3,8}\b/gi)].map(([written]) => hex(written));
}
export function colorOf(selector: string, property = "color"): Rgba {
  const [first] = colorsIn(selector, property);
  if (first === undefined) throw new Error(`${selector} declares no colour in ${property}`);
  return first;
}

/** The number in a function like "brightness(0.72)", or of a whole declaration. */
export function numberIn(selector: string, property: string, named?: string): number {
  const value = style(selector, property);
  const found = named === undefined ? value : new RegExp(`${named}\\(([\\d.]+)\\)`).exec(value)?.[1];
  return Number(found ?? 1);
}
