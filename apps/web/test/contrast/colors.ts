/** Colours as numbers: mixing, what filters make of them, and how well one is read on another (WCAG 2.2, 1.4.3). */

/** Red, green, blue from 0 to 1, and how opaque. */
export interface Rgba {
  readonly r: number;
  readonly g: number;
  readonly b: number;
  readonly a: number;
}

/** "#abc", "#abcd", "#aabbcc", "#aabbccdd". */
export function hex(written: string): Rgba {
  const digits = written.slice(1);
  const long = digits.length <= 4 ? [...digits].map((digit) => digit + digit).join("") : digits;
  const at = (place: number): number => Number.parseInt(long.slice(place, place + 2), 16) / 255;
  return { r: at(0), g: at(2), b: at(4), a: long.length === 8 ? at(6) : 1 };
}

/** Between two colours; 0 is the first. */
export function mix(one: Rgba, other: Rgba, at: number): Rgba {
  const a = one.a + (other.a - one.a) * at;
  const part = (channel: "r" | "g" | "b"): number =>
    a === 0 ? 0 : (one[channel] * one.a * (1 - at) + other[channel] * other.a * at) / a;
  return { r: part("r"), g: part("g"), b: part("b"), a };
}

/** A colour laid over another that lets nothing through. */
export function over(top: Rgba, under: Rgba): Rgba {
  const part = (channel: "r" | "g" | "b"): number => top[channel] * top.a + under[channel] * (1 - top.a);
  return { r: part("r"), g: part("g"), b: part("b"), a: 1 };
}

export function opacity(color: Rgba, by: number): Rgba {
  return { ...color, a: color.a * by };
}

/** The filters "saturate(…)" and "brightness(…)", as Filter Effects 1 defines them. */
export function filtered({ r, g, b, a }: Rgba, saturate: number, brightness: number): Rgba {
  const gray = 0.213 * r + 0.715 * g + 0.072 * b;
  const part = (value: number): number => Math.min(1, Math.max(0, (gray + (value - gray) * saturate) * brightness));
  return { r: part(r), g: part(g), b: part(b), a };
}

function luminance({ r, g, b }: Rgba): number {
  const linear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

/** From 1 to 21. */
export function contrast(text: Rgba, ground: Rgba): number {
  const [dark = 0, light = 0] = [luminance(over(text, ground)), luminance(ground)].toSorted(
    (one, other) => one - other,
  );
  return (light + 0.05) / (dark + 0.05);
}
