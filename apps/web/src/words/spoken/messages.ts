/** What is only said aloud, for whoever hears the table instead of seeing it. */
import type { Step } from "@nykthos/engine/card";

export interface SpokenWords {
  /** What stands in the braces of a symbol and is neither a number nor a colour. */
  readonly symbols: Readonly<Record<"T" | "Q", string>>;
  /** A hybrid symbol. */
  either(one: string, other: string): string;
  /** A Phyrexian symbol. */
  orLife(color: string): string;
  /** "A, B and C". */
  readonly lists: Intl.ListFormat;
  times(count: number): string;
  /** Where in a turn the game is, when somebody may act there. */
  readonly steps: Readonly<Record<Step, string>>;
  readonly nobodyAttacks: string;
  /** What has been declared so far. */
  soFar(names: string): string;
  /** What a card costs. */
  costs(cost: string): string;
  /** Whose turn it is. */
  turn(mine: boolean): string;
  /** How much life a player has now. */
  life(who: string, mine: boolean, life: number): string;
  /** An ability or a copy on the stack, by the name of its card. */
  abilityOf(name: string): string;
  copyOf(name: string): string;
  emblemOf(name: string): string;
  /** What is not to be seen any more. */
  readonly gone: string;
  readonly over: string;
  /** What life comes to. */
  lifeTo(who: string, from: number, to: number): string;
  /** How many sentences more there would be. */
  more(count: number): string;
  readonly takenBack: string;
  fullControl(on: boolean): string;
  /** Keys that are not called as they are written. */
  readonly keys: Readonly<Record<string, string>>;
  /** A key that does nothing. */
  readonly noKey: string;
  /** Who controls an ability or spell on the stack. */
  by(who: string, mine: boolean): string;
  /** How a player stands: life, cards in hand. */
  stands(who: string, mine: boolean, life: number, hand: number): string;
  readonly nothingOnBattlefield: string;
  /** How many of these are tapped. */
  tappedOf(count: number): string;
  /** What is attached to it. */
  wearing(names: string): string;
  /** Kinds of counters that are not called as they are written. */
  readonly counters: Readonly<Record<string, string>>;
  stopAt(step: string): string;
  readonly singleKeys: string;
  readonly singleKeysHint: string;
  readonly dropKeyHint: string;
}
