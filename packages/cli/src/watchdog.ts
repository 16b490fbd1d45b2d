/** Runs something that may never end, and stops it when it takes too long: for games in which the rules go round in circles. */
import { Script } from "node:vm";

const script = new Script("globalThis.nykthosTask()");
const shared = globalThis as { nykthosTask?: () => void };

export class TookTooLong extends Error {}

/**
 * What `task` gives.
 * @param milliseconds how long it may take
 * @throws TookTooLong when it took longer; whatever the task was changing is to be thrown away then
 */
export function within<T>(milliseconds: number, task: () => T): T {
  let given: { readonly value: T } | undefined;
  shared.nykthosTask = () => {
    given = { value: task() };
  };
  try {
    script.runInThisContext({ timeout: milliseconds });
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ERR_SCRIPT_EXECUTION_TIMEOUT")
      throw new TookTooLong(`stopped after ${milliseconds} ms`);
    throw error;
  } finally {
    delete shared.nykthosTask;
  }
  if (given === undefined) throw new TookTooLong(`stopped after ${milliseconds} ms`);
  return given.value;
}
