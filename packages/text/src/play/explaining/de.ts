/** Why an object is what it is, in German. */
import { counterNouns } from "../../de/lexicon.ts";
import type { Explaining } from "../speech.ts";
import { capital } from "../speech.ts";

export const explaining: Explaining = {
  kinds: {
    printed: "aufgedruckt",
    form: "so wurde es gewirkt",
    exception: "so wurde es geschaffen",
    copy: "Kopie",
    static: "statische Fähigkeit",
    effect: "Effekt",
    definition: "durch eine eigene Fähigkeit bestimmt",
  },
  counters: (count, kind) =>
    count === 1 ? `eine ${counterNouns[kind].singular}` : `${count} ${counterNouns[kind].plural}`,
  now: (quantity, amount) => `„${capital(quantity)}“ beträgt jetzt ${amount}.`,
  lasts: (expiry, t) => {
    switch (expiry.at) {
      case "endOfTurn":
        return "bis zum Ende des Zuges";
      case "endOfCombat":
        return "bis zum Ende des Kampfes";
      case "turnOf":
        return t.isYou(expiry.player)
          ? "bis zu deinem nächsten Zug"
          : `bis zum nächsten Zug von ${t.player(expiry.player)}`;
      case "never":
        return "";
      case "controlLost":
        return t.isYou(expiry.player)
          ? `solange du ${t.name(expiry.source)} kontrollierst`
          : `solange ${t.player(expiry.player)} ${t.name(expiry.source)} kontrolliert`;
      case "sourceUntapped":
        return `solange ${t.name(expiry.source)} getappt bleibt`;
      case "sourceLeaves":
        return `solange ${t.name(expiry.source)} im Spiel bleibt`;
      case "untapStepOf": {
        const player = t.controller(expiry.object) ?? 0;
        return t.isYou(player)
          ? "bis nach deinem nächsten Enttappsegment"
          : `bis nach dem nächsten Enttappsegment von ${t.player(player)}`;
      }
    }
  },
};
