/** What happens to several at once, in English. */
import type { GameEvent } from "@nykthos/engine";
import type { Designation } from "@nykthos/engine/card";
import { designationWords } from "../../en/words.ts";
import { by, capital, isTappingTold } from "../speech.ts";
import type { Teller } from "../speech.ts";
import { does } from "../en.ts";
import { moves, objects, subjects } from "./shared.ts";
import type { SharedTable } from "./shared.ts";

function counters({ amount, detail }: GameEvent, { speech }: Teller): string {
  const words: Readonly<Record<string, string>> = speech.counters;
  const word = words[detail] ?? detail;
  return amount === 1 ? `a ${word}` : `${amount} ${word}s`;
}

const moved = moves({
  battlefield: " enter the battlefield",
  graveyard: " are put into the graveyard",
  hand: " return to their owners' hands",
  library: " are put into their owners' libraries",
  exile: " are exiled",
  none: " cease to exist",
});

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
