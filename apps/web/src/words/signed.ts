/** A change with its sign, as it is written in all three languages. */
export function signed(by: number): string {
  return by < 0 ? `−${-by}` : `+${by}`;
}
