/** Whether the window is at least so wide, as it is now. */
import { useSyncExternalStore } from "react";

export function useWide(pixels: number): boolean {
  const query = matchMedia(`(min-width: ${pixels}px)`);
  return useSyncExternalStore(
    (changed) => {
      query.addEventListener("change", changed);
      return () => query.removeEventListener("change", changed);
    },
    () => query.matches,
  );
}
