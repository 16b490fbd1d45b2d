/** Why a step could not be taken: what kind of failure it is, and the rule, if it is one of the rules that is against it. */

/**
 * - `illegal`: the rules do not allow it
 * - `unanswered`: the game asks something that the script does not answer
 * - `reference`: what is named is not there, or is not one thing
 * - `script`: the step does not fit what is going on
 */
export type FailureKind = "illegal" | "unanswered" | "reference" | "script";

export class StepFailure extends Error {
  readonly kind: FailureKind;
  /** The rule that is against it; the first is the closest one. */
  readonly rules: readonly string[];

  constructor(kind: FailureKind, message: string, rules: readonly string[] = []) {
    super(message);
    this.name = "StepFailure";
    this.kind = kind;
    this.rules = rules;
  }
}
