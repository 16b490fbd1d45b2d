/**
 * What damage is dealt to, where one part of it depends on another: "each opponent and each creature they control". A language that
 * drops or bends its pronouns names the player again, since they might be taken for whoever deals the damage. Knows no language.
 */
import type { Selection } from "@nykthos/engine/card";

/** The same with "that player" for "they" in what is said of the objects. */
export function named(to: Selection): Selection {
  if ("both" in to) return { ...to, both: to.both.map(named) };
  if (!("each" in to)) return to;
  const { controller } = to.each;
  if (typeof controller !== "object" || !("player" in controller) || controller.say !== "they") return to;
  return { ...to, each: { ...to.each, controller: { player: controller.player } } };
}
