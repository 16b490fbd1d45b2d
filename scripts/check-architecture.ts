// `npm run check:architecture`: the arrows of the house. Each room lists the rooms that it may know; whatever else it
// imports, as a value or only as a type, fails the check, and so does a source file that stands in no room.
import { existsSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { cruise, type IForbiddenRuleType } from "dependency-cruiser";

interface Room {
  readonly name: string;
  /** A regular expression for the paths of the room's files, from the root of the repository. */
  readonly path: string;
  /** The other rooms that it may import from. */
  readonly knows: readonly string[];
  /** Rooms that it may know the types of, and nothing else. */
  readonly types?: readonly string[];
  /** The npm packages that it may import; the modules of Node are one more, "node". */
  readonly outside?: readonly string[];
}

/** What the engine shows to other packages. */
const ENGINE = ["engine/language", "engine"] as const;

// From the ground up: a room may only know rooms that stand above it here, so that no cycle can be written down.
// The doors of the engine, its index for those who play and its language for those who write cards, are rooms of their own.
const ROOMS: readonly Room[] = [
  { name: "engine/card", path: "packages/engine/src/card/", knows: [] },
  { name: "engine/state", path: "packages/engine/src/state/", knows: ["engine/card"] },
  { name: "engine/rules", path: "packages/engine/src/rules/", knows: ["engine/card", "engine/state"] },
  {
    name: "engine/mechanics",
    path: "packages/engine/src/mechanics/",
    knows: ["engine/card", "engine/state", "engine/rules"],
  },
  { name: "engine/language", path: "packages/engine/src/language.ts$", knows: ["engine/card", "engine/mechanics"] },
  {
    name: "engine",
    path: "packages/engine/src/(?!language.ts)[^/]+$",
    knows: ["engine/card", "engine/state", "engine/rules", "engine/mechanics", "engine/language"],
  },
  { name: "cards", path: "packages/cards/src/", knows: ["engine/language"] },
  { name: "text", path: "packages/text/src/", knows: [...ENGINE] },
  {
    name: "scenario",
    path: "packages/scenario/src/",
    knows: [...ENGINE, "cards", "text"],
    outside: ["node", "yaml", "zod"],
  },
  { name: "ai", path: "packages/ai/src/", knows: [...ENGINE] },
  // What a table and whoever holds the game say to each other; only the holder knows cards and players.
  { name: "protocol", path: "packages/protocol/src/[^/]+$", knows: [...ENGINE, "text"] },
  { name: "protocol/record", path: "packages/protocol/src/record/", knows: [...ENGINE, "cards", "protocol"] },
  {
    name: "protocol/host",
    path: "packages/protocol/src/host/",
    knows: [...ENGINE, "cards", "text", "ai", "protocol", "protocol/record"],
  },
  // The page knows messages only; what is behind them, and the engine's values, stay in the worker.
  {
    name: "web",
    path: "apps/web/src/(?!worker/(worker|storage)[.]ts)",
    knows: ["protocol"],
    types: [...ENGINE],
    outside: ["react", "react-dom", "react-aria-components", "zustand", "@fontsource[^/]*/[^/]+"],
  },
  {
    name: "web/worker",
    path: "apps/web/src/worker/(worker|storage)[.]ts$",
    knows: ["protocol", "protocol/host", "web"],
  },
  {
    name: "cli",
    path: "packages/cli/(bin|src)/",
    knows: [...ENGINE, "cards", "text", "scenario", "ai", "protocol", "protocol/record"],
    outside: ["node", "@clack/prompts", "cli-progress", "commander"],
  },
];

function pathOf(name: string, above: readonly Room[]): string {
  const room = above.find((candidate) => candidate.name === name);
  if (room === undefined) throw new Error(`The table of rooms lets an arrow point down, or nowhere: ${name}`);
  return `^${room.path}`;
}

/** The rules that a room needs: it imports nothing but itself, what it knows, and its packages from outside; of some it knows only the types. */
function rulesFor(room: Room, above: readonly Room[]): readonly IForbiddenRuleType[] {
  const outside = room.outside ?? [];
  const typed = (room.types ?? []).map((name) => pathOf(name, above));
  const allowed = [
    `^${room.path}`,
    ...room.knows.map((name) => pathOf(name, above)),
    ...typed,
    ...outside.map((name) => `(^|/)node_modules/(@types/)?${name}/`),
  ];
  const from = { path: `^${room.path}` };
  const known: IForbiddenRuleType = {
    name: room.name,
    severity: "error",
    from,
    to: {
      couldNotResolve: false,
      pathNot: allowed,
      ...(outside.includes("node") ? { dependencyTypesNot: ["core"] } : {}),
    },
  };
  if (typed.length === 0) return [known];
  return [
    known,
    { name: `${room.name} (types)`, severity: "error", from, to: { path: typed, dependencyTypesNot: ["type-only"] } },
  ];
}

const RULES: readonly IForbiddenRuleType[] = [
  ...ROOMS.flatMap((room, index) => rulesFor(room, ROOMS.slice(0, index))),
  { name: "resolvable", severity: "error", from: {}, to: { couldNotResolve: true } },
];

/** What a check of a repository found: the number of source files seen, and one line for each fault. */
export interface ArchitectureReport {
  readonly modules: number;
  readonly faults: readonly string[];
}

/** Checks the arrows between all sources under `packages/` and `apps/` of the repository at `root`. */
export async function checkArchitecture(root: string): Promise<ArchitectureReport> {
  const { output } = await cruise(
    ["packages", "apps"].filter((folder) => existsSync(join(root, folder))),
    {
      baseDir: realpathSync(root),
      validate: true,
      ruleSet: { forbidden: [...RULES] },
      // Type-only imports are arrows too.
      tsPreCompilationDeps: true,
      doNotFollow: { path: "node_modules" },
      exclude: {
        path: "^(packages|apps)/[^/]+/((test|bench|e2e|scripts|dist|node_modules)/|[^/]+[.]config[.]ts$)|[.]css$",
      },
    },
    // Without these, the name of a workspace package is resolved to nothing, and its arrows with it.
    { exportsFields: ["exports"], conditionNames: ["import", "node", "default"] },
  );
  if (typeof output === "string") throw new TypeError("dependency-cruiser reports in words, not as data");
  const { modules, summary } = output;
  const sources = modules.map((module) => module.source).filter((path) => /^(packages|apps)\//.test(path));
  const homeless = sources.filter((path) => !ROOMS.some((room) => new RegExp(`^${room.path}`).test(path)));
  return {
    modules: sources.length,
    faults: [
      ...summary.violations.map(({ from, to, rule }) =>
        rule.name === "resolvable" ? `${from} imports ${to}, which does not exist` : `${from} must not know ${to}`,
      ),
      ...homeless.map((path) => `${path} stands in no room of scripts/check-architecture.ts`),
    ],
  };
}

if (import.meta.main) {
  const { modules, faults } = await checkArchitecture(dirname(dirname(fileURLToPath(import.meta.url))));
  for (const fault of faults) console.error(fault);
  if (modules === 0) console.error("No source file was seen at all, so nothing was checked.");
  if (faults.length > 0 || modules === 0) process.exitCode = 1;
  console.log(`${modules} source files, ${ROOMS.length} rooms, ${faults.length} wrong arrows.`);
}
