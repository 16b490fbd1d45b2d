/** Rule numbers: what a rule is about is one press away wherever it is named. */
import { readRule, useWords } from "../store/index.ts";

/** The number of a rule, which says what it is about when it is pressed. */
export function RuleNumber({ rule }: { readonly rule: string }) {
  const words = useWords();
  if (rule === "") return null;
  return (
    <button type="button" className="rule-number" onClick={() => readRule(rule)}>
      {words.rule} {rule}
    </button>
  );
}
