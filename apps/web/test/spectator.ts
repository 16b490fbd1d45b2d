/** Tells a whole game as a screen reader would: what is announced, what is asked, and what is said when it is asked for. */
import type { EntityId, Option } from "@nykthos/engine";
import type { LanguageCode, Response, Setup, Sheet, Update } from "@nykthos/protocol";
import { protocolVersion, usualPassing } from "@nykthos/protocol";
import { Host } from "@nykthos/protocol/host";
import { arrangementOf } from "../src/model/arranging.ts";
import { sayActions } from "../src/model/asking.ts";
import { cardsOf, questionOf } from "../src/model/cards.ts";
import type { TableCards } from "../src/model/cards.ts";
import { asDeclared } from "../src/model/combat.ts";
import { describe, nameOf } from "../src/model/describing.ts";
import { spoken } from "../src/model/spoken.ts";
import { sayBoard, sayStack } from "../src/model/summary.ts";
import { announcedUpdate, nothingAnnounced } from "../src/model/telling.ts";
import type { Before } from "../src/model/telling.ts";
import { usualKeys } from "../src/model/keys.ts";
import { catalogues } from "../src/words/index.ts";

/** What a player does with a question. */
type Player = (update: Update, options: readonly Option[]) => Option | undefined;

export interface Game {
  readonly setup: Setup;
  readonly player: Player;
}

/** One moment of a game: an update as the page has it. */
interface Moment {
  readonly update: Update;
  readonly cards: TableCards;
  readonly name: (entity: EntityId) => string;
}

/** What is asked for beyond what is said by itself. */
function wishes({ update, cards, name }: Moment, language: LanguageCode, before: Update | null): readonly string[] {
  const words = catalogues[language];
  const { view } = update;
  const said: string[] = [];
  const question = questionOf(update);
  if (question === null) return [];
  const mine = view.activePlayer === view.viewer;
  if (mine && view.turn !== before?.view.turn) {
    said.push(`[s] ${sayBoard(update, cards, words, name)}`);
    for (const card of cards.hand) said.push(`  [${words.hand}] ${describe(card, words, name)}`);
  }
  const gods = (of: Update | null): number => Object.keys(of?.devotion ?? {}).length;
  if (gods(update) > gods(before) && view.turn === before?.view.turn)
    said.push(`[s] ${sayBoard(update, cards, words, name)}`);
  if (question.kind === "blockers" || (view.step === "declareBlockers" && before?.view.step !== view.step))
    said.push(`[s] ${sayBoard(update, cards, words, name)}`);
  if (question.kind === "priority" && view.stack.length > 0 && view.stack.at(-1)?.id !== before?.view.stack.at(-1)?.id)
    said.push(`[d] ${sayStack(update, cards, words, name)}`);
  said.push(`[w] ${sayActions(update, cards, words, name, usualKeys, arrangementOf(update))}`);
  return said;
}

/** The game in lines, to its end. */
export function transcriptOf({ setup, player }: Game, language: LanguageCode): readonly string[] {
  const words = catalogues[language];
  const heard: Response[] = [];
  const host = new Host({ send: (response) => heard.push(response), chance: () => 1 });
  host.receive({ type: "hello", version: protocolVersion, language });
  host.receive({ type: "passing", passing: usualPassing });
  host.receive({ type: "start", setup });
  const lines: string[] = [];
  const sheets = new Map<number, Sheet>();
  let announced = nothingAnnounced;
  let before: Before = { update: null, told: [] };
  let asked: Update | null = null;
  while (heard.length > 0) {
    const response = heard.shift();
    if (response?.type === "refused") throw new Error(response.message);
    if (response?.type !== "update") continue;
    const update = asDeclared(response);
    for (const sheet of update.sheets) sheets.set(sheet.id, sheet);
    const name = (entity: EntityId): string => nameOf(entity, update, sheets, words);
    const cards = cardsOf(update, sheets, 0, false);
    const last = announced.lines.at(-1)?.id ?? 0;
    announced = announcedUpdate(announced, before, update, words, { name, cards: () => cards });
    for (const { id, text } of announced.lines) if (id > last) lines.push(text);
    before = { update, told: [...before.told.slice(0, update.toldFrom), ...update.told] };
    const question = questionOf(update);
    if (question === null) continue;
    lines.push(...wishes({ update, cards, name }, language, asked));
    asked = update;
    const option = player(update, question.options);
    if (option === undefined) throw new Error(`nothing is answered to ${update.prompt}`);
    lines.push("", `> ${spoken(update.options[question.options.indexOf(option)] ?? "", words)}`);
    host.receive({ type: "answer", at: update.at, plan: [option] });
  }
  return lines;
}
