/** How long something lasts, in German (611.2), and where in the sentence that is said. */
import type { Duration } from "@nykthos/engine/card";
import type { GermanContext } from "./context.ts";
import { referenceNominal } from "./references.ts";

/** "bis zum Ende des Zuges"; nothing where it lasts until something ends it, which is said by `durationTail`. */
export function durationWords(duration: Duration): string {
  if (typeof duration === "object") return "";
  return {
    endOfTurn: "bis zum Ende des Zuges",
    thisTurn: "in diesem Zug",
    thisCombat: "in diesem Kampf",
    untilYourNextTurn: "bis zu deinem nächsten Zug",
    indefinitely: "",
  }[duration];
}

/** ", solange du den Kielbrecher-Kraken kontrollierst" */
export function durationTail(duration: Duration, context: GermanContext): string {
  if (typeof duration !== "object") return "";
  const self = referenceNominal({ ref: "self" }, context);
  const plural = self.agreement === "pl";
  switch (duration.aslongAs) {
    case "youControlSelf":
      return `, solange du ${self.say("acc")} kontrollierst`;
    case "selfRemainsTapped":
      return `, solange ${self.say("nom")} getappt ${plural ? "bleiben" : "bleibt"}`;
    case "selfOnBattlefield":
      return `, solange ${self.say("nom")} im Spiel ${plural ? "bleiben" : "bleibt"}`;
    case "remainsExiled":
      return ", solange sie im Exil bleibt";
  }
}
