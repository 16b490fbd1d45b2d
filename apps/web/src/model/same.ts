/** Whether two pieces of plain data say the same: what comes in messages is new each time, even where nothing in it has changed. Pure. */

export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  if (Array.isArray(one) || Array.isArray(other))
    return (
      Array.isArray(one) &&
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((item: unknown, index) => isSame(item, other[index]))
    );
  const fields = Object.entries(one);
  const others = other as Readonly<Record<string, unknown>>;
  return (
    fields.length === Object.keys(others).length &&
    fields.every(([key, value]) => Object.hasOwn(others, key) && isSame(value, others[key]))
  );
}

/** The list from before if it holds the very same things. */
export function keptList<T>(before: readonly T[] | undefined, now: readonly T[]): readonly T[] {
  return before?.length === now.length && now.every((item, index) => item === before[index]) ? before : now;
}
