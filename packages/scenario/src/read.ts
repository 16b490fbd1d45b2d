/**
 * Reading scenario files: YAML with several documents, checked against the schema, cards looked up. Every mistake is found with its file,
 * line and column, and says what was expected there; none is thrown as an exception.
 */
import type { Position } from "@nykthos/engine";
import { isCollection, isMap, isPair, isScalar, LineCounter, parseAllDocuments } from "yaml";
import type { Document, Node } from "yaml";
import { z } from "zod";
import { letters, readPosition } from "./position.ts";
import type { Letter } from "./position.ts";
import { problemsOf } from "./problems.ts";
import type { Problem, ReadError } from "./problems.ts";
import { actionSchemas, expectationSchemas, scenarioSchema } from "./schema.ts";
import type { Action, ActionKind, ExpectationEntry, ExpectationKind } from "./schema.ts";

/** An expectation, with the words that it was written in. */
export interface Expectation {
  readonly entry: ExpectationEntry;
  /** The step of a `legal` or `illegal`. */
  readonly step: Action | null;
  readonly line: number;
  readonly said: string;
}

/** A step of the script: something that is done, or expectations in the middle. */
export interface ScriptStep {
  /** Counted from 1. */
  readonly number: number;
  readonly action: Action | null;
  readonly expect: readonly Expectation[];
  readonly line: number;
  readonly said: string;
}

export interface Scenario {
  readonly file: string;
  readonly line: number;
  readonly id: string;
  readonly title: string;
  readonly cite: readonly string[];
  readonly position: Position;
  readonly aliases: ReadonlyMap<string, number>;
  readonly script: readonly ScriptStep[];
  readonly expect: readonly Expectation[];
}

export interface ReadResult {
  readonly scenarios: readonly Scenario[];
  readonly errors: readonly ReadError[];
}

/** Reads the text of a file; a document with a mistake gives its errors and no scenario. */
export function readScenarios(file: string, text: string): ReadResult {
  const lines = new LineCounter();
  const documents = parseAllDocuments(text, { lineCounter: lines, version: "1.2", prettyErrors: false });
  const scenarios: Scenario[] = [];
  const errors: ReadError[] = [];
  const at = (offset: number): { line: number; column: number } => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(1, line), column: Math.max(1, col) };
  };
  if (!Array.isArray(documents) || documents.length === 0)
    return { scenarios, errors: [{ file, line: 1, column: 1, message: "expected a scenario, found nothing" }] };
  const ids = new Set<string>();
  for (const document of documents) {
    const wrong = [...document.errors, ...document.warnings];
    if (wrong.length > 0) {
      for (const { pos, message } of wrong) errors.push({ file, ...at(pos[0]), message: `not YAML: ${message}` });
      continue;
    }
    if (document.toJS() === null && documents.length > 1) continue; // nothing between two separators
    const reader = new DocumentReader(file, text, document, at);
    const scenario = reader.read();
    if (scenario !== null && ids.has(scenario.id))
      reader.problem({ path: ["id"], message: `the id "${scenario.id}" is used twice in this file` });
    errors.push(...reader.errors);
    if (scenario === null || reader.errors.length > 0) continue;
    ids.add(scenario.id);
    scenarios.push(scenario);
  }
  return { scenarios, errors };
}

const actionKinds = Object.keys(actionSchemas) as ActionKind[];
const expectationKinds = Object.keys(expectationSchemas) as ExpectationKind[];

class DocumentReader {
  readonly errors: ReadError[] = [];
  private readonly file: string;
  private readonly text: string;
  private readonly document: Document.Parsed;
  private readonly at: (offset: number) => { line: number; column: number };

  constructor(
    file: string,
    text: string,
    document: Document.Parsed,
    at: (offset: number) => { line: number; column: number },
  ) {
    this.file = file;
    this.text = text;
    this.document = document;
    this.at = at;
  }

  read(): Scenario | null {
    const data: unknown = this.document.toJS();
    const checked = scenarioSchema.safeParse(data, { reportInput: true });
    if (!checked.success) {
      for (const problem of problemsOf(checked.error, this.keysExpected(checked.error))) this.problem(problem);
      return null;
    }
    const whole = checked.data;
    const has = (letter: Letter): boolean => (whole.players?.[letter] ?? null) !== null;
    const missing = letters.findIndex((letter, index) => index >= 2 && !has(letter));
    const beyond = letters.slice(missing < 0 ? letters.length : missing).find(has);
    if (beyond !== undefined)
      this.problem({ path: ["players", beyond], message: `player ${beyond} needs the players before` });
    const { position, aliases, problems } = readPosition(whole);
    for (const problem of problems) this.problem(problem);
    const script = (whole.script ?? []).map((step, index) => this.step(step, index));
    const expect = (whole.expect ?? []).map((entry, index) => this.expectation(entry, ["expect", index]));
    return {
      file: this.file,
      line: this.place(["id"]).line,
      id: whole.id,
      title: whole.title ?? "",
      cite: whole.cite ?? [],
      position,
      aliases,
      script: script.filter((step) => step !== null),
      expect: expect.filter((one) => one !== null),
    };
  }

  problem({ path, message, atKey }: Problem): void {
    this.errors.push({ file: this.file, ...this.place(path, atKey), message });
  }

  /** Which keys are possible where one is unknown. */
  private keysExpected(error: z.ZodError): readonly string[] {
    const [issue] = error.issues;
    if (issue?.code !== "unrecognized_keys") return [];
    return issue.path.length === 0 ? Object.keys(scenarioSchema.shape) : keysAt(scenarioSchema, issue.path);
  }

  private step(step: Record<string, unknown>, index: number): ScriptStep | null {
    const path = ["script", index];
    const { line } = this.place(path);
    const base = { number: index + 1, line, said: this.said(path) };
    if ("expect" in step) {
      const { expect, ...others } = step;
      for (const key of Object.keys(others))
        this.problem({ path: [...path, key], message: `unknown key "${key}" beside expect`, atKey: true });
      if (!Array.isArray(expect)) {
        this.problem({ path: [...path, "expect"], message: "expected a list of expectations" });
        return null;
      }
      const read = expect.map((entry: unknown, at) => this.expectation(entry, [...path, "expect", at]));
      return { ...base, action: null, expect: read.filter((one) => one !== null) };
    }
    const action = this.action(step, path);
    return action === null ? null : { ...base, action, expect: [] };
  }

  private action(step: unknown, path: readonly PropertyKey[]): Action | null {
    return this.oneOf(step, path, actionKinds, actionSchemas, "a step") as Action | null;
  }

  private expectation(entry: unknown, path: readonly PropertyKey[]): Expectation | null {
    const read = this.oneOf(
      entry,
      path,
      expectationKinds,
      expectationSchemas,
      "an expectation",
    ) as ExpectationEntry | null;
    if (read === null) return null;
    const nested = read.kind === "legal" ? read.legal : read.kind === "illegal" ? read.illegal : null;
    const step = nested === null ? null : this.action(nested, [...path, read.kind]);
    return { entry: read, step, line: this.place(path).line, said: this.said(path) };
  }

  /** What is told apart by the key that names it: the first key of the kinds that is there. */
  private oneOf(
    data: unknown,
    path: readonly PropertyKey[],
    kinds: readonly string[],
    schemas: Readonly<Record<string, z.ZodObject>>,
    what: string,
  ): unknown {
    if (typeof data !== "object" || data === null || Array.isArray(data)) {
      this.problem({ path, message: `expected ${what}, a map with one of ${kinds.join(", ")}` });
      return null;
    }
    const keys = Object.keys(data);
    // "as" and "divide" name steps and stand in others too: whatever else names the step goes first.
    const kind = kinds.find((one) => keys.includes(one));
    const schema = kind === undefined ? undefined : schemas[kind];
    if (kind === undefined || schema === undefined) {
      this.problem({ path, message: `expected ${what} with one of the keys ${kinds.join(", ")}${foundKeys(keys)}` });
      return null;
    }
    const checked = schema.safeParse(data, { reportInput: true });
    if (checked.success) return { ...checked.data, kind };
    for (const problem of problemsOf(checked.error, Object.keys(schema.shape), path)) this.problem(problem);
    return null;
  }

  /** Where a path leads, or as far as it leads. */
  private place(path: readonly PropertyKey[], atKey = false): { line: number; column: number } {
    let node: unknown = this.document.contents;
    let offset = isNode(node) ? (node.range?.[0] ?? 0) : 0;
    path.forEach((step, depth) => {
      if (isMap(node)) {
        const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === String(step));
        if (pair === undefined || !isPair(pair)) {
          node = null;
          return;
        }
        const { key, value } = pair;
        const last = depth === path.length - 1;
        if (isNode(key)) offset = key.range?.[0] ?? offset;
        if (isNode(value) && !(last && atKey)) offset = value.range?.[0] ?? offset;
        node = value;
      } else if (isCollection(node)) {
        node = node.items[Number(step)] ?? null;
        if (isNode(node)) offset = node.range?.[0] ?? offset;
      }
    });
    return this.at(offset);
  }

  /** The words of the file at a path, on one line. */
  private said(path: readonly PropertyKey[]): string {
    const node: unknown = this.document.getIn(path, true);
    if (!isNode(node) || !node.range) return "";
    return this.text
      .slice(node.range[0], node.range[1])
      .replace(/\s+#.*$/gm, "")
      .replace(/\s+/g, " ")
      .trim();
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "range" in value;
}

function foundKeys(keys: readonly string[]): string {
  return keys.length === 0 ? "" : `, found ${keys.join(", ")}`;
}

/** The keys that an object at that place of a schema can have. */
function keysAt(schema: z.ZodType, path: readonly PropertyKey[]): readonly string[] {
  let current: z.ZodType | undefined = schema;
  for (const step of path) {
    while (current instanceof z.ZodOptional || current instanceof z.ZodNullable)
      current = current.unwrap() as z.ZodType;
    if (current instanceof z.ZodObject) current = (current.shape as Record<string, z.ZodType>)[String(step)];
    else if (current instanceof z.ZodArray) current = current.element as z.ZodType;
    else return [];
  }
  while (current instanceof z.ZodOptional || current instanceof z.ZodNullable) current = current.unwrap() as z.ZodType;
  if (current instanceof z.ZodUnion)
    current = (current.options as z.ZodType[]).find((one) => one instanceof z.ZodObject);
  return current instanceof z.ZodObject ? Object.keys(current.shape) : [];
}
