/** Mistakes in a scenario file: what was expected, and where the file says something else. */
import type { z } from "zod";

/** A mistake at a place inside a document: the keys and indexes that lead there. */
export interface Problem {
  readonly path: readonly PropertyKey[];
  readonly message: string;
  /** The mistake is the key itself, not what it says. */
  readonly atKey?: boolean;
}

/** A mistake with its place in the file; line and column count from 1. */
export interface ReadError {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

type Issue = z.core.$ZodIssue;

/** What the schema found wrong, one sentence each. */
export function problemsOf(
  error: z.ZodError,
  keys: readonly string[] = [],
  path: readonly PropertyKey[] = [],
): Problem[] {
  return error.issues.flatMap((issue) => fromIssue(issue, keys, path));
}

function fromIssue(issue: Issue, keys: readonly string[], before: readonly PropertyKey[]): Problem[] {
  const path = [...before, ...issue.path];
  switch (issue.code) {
    case "unrecognized_keys":
      return issue.keys.map((key) => ({
        path: [...path, key],
        message: `unknown key "${key}"${keys.length === 0 ? "" : `; expected one of ${keys.join(", ")}`}`,
        atKey: true,
      }));
    case "invalid_type":
      return [{ path, message: `expected ${typeWord(issue.expected)}, found ${found(issue.input)}` }];
    case "invalid_value":
      return [{ path, message: `expected ${issue.values.map(String).join(", ")}${foundSuffix(issue.input)}` }];
    case "invalid_union":
      return fromUnion(issue, path);
    case "invalid_key":
      return [{ path, message: `unexpected key "${String(issue.path.at(-1))}"`, atKey: true }];
    case "too_small":
      return [{ path, message: `expected at least ${issue.minimum}${foundSuffix(issue.input)}` }];
    default:
      return [{ path, message: issue.message }];
  }
}

/** The branch that comes furthest is the one that was meant; where none gets anywhere, all that could stand there. */
function fromUnion(issue: Extract<Issue, { code: "invalid_union" }>, path: readonly PropertyKey[]): Problem[] {
  const branches = issue.errors.filter((errors) => !errors.some(isWrongType));
  const [meant] = branches.toSorted((a, b) => depth(b) - depth(a));
  if (meant !== undefined) return meant.flatMap((inner) => fromIssue(inner, [], path));
  const expected = new Set(
    issue.errors.flatMap((errors) =>
      errors.flatMap((inner) =>
        inner.code === "invalid_type"
          ? [typeWord(inner.expected)]
          : inner.code === "invalid_value"
            ? inner.values.map(String)
            : [],
      ),
    ),
  );
  return [{ path, message: `expected ${[...expected].join(" or ")}${foundSuffix(issue.input)}` }];
}

function isWrongType(issue: Issue): boolean {
  return issue.path.length === 0 && (issue.code === "invalid_type" || issue.code === "invalid_value");
}
function depth(issues: readonly Issue[]): number {
  return Math.max(0, ...issues.map(({ path }) => path.length));
}

const typeWords: Readonly<Record<string, string>> = {
  object: "a map",
  record: "a map",
  array: "a list",
  string: "text",
  int: "a whole number",
  number: "a number",
  boolean: "true or false",
  null: "null",
};
function typeWord(expected: string): string {
  return typeWords[expected] ?? expected;
}

function foundSuffix(input: unknown): string {
  return input === undefined ? "" : `, found ${found(input)}`;
}
function found(input: unknown): string {
  if (input === undefined) return "nothing";
  if (input === null) return "null";
  if (Array.isArray(input)) return "a list";
  if (typeof input === "object") return "a map";
  return JSON.stringify(input);
}
