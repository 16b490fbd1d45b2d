/**
 * The kinds of events that a scenario can count, each told by the engine's event stream: moves are named by where they lead from and to.
 */
import { characteristicsOf, objectOf, typeBit } from "@nykthos/engine";
import type { EventName, GameEvent, GameState } from "@nykthos/engine";

const sameName = [
  "turn",
  "step",
  "cast",
  "activate",
  "trigger",
  "resolve",
  "fizzle",
  "draw",
  "discard",
  "mill",
  "scry",
  "search",
  "shuffle",
  "reveal",
  "look",
  "destroy",
  "sacrifice",
  "damage",
  "gainLife",
  "loseLife",
  "putCounter",
  "removeCounter",
  "tap",
  "untap",
  "attach",
  "unattach",
  "attack",
  "block",
  "becomeBlocked",
  "unblocked",
  "createToken",
  "copy",
  "addMana",
  "spendMana",
  "loseMana",
  "tapForMana",
  "payLife",
  "playLand",
  "extraTurn",
  "becomeTarget",
  "regenerate",
  "prevent",
  "fight",
  "control",
  "cycle",
  "lose",
  "win",
  "counter",
] as const satisfies readonly EventName[];

export const countedEvents = [...sameName, "enter", "leave", "dies", "exile", "return", "becomeMonstrous"] as const;
export type CountedEvent = (typeof countedEvents)[number];

const sameNames: ReadonlySet<string> = new Set(sameName);

/** What an event counts as; `g` is the game right after it. */
export function kindsOf(event: GameEvent, g: GameState): CountedEvent[] {
  const kinds: CountedEvent[] = [];
  if (sameNames.has(event.kind)) kinds.push(event.kind as CountedEvent);
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
