/**
 * Casting spells and activating abilities (601, 602), and putting triggered abilities on the stack (603.3): one walk of small
 * questions in the order of 601.2. What is proposed is an object on the stack from the start; stepping back puts everything as it was.
 */
import type { CompiledActivated } from "../../state/compiled.ts";
import { dependencies } from "../../state/cache.ts";
import { gameEvent } from "../../state/events.ts";
import { newFrame } from "../../state/frames.ts";
import type { Frame } from "../../state/frames.ts";
import { abilityAt, edit, nextTimestamp, numberOfAbility, objectOf, playerAt } from "../../state/game.ts";
import type { GameState } from "../../state/game.ts";
import type { ObjectId, PlayerId } from "../../state/identity.ts";
import { isPlayerEntity } from "../../state/identity.ts";
import type { Bindings } from "../../state/object.ts";
import { noBindings, noIds } from "../../state/object.ts";
import { defineFrame, finish, push } from "../agenda.ts";
import { formTaken } from "../forms.ts";
import { touchIf } from "../layers/index.ts";
import { occur } from "../occur.ts";
import { keywordRule } from "../registry.ts";
import { freeActivation, loyaltyActivated } from "../timing.ts";
import { createObject, moveNow } from "../zones.ts";
import { noInfo, infoOf, setInfo } from "./proposal.ts";
import type { ProposalData } from "./proposal.ts";
import { chooseModes, chooseX, chooseTargets, divide } from "./choices.ts";
import { pay, wealth } from "./costs.ts";

/** Begins to cast a card: it goes on the stack (601.2a), and the walk begins. */
export function proposeSpell(
  g: GameState,
  player: PlayerId,
  card: ObjectId,
  form: string,
  free = false,
  anyType = false,
  canBack = true,
): void {
  const castFrom = objectOf(g, card).zone;
  const id = moveNow(g, card, "stack", { under: player, cause: "cast" });
  const object = edit(g, id);
  object.form = formTaken(form);
  object.stack = { ...noInfo, source: id, form, castFrom: castFrom === "none" ? "" : castFrom };
  push(
    g,
    newFrame("propose", { player, object: id, data: { kind: "spell", free, anyType, canBack } satisfies ProposalData }),
  );
}

/** Begins to activate an ability that uses the stack (602.2a). */
export function proposeActivation(g: GameState, player: PlayerId, source: ObjectId, ability: CompiledActivated): void {
  const id = putAbilityOnStack(g, player, source, numberOfAbility(g.pool, ability), noBindings);
  push(
    g,
    newFrame("propose", {
      player,
      object: id,
      data: { kind: "activated", free: false, anyType: false, canBack: true } satisfies ProposalData,
    }),
  );
}

/** Puts a triggered ability on the stack (603.3). */
export function proposeTrigger(
  g: GameState,
  player: PlayerId,
  source: ObjectId,
  ability: number,
  bindings: Bindings,
): void {
  const id = putAbilityOnStack(g, player, source, ability, bindings);
  push(
    g,
    newFrame("propose", {
      player,
      object: id,
      data: { kind: "triggered", free: true, anyType: false, canBack: false } satisfies ProposalData,
    }),
  );
}

function putAbilityOnStack(
  g: GameState,
  player: PlayerId,
  source: ObjectId,
  ability: number,
  bindings: Bindings,
): ObjectId {
  const id = createObject(g, objectOf(g, source).card, "ability", player);
  const object = edit(g, id);
  object.zone = "stack";
  object.timestamp = nextTimestamp(g);
  object.stack = { ...noInfo, ability, source, x: bindings["x"]?.[0] ?? 0, bindings };
  g.stack.push(id);
  return id;
}

defineFrame("propose", (g, frame) => {
  const data = frame.data as ProposalData;
  switch (frame.at) {
    case 0:
      return chooseModes(g, frame, data);
    case 1:
      return chooseX(g, frame, data);
    case 2:
      return chooseTargets(g, frame, data);
    case 3:
      return divide(g, frame, data);
    case 4:
      return pay(g, frame, data);
    default:
      return complete(g, frame, data);
  }
});

/** 601.2i, 602.2b: it is cast, activated, or on the stack. */
function complete(g: GameState, frame: Frame, data: ProposalData): void {
  const paid = frame.bindings;
  const info = infoOf(g, frame.object);
  const paidIds = Object.entries(paid).flatMap(([name, ids]) => (name === "manaSpent" || name === "x" ? [] : ids));
  setInfo(g, frame.object, {
    bindings: { ...info.bindings, ...paid, findable: [...(info.bindings["findable"] ?? noIds), ...paidIds] },
    manaSpent: paid["manaSpent"]?.[0] ?? 0,
  });
  if (data.canBack) g.undo = [];
  if (data.kind !== "triggered") g.loop = 0; // somebody chose to act (104.4b)
  finish(g);
  touchIf(g, dependencies.stack);
  if (data.kind === "spell") {
    const player = playerAt(g, frame.player);
    player.spellsCast++;
    touchIf(g, dependencies.history);
  } else if (data.kind === "activated") {
    const source = objectOf(g, info.source);
    if (source.zone !== "none") {
      const record = edit(g, info.source);
      const ability = abilityAt(g.pool, info.ability);
      const more = ability.kind === "activated" && ability.loyalty ? [loyaltyActivated] : noIds;
      const free = wealth(g, frame.player, frame.object) === frame.n ? [freeActivation(info.ability)] : noIds;
      record.activated = [...record.activated, info.ability, ...more, ...free];
    }
  }
  const detail = data.kind === "spell" ? "spell" : "ability";
  for (const name in info.targets) {
    for (const entity of info.targets[name] ?? noIds) {
      occur(
        g,
        gameEvent("becomeTarget", "601.2c", {
          object: isPlayerEntity(entity) ? 0 : entity,
          other: frame.object,
          player: frame.player,
          detail,
        }),
      );
    }
  }
  if (data.kind === "spell")
    occur(
      g,
      gameEvent("cast", "601.2i", {
        object: frame.object,
        player: frame.player,
        from: info.castFrom === "" ? "none" : info.castFrom,
      }),
    );
  else if (data.kind === "activated") {
    occur(
      g,
      gameEvent("activate", "602.2b", {
        object: frame.object,
        player: frame.player,
        source: info.source,
        amount: info.ability,
      }),
    );
    const ability = abilityAt(g.pool, info.ability);
    const keyword = ability.kind === "activated" ? ability.data.keyword : undefined;
    if (keyword !== undefined) keywordRule(keyword)?.activated?.(g, info.source, frame.player);
  }
}

export { manaSoFar, spellCostParts } from "./costs.ts";
