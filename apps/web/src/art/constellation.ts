/** The drawing of a card of Nyx: a constellation of its own, in the colours of its gods. Pure: a function of its name and colours. */
import { chanceOf, round } from "./chance.ts";
import type { Palette } from "./palette.ts";

interface Star {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export function constellation(name: string, colors: readonly Palette[], width: number, height: number): string {
  const chance = chanceOf(name);
  const [first, second = first] = colors;
  if (first === undefined || second === undefined) return "";
  const parts: string[] = [
    `<defs><radialGradient id="a" cx="${round(25 + chance() * 50)}%" cy="${round(20 + chance() * 40)}%" r="75%">` +
      `<stop offset="0" stop-color="${first.dark}"/><stop offset=".55" stop-color="${second.night}"/><stop offset="1" stop-color="#080a1e"/></radialGradient>` +
      `<filter id="b" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="9"/></filter></defs>`,
    `<rect width="${width}" height="${height}" fill="url(#a)"/>`,
  ];
  // Clouds of light.
  for (let cloud = 0; cloud < 3; cloud++) {
    const tint = cloud % 2 === 0 ? first.glow : second.glow;
    parts.push(
      `<ellipse cx="${round(chance() * width)}" cy="${round(chance() * height)}" rx="${round(25 + chance() * 50)}" ry="${round(8 + chance() * 18)}" ` +
        `fill="${tint}" opacity="${round(0.1 + chance() * 0.2)}" filter="url(#b)" transform="rotate(${round(chance() * 60 - 30)} ${width / 2} ${height / 2})"/>`,
    );
  }
  // Dust.
  let dust = "";
  for (let count = 0; count < 60; count++) {
    const radius = round(0.3 + chance() * 0.7);
    const x = round(chance() * width);
    const y = round(chance() * height);
    dust += `M${x} ${y}m-${radius} 0a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 -${radius * 2} 0`;
  }
  parts.push(`<path d="${dust}" fill="#fff" opacity=".55"/>`);
  const stars = figure(chance, width, height);
  parts.push(
    `<g stroke="${first.glow}" stroke-width="1" opacity=".75" stroke-linecap="round">${lines(stars, chance)}</g>`,
  );
  for (const { x, y, size } of stars) {
    const arm = size * 3.2;
    parts.push(
      `<circle cx="${x}" cy="${y}" r="${round(size * 2.4)}" fill="${second.glow}" opacity=".22"/>` +
        `<path d="M${x} ${round(y - arm)}L${round(x + size * 0.6)} ${y}L${x} ${round(y + arm)}L${round(x - size * 0.6)} ${y}Z` +
        `M${round(x - arm)} ${y}L${x} ${round(y - size * 0.6)}L${round(x + arm)} ${y}L${x} ${round(y + size * 0.6)}Z" fill="#fffdf2"/>` +
        `<circle cx="${x}" cy="${y}" r="${size}" fill="#fffdf2"/>`,
    );
  }
  return parts.join("");
}

/** Stars that lie apart from each other. */
function figure(chance: () => number, width: number, height: number): readonly Star[] {
  const wanted = 7 + Math.floor(chance() * 5);
  const stars: Star[] = [];
  for (let attempt = 0; attempt < 200 && stars.length < wanted; attempt++) {
    const x = round(width * (0.12 + chance() * 0.76));
    const y = round(height * (0.14 + chance() * 0.72));
    const near = stars.some((star) => Math.hypot(star.x - x, star.y - y) < width * 0.16);
    if (!near) stars.push({ x, y, size: round(1 + chance() * 1.8) });
  }
  return stars;
}

/** Joins each star to the nearest one before it, and closes one more line. */
function lines(stars: readonly Star[], chance: () => number): string {
  let drawn = "";
  const join = (from: Star, to: Star): void => {
    drawn += `<path d="M${from.x} ${from.y}L${to.x} ${to.y}"/>`;
  };
  stars.forEach((star, index) => {
    if (index === 0) return;
    const before = stars.slice(0, index);
    const nearest = before.reduce((best, one) => (distance(one, star) < distance(best, star) ? one : best));
    join(nearest, star);
  });
  const from = stars[Math.floor(chance() * stars.length)];
  if (from !== undefined) {
    const others = stars.filter((one) => one !== from).sort((a, b) => distance(a, from) - distance(b, from));
    const to = others[2];
    if (to !== undefined) join(from, to);
  }
  return drawn;
}

function distance(a: Star, b: Star): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
