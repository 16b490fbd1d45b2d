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
