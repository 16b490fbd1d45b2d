/**
 * `npm run bench:web`: how fast the page is, in a real Chromium: how soon it can be used, how large its first load is, how smooth a table of
 * sixty permanents stays, and what it holds on to. It measures and never judges; only the size has a test, since it is no time.
 *
 *   --runs N          how often to measure (default 5)
 *   --games N         how many games to play for the memory (default 10; 0 for none)
 *   --against FOLDER  another build, measured in turns with this one, so that both see the same machine
 *   --only WORDS      of load, table, memory: what to measure
 *   --json            the figures as JSON
 *
 * The page is built first, unless NYKTHOS_DIST says where a build is.
 */
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { build } from "vite";
import { openStage } from "../e2e/browser.ts";
import { actsAtTable, burst } from "./bench/board.ts";
import type { Act } from "./bench/board.ts";
import { crowdedGame } from "./bench/crowd.ts";
import { firstScripts, loadings } from "./bench/loading.ts";
import type { Loading, Size } from "./bench/loading.ts";
import { afterGames } from "./bench/memory.ts";
import type { Held } from "./bench/memory.ts";

const { values: options } = parseArgs({
  options: {
    runs: { type: "string", default: "5" },
    games: { type: "string", default: "10" },
    against: { type: "string" },
    only: { type: "string", default: "load,table,memory" },
    json: { type: "boolean" },
  },
});
const runs = Number(options.runs);
const games = Number(options.games);
if (!(Number.isInteger(runs) && runs > 0 && Number.isInteger(games) && games >= 0)) {
  console.error("bench: --runs has to be a whole number of at least 1, and --games one of at least 0");
  process.exit(2);
}
const wanted = new Set(options.only.split(","));

const root = join(import.meta.dirname, "..");
const built = process.env["NYKTHOS_DIST"];
if (built === undefined) await build({ root, configFile: join(root, "vite.config.ts"), logLevel: "warn" });
const folders = [built ?? join(root, "dist"), ...(options.against === undefined ? [] : [options.against])];

/** What was measured of one build. */
interface Figures {
  readonly folder: string;
  scripts: Size | null;
  readonly cold: Loading[];
  readonly warm: Loading[];
  readonly acts: Map<string, Act[]>;
  held: readonly Held[];
}

function progress(text: string): void {
  process.stderr.write(`${text}\n`);
}

const all: readonly Figures[] = folders.map((folder) => ({
  folder,
  scripts: null,
  cold: [],
  warm: [],
  acts: new Map<string, Act[]>(),
  held: [],
}));

for (let run = 1; run <= runs; run++) {
  for (const figures of all) {
    // A browser for each run, so that none lives on what the one before has compiled.
    const stage = await openStage(figures.folder);
    try {
      if (wanted.has("load")) {
        progress(`loading, ${run} of ${runs}`);
        figures.scripts ??= (await firstScripts(stage, figures.folder)).size;
        const { cold, warm } = await loadings(stage);
        figures.cold.push(cold);
        figures.warm.push(warm);
      }
      if (wanted.has("table")) {
        progress(`a full table, ${run} of ${runs}`);
        const record = crowdedGame();
        for (const act of [...(await actsAtTable(stage, record)), await burst(stage, record)])
          figures.acts.set(act.name, [...(figures.acts.get(act.name) ?? []), act]);
      }
    } finally {
      await stage.close();
    }
  }
}
if (wanted.has("memory") && games > 0)
  for (const figures of all) {
    const stage = await openStage(figures.folder);
    figures.held = await afterGames(stage, games, (held) => progress(`${held.games} of ${games} games played`));
    await stage.close();
  }

function sorted(values: readonly number[]): readonly number[] {
  return values.toSorted((a, b) => a - b);
}
function median(values: readonly number[]): number {
  return sorted(values)[values.length >> 1] ?? NaN;
}
function worst(values: readonly number[]): number {
  return Math.max(0, ...values);
}
/** Median and worst of some milliseconds. */
function times(values: readonly number[]): string {
  return `${median(values).toFixed(0)} (${worst(values).toFixed(0)})`;
}
function row(...cells: readonly string[]): string {
  return cells.map((cell, index) => (index === 0 ? cell.padEnd(40) : cell.padStart(20))).join("");
}

if (options.json === true)
  console.log(JSON.stringify(all.map((figures) => ({ ...figures, acts: Object.fromEntries(figures.acts) }))));
else
  for (const { folder, scripts, cold, warm, acts, held } of all) {
    console.log(`\n${folder}`);
    console.log(
      `${runs} runs on ${cpus().length} × ${cpus()[0]?.model ?? "?"}, load ${loadavg()[0]?.toFixed(1) ?? "?"}; milliseconds: median (worst)`,
    );
    if (scripts !== null) {
      console.log(row("\nfirst load", "", ""));
      console.log(
        `scripts before the worker: ${(scripts.bytes / 1000).toFixed(0)} kB, ${(scripts.gzip / 1000).toFixed(0)} kB by gzip, ${(scripts.brotli / 1000).toFixed(0)} kB by brotli`,
      );
      console.log(row("", "nothing kept", "everything kept"));
      for (const [name, key] of [
        ["until Play answers", "play"],
        ["until the first question", "question"],
      ] as const)
        console.log(row(name, times(cold.map((one) => one[key])), times(warm.map((one) => one[key]))));
    }
    if (acts.size > 0) {
      console.log(row("\na table of 60 permanents and more", " longest frame", "frames > 50 / > 100", "most work"));
      for (const [name, seen] of acts)
        console.log(
          row(
            name,
            times(seen.map((act) => worst(act.seen.frames))),
            [50, 100]
              .map((limit) => median(seen.map((act) => act.seen.frames.filter((frame) => frame > limit).length)))
              .join(" / "),
            times(seen.map((act) => worst(act.seen.work))),
          ),
        );
      console.log("most work: of the page's thread for one frame, in its own time; other programs hardly change it");
    }
    if (held.length > 0) {
      console.log(row("\nheld after games", " page (MB)", "worker (MB)", "nodes", "listeners"));
      for (const { games: count, page, worker, nodes, listeners } of held)
        console.log(row(`${count}`, page.toFixed(1), worker.toFixed(1), String(nodes), String(listeners)));
    }
  }
