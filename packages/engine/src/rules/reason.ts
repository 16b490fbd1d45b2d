/** A reason why something cannot be done: a stable code, the rule, and a sentence for a person. */
export interface Reason {
  readonly code: string;
  /** The rule that is closest to it. */
  readonly rule: string;
  /** Other rules that say so as well, more generally or of another part of the same action. */
  readonly also: readonly string[];
  readonly message: string;
}

export function reason(code: string, rule: string, message: string, ...also: readonly string[]): Reason {
  return { code, rule, also, message };
}

/** The first of several reasons that all hold, with the rules of the others. */
export function merged(reasons: readonly (Reason | null)[]): Reason | null {
  const [first, ...others] = reasons.filter((one) => one !== null);
  if (first === undefined || others.length === 0) return first ?? null;
  return { ...first, also: [...first.also, ...others.flatMap(({ rule, also }) => [rule, ...also])] };
}
