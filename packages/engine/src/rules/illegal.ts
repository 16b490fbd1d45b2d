/** An answer that is not legal: a stable code, the rule, and a sentence for a person. */
export class IllegalAnswer extends Error {
  /** Says for good which kind of mistake it is: "over", "notListed". */
  readonly code: string;
  /** The number of the rule that it is against. */
  readonly rule: string;

  constructor(code: string, rule: string, message: string) {
    super(message);
    this.name = "IllegalAnswer";
    this.code = code;
    this.rule = rule;
  }
}
