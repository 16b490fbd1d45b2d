/** Updates for tests of the view model: a real host, played to where the test begins. */
import type { Option } from "@nykthos/engine";
import type { Response, Setup, Sheet, Update } from "@nykthos/protocol";
import { protocolVersion, usualPassing } from "@nykthos/protocol";
import { Host } from "@nykthos/protocol/host";
import { questionOf } from "../src/model/cards.ts";

const setup: Setup = {
  name: "You",
  you: { deck: "named", name: "Heroes of Akros" },
  opponent: { deck: "named", name: "Rage of the Titans" },
  level: "random",
  first: "you",
  seed: 3,
};

export interface Played {
  readonly update: Update;
  readonly sheets: ReadonlyMap<number, Sheet>;
}

/** Plays by a rule until the update is as wanted. */
export function playTo(
  wanted: (update: Update) => boolean,
  pick: (options: readonly Option[]) => Option | undefined,
  language: "en" | "de" | "es" = "en",
): Played {
  const heard: Response[] = [];
  const host = new Host({ send: (response) => heard.push(response), chance: () => 1 });
  host.receive({ type: "hello", version: protocolVersion, language });
  host.receive({ type: "passing", passing: usualPassing });
  host.receive({ type: "start", setup });
  for (let count = 0; count < 3000; count++) {
    const update = heard.findLast((response) => response.type === "update");
    if (update?.type !== "update") break;
    if (wanted(update)) {
      const sheets = new Map(
        heard.flatMap((response) =>
          response.type === "update" ? response.sheets.map((sheet) => [sheet.id, sheet] as const) : [],
        ),
      );
      return { update, sheets };
    }
    const option = pick(questionOf(update)?.options ?? []);
    if (option === undefined) break;
    host.receive({ type: "answer", at: update.at, plan: [option] });
  }
  throw new Error("the game never came to what the test is about");
}

/** Does whatever can be done, and goes on where nothing can. */
export function eager(options: readonly Option[]): Option | undefined {
  for (const type of [
    "play",
    "auto",
    "keep",
    "attack",
    "cast",
    "choose",
    "done",
    "yes",
    "number",
    "top",
    "mode",
    "block",
    "trigger",
    "color",
    "pass",
  ] as const) {
    const found = options.find((option) => option.type === type);
    if (found !== undefined) return found;
  }
  return options[0];
}
