/** The night sky behind the first screen: stars, and a great figure among them. */
import { chanceOf, round } from "../art/chance.ts";

const chance = chanceOf("Nykthos");
const dust = Array.from({ length: 170 }, () => ({
  x: round(chance() * 1600),
  y: round(chance() * 900),
  r: round(0.5 + chance() * 1.3),
}));
/** A figure with a spear and a shield, as the stars would have it. */
const figure: readonly (readonly [number, number])[] = [
  [800, 120],
  [770, 190],
  [835, 195],
  [705, 260],
  [900, 270],
  [640, 360],
  [960, 215],
  [1015, 90],
  [780, 380],
  [850, 385],
  [730, 560],
  [890, 570],
  [700, 720],
  [925, 735],
];
const joins: readonly (readonly [number, number])[] = [
  [0, 1],
  [0, 2],
  [1, 2],
  [1, 3],
  [3, 5],
  [2, 4],
  [4, 6],
  [6, 7],
  [1, 8],
  [2, 9],
  [8, 9],
  [8, 10],
  [9, 11],
  [10, 12],
  [11, 13],
];

export function Sky() {
  return (
    <svg className="sky" viewBox="0 0 1600 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g className="sky-dust">
        {dust.map(({ x, y, r }, index) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={r} style={{ animationDelay: `${-(index % 9)}s` }} />
        ))}
      </g>
      <g className="sky-lines">
        {joins.map(([from, to]) => (
          <path key={`${from} ${to}`} d={`M${figure[from]?.join(" ") ?? ""}L${figure[to]?.join(" ") ?? ""}`} />
        ))}
      </g>
      <g className="sky-stars">
        {figure.map(([x, y]) => (
          <path
            key={`${x} ${y}`}
            d={`M${x} ${y - 13}L${x + 2.4} ${y - 2.4}L${x + 13} ${y}L${x + 2.4} ${y + 2.4}L${x} ${y + 13}L${x - 2.4} ${y + 2.4}L${x - 13} ${y}L${x - 2.4} ${y - 2.4}Z`}
          />
        ))}
      </g>
      <circle className="sky-shield" cx="620" cy="395" r="92" />
    </svg>
  );
}
