/**
 * Answers that are given by themselves: a player may answer an ability the same way whenever it asks again. They are the table's and not
 * the game's, so a saved game is without them; what is kept for a reload has them beside it. An ability is known by its card and its
 * place there, which is the same in every game.
 */
import { abilityAt, objectOf } from "@nykthos/engine";
import type { Game, GameState, Option } from "@nykthos/engine";
import type { StandingAnswer } from "../messages.ts";
import type { voiceFor } from "./sheets.ts";

const asking = ["may", "priority"] as const;
const answers = ["pass", "yes", "no"] as const;

/** One of them as it is kept. */
export interface KeptAnswer {
  readonly asks: (typeof asking)[number];
  readonly card: string;
  readonly ability: number;
  readonly answer: (typeof answers)[number];
}

type Asked = Pick<KeptAnswer, "asks" | "card" | "ability">;

export class StandingAnswers {
  readonly #answers = new Map<string, KeptAnswer & { readonly id: number }>();
  #given = 0;

  constructor(kept: readonly KeptAnswer[] = []) {
    for (const answer of kept) this.#add(answer);
  }

  /** From now on that, whenever the ability that asks now asks the same; nothing where no ability asks, or for another kind of answer. */
  give(game: Game, { type }: Option): void {
    const asked = askedBy(game);
    const answer = answers.find((one) => one === type);
    if (asked !== null && answer !== undefined) this.#add({ ...asked, answer });
  }

  /** The number of the option that is to be given now; -1 where the player is asked. */
  optionFor(game: Game): number {
    const asked = askedBy(game);
    const standing = asked === null ? undefined : this.#answers.get(keyOf(asked));
    return standing === undefined
      ? -1
      : (game.question?.options.findIndex(({ type }) => type === standing.answer) ?? -1);
  }

  /** The player is asked again. */
  forget(id: number): void {
    for (const [key, answer] of this.#answers) if (answer.id === id) this.#answers.delete(key);
  }

  get kept(): readonly KeptAnswer[] {
    return [...this.#answers.values()].map(({ asks, card, ability, answer }) => ({ asks, card, ability, answer }));
  }

  /** Those about cards of the game, in words. */
  said({ pool }: GameState, voice: ReturnType<typeof voiceFor>): readonly StandingAnswer[] {
    return [...this.#answers.values()].flatMap(({ id, card, ability, answer }) => {
      const number = pool.byName.get(card);
      const found = number === undefined ? undefined : pool.cards[number]?.abilities[ability];
      if (found === undefined) return [];
      return [{ id, name: voice.translated(card), text: voice.abilityOfCard(found), answer: voice.answer(answer) }];
    });
  }

  #add(answer: KeptAnswer): void {
    this.#answers.set(keyOf(answer), { ...answer, id: ++this.#given });
  }
}

/** Which ability on top of the stack asks what now; null for all else. */
export function askedBy({ state, question }: Game): Asked | null {
  const asks = asking.find((kind) => kind === question?.kind);
  const top = state.stack[state.stack.length - 1];
  const number = top === undefined ? -1 : (objectOf(state, top).stack?.ability ?? -1);
  if (asks === undefined || number < 0) return null;
  const { card, index } = abilityAt(state.pool, number);
  return { asks, card: card.name, ability: index };
}

function keyOf({ asks, card, ability }: Asked): string {
  return `${asks} ${ability} ${card}`;
}

/** What of some data are answers as they are kept. */
export function keptAnswersOf(data: unknown): readonly KeptAnswer[] {
  return Array.isArray(data) ? data.filter(isKeptAnswer) : [];
}

function isKeptAnswer(data: unknown): data is KeptAnswer {
  if (typeof data !== "object" || data === null) return false;
  const { asks, card, ability, answer } = data as Readonly<Record<string, unknown>>;
  return (
    asking.some((one) => one === asks) &&
    typeof card === "string" &&
    typeof ability === "number" &&
    answers.some((one) => one === answer)
  );
}
