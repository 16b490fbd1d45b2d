/** What a rule is about, in our own words. */
import { closeRule, useTable, useWords } from "../../store/index.ts";
import { Window } from "../Window.tsx";

/** The rule that is being read. */
export function RulePanel() {
  const words = useWords();
  const ruled = useTable((state) => state.ruled);
  if (ruled === null) return null;
  return (
    <Window name="rule" title={`${words.rule} ${ruled.rule}`} onClose={closeRule}>
      {ruled.about.length === 0 ? <p className="quiet-text">{words.ruleUnexplained}</p> : null}
      <dl className="rule-about">
        {ruled.about.map(({ rule, text }) => (
          <div key={rule}>
            <dt>{rule}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Window>
  );
}
