/** The settings: language, pace, motion, and the steps at which the player is asked. */
import type { Step } from "@nykthos/engine/card";
import { Switch } from "react-aria-components";
import { steps } from "../../model/masks.ts";
import { change, useTable, useWords } from "../../store/index.ts";
import type { Speed } from "../../words/index.ts";
import { LanguageChoice } from "../LanguageChoice.tsx";
import { Standing } from "./Standing.tsx";

const speeds: readonly Speed[] = ["instant", "fast", "normal", "slow"];

export function Settings() {
  const words = useWords();
  const settings = useTable((state) => state.settings);
  const toggle = (whose: "mine" | "theirs", step: Step): void => {
    const list = settings.stops[whose];
    const next = list.includes(step) ? list.filter((one) => one !== step) : [...list, step];
    change({ stops: { ...settings.stops, [whose]: next } });
  };
  return (
    <div className="settings">
      <LanguageChoice />
      <label className="field-label">
        {words.speed}
        <select
          value={settings.speed}
          onChange={(event) => change({ speed: speeds.find((one) => one === event.target.value) ?? "normal" })}
        >
          {speeds.map((speed) => (
            <option key={speed} value={speed}>
              {words.speeds[speed]}
            </option>
          ))}
        </select>
      </label>
      <Switch className="switch" isSelected={settings.lessMotion} onChange={(lessMotion) => change({ lessMotion })}>
        <span className="switch-track" aria-hidden="true" />
        {words.motion}
      </Switch>
      <Switch
        className="switch"
        isSelected={settings.hints}
        onChange={(hints) => change({ hints, ...(hints ? { hintsSeen: {} } : {}) })}
      >
        <span className="switch-track" aria-hidden="true" />
        {words.hintsOn}
      </Switch>
      <div className="images-setting">
        <Switch
          className="switch"
          data-images
          isSelected={settings.images}
          onChange={(images) => change({ images })}
          aria-describedby="images-hint"
        >
          <span className="switch-track" aria-hidden="true" />
          {words.images.images}
        </Switch>
        <p id="images-hint" className="quiet-text">
          {words.images.imagesHint}
        </p>
        {settings.images ? (
          <Switch
            className="switch"
            isSelected={settings.imagesOnTable}
            onChange={(imagesOnTable) => change({ imagesOnTable })}
          >
            <span className="switch-track" aria-hidden="true" />
            {words.images.imagesOnTable}
          </Switch>
        ) : null}
      </div>
      <Standing />
      <table className="stops">
        <thead>
          <tr>
            <th scope="col">{words.stops}</th>
            <th scope="col">{words.stopsMine}</th>
            <th scope="col">{words.stopsTheirs}</th>
          </tr>
        </thead>
        <tbody>
          {steps
            .filter((step) => step !== "untap" && step !== "cleanup")
            .map((step) => (
              <tr key={step}>
                <th scope="row">{words.steps[step]}</th>
                {(["mine", "theirs"] as const).map((whose) => (
                  <td key={whose}>
                    <label className="tick">
                      <input
                        type="checkbox"
                        aria-label={`${words.steps[step]}: ${whose === "mine" ? words.stopsMine : words.stopsTheirs}`}
                        checked={settings.stops[whose].includes(step)}
                        onChange={() => toggle(whose, step)}
                      />
                    </label>
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}
