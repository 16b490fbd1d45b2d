/** Where in the turn the game is, and at which steps the player wants to be asked. */
import type { Step } from "@nykthos/engine/card";
import type { Update } from "@nykthos/protocol";
import { change, useTable, useWords } from "../store/index.ts";
import { roam } from "./keys.ts";
import { useRoving } from "./roving.ts";

const shown: readonly Step[] = [
  "upkeep",
  "draw",
  "main1",
  "beginCombat",
  "declareAttackers",
  "declareBlockers",
  "combatDamage",
  "main2",
  "end",
];

export function Phases({ update }: { readonly update: Update }) {
  const words = useWords();
  const stops = useTable((state) => state.settings.stops);
  const { view } = update;
  const { stop, onFocus } = useRoving(shown, shown.includes(view.step) ? view.step : shown[0]);
  const mine = view.activePlayer === view.viewer;
  const set = mine ? stops.mine : stops.theirs;
  const toggle = (step: Step): void => {
    const next = set.includes(step) ? set.filter((one) => one !== step) : [...set, step];
    change({ stops: mine ? { ...stops, mine: next } : { ...stops, theirs: next } });
  };
  return (
    <div className="divider">
      <p className="turn" data-mine={mine || undefined}>
        {view.turn === 0 ? null : `${words.turn(view.turn)}, ${words.turnOf(mine)}`}
      </p>
      <ol className="phases" aria-label={words.stops} onKeyDown={roam} onFocus={onFocus}>
        {shown.map((step) => (
          <li key={step} data-now={view.step === step || undefined}>
            <button
              type="button"
              data-roam
              data-key={step}
              tabIndex={step === stop ? 0 : -1}
              aria-label={words.spoken.stopAt(words.steps[step])}
              aria-pressed={set.includes(step)}
              aria-current={view.step === step ? "step" : undefined}
              onClick={() => toggle(step)}
              title={`${words.stops}: ${words.steps[step]}`}
            >
              {words.steps[step]}
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
