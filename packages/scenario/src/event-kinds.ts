/**
 * The kinds of events that a scenario can count, each told by the engine's event stream: moves are named by where they lead from and to.
 */
import { characteristicsOf, eventNames, objectOf, typeBit } from "@nykthos/engine";
import type { EventName, GameEvent, GameState } from "@nykthos/engine";

/** Events of the engine that are counted under other names, or not at all. */
const otherwise = ["move", "designate", "choose", "mulligan"] as const satisfies readonly EventName[];
type SameName = Exclude<EventName, (typeof otherwise)[number]>;
/** What is counted under names that only scenarios have. */
const ofItsOwn = ["enter", "leave", "dies", "exile", "return", "becomeMonstrous"] as const;

export type CountedEvent = SameName | (typeof ofItsOwn)[number];

function isSameName(name: EventName): name is SameName {
  const others: readonly EventName[] = otherwise;
  return !others.includes(name);
}

export const countedEvents: readonly CountedEvent[] = [...eventNames.filter(isSameName), ...ofItsOwn];

/** What an event counts as; `g` is the game right after it. */
export function kindsOf(event: GameEvent, g: GameState): CountedEvent[] {
  const kinds: CountedEvent[] = [];
  if (isSameName(event.kind)) kinds.push(event.kind);
  if (event.kind === "designate" && event.detail === "monstrous") kinds.push("becomeMonstrous");
  if (event.kind === "loseLife" && event.rule === "119.4") kinds.push("payLife");
  if (event.kind === "createToken") kinds.push("enter");
  if (event.kind !== "move") return kinds;
  const { from, to } = event;
  if (to === "battlefield" && from !== "battlefield") kinds.push("enter");
  if (from === "battlefield") kinds.push("leave");
  if (from === "battlefield" && to === "graveyard" && couldDie(event, g)) kinds.push("dies");
  if (to === "exile") kinds.push("exile");
  if (isReturn(event)) kinds.push("return");
  return kinds;
}

/** 700.4: a creature or planeswalker that is put into a graveyard from the battlefield dies. */
function couldDie(event: GameEvent, g: GameState): boolean {
  const { types } = objectOf(g, event.object).last ?? characteristicsOf(g, event.object);
  return (types & (typeBit.Creature | typeBit.Planeswalker)) !== 0;
}

/** From the battlefield to a hand, or from a graveyard or exile back to the battlefield or a hand. */
function isReturn({ from, to, detail }: GameEvent): boolean {
  if (detail === "return") return true;
  if (from === "battlefield") return to === "hand";
  return (from === "graveyard" || from === "exile") && (to === "battlefield" || to === "hand");
}
