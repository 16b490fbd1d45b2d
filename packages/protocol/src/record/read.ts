/** Reads a saved game from a text: whatever is wrong is said with its place, what was found and what was expected. */
import type { Expected, Found } from "../fault.ts";
import { mostCards } from "../decks.ts";
import { RecordError } from "./error.ts";
import { recordFormat, recordVersion } from "./format.ts";
import type { DeckLine, GameRecord, RecordedPlayer } from "./format.ts";

/**
 * The record that a text holds. Whether its answers fit the game shows when it is played.
 * @throws RecordError that says what is wrong with it
 */
export function readRecord(text: string): GameRecord {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    throw new RecordError({ is: "json", detail: error instanceof Error ? oneLine(error.message) : String(error) });
  }
  return recordOf(data);
}

/**
 * The record that data from outside is.
 * @throws RecordError that says what is wrong with it
 */
export function recordOf(data: unknown): GameRecord {
  const fields = fieldsOf(data);
  if (fields?.["format"] !== recordFormat)
    throw new RecordError({ is: "format", found: shown(fields === null ? data : fields["format"]) });
  if (fields["version"] !== recordVersion)
    throw new RecordError({ is: "version", found: shown(fields["version"]), expected: recordVersion });
  const { seed, players, first, level, answers, hashes } = fields;
  if (!isWhole(seed)) throw wrong("seed", "wholeNumber", seed);
  if (!Array.isArray(players) || players.length !== 2) throw wrong("players", "twoPlayers", players);
  const read = players.map(playerOf);
  if (first !== undefined && first !== 0 && first !== 1) throw wrong("first", "firstPlayer", first);
  if (level !== undefined && typeof level !== "string") throw wrong("level", "text", level);
  const given = listOf(answers, "answers", "answers", (answer, where) => {
    if (!isWhole(answer) || answer < -players.length) throw wrong(where, "answer", answer);
    return answer;
  });
  if (hashes !== undefined && (!Array.isArray(hashes) || hashes.length !== given.length))
    throw wrong("hashes", "hashes", hashes);
  return {
    format: recordFormat,
    version: recordVersion,
    seed,
    players: read,
    ...(first === undefined ? {} : { first }),
    ...(level === undefined ? {} : { level }),
    answers: given,
    ...(hashes === undefined ? {} : { hashes: listOf(hashes, "hashes", "hashes", textOf) }),
  };
}

function playerOf(data: unknown, player: number): RecordedPlayer {
  const where = `players[${player}]`;
  const fields = fieldsOf(data);
  if (fields === null) throw wrong(where, "player", data);
  const name = textOf(fields["name"], `${where}.name`);
  const deck = listOf(fields["deck"], `${where}.deck`, "deck", lineOf);
  const cards = deck.reduce((sum, [count]) => sum + count, 0);
  if (cards > mostCards) throw wrong(`${where}.deck`, "deckSize", cards);
  return { name, deck };
}

function lineOf(data: unknown, where: string): DeckLine {
  if (!Array.isArray(data) || data.length !== 2) throw wrong(where, "deckLine", data);
  const [count, name] = data as readonly unknown[];
  if (!isWhole(count) || count < 1) throw wrong(`${where}[0]`, "count", count);
  return [count, textOf(name, `${where}[1]`)];
}

function textOf(data: unknown, where: string): string {
  if (typeof data !== "string") throw wrong(where, "text", data);
  return data;
}

function listOf<T>(data: unknown, where: string, expected: Expected, item: (data: unknown, where: string) => T): T[] {
  if (!Array.isArray(data)) throw wrong(where, expected, data);
  return data.map((one: unknown, index) => item(one, `${where}[${index}]`));
}

function isWhole(data: unknown): data is number {
  return Number.isSafeInteger(data);
}

function fieldsOf(data: unknown): Readonly<Record<string, unknown>> | null {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return null;
  return data as Readonly<Record<string, unknown>>;
}

function wrong(where: string, expected: Expected, found: unknown): RecordError {
  return new RecordError({ is: "field", where, expected, found: shown(found) });
}

/** What was found, short enough for a sentence. */
function shown(data: unknown): Found {
  if (data === undefined) return { nothing: true };
  if (Array.isArray(data)) return { list: data.length };
  const text = JSON.stringify(data);
  return { written: text.length <= 60 ? text : `${text.slice(0, 59)}…` };
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ");
}
