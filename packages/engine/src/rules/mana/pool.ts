/**
 * The mana pool (106.4): adding mana, spending it, and its emptying at the end of each step and phase (500.4). Which mana is spent on
 * what is decided here when nobody says (118.3a).
 */
import type { ManaSymbol } from "../../card/cost.ts";
import type { ManaType } from "../../card/words.ts";
import { gameEvent } from "../../state/events.ts";
import { playerAt } from "../../state/game.ts";
import type { GameState } from "../../state/game.ts";
import type { ObjectId, PlayerId } from "../../state/identity.ts";
import { layersOf } from "../layers/index.ts";
import { occur } from "../occur.ts";
import { demandOf, manaIndex, manaTypeAt } from "./symbols.ts";
import type { Payment } from "./symbols.ts";

/** Adds mana to a player's pool (106.4). */
export function addMana(g: GameState, player: PlayerId, type: ManaType, amount: number, source: ObjectId): void {
  if (amount <= 0) return;
  const { mana } = playerAt(g, player);
  const index = manaIndex[type];
  mana[index] = (mana[index] ?? 0) + amount;
  occur(g, gameEvent("addMana", "106.4", { player, amount, source, detail: type }));
}

/** Empties all pools as a step or phase ends (500.4), or makes the mana colourless where an effect says so. */
export function emptyPools(g: GameState): void {
  for (let player = 0; player < g.players.length; player++) {
    const { mana } = playerAt(g, player);
    let total = 0;
    for (const amount of mana) total += amount;
    if (total === 0) continue;
    const keeps = layersOf(g).rules.some(
      ({ rule, controller }) => "manaBecomesColorless" in rule && controller === player,
    );
    if (keeps) {
      becomeColorless(g, player, mana);
      continue;
    }
    mana.fill(0);
    occur(g, gameEvent("loseMana", "500.4", { player, amount: total }));
  }
}

/** Each unit of coloured mana is one of that colour less and a colourless one more (106.1b). */
function becomeColorless(g: GameState, player: PlayerId, mana: number[]): void {
  for (let type = 0; type < manaIndex.C; type++) {
    const amount = mana[type] ?? 0;
    if (amount === 0) continue;
    mana[type] = 0;
    occur(g, gameEvent("loseMana", "106.1b", { player, amount, detail: manaTypeAt(type) }));
    addMana(g, player, "C", amount, 0);
  }
}

/**
 * Which mana of a pool to spend: so much of each type, or null if the pool is not enough. Generic parts take what was marked, then
 * colourless mana, then what there is most of.
 * @param marked mana by type that must be among what is spent
 */
export function spendingOf(
  pool: readonly number[],
  payment: Payment,
  marked: readonly number[] = nothing,
): number[] | null {
  const spent = [0, 0, 0, 0, 0, 0];
  const left = pool.slice();
  const { pips, generic } = payment;
  const payPip = (at: number): boolean => {
    const mask = pips[at];
    if (mask === undefined) return payGeneric();
    for (let type = 0; type < 6; type++) {
      if ((mask & (1 << type)) === 0 || (left[type] ?? 0) === 0) continue;
      move(type, 1);
      if (payPip(at + 1)) return true;
      move(type, -1);
    }
    return false;
  };
  const move = (type: number, amount: number): void => {
    left[type] = (left[type] ?? 0) - amount;
    spent[type] = (spent[type] ?? 0) + amount;
  };
  const payGeneric = (): boolean => {
    let open = generic;
    for (let type = 0; type < 6; type++) open -= Math.max(0, (marked[type] ?? 0) - (spent[type] ?? 0));
    if (open < 0) return false;
    let available = 0;
    for (let type = 0; type < 6; type++)
      available += (left[type] ?? 0) - Math.max(0, (marked[type] ?? 0) - (spent[type] ?? 0));
    if (available < open) return false;
    for (let type = 0; type < 6; type++) move(type, Math.max(0, (marked[type] ?? 0) - (spent[type] ?? 0)));
    for (; open > 0; open--) {
      let best = manaIndex.C;
      if ((left[best] ?? 0) === 0)
        for (let type = 0; type < 5; type++) if ((left[type] ?? 0) > (left[best] ?? 0)) best = type;
      move(best, 1);
    }
    return true;
  };
  return payPip(0) ? spent : null;
}
const nothing: readonly number[] = [0, 0, 0, 0, 0, 0];

/** Whether a pool is enough for those symbols, without life. */
export function poolPays(pool: readonly number[], symbols: readonly ManaSymbol[], anyType: boolean): boolean {
  return demandOf(symbols, anyType).some((payment) => payment.life === 0 && spendingOf(pool, payment) !== null);
}

/** Spends floating mana on those symbols (118.3a); returns the mask of the types that were spent and how much. */
export function spendMana(
  g: GameState,
  player: PlayerId,
  symbols: readonly ManaSymbol[],
  anyType: boolean,
  marked: readonly number[],
): readonly [mask: number, amount: number] {
  const { mana } = playerAt(g, player);
  for (const payment of demandOf(symbols, anyType)) {
    const spent = payment.life === 0 ? spendingOf(mana, payment, marked) : null;
    if (spent === null) continue;
    let mask = 0;
    let amount = 0;
    spent.forEach((count, type) => {
      if (count === 0) return;
      mana[type] = (mana[type] ?? 0) - count;
      mask |= 1 << type;
      amount += count;
    });
    if (amount > 0 && g.listener !== null) {
      spent.forEach((count, type) => {
        if (count > 0) occur(g, gameEvent("spendMana", "118.3a", { player, amount: count, detail: manaTypeAt(type) }));
      });
    }
    return [mask, amount];
  }
  throw new RangeError(`player ${player} has not the mana to pay`);
}
