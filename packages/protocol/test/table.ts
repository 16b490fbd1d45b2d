/** A table for tests: hears a host, answers by a rule, and keeps every message. */
import type { Option, Question } from "@nykthos/engine";
import { randomBelow, seedRandom } from "@nykthos/engine";
import { usualPassing } from "../src/index.ts";
import type { Request, Response, Setup, Update } from "../src/index.ts";
import { Host } from "../src/host/index.ts";

export const setup: Setup = {
  name: "Ada",
  you: { deck: "named", name: "Heroes of Akros" },
  opponent: { deck: "named", name: "Depths of Thassa" },
  level: "random",
  first: "you",
  seed: 7,
};

export interface Table {
  readonly heard: Response[];
  readonly host: Host;
  /** What was kept last. */
  kept: string | null;
  ask(request: Request): void;
  /** The newest state of the table. */
  now(): Update;
  question(): Question | null;
  answer(pick: (option: Option) => boolean): boolean;
}

export function openTable(): Table {
  const heard: Response[] = [];
  const table: Table = {
    heard,
    kept: null,
    host: new Host({
      send: (response) => heard.push(structuredClone(response)),
      chance: () => 5,
      keep: (record) => {
        table.kept = record;
      },
    }),
    ask(request) {
      table.host.receive(request);
    },
    now() {
      const update = heard.findLast((response) => response.type === "update");
      if (update?.type !== "update") throw new Error("the table was told nothing yet");
      return update;
    },
    question() {
      const { question } = table.now().view;
      return question !== null && "options" in question ? question : null;
    },
    answer(pick) {
      const option = table.question()?.options.find(pick);
      if (option !== undefined) table.ask({ type: "answer", at: table.now().at, plan: [option] });
      return option !== undefined;
    },
  };
  table.ask({ type: "hello", version: 1, language: "en" });
  return table;
}

/** Answers at random, always onwards, until the game is over or so many questions were answered; the number answered. */
export function playOn(table: Table, seed: number, limit = 3000, watch?: () => void): number {
  const random = seedRandom(seed);
  for (let count = 0; count < limit; count++) {
    const question = table.question();
    if (question === null) return count;
    watch?.();
    const onwards = question.options.filter(
      ({ type }) => type !== "back" && type !== "manual" && type !== "activateMana",
    );
    const option = onwards[randomBelow(random, onwards.length)];
    if (option !== undefined) table.ask({ type: "answer", at: table.now().at, plan: [option] });
  }
  return limit;
}

export const stopEverywhere = { ...usualPassing, fullControl: true };
