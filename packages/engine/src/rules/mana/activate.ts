/**
 * Activating mana abilities (605.3): the cost is paid and the text carried out at once, without the stack; then what triggers on a
 * permanent being tapped for mana follows (106.12a). A frame, since costs and texts may ask.
 */
import type { CompiledActivated } from "../../state/compiled.ts";
import { gameEvent } from "../../state/events.ts";
import { newFrame } from "../../state/frames.ts";
import type { Frame } from "../../state/frames.ts";
import { abilityAt, edit, numberOfAbility, objectOf } from "../../state/game.ts";
import type { GameState } from "../../state/game.ts";
import type { ObjectId, PlayerId } from "../../state/identity.ts";
import { defineFrame, finish, push } from "../agenda.ts";
import { characteristicsOf, layersOf } from "../layers/index.ts";
import { occur } from "../occur.ts";
import { payCostFrame } from "../payments.ts";
import { scopeOf } from "../scope.ts";
import { payLife, tapObject } from "../status.ts";
import { textFrame } from "../text.ts";
import { costOfActivation } from "./costs.ts";
import { addMana } from "./pool.ts";
import { shapeOf } from "./shapes.ts";
import { manaTypeAt } from "./symbols.ts";
import { quantityOf } from "../evaluate.ts";

/** What is decided before a mana ability is activated, so that nothing of it is asked. */
export interface ManaPreset {
  /** The types of the mana that it makes, in order. */
  readonly types: readonly number[];
  readonly tapped: readonly ObjectId[];
  readonly sacrificed: readonly ObjectId[];
  /** Counts by type of the floating mana that its cost is paid with. */
  readonly spends: readonly number[];
}

interface ManaAbilityData {
  readonly preset: ManaPreset | null;
  readonly canBack: boolean;
}

const kind = "manaAbility";

/** The activated mana ability at that place among an object's abilities. */
function manaAbilityAt(g: GameState, source: ObjectId, place: number): CompiledActivated {
  const ability = characteristicsOf(g, source).abilities[place];
  if (ability?.kind !== "activated" || !ability.isManaAbility)
    throw new RangeError(`object ${source} has no mana ability at ${place}`);
  return ability;
}

/**
 * A player activates a mana ability; what is not preset is asked.
 * @param place its place among the object's abilities
 * @param canBack it is an action of its own that can be stepped back out of until it is paid
 */
export function activateManaAbility(
  g: GameState,
  player: PlayerId,
  source: ObjectId,
  place: number,
  preset: ManaPreset | null = null,
  canBack = false,
): void {
  const number = numberOfAbility(g.pool, manaAbilityAt(g, source, place));
  const data: ManaAbilityData = { preset, canBack };
  push(g, newFrame(kind, { player, object: source, n: number, list: preset?.types ?? noTypes, data }));
}
const noTypes: readonly number[] = Object.freeze([]);

defineFrame(kind, (g, frame) => {
  const ability = abilityAt(g.pool, frame.n);
  if (ability.kind !== "activated") throw new RangeError(`ability ${frame.n} is not activated`);
  switch (frame.at) {
    case 0:
      frame.at = 1;
      return payFor(g, frame, ability);
    case 1: {
      frame.at = 2;
      if (ability.data.oncePerTurn === true && objectOf(g, frame.object).zone !== "none") {
        const record = edit(g, frame.object);
        record.activated = [...record.activated, frame.n];
      }
      const { manaSpent: _, ...paid } = frame.bindings;
      push(g, textFrame(frame.n, frame.object, frame.player, paid));
      return;
    }
    case 2:
      frame.at = 3;
      if (ability.tapsSelf && frame.m !== 0) tappedForMana(g, frame.player, frame.object, frame.m);
      return;
    default:
      if ((frame.data as ManaAbilityData).canBack) g.undo = [];
      finish(g);
  }
});

function payFor(g: GameState, frame: Frame, ability: CompiledActivated): void {
  const { preset, canBack } = frame.data as ManaAbilityData;
  const { cost } = ability.data;
  const mana = costOfActivation(g, frame.player, frame.object, ability, 0);
  const scope = scopeOf(frame.object, frame.player);
  const payment = payCostFrame(frame.player, frame.object, cost, mana, scope, canBack);
  if (preset !== null) {
    const chosen = cost.flatMap((part) =>
      "filter" in part ? [part.pay === "tap" ? preset.tapped : part.pay === "sacrifice" ? preset.sacrificed : []] : [],
    );
    payment.data = { ...(payment.data as object), chosen, marked: preset.spends, auto: true };
  }
  push(g, payment);
}

/** The event of a permanent having been tapped for mana of these types. */
function tappedForMana(g: GameState, player: PlayerId, object: ObjectId, mask: number): void {
  occur(g, gameEvent("tapForMana", "106.12a", { object, player, amount: mask }));
}

/**
 * Activates an ability for which nothing is to be decided any more, if it is one ({T}, perhaps life, for one mana) and nothing can
 * come of it but that mana.
 */
export function activateAtOnce(
  g: GameState,
  player: PlayerId,
  source: ObjectId,
  place: number,
  types: readonly number[],
): boolean {
  const [type] = types;
  const ability = manaAbilityAt(g, source, place);
  const shape = shapeOf(ability);
  if (type === undefined || types.length !== 1 || !shape.isSimple) return false;
  if (layersOf(g).triggers.tapsForMana !== undefined || characteristicsOf(g, source).limits.length > 0) return false;
  tapObject(g, source, source);
  for (const amount of shape.life) payLife(g, player, quantityOf(g, amount, scopeOf(source, player)), source);
  addMana(g, player, manaTypeAt(type), 1, source);
  tappedForMana(g, player, source, 1 << type);
  return true;
}

/** The frame of the mana ability that is being carried out, if one is. */
function activeFrame(g: GameState): Frame | null {
  for (let at = g.agenda.length - 1; at >= 0; at--) {
    const frame = g.agenda[at];
    if (frame?.kind === kind && frame.at >= 2) return frame;
  }
  return null;
}

/** The type that was decided on before for mana that can be of any type in the mask; -1 if none was. */
export function presetType(g: GameState, mask: number, takes: boolean): number {
  const frame = activeFrame(g);
  if (frame === null) return -1;
  const at = frame.list.findIndex((type) => (mask & (1 << type)) !== 0);
  const type = frame.list[at];
  if (type === undefined) return -1;
  if (takes) frame.list = frame.list.filter((_, index) => index !== at);
  return type;
}

/** Mana of that type was made by what is being carried out. */
export function noteProduced(g: GameState, mask: number): void {
  const frame = activeFrame(g);
  if (frame !== null && frame.at === 2) frame.m |= mask;
}
