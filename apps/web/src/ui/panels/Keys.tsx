/** The keys of the table, each of which can be changed or taken away; single ones can all be switched off. */
import { useEffect, useState } from "react";
import { Switch } from "react-aria-components";
import { isSingle, withKey } from "../../model/keys.ts";
import { keyName } from "../../model/spoken.ts";
import { change, useTable, useWords } from "../../store/index.ts";
import type { KeyAction } from "../../words/index.ts";

export function Keys() {
  const words = useWords();
  const keys = useTable((state) => state.settings.keys);
  const singleKeys = useTable((state) => state.settings.singleKeys);
  const [changing, setChanging] = useState<KeyAction | null>(null);
  useEffect(() => {
    if (changing === null) return undefined;
    const set = (event: KeyboardEvent): void => {
      // What is held down with another key is not meant yet.
      if (["Shift", "Control", "Alt", "AltGraph", "Meta", "CapsLock"].includes(event.key)) return;
      setChanging(null);
      // The tabulator goes on, as everywhere.
      if (event.key === "Tab") return;
      event.preventDefault();
      event.stopPropagation();
      change({ keys: withKey(keys, changing, event.key === "Delete" || event.key === "Backspace" ? "" : event.key) });
    };
    document.addEventListener("keydown", set, { capture: true });
    return () => document.removeEventListener("keydown", set, { capture: true });
  }, [changing, keys]);
  return (
    <>
      <Switch className="switch" isSelected={singleKeys} onChange={(on) => change({ singleKeys: on })}>
        <span className="switch-track" aria-hidden="true" />
        {words.spoken.singleKeys}
      </Switch>
      <p className="quiet-text">
        {words.spoken.singleKeysHint} {words.spoken.dropKeyHint}
      </p>
      <table className="keys">
        <tbody>
          {(Object.keys(words.keys) as KeyAction[]).map((action) => (
            <tr key={action} data-off={(!singleKeys && isSingle(keys[action])) || undefined}>
              <th scope="row">{words.keys[action]}</th>
              <td>
                <kbd role={changing === action ? "status" : undefined}>
                  {changing === action ? words.pressKey : keyName(keys[action], words)}
                </kbd>
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
    </>
  );
}
