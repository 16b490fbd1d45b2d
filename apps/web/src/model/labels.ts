/** What the button that leads on says: what it does, and what comes next. Pure. */
import type { Update } from "@nykthos/protocol";
import type { Messages } from "../words/messages.ts";
import type { TableCards } from "./cards.ts";
import type { Naming } from "./describing.ts";
import type { DockButton } from "./dock.ts";
import { capital } from "./spoken.ts";

export function labelOf(
  { label, next, option }: DockButton,
  { wouldTap }: Update,
  { byId }: TableCards,
  words: Messages,
  name: Naming,
): string {
  if (option.type === "auto" && wouldTap.length > 0) {
    const lands = new Map<string, number>();
    for (const id of wouldTap) {
      const land = byId.get(id)?.sheet?.name ?? name(id);
      lands.set(land, (lands.get(land) ?? 0) + 1);
    }
    return words.pay([...lands].map(([land, count]) => (count > 1 ? `${count} × ${land}` : land)).join(", "));
  }
  if (next === undefined) return label;
  switch (next.to) {
    case "resolve":
      return capital(words.resolve(name(next.object)));
    case "combat":
      return words.passToCombat;
    case "turn":
      return words.passTurn;
    case "step":
      return words.passTo(words.steps[next.step]);
  }
}
