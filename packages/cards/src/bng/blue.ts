/** Cards of the set. Data only. */
import type { CardDefinition } from "@nykthos/engine/card";

export const blue: readonly CardDefinition[] = [];
