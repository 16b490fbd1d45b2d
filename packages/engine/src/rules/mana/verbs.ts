/** The verbs of mana: adding it (106.3), choosing a colour, paying a cost as an instruction (118.12). */
import type { Effect, Mana } from "../../card/effect.ts";
import { colors } from "../../card/words.ts";
import { countBits } from "../../state/characteristics.ts";
import { objectOf, playerAt } from "../../state/game.ts";
import type { GameState } from "../../state/game.ts";
import type { Frame } from "../../state/frames.ts";
import type { PlayerId } from "../../state/identity.ts";
import type { Option } from "../../state/question.ts";
import { ask, push, takeAnswer } from "../agenda.ts";
import { playersOf, quantityOf } from "../evaluate.ts";
import { payCostFrame } from "../payments.ts";
import { defineVerb } from "../registry.ts";
import type { Outcome } from "../registry.ts";
import type { Scope } from "../scope.ts";
import { actorOf } from "../selecting.ts";
import { noteProduced, presetType } from "./activate.ts";
import { choosesX, manaOfCost } from "./costs.ts";
import { canPayCost } from "./payable.ts";
import { addMana } from "./pool.ts";
import { unitsOfSymbols } from "./shapes.ts";
import { anyColor, firstIndex, manaBit, manaIndex, manaTypeAt, times } from "./symbols.ts";

/** What is added: a mask for each choice of a type, and how much mana each choice stands for. */
interface Addition {
  readonly masks: readonly number[];
  readonly each: number;
}

function additionOf(g: GameState, mana: Mana, scope: Scope): Addition {
  if ("symbols" in mana) return { masks: unitsOfSymbols(mana.symbols), each: 1 };
  if ("either" in mana) return { masks: [mana.either.reduce((mask, type) => mask | manaBit[type], 0)], each: 1 };
  if ("anyColor" in mana) return { masks: [anyColor], each: quantityOf(g, mana.anyColor, scope) };
  if ("combination" in mana) {
    const mask = mana.combination.reduce((union, color) => union | manaBit[color], 0);
    return { masks: times(mask, quantityOf(g, mana.count, scope)), each: 1 };
  }
  if ("amountOf" in mana) return { masks: [manaBit[mana.amountOf]], each: quantityOf(g, mana.count, scope) };
  if ("chosenColor" in mana) {
    const color = scope.bindings["color"]?.[0] ?? objectOf(g, scope.source).memory["color"]?.[0];
    if (color === undefined) return { masks: [], each: 0 }; // 106.5
    return { masks: [1 << color], each: quantityOf(g, mana.chosenColor, scope) };
  }
  const produced = scope.bindings["manaTypes"]?.[0] ?? 0;
  return produced === 0 ? { masks: [], each: 0 } : { masks: times(produced, mana.typeProduced), each: 1 };
}

/** `at` counts the players, `list` holds the types chosen so far. */
defineVerb("addMana", (g, frame, effect, scope): Outcome => {
  const players = playersOf(g, effect.who ?? "you", scope);
  let added = frame.m;
  for (; frame.at < players.length; frame.at++) {
    const player = players[frame.at];
    if (player === undefined) break;
    const { masks, each } = additionOf(g, effect.mana, scope);
    if (each <= 0) continue;
    if (!typesChosen(g, frame, player, masks, each, scope)) return "again";
    const types = frame.list;
    frame.list = [];
    for (let type = 0; type < 6; type++) {
      const count = types.reduce((sum, chosen) => (chosen === type ? sum + each : sum), 0);
      if (count === 0) continue;
      added += count;
      noteProduced(g, 1 << type);
      addMana(g, player, manaTypeAt(type), count, scope.source);
    }
    frame.m = added;
  }
  return added > 0 ? "did" : "nothing";
});

/** Chooses a type for each mask, one at a time: what was decided before, else what the player says. */
function typesChosen(
  g: GameState,
  frame: Frame,
  player: PlayerId,
  masks: readonly number[],
  each: number,
  scope: Scope,
): boolean {
  while (frame.list.length < masks.length) {
    const mask = masks[frame.list.length] ?? 0;
    const answer = takeAnswer(frame);
    const preset = presetType(g, mask, true);
    if (preset >= 0) {
      for (let more = 1; more < each; more++) presetType(g, 1 << preset, true);
      frame.list = [...frame.list, preset];
    } else if (countBits(mask) === 1) frame.list = [...frame.list, firstIndex(mask)];
    else if (answer?.type === "color") frame.list = [...frame.list, manaIndex[answer.color]];
    else if (answer?.type === "mana") frame.list = [...frame.list, manaIndex[answer.mana]];
    else {
      ask(g, "color", player, colorOptions(mask, scope), {
        source: scope.source,
        about: "mana",
        amount: masks.length - frame.list.length,
      });
      return false;
    }
  }
  return true;
}

function colorOptions(mask: number, scope: Scope): readonly Option[] {
  const options: Option[] = [];
  for (const color of colors) if ((mask & manaBit[color]) !== 0) options.push({ type: "color", color });
  if ((mask & manaBit.C) !== 0) options.push({ type: "mana", object: scope.source, ability: -1, mana: "C" });
  return options;
}

defineVerb("chooseColor", (g, frame, effect, scope): Outcome => {
  const [player] = playersOf(g, effect.who ?? "you", scope);
  if (player === undefined) return "nothing";
  const answer = takeAnswer(frame);
  const color = answer?.type === "color" ? manaIndex[answer.color] : presetType(g, anyColor, false);
  if (color < 0) {
    ask(g, "color", player, colorOptions(anyColor, scope), { source: scope.source });
    return "again";
  }
  frame.bindings = { ...frame.bindings, color: [color] };
  return "did";
});

/** Who pays: the one said, or whoever is carrying out the optional part. */
function payerOf(g: GameState, effect: Effect & { do: "pay" }, scope: Scope): PlayerId | undefined {
  return effect.who === undefined ? actorOf(scope) : playersOf(g, effect.who, scope)[0];
}

/** `at`: 0 the value of {X}, 1 what is to be paid, 2 it is paid. */
defineVerb("pay", (g, frame, effect, scope): Outcome => {
  if (frame.at === 2) return "did";
  const player = payerOf(g, effect, scope);
  if (player === undefined || playerAt(g, player).lost) return "nothing";
  const { cost } = effect;
  if (frame.at === 0 && choosesX(cost) && (scope.stack?.x ?? 0) === 0) {
    const answer = takeAnswer(frame);
    if (answer?.type !== "number") {
      const options: Option[] = [];
      for (let x = 0; ; x++) {
        const withX: Scope = { ...scope, bindings: { ...scope.bindings, x: [x] } };
        if (!canPayCost(g, player, cost, manaOfCost(g, cost, withX), withX, scope.source)) break;
        options.push({ type: "number", number: x });
      }
      if (options.length === 0) return "nothing";
      ask(g, "number", player, options, { source: scope.source, about: "x" });
      return "again";
    }
    frame.bindings = { ...frame.bindings, x: [answer.number] };
  }
  const known: Scope = { ...scope, bindings: frame.bindings };
  const symbols = manaOfCost(g, cost, known);
  if (!canPayCost(g, player, cost, symbols, known, scope.source)) return "nothing";
  frame.at = 2;
  push(g, payCostFrame(player, scope.source, cost, symbols, known, false));
  return "again";
});
