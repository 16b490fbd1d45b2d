/** What a deck is made of, as a picture: a column a mana value; and the same in words. */
import type { DeckSummary } from "@nykthos/protocol";
import { useWords } from "../../store/index.ts";

const step = 34;
const tall = 74;

export function Curve({ summary }: { readonly summary: DeckSummary }) {
  const words = useWords();
  const { curve, creatures, others, lands, sideboard } = summary;
  const most = Math.max(...curve, 1);
  const last = curve.length - 1;
  const valueOf = (at: number): string => (at === last ? `${at}+` : String(at));
  const said = curve.flatMap((count, at) => (count === 0 ? [] : [words.decks.curveColumn(valueOf(at), count)]));
  return (
    <figure className="curve">
      <figcaption>{words.decks.curve}</figcaption>
      <svg
        viewBox={`0 0 ${curve.length * step} ${tall + 36}`}
        role="img"
        aria-label={`${words.decks.curve}: ${said.join(", ")}`}
      >
        <defs>
          <linearGradient id="curve-bronze" x1="0" x2="0" y1="0" y2="1">
            <stop offset="0" stopColor="#f0d29a" />
            <stop offset="1" stopColor="#8d6834" />
          </linearGradient>
        </defs>
        <path className="curve-ground" d={`M0 ${tall + 17.5}H${curve.length * step}`} />
        {curve.map((count, at) => {
          const height = (count / most) * tall;
          const middle = at * step + step / 2;
          return (
            // Columns have no identity but their place.
            <g key={valueOf(at)}>
              {count === 0 ? null : (
                <>
                  <rect x={middle - 11} y={tall + 17 - height} width={22} height={height} rx={2} />
                  <text className="curve-count" x={middle} y={tall + 12 - height}>
                    {count}
                  </text>
                </>
              )}
              <text className="curve-value" x={middle} y={tall + 32}>
                {valueOf(at)}
              </text>
            </g>
          );
        })}
      </svg>
      <ul className="deck-counts">
        <li>{words.decks.creatures(creatures)}</li>
        <li>{words.decks.others(others)}</li>
        <li>{words.decks.lands(lands)}</li>
        {sideboard === 0 ? null : <li>{words.decks.inSideboard(sideboard)}</li>}
      </ul>
    </figure>
  );
}
