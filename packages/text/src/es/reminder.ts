/** What a keyword means, in parentheses, in words of our own (207.2): only said on request, never part of the rules text. */
import type { Keyword } from "@nykthos/engine/card";
import type { Say } from "./say.ts";

export function reminderOf(_keyword: Keyword, _say: Say): string {
  return "";
}
