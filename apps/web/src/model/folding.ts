/**
 * Few sentences of many: what comes in numbers is said as one, what was heard before in short, and causes before what follows from them.
 * Pure; the words come from the holder of the game.
 */
import type { Told } from "@nykthos/protocol";
import type { Messages } from "../words/messages.ts";
import { capital, listWords } from "./spoken.ts";

/** How many sentences about what happened are said at once. */
const most = 8;

/** What happened from a place of the story on, in sentences: no more than can be listened to. */
export function happened(story: readonly Told[], from: number, words: Messages): readonly string[] {
  const lines = inOrder(story.slice(from).filter(isNews));
  const heard = new Set(story.slice(0, from).map(detailOf));
  const said = runsOf(lines).flatMap((run) => runSaid(run, heard, words));
  const left = said.length - most;
  return left <= 1 ? said : [words.spoken.more(left), ...said.slice(-most)];
}

/** What is told at all; how a game ends is announced by itself. */
function isNews({ kind, text }: Told): boolean {
  return text !== "" && kind !== "win" && kind !== "lose";
}

/** What goes with damage is told after it; what is attached as it enters is told to enter first. */
function inOrder(lines: readonly Told[]): readonly Told[] {
  const ordered: Told[] = [];
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at];
    const next = lines[at + 1];
    if (line === undefined) continue;
    if (line.kind === "attach" && next?.kind === "move" && next.other === line.object) {
      ordered.push(next, line);
      at++;
    } else if (line.kind === "damage") {
      // Life that was gained by that damage, and damage that was prevented, stand before it.
      let place = ordered.length;
      while (place > 0 && comesWithDamage(ordered[place - 1])) place--;
      ordered.splice(place, 0, line);
    } else ordered.push(line);
  }
  return ordered;
}

function comesWithDamage(line: Told | undefined): boolean {
  return line?.kind === "gainLife" || line?.kind === "prevent";
}

/** Events of one kind in a row. */
function runsOf(lines: readonly Told[]): readonly (readonly Told[])[] {
  const runs: Told[][] = [];
  for (const line of lines) {
    const last = runs.at(-1);
    if (last?.[0]?.kind === line.kind) last.push(line);
    else runs.push([line]);
  }
  return runs;
}

/** What an ability says that triggers or is activated: what stands behind the short sentence. */
function detailOf({ text, brief }: Told): string {
  return brief !== "" && text.startsWith(brief) ? text.slice(brief.length) : "";
}

/** Kinds whose sentences belong together, so that they are said in one breath. */
const oneBreath: ReadonlySet<Told["kind"]> = new Set(["attack", "block", "damage"]);

/** What happened in a row, all of one kind. */
function runSaid(run: readonly Told[], heard: Set<string>, words: Messages): readonly string[] {
  const groups = new Map<string, Told[]>();
  for (const line of run) {
    const { shared, text } = line;
    const key = shared === null ? text : `${shared.before}|${shared.after}|${detailOf(line)}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [line]);
    else group.push(line);
  }
  const said = [...groups.values()].map((group) => {
    const sentence = groupSaid(group, words);
    const [first] = group;
    const detail = first === undefined ? "" : detailOf(first);
    if (heard.has(detail)) return sentence;
    heard.add(detail);
    return sentence + detail;
  });
  const [first] = run;
  const joined = first !== undefined && oneBreath.has(first.kind) ? [said.join("; ")] : said;
  return joined.map(capital);
}

/** What happened to several, without what it says in detail. */
function groupSaid(group: readonly Told[], words: Messages): string {
  const [first] = group;
  if (first === undefined) return "";
  const { text, shared } = first;
  const short = text.slice(0, text.length - detailOf(first).length);
  if (group.length === 1) return short;
  if (shared === null) return `${short}, ${words.spoken.times(group.length)}`;
  return `${shared.before}${listWords(counted(group, words), words)}${shared.after}`;
}

/** What each brings; what is called the same is counted, and so are cards that nobody may see. */
function counted(group: readonly Told[], words: Messages): readonly string[] {
  const names = new Map<string, string[]>();
  for (const { kind, object, other, shared } of group) {
    const each = shared?.each ?? "";
    const unseen = object === 0 && other === 0;
    // What deals damage is told with how much: each by itself.
    const key = unseen ? "" : kind === "damage" ? each : each.replace(/ #\d+$/, "");
    const list = names.get(key);
    if (list === undefined) names.set(key, [each]);
    else list.push(each);
  }
  return [...names].map(([name, all]) => {
    if (all.length === 1) return all[0] ?? name;
    return name === "" ? words.cards(all.length) : `${all.length} ${name}`;
  });
}
