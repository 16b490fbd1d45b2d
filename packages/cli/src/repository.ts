/** The repository around the command, where it is there: sources to look rules up in, scenarios to point to. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../..", import.meta.url));

export interface Citation {
  /** Path from the root of the repository. */
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/** Every file below a folder of the repository with that ending; none where the folder is not there. */
export function filesBelow(folder: string, ending: RegExp): readonly string[] {
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, { recursive: true, encoding: "utf8" })
    .filter((name) => ending.test(name) && !name.split(sep).includes("node_modules"))
    .map((name) => join(folder, name))
    .toSorted();
}

export function readRepositoryFile(file: string): string {
  return readFileSync(join(root, file), "utf8");
}

export function pathOf(file: string): string {
  return join(root, file);
}

/** Where sources and scenarios cite a rule, or one of its parts: "702.103" is cited by "702.103e" as well. */
export function citationsOf(rule: string): readonly Citation[] {
  const pattern = new RegExp(
    `(?<![\\d.])${rule.replace(".", "\\.")}(?![\\d])${/[a-z]$/.test(rule) ? "(?![a-z])" : ""}`,
  );
  const files = [
    ...["engine", "cards", "scenario", "ai"].flatMap((room) => filesBelow(`packages/${room}/src`, /\.ts$/)),
    ...filesBelow("scenarios", /\.ya?ml$/),
  ];
  return files.flatMap((file) =>
    readRepositoryFile(file)
      .split("\n")
      .flatMap((text, index) => (pattern.test(text) ? [{ file, line: index + 1, text: text.trim() }] : [])),
  );
}
