/**
 * The house styles of the Spanish sets: what every card of a set says in one way and those of other sets in another. A style belongs
 * to the printing that is asked for; without one, the texts say what most sets do. Knows no card.
 */
import type { Say } from "./say.ts";

interface Style {
  /** "donde X es el número de", for "la cantidad de". */
  readonly xIsNumber?: true;
  /** "las seis primeras cartas" also where cards are revealed, for "las primeras seis". */
  readonly firstLast?: true;
  /** "cada criatura que controlan tus oponentes", for "controlen": those that there are, and not whichever there may be. */
  readonly eachInIndicative?: true;
  /** "regenera al Siervo": a creature called by its name is a person to what is done with it. */
  readonly namesArePersons?: true;
}

const styles: Readonly<Record<string, Style>> = {
  THS: { xIsNumber: true },
  BNG: { namesArePersons: true },
  JOU: { firstLast: true, eachInIndicative: true },
};

export function styleOf({ name }: Pick<Say, "name">): Style {
  return styles[name.edition ?? ""] ?? {};
}
