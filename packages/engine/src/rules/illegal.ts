/** An answer that is not legal: a stable code, the rule, and a sentence for a person. */
export class IllegalAnswer extends Error {
  readonly code: string;
  readonly rule: string;

  constructor(code: string, rule: string, message: string) {
    super(message);
    this.name = "IllegalAnswer";
    this.code = code;
    this.rule = rule;
  }
}
