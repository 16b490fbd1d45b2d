/**
 * What is said aloud as the table changes: what happened, in few sentences, and what is asked. What comes in numbers is said as one, what
 * was heard before in short, and nothing twice. Pure; the words of what happened come from the holder of the game.
 */
import type { Told, Update } from "@nykthos/protocol";
import type { Messages } from "../words/messages.ts";
import { questionOf } from "./cards.ts";
import { capital, listWords, sentences, spoken } from "./spoken.ts";

/** How many sentences about what happened are said at once. */
const most = 8;
/** How many announcements are kept, so that a voice that is slower than the game can still say them. */
const kept = 12;

export interface Announcement {
  readonly id: number;
  readonly text: string;
}

/** What was announced so far, newest last. */
export interface Announced {
  readonly lines: readonly Announcement[];
  /** The turn and step in which the player was last told that they have priority. */
  readonly asked: string;
}
export const nothingAnnounced: Announced = { lines: [], asked: "" };

/** What the table knew before an update came. */
export interface Before {
  readonly update: Update | null;
  readonly told: readonly Told[];
}

/** Adds a sentence to what is announced. */
export function announced(to: Announced, text: string): Announced {
  if (text === "") return to;
  const id = (to.lines.at(-1)?.id ?? 0) + 1;
  return { ...to, lines: [...to.lines, { id, text }].slice(-kept) };
}

/**
 * Announces an update.
 * @param board how the board stands, for whoever comes to a game that is going on
 */
export function announcedUpdate(
  to: Announced,
  before: Before,
  update: Update,
  words: Messages,
  board: () => string,
): Announced {
  const { view, watching } = update;
  const told = [...before.told.slice(0, update.toldFrom), ...update.told];
  const here = `${view.turn} ${view.step}`;
  const asks = update.prompt !== "";
  const question = asks ? asked(to, update, words) : [];
  const next: Announced = asks ? { ...to, asked: here } : to;
  const say = (parts: readonly string[]): Announced => announced(next, spoken(sentences(parts), words));

  if (watching !== null) {
    const shown = told.length > before.told.length ? happened(told, before.told.length, words) : [];
    const last = told.findLast(({ text }) => text !== "")?.text ?? "";
    return say([words.moment(watching.moment, update.moments), ...(shown.length > 0 ? shown : [last])]);
  }
  // Whoever comes to a game that is going on, or back to it, is told how it stands.
  const arrives = before.update === null && update.at > 0;
  if (arrives || (before.update !== null && before.update.watching !== null)) return say([board(), ...question]);
  if (told.length < before.told.length) return say([words.spoken.takenBack, ...question]);
  const news = [...happened(told, before.told.length, words), ...lives(before, update, words)];
  const repeated = before.update?.at === update.at && before.update.prompt === update.prompt;
  return repeated && news.length === 0 ? to : say([...news, ...question]);
}

/** The question, and where in the turn it is asked if that has not been said. */
function asked(to: Announced, { view, prompt, ...rest }: Update, words: Messages): readonly string[] {
  if (questionOf({ view, prompt, ...rest })?.kind !== "priority" || to.asked === `${view.turn} ${view.step}`)
    return [prompt];
  const step = capital(words.steps[view.step]);
  return [view.activePlayer === view.viewer ? step : `${step}, ${words.spoken.turn(false)}`, prompt];
}

/** The life totals that have changed. */
function lives(before: Before, { view }: Update, words: Messages): readonly string[] {
  if (before.update === null || before.told.length === 0) return [];
  const { players } = before.update.view;
  return view.players.flatMap(({ name, life }, player) => {
    const was = players[player]?.life;
    return was === undefined || was === life ? [] : [words.spoken.life(name, player === view.viewer, life)];
  });
}

/** What happened from a place of the story on, in sentences: no more than can be listened to. */
function happened(story: readonly Told[], from: number, words: Messages): readonly string[] {
  const said = folded(story, from, words);
  const left = said.length - most;
  return left <= 1 ? said : [words.spoken.more(left), ...said.slice(-most)];
}

/** One sentence for each kind of thing that happened in a row. */
function folded(story: readonly Told[], from: number, words: Messages): readonly string[] {
  const lines = story.slice(from).filter(({ text }) => text !== "");
  const said: string[] = [];
  const heard = new Set(
    story
      .slice(0, from)
      .map(detailOf)
      .filter((detail) => detail !== ""),
  );
  for (let at = 0; at < lines.length;) {
    const first = lines[at];
    if (first === undefined) break;
    let end = at + 1;
    while (lines[end]?.kind === first.kind) end++;
    const run = lines.slice(at, end);
    // Who wins is clear once the other has lost.
    if (first.kind !== "win" || at === 0 || lines[at - 1]?.kind !== "lose") said.push(...runSaid(run, heard, words));
    at = end;
  }
  return said;
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
    if (detail === "" || heard.has(detail)) return sentence;
    heard.add(detail);
    return sentence + detail;
  });
  const [first] = run;
  return first !== undefined && oneBreath.has(first.kind) ? [said.join("; ")] : said;
}

/** What happened to several, without what it says in detail. */
function groupSaid(group: readonly Told[], words: Messages): string {
  const [first] = group;
  if (first === undefined) return "";
  const { text, shared } = first;
  const short = text.slice(0, text.length - detailOf(first).length);
  if (group.length === 1) return short;
  if (shared === null) return `${short}, ${words.spoken.times(group.length)}`;
  return capital(`${shared.before}${listWords(counted(group, words), words)}${shared.after}`);
}

/** What each brings; what is called the same is counted. */
function counted(group: readonly Told[], words: Messages): readonly string[] {
  const names = new Map<string, string[]>();
  for (const { kind, object, shared } of group) {
    const each = shared?.each ?? "";
    // A card that is drawn unseen has no name to be told.
    const key = kind === "draw" && object === 0 ? "" : kind === "damage" ? each : each.replace(/ #\d+$/, "");
    const list = names.get(key);
    if (list === undefined) names.set(key, [each]);
    else list.push(each);
  }
  return [...names].map(([name, all]) => {
    if (all.length === 1) return all[0] ?? name;
    return name === "" ? words.cards(all.length) : `${all.length} ${name}`;
  });
}
