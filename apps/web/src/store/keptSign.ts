/** A sign in the browser that a game is kept, so that the page knows what to show first without waiting for the worker, which has it. */

const place = "nykthos-kept";

export function isGameKept(): boolean {
  try {
    return localStorage.getItem(place) !== null;
  } catch {
    return false;
  }
}

export function noteKept(kept: boolean): void {
  try {
    if (kept) localStorage.setItem(place, "1");
    else localStorage.removeItem(place);
  } catch {
    // Without the sign the first screen is shown, and the game that is kept can be gone back to from there.
  }
}
