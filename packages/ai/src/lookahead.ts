/**
 * Looking ahead: what comes of an answer if the rest of the turn is played without thinking. Plays on a copy in which hidden cards are
 * dealt anew, to the end of the turn, so that what lasts only that long counts for what it did.
 */
import type { Game, PlayerId, Question } from "@nykthos/engine";
import { likelyAttacks, likelyBlocks } from "./combat.ts";
import type { Attack, Block } from "./combat.ts";
import { evaluate } from "./evaluate.ts";
import { quickChoice } from "./quick.ts";

/** How many decisions a look ahead goes at most. */
const horizon = 250;

/** A declaration of attackers or blockers that is carried out option by option. */
export type Declaration = readonly (Attack | Block)[];

/** The option of a question that comes next in a declaration: one of its pairs that is still to be chosen, or that it is done. */
export function nextOfDeclaration({ options }: Question, declaration: Declaration): number {
  for (const wanted of declaration) {
    const index = options.findIndex((option) => isSame(option, wanted));
    if (index >= 0) return index;
  }
  const done = options.findIndex(({ type }) => type === "done");
  return done >= 0 ? done : 0;
}

function isSame(option: Question["options"][number], wanted: Attack | Block): boolean {
  if (option.type === "attack" && wanted.type === "attack")
    return option.object === wanted.object && option.defender === wanted.defender;
  if (option.type === "block" && wanted.type === "block")
    return option.object === wanted.object && option.attacker === wanted.attacker;
  return false;
}

/**
 * Plays a copy on to the end of its turn and says what the position is worth for that player.
 * @param game a copy that may be changed
 * @param declared what a declaration that is going on is to be; of the deciding player's making otherwise
 */
export function playOut(game: Game, me: PlayerId, declared: Declaration | null = null): number {
  const { state } = game;
  const { turn } = state;
  let declaration = declared;
  for (let step = 0; step < horizon; step++) {
    const { question } = game;
    if (question === null) break;
    if (question.kind === "priority" && state.turn !== turn) break;
    let index: number;
    if (question.kind === "attackers" || question.kind === "blockers") {
      declaration ??= question.kind === "attackers" ? likelyAttacks(state, question) : likelyBlocks(state, question);
      index = nextOfDeclaration(question, declaration);
    } else {
      declaration = null;
      index = quickChoice(state, question);
    }
    game.answer({ choose: index });
  }
  return evaluate(state, me);
}
