/**
 * What is said aloud as the table changes: what happened, in few sentences, and what is asked. Pure; the words of what happened come from
 * the holder of the game, and `folding.ts` makes few sentences of many.
 */
import type { Told, Update } from "@nykthos/protocol";
import type { Messages } from "../words/messages.ts";
import { sayPrompt } from "./asking.ts";
import { questionOf } from "./cards.ts";
import type { TableCards } from "./cards.ts";
import type { Naming } from "./describing.ts";
import { happened } from "./folding.ts";
import { listWords, sentences, spoken } from "./spoken.ts";
import { placeInTurn, sayBoard } from "./summary.ts";

/** How many announcements are kept, so that a voice that is slower than the game can still say them. */
const kept = 12;

interface Announcement {
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

/** What an update shows, as far as it is needed. */
export interface Scene {
  readonly name: Naming;
  readonly cards: () => TableCards;
}

/** Announces an update. */
export function announcedUpdate(
  to: Announced,
  before: Before,
  update: Update,
  words: Messages,
  scene: Scene,
): Announced {
  const { view, watching } = update;
  const told = [...before.told.slice(0, update.toldFrom), ...update.told];
  const asks = update.prompt !== "";
  const question = asks ? asked(to, update, words, scene) : [];
  const next: Announced = asks ? { ...to, asked: `${view.turn} ${view.step}` } : to;
  const say = (parts: readonly string[]): Announced => announced(next, spoken(sentences(parts), words));

  if (watching !== null) {
    const shown = told.length > before.told.length ? happened(told, before.told.length, words) : [];
    const last = told.findLast(({ text }) => text !== "")?.text ?? "";
    return say([words.moment(watching.moment, update.moments), ...(shown.length > 0 ? shown : [last])]);
  }
  // Whoever comes to a game that is going on, or back to it, is told how it stands.
  const arrives = before.update === null && update.at > 0;
  if (arrives || (before.update !== null && before.update.watching !== null))
    return say([sayBoard(update, scene.cards(), words, scene.name), ...question]);
  if (told.length < before.told.length) return say([words.spoken.takenBack, ...question]);
  const news = [
    ...happened(told, before.told.length, words),
    ...lives(before, update, words),
    ...ending(before, update, words),
  ];
  const repeated = before.update?.at === update.at && before.update.prompt === update.prompt;
  return repeated && news.length === 0 ? to : say([...news, ...question]);
}

/** The question, and what one has to know to answer it: where in the turn it is asked, what has been declared so far. */
function asked(to: Announced, update: Update, words: Messages, { name, cards }: Scene): readonly string[] {
  const { view, declared } = update;
  const prompt = sayPrompt(update, cards, words, name);
  const question = questionOf(update);
  if (question?.kind === "priority" && to.asked !== `${view.turn} ${view.step}`)
    return [placeInTurn(update, words), prompt];
  if (declared.length === 0) return [prompt];
  const soFar = declared.map(({ creature, partner }) =>
    question?.kind === "blockers" ? `${name(creature)} ${words.blocks(name(partner))}` : name(creature),
  );
  return [words.spoken.soFar(listWords(soFar, words)), prompt];
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

/** How the game has come to its end, and why, when it just did. */
function ending(before: Before, { view: { result, viewer } }: Update, words: Messages): readonly string[] {
  if (result === null || before.update === null || before.update.view.result !== null) return [];
  const outcome = "draw" in result ? words.draw : result.winner === viewer ? words.won : words.lost;
  return [words.spoken.over, outcome, words.why[result.why] ?? ""];
}
