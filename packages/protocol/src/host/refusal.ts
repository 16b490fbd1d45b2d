/** Why the holder of a game does not do what it was asked: a code, and an English sentence for a person. */
import type { RefusalCode } from "../messages.ts";

export class Refusal extends Error {
  readonly code: RefusalCode;

  constructor(code: RefusalCode, message: string) {
    super(message);
    this.name = "Refusal";
    this.code = code;
  }
}
