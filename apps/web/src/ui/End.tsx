/** The end: who won and why, how it went, and what next. */
import type { Tally, Update } from "@nykthos/protocol";
import { Heading } from "react-aria-components";
import { cardsIn, turningPoints } from "../model/turning.ts";
import { beginAgain, closeEnd, save, toStart, useWords, watch } from "../store/index.ts";
import { RuleNumber } from "./Rule.tsx";
import { Overlay } from "./Window.tsx";

export function End({ update }: { readonly update: Update }) {
  const words = useWords();
  const { result, viewer } = update.view;
  if (result === null) return null;
  const outcome = "draw" in result ? "draw" : result.winner === viewer ? "won" : "lost";
  return (
    <Overlay name="end" className="end" outcome={outcome} onClose={closeEnd}>
      <Heading slot="title" className="end-title">
        {words[outcome]}
      </Heading>
      <p>
        {words.why[result.why] ?? ""} <RuleNumber rule={result.why} />
      </p>
      <h3>{words.whatTurnedIt}</h3>
      <Plot
        label={words.lifePlot}
        tallies={update.tallies}
        viewer={viewer}
        of={({ life }, player) => life[player] ?? 0}
      />
      <Plot label={words.cardsPlot} tallies={update.tallies} viewer={viewer} of={cardsIn} />
      <TurningPoints tallies={update.tallies} viewer={viewer} />
      <div className="dialog-buttons">
        <button type="button" className="button main" onClick={beginAgain}>
          {words.again}
        </button>
        <button type="button" className="button" onClick={() => watch(update.moments)}>
          {words.watch}
        </button>
        <button type="button" className="button" onClick={save}>
          {words.saveReplay}
        </button>
        <button type="button" className="button" onClick={toStart}>
          {words.newGame}
        </button>
        <button type="button" className="button quiet" onClick={closeEnd}>
          {words.close}
        </button>
      </div>
    </Overlay>
  );
}

/** The turns that changed most, each of which can be watched. */
function TurningPoints({ tallies, viewer }: { readonly tallies: readonly Tally[]; readonly viewer: number }) {
  const words = useWords();
  const points = turningPoints(tallies, viewer);
  if (points.length === 0) return null;
  const changes = (who: string, { life, cards }: { readonly life: number; readonly cards: number }): string => {
    const parts = [...(life === 0 ? [] : [words.lifeChange(life)]), ...(cards === 0 ? [] : [words.cardsChange(cards)])];
    return parts.length === 0 ? "" : `${who}: ${parts.join(", ")}`;
  };
  return (
    <ol className="turning-points" aria-label={words.whatTurnedIt}>
      {points.map(({ turn, moment, mine, theirs }) => (
        <li key={turn}>
          <button type="button" className="button" onClick={() => watch(moment)}>
            <b>{words.turn(turn)}</b>
            <span>
              {[changes(words.you, mine), changes(words.opponentName, theirs)]
                .filter((text) => text !== "")
                .join(" · ")}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}

interface PlotProps {
  readonly label: string;
  readonly tallies: readonly Tally[];
  readonly viewer: number;
  readonly of: (tally: Tally, player: number) => number;
}

/** Two lines over the turns: a whole one for the player, a broken one for the other. */
function Plot({ label, tallies, viewer, of }: PlotProps) {
  const words = useWords();
  const width = 460;
  const height = 120;
  const left = 26;
  const floor = height - 20;
  const values = tallies.map((tally) => [of(tally, viewer), of(tally, 1 - viewer)] as const);
  const most = Math.max(1, ...values.flat());
  const x = (index: number): number => left + (index * (width - left - 10)) / Math.max(1, tallies.length - 1);
  const y = (value: number): number => floor - (Math.max(0, value) * (floor - 12)) / most;
  const path = (who: 0 | 1): string =>
    values.map((pair, index) => `${index === 0 ? "M" : "L"}${x(index).toFixed(1)} ${y(pair[who]).toFixed(1)}`).join("");
  const said = `${label}. ${words.you}: ${values.map(([mine]) => mine).join(", ")}. ${words.opponentName}: ${values.map(([, theirs]) => theirs).join(", ")}.`;
  // Every so many turns are numbered, so that the numbers have room.
  const every = Math.max(1, Math.ceil(tallies.length / 10));
  return (
    <figure className="plot">
      <figcaption>
        {label}
        <span className="plot-key mine">{words.you}</span>
        <span className="plot-key theirs">{words.opponentName}</span>
      </figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={said}>
        <path className="plot-axis" d={`M${left} ${floor}H${width - 8}M${left} ${y(most)}H${width - 8}`} />
        <text className="plot-number" x={left - 5} y={floor} textAnchor="end">
          0
        </text>
        <text className="plot-number" x={left - 5} y={y(most) + 4} textAnchor="end">
          {most}
        </text>
        {tallies.map(({ turn }, index) =>
          index % every === 0 ? (
            <text key={turn} className="plot-number" x={x(index)} y={height - 5} textAnchor="middle">
              {turn}
            </text>
          ) : null,
        )}
        <path className="plot-line theirs" d={path(1)} />
        <path className="plot-line mine" d={path(0)} />
      </svg>
    </figure>
  );
}
