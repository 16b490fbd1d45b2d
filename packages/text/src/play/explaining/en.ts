/** Why an object is what it is, in English. */
import { counterWords } from "../../en/words.ts";
import type { Explaining, Teller } from "../speech.ts";
import { capital } from "../speech.ts";

function whose(player: number, t: Teller): string {
  return t.isYou(player) ? "your" : `${t.player(player)}'s`;
}

export const explaining: Explaining = {
  kinds: {
    printed: "printed",
    form: "the form it was cast in",
    exception: "as it was made",
    copy: "copy",
    static: "static ability",
    effect: "effect",
    definition: "defined by its own ability",
  },
  counters: (count, kind) => (count === 1 ? `a ${counterWords[kind]}` : `${count} ${counterWords[kind]}s`),
  now: (quantity, amount) => `“${capital(quantity)}” is ${amount} now.`,
  lasts: (expiry, t) => {
    switch (expiry.at) {
      case "endOfTurn":
        return "until end of turn";
      case "endOfCombat":
        return "until end of combat";
      case "turnOf":
        return `until ${whose(expiry.player, t)} next turn`;
      case "never":
        return "";
      case "controlLost":
        return t.isYou(expiry.player)
          ? `for as long as you control ${t.name(expiry.source)}`
          : `for as long as ${t.player(expiry.player)} controls ${t.name(expiry.source)}`;
      case "sourceUntapped":
        return `for as long as ${t.name(expiry.source)} remains tapped`;
      case "sourceLeaves":
        return `for as long as ${t.name(expiry.source)} remains on the battlefield`;
      case "untapStepOf":
        return `until after ${whose(t.controller(expiry.object) ?? 0, t)} next untap step`;
    }
  },
};
