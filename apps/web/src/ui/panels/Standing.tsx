/** What is answered by itself from now on, each with a button that has it asked again. */
import { askAgain, useTable, useWords } from "../../store/index.ts";
import { RulesText } from "../Mana.tsx";

export function Standing() {
  const words = useWords();
  const standing = useTable((state) => state.update?.standing);
  if (standing === undefined || standing.length === 0) return null;
  return (
    <section className="standing" aria-labelledby="standing-title">
      <h3 id="standing-title">{words.standing}</h3>
      <ul>
        {standing.map(({ id, name, text, answer }) => (
          <li key={id}>
            <strong>{name}</strong>
            <RulesText text={text} />
            <div>
              <span className="standing-answer">{answer}</span>
              <button
                type="button"
                className="button"
                aria-label={`${words.askAgain}: ${name}`}
                onClick={() => askAgain(id)}
              >
                {words.askAgain}
              </button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
