/** Since when what is revealed has not been seen: the player's last answer, or the moment when they said that they saw it. */
import { create } from "zustand";
import { now, useTable } from "./state.ts";

export const useRevealed = create<{ readonly since: number }>()(() => ({ since: 0 }));

useTable.subscribe(({ update, told, answeredAt }, before) => {
  if (update === before.update && answeredAt === before.answeredAt) return;
  // What is told from the beginning again was seen before.
  const again = update !== before.update && update?.toldFrom === 0;
  useRevealed.setState(({ since }) => ({ since: again ? told.length : Math.max(since, answeredAt) }));
});

/** What was revealed has been seen. */
export function understood(): void {
  useRevealed.setState({ since: now().told.length });
}
