/** The cost of a proposal (601.2b, 601.2f–h): its parts, its mana, whether it can be paid, and paying it. */
import { writeManaCost } from "../../card/cost.ts";
import type { CostPart, ManaCost } from "../../card/cost.ts";
import type { Frame } from "../../state/frames.ts";
import { abilityAt, cardOfObject, objectOf, playerAt } from "../../state/game.ts";
import type { GameState } from "../../state/game.ts";
import type { ObjectId, PlayerId } from "../../state/identity.ts";
import { push } from "../agenda.ts";
import { canPayCost, costOfActivation, costOfSpell, leastCostOfSpell, targetsMakeCheaper } from "../mana/index.ts";
import { payCostFrame } from "../payments.ts";
import { creaturesTargetable, targetGroups } from "../targets.ts";
import { scopeOfProposal, infoOf } from "./proposal.ts";
import type { ProposalData } from "./proposal.ts";

/** All parts of the cost but the mana cost (601.2b, 601.2f). */
export function costParts(g: GameState, frame: Frame, data: ProposalData): readonly CostPart[] {
  const object = objectOf(g, frame.object);
  if (data.kind === "triggered") return [];
  if (data.kind === "activated") {
    const ability = abilityAt(g.pool, infoOf(g, frame.object).ability);
    return ability.kind === "activated" ? ability.data.cost : [];
  }
  return spellCostParts(g, frame.object, infoOf(g, frame.object).form, object.form);
}

/** The parts of a spell's cost beside its mana: additional costs, and those of the alternative cost it is cast for. */
export function spellCostParts(g: GameState, id: ObjectId, form: string, formNow: string): readonly CostPart[] {
  const card = cardOfObject(g, objectOf(g, id));
  const parts: CostPart[] = card.additionalCosts.flatMap(({ data }) => data.cost);
  if (form === "alternative") parts.push(...card.alternativeCosts.flatMap(({ data }) => data.cost));
  else if (formNow !== "")
    parts.push(
      ...(card.forms.find(({ keyword }) => keyword === formNow)?.cost ?? []).filter((part) => part.pay !== "mana"),
    );
  return parts;
}

function manaOf(g: GameState, frame: Frame, data: ProposalData): ReturnType<typeof costOfSpell> {
  const info = infoOf(g, frame.object);
  if (data.kind === "spell") return costOfSpell(g, frame.player, frame.object, info.form, data.free);
  const ability = abilityAt(g.pool, info.ability);
  return ability.kind === "activated" ? costOfActivation(g, frame.player, info.source, ability, info.x) : [];
}

/**
 * The mana that the spell or ability which is being put on the stack comes to, with what has been chosen for it so far (601.2f).
 * @returns symbols in braces; "" where no mana is to be paid, and where nothing is being cast or activated
 */
export function manaSoFar(g: GameState): ManaCost {
  const frame = g.agenda.findLast(({ kind }) => kind === "propose");
  if (frame === undefined) return "";
  return writeManaCost(manaOf(g, frame, frame.data as ProposalData));
}

/** Whether it can be paid once the groups of targets from that one on are chosen, where that can make it cheaper (601.2f). */
export function canStillPay(g: GameState, frame: Frame, data: ProposalData, from: number): boolean {
  if (data.kind !== "spell" || !targetsMakeCheaper(g, frame.player)) return canPay(g, frame, data);
  const info = infoOf(g, frame.object);
  const groups = targetGroups(g, frame.object, info);
  const further = creaturesTargetable(g, groups, from, frame.object, frame.player, scopeOfProposal(g, frame));
  return canPay(g, frame, data, leastCostOfSpell(g, frame.player, frame.object, info.form, data.free, further));
}

function canPay(g: GameState, frame: Frame, data: ProposalData, mana = manaOf(g, frame, data)): boolean {
  if (data.kind === "triggered") return true;
  const source = data.kind === "spell" ? frame.object : infoOf(g, frame.object).source;
  return canPayCost(
    g,
    frame.player,
    costParts(g, frame, data),
    mana,
    scopeOfProposal(g, frame),
    source,
    undefined,
    data.anyType,
  );
}

/** 601.2f–h */
export function pay(g: GameState, frame: Frame, data: ProposalData): void {
  frame.at = 5;
  if (data.kind === "triggered") return;
  frame.n = wealth(g, frame.player, frame.object);
  const source = data.kind === "spell" ? frame.object : infoOf(g, frame.object).source;
  push(
    g,
    payCostFrame(
      frame.player,
      source,
      costParts(g, frame, data),
      manaOf(g, frame, data),
      scopeOfProposal(g, frame),
      data.canBack,
      data.anyType,
    ),
  );
}

/** A measure of what a player could pay with: it stays the same if an activation costs nothing at all. */
export function wealth(g: GameState, player: PlayerId, id: ObjectId): number {
  const record = playerAt(g, player);
  const source = objectOf(g, infoOf(g, id).source);
  let sum =
    record.life + record.hand.length * 1_000 + record.graveyard.length * 100_000 + g.battlefield.length * 10_000_000;
  for (const amount of record.mana) sum += amount * 7;
  for (const count of source.counters) sum += count * 13;
  for (const other of g.battlefield) if (objectOf(g, other).tapped) sum += 17;
  return sum;
}
