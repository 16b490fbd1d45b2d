/** Which of the things in a region the tabulator reaches: the one that had the focus last, as long as it is there; else the first. */
import type { FocusEvent } from "react";
import { useState } from "react";

export interface Roving {
  readonly stop: string | undefined;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
}

/** @param keys what there is in the region, as `data-entity` or `data-key` says it */
export function useRoving(keys: readonly string[], first: string | undefined = keys[0]): Roving {
  const [last, setLast] = useState("");
  return {
    stop: keys.includes(last) ? last : first,
    onFocus: ({ target }) => {
      const key = target.dataset["key"] ?? target.dataset["entity"];
      if (key !== undefined) setLast(key);
    },
  };
}
