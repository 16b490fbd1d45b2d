/** What must be true or paid for an attack, in German: ", falls der verteidigende Spieler keine Insel kontrolliert". */
import type { AttackCondition } from "@nykthos/engine/card";
import { du, subordinate } from "./clause.ts";
import type { GermanContext } from "./context.ts";
import { paying } from "./costs.ts";
import { phrase } from "./nouns.ts";

export function attackUnless(unless: AttackCondition | undefined, context: GermanContext): string {
  if (unless === undefined) return "";
  if ("defenderControls" in unless) {
    return `, falls der verteidigende Spieler ${phrase(unless.defenderControls, "no", context).say("acc")} kontrolliert`;
  }
  if ("youControl" in unless) return `, falls du ${phrase(unless.youControl, "no", context).say("acc")} kontrollierst`;
  return `, falls ${subordinate(paying(unless.cost, du, context)).replace(/^du /, "du nicht ")}`;
}
