/**
 * What happens to several at once in one sentence, and what was told before in a few words: for whoever hears a game instead of reading
 * it. Here is what all languages share.
 */
import type { EventName, GameEvent } from "@nykthos/engine";
import { isMoveTold } from "../speech.ts";
import type { Teller } from "../speech.ts";

/** A sentence about several: what stands before and after all of them, and what each of them brings. */
export interface Shared {
  readonly before: string;
  readonly each: string;
  readonly after: string;
}

/** How a language says several events of a kind in one sentence; nothing for kinds that come alone. */
export type SharedTable = { readonly [K in EventName]?: (event: GameEvent, teller: Teller) => Shared | null };

/** The objects of the events as what the sentence is about. */
export function subjects({ object }: GameEvent, teller: Teller, after: string): Shared {
  return { before: "", each: teller.name(object), after };
}

/** The objects of the events as what is done something to. */
export function objects({ object }: GameEvent, teller: Teller, before: string, after = ""): Shared {
  return { before: `${before} `, each: teller.name(object), after };
}

/** What comes into a zone, by zone: what is said after all that came; nothing of what is not told, or told as something else. */
export function moves(
  after: Readonly<Partial<Record<GameEvent["to"], string>>>,
): (event: GameEvent, teller: Teller) => Shared | null {
  return (event, teller) => {
    const { object, other, to, detail } = event;
    const said = after[to];
    if (said === undefined || detail === "play" || !isMoveTold(event)) return null;
    return subjects({ ...event, object: other === 0 ? object : other }, teller, said);
  };
}
