/** The keys of the table, each of which can be changed. */
import { useEffect, useState } from "react";
import { change, useTable, useWords } from "../../store/index.ts";
import type { KeyAction } from "../../words/index.ts";

function keyName(key: string): string {
  return key === " " ? "␣" : key;
}

export function Keys() {
  const words = useWords();
  const keys = useTable((state) => state.settings.keys);
  const [changing, setChanging] = useState<KeyAction | null>(null);
  useEffect(() => {
    if (changing === null) return undefined;
    const set = (event: KeyboardEvent): void => {
      event.preventDefault();
      event.stopPropagation();
      // A key does one thing: whatever it did before takes over the key that is free now.
      const other = (Object.keys(keys) as KeyAction[]).find((one) => keys[one] === event.key);
      change({ keys: { ...keys, ...(other === undefined ? {} : { [other]: keys[changing] }), [changing]: event.key } });
      setChanging(null);
    };
    document.addEventListener("keydown", set, { capture: true, once: true });
    return () => document.removeEventListener("keydown", set, { capture: true });
  }, [changing, keys]);
  return (
    <table className="keys">
      <tbody>
        {(Object.keys(words.keys) as KeyAction[]).map((action) => (
          <tr key={action}>
            <th scope="row">{words.keys[action]}</th>
            <td>
              <kbd>{changing === action ? words.pressKey : keyName(keys[action])}</kbd>
            </td>
            <td>
              <button
                type="button"
                className="button quiet"
                aria-label={`${words.changeKey}: ${words.keys[action]}`}
                onClick={() => setChanging(action)}
              >
                {words.changeKey}
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
