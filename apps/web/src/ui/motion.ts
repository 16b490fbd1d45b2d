/** How things move, and whether they may. */

export const ease = "cubic-bezier(0.2, 0.8, 0.2, 1)";

/** Whether nothing is to move: the person said so, here or to the system. */
export function isStill(): boolean {
  return document.documentElement.hasAttribute("data-still") || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
