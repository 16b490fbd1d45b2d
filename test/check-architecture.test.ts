import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { checkArchitecture } from "../scripts/check-architecture.ts";

const EXPORTS = { ".": "./src/index.ts", "./card": "./src/language.ts" };

let root = "";
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** A repository in a temporary folder, in which the engine and the cards are packages as they are in the real one. */
function repository(files: Readonly<Record<string, string>>): string {
  root = mkdtempSync(join(tmpdir(), "nykthos-architecture-"));
  for (const name of ["engine", "cards"]) {
    const manifest = { name: `@nykthos/${name}`, type: "module", exports: EXPORTS };
    write(`packages/${name}/package.json`, JSON.stringify(manifest));
    mkdirSync(join(root, "node_modules/@nykthos"), { recursive: true });
    symlinkSync(join(root, "packages", name), join(root, "node_modules/@nykthos", name));
  }
  for (const [path, text] of Object.entries(files)) write(path, text);
  return root;
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

const faultsIn = async (files: Readonly<Record<string, string>>) => (await checkArchitecture(repository(files))).faults;

describe("the check of the arrows", () => {
  test("lets the arrows of the house pass", async () => {
    const report = await checkArchitecture(
      repository({
        "packages/engine/src/card/a.ts": "export type A = 1;",
        "packages/engine/src/state/b.ts": 'import type { A } from "../card/a.ts"; export type B = A;',
        "packages/engine/src/index.ts": 'export type { B } from "./state/b.ts";',
      }),
    );
    expect(report).toEqual({ modules: 3, faults: [] });
  });

  test("lets the cards in by the door of the card language, and by no other", async () => {
    const faults = await faultsIn({
      "packages/engine/src/index.ts": "export const newGame = 1;",
      "packages/engine/src/language.ts": "export const card = 1;",
      "packages/cards/src/index.ts": 'export { card } from "@nykthos/engine/card";',
      "packages/cards/src/decks.ts": 'export { newGame } from "@nykthos/engine";',
    });
    expect(faults).toEqual(["packages/cards/src/decks.ts must not know packages/engine/src/index.ts"]);
  });

  test("finds an import that points down, between folders of the engine", async () => {
    const faults = await faultsIn({
      "packages/engine/src/mechanics/m.ts": "export const m = 1;",
      "packages/engine/src/rules/r.ts": 'import { m } from "../mechanics/m.ts"; export const r = m;',
    });
    expect(faults).toEqual(["packages/engine/src/rules/r.ts must not know packages/engine/src/mechanics/m.ts"]);
  });

  test("finds one that imports only a type", async () => {
    const faults = await faultsIn({
      "packages/engine/src/rules/r.ts": "export type R = 1;",
      "packages/engine/src/state/s.ts": 'import type { R } from "../rules/r.ts"; export type S = R;',
    });
    expect(faults).toEqual(["packages/engine/src/state/s.ts must not know packages/engine/src/rules/r.ts"]);
  });

  test("finds one between packages, by the package's name", async () => {
    const faults = await faultsIn({
      "packages/cards/src/index.ts": "export const pool = [];",
      "packages/engine/src/index.ts": 'export { pool } from "@nykthos/cards";',
    });
    expect(faults).toEqual(["packages/engine/src/index.ts must not know packages/cards/src/index.ts"]);
  });

  test("finds a way past a package's index", async () => {
    const faults = await faultsIn({
      "packages/engine/src/rules/r.ts": "export const r = 1;",
      "packages/text/src/index.ts": 'export { r } from "../../engine/src/rules/r.ts";',
    });
    expect(faults).toEqual(["packages/text/src/index.ts must not know packages/engine/src/rules/r.ts"]);
  });

  test("keeps the engine away from Node and from npm", async () => {
    const faults = await faultsIn({
      "packages/engine/src/state/s.ts": 'import { readFileSync } from "node:fs"; export const s = readFileSync;',
    });
    expect(faults).toEqual(["packages/engine/src/state/s.ts must not know fs"]);
  });

  test("finds a source file that stands in no room", async () => {
    const faults = await faultsIn({ "packages/engine/src/attic/x.ts": "export const x = 1;" });
    expect(faults).toEqual(["packages/engine/src/attic/x.ts stands in no room of scripts/check-architecture.ts"]);
  });

  test("finds an import of a file that does not exist", async () => {
    const faults = await faultsIn({ "packages/engine/src/index.ts": 'export { gone } from "./card/gone.ts";' });
    expect(faults).toEqual(["packages/engine/src/index.ts imports ./card/gone.ts, which does not exist"]);
  });

  test("says that it has seen nothing, when there is nothing", async () => {
    expect((await checkArchitecture(repository({}))).modules).toBe(0);
  });
});
