/** What happens to several at once, in English. */
import type { GameEvent } from "@nykthos/engine";
import type { Designation } from "@nykthos/engine/card";
import { designationWords } from "../../en/words.ts";
import { capital, isMoveTold, isTappingTold } from "../speech.ts";
import type { Teller } from "../speech.ts";
import { objects, subjects } from "./shared.ts";
import type { Shared, SharedTable } from "./shared.ts";

function does(teller: Teller, player: number, second: string, third: string): string {
  return teller.isYou(player) ? `You ${second}` : `${teller.player(player)} ${third}`;
}
function by({ source }: GameEvent, teller: Teller): string {
  return source === 0 ? "" : ` (${teller.name(source)})`;
}
function counters({ amount, detail }: GameEvent, { speech }: Teller): string {
  const words: Readonly<Record<string, string>> = speech.counters;
  const word = words[detail] ?? detail;
  return amount === 1 ? `a ${word}` : `${amount} ${word}s`;
}

function moved(e: GameEvent, t: Teller): Shared | null {
  if (e.detail === "play" || !isMoveTold(e)) return null;
  const those = { ...e, object: e.other === 0 ? e.object : e.other };
  switch (e.to) {
    case "battlefield":
      return subjects(those, t, " enter the battlefield");
    case "graveyard":
      return subjects(those, t, " are put into the graveyard");
    case "hand":
      return subjects(those, t, " return to their owners' hands");
    case "library":
      return subjects(those, t, " are put into their owners' libraries");
    case "exile":
      return subjects(those, t, " are exiled");
    case "none":
      return subjects(those, t, " cease to exist");
    case "stack":
    case "command":
      return null;
  }
}

export const englishTogether: SharedTable = {
  trigger: (e, t) => subjects(e, t, " trigger"),
  draw: (e, t) => objects(e, t, does(t, e.player, "draw", "draws")),
  discard: (e, t) => objects(e, t, does(t, e.player, "discard", "discards")),
  mill: (e, t) => objects(e, t, does(t, e.player, "mill", "mills")),
  reveal: (e, t) => objects(e, t, does(t, e.player, "reveal", "reveals")),
  look: (e, t) => objects(e, t, does(t, e.player, "look at", "looks at")),
  move: moved,
  destroy: (e, t) => subjects(e, t, ` are destroyed${by(e, t)}`),
  sacrifice: (e, t) => objects(e, t, does(t, e.player, "sacrifice", "sacrifices")),
  damage: (e, t) => ({
    before: "",
    each: `${capital(t.name(e.source))} deals ${e.amount}`,
    after: ` damage to ${t.name(e.other)}`,
  }),
  putCounter: (e, t) => subjects(e, t, ` get ${counters(e, t)} each`),
  removeCounter: (e, t) => subjects(e, t, ` lose ${counters(e, t)} each`),
  tap: (e, t) => (isTappingTold(e) ? subjects(e, t, " become tapped") : null),
  untap: (e, t) => (isTappingTold(e) ? subjects(e, t, " untap") : null),
  attach: (e, t) => subjects(e, t, ` are attached to ${t.name(e.other)}`),
  unattach: (e, t) => subjects(e, t, ` come off ${t.name(e.other)}`),
  attack: (e, t) => subjects(e, t, ` attack ${t.name(e.other)}`),
  block: (e, t) => subjects(e, t, ` block ${t.name(e.other)}`),
  unblocked: (e, t) => subjects(e, t, " are not blocked"),
  createToken: (e, t) => objects({ ...e, object: e.other }, t, does(t, e.player, "create tokens:", "creates tokens:")),
  designate: (e, t) => subjects(e, t, ` become ${designationWords[e.detail as Designation]}`),
  control: (e, t) => objects(e, t, does(t, e.player, "gain control of", "gains control of")),
};
