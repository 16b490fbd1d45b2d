/** The languages, each called as it calls itself. */
import type { LanguageCode } from "@nykthos/protocol";
import { change, useTable, useWords } from "../store/index.ts";
import { languageNames } from "../words/index.ts";

export function LanguageChoice() {
  const words = useWords();
  const language = useTable((state) => state.settings.language);
  return (
    <div className="languages" role="group" aria-label={words.language}>
      {(Object.keys(languageNames) as LanguageCode[]).map((code) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-pressed={code === language}
          onClick={() => change({ language: code })}
        >
          {languageNames[code]}
        </button>
      ))}
    </div>
  );
}
