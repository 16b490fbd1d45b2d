/** Cards whose German differs from the printed text on purpose, by English name, and why. Each is a decision: keep this short. */
import type { Differences } from "../check.ts";

export const differences: Differences = {};
