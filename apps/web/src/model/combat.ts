/**
 * Combat as it is being declared, and a preview of combat damage as it stands: what is not blocked hits, what meets may die. A forecast
 * from what lies open; the engine decides (510). Pure.
 */
import type { ObjectId, ObjectView, View } from "@nykthos/engine";
import type { Update } from "@nykthos/protocol";
import { has, plainKeywords } from "./masks.ts";

export interface CombatPreview {
  /** Damage to each player, by player. */
  readonly damage: readonly number[];
  readonly dying: ReadonlySet<ObjectId>;
}

/** An update as if the attackers and blockers that have been declared so far attacked and blocked already. */
export function asDeclared(update: Update): Update {
  const { declared, view } = update;
  if (declared.length === 0) return update;
  const blocks = view.step === "declareBlockers";
  const battlefield = view.battlefield.map((object): ObjectView => {
    const partners = declared.filter(({ creature }) => creature === object.id).map(({ partner }) => partner);
    if (!blocks) return partners.length === 0 ? object : { ...object, attacking: partners[0] ?? 0 };
    const blocked = object.blocked || declared.some(({ partner }) => partner === object.id);
    return { ...object, blocking: [...object.blocking, ...partners], blocked };
  });
  return { ...update, view: { ...view, battlefield } };
}

export function previewCombat(view: View): CombatPreview | null {
  const attackers = view.battlefield.filter(({ attacking }) => attacking !== 0);
  if (attackers.length === 0) return null;
  const damage = view.players.map(() => 0);
  const dying = new Set<ObjectId>();
  const hits = ({ is }: ObjectView): number =>
    Math.max(0, is.power) * (has(is.keywords, plainKeywords, "doubleStrike") ? 2 : 1);
  const left = ({ is, damage: marked }: ObjectView): number => is.toughness - marked;
  const dies = (one: ObjectView, amount: number, deadly: boolean): boolean =>
    amount > 0 && !has(one.is.keywords, plainKeywords, "indestructible") && (deadly || amount >= left(one));
  for (const attacker of attackers) {
    const blockers = view.battlefield.filter(({ blocking }) => blocking.includes(attacker.id));
    let power = hits(attacker);
    const deadly = has(attacker.is.keywords, plainKeywords, "deathtouch");
    let taken = 0;
    let takenDeadly = false;
    for (const blocker of blockers) {
      taken += hits(blocker);
      takenDeadly ||= has(blocker.is.keywords, plainKeywords, "deathtouch");
      const needed = Math.min(power, deadly ? 1 : Math.max(0, left(blocker)));
      if (dies(blocker, needed, deadly)) dying.add(blocker.id);
      power -= needed;
    }
    if (dies(attacker, taken, takenDeadly)) dying.add(attacker.id);
    const through =
      blockers.length === 0 && !attacker.blocked
        ? power
        : has(attacker.is.keywords, plainKeywords, "trample")
          ? power
          : 0;
    if (attacker.attacking < 0) {
      const player = -1 - attacker.attacking;
      damage[player] = (damage[player] ?? 0) + through;
    }
  }
  return { damage, dying };
}
