/**
 * What an object is that is not on the battlefield: what is printed on it or what it is cast as, with the values that its own abilities
 * define in every zone (208.2a, 604.3), the X that was chosen for a spell (202.3e), and who controls a spell.
 */
import type { Characteristics } from "../../state/compiled.ts";
import { objectOf } from "../../state/game.ts";
import type { GameState } from "../../state/game.ts";
import type { ObjectId, PlayerId } from "../../state/identity.ts";
import type { GameObject } from "../../state/object.ts";
import { playersOf, quantityOf } from "../evaluate.ts";
import { scopeOf } from "../scope.ts";
import { changeByNumbers } from "./change.ts";
import { baseOf, valuesFor } from "./copiable.ts";
import type { Definition } from "./plan.ts";
import { partsOf } from "./plan.ts";
import { setPower } from "./power.ts";
import { copyValues, noCharacteristics } from "./values.ts";
import type { Values } from "./values.ts";

/** The characteristics of an object in any other zone; of one that is gone, as it last was (608.2h). */
export function characteristicsElsewhere(g: GameState, id: ObjectId): Characteristics {
  const object = objectOf(g, id);
  if (object.last !== null) return object.last;
  if (object.kind === "ability") return abilityOf(object.controller);
  if (object.faceDown && object.zone === "exile") return abilityOf(object.controller); // 406.3a: it has no characteristics
  const base = baseOf(g, object);
  const values = valuesFor(base, object.controller);
  const defined = base.definition !== null && !defining ? define(g, object, values, base.definition) : values;
  return object.zone === "stack" ? asSpell(g, object, defined) : defined;
}

const abilities: Characteristics[] = [];
function abilityOf(controller: PlayerId): Characteristics {
  let known = abilities[controller];
  if (known === undefined) {
    const values = copyValues(noCharacteristics);
    values.controller = controller;
    abilities[controller] = known = values;
  }
  return known;
}

// What defines a card's power may count cards of its zone, that card among them; none of them is asked for its own power meanwhile.
let defining = false;

function define(g: GameState, object: GameObject, values: Characteristics, { parts }: Definition): Characteristics {
  const is = copyValues(values);
  const scope = scopeOf(object.id, object.controller);
  defining = true;
  try {
    for (const part of parts.list) {
      if (part.op !== "base") continue;
      const power = part.power === null ? null : quantityOf(g, part.power, scope);
      const toughness = part.toughness === null ? null : quantityOf(g, part.toughness, scope);
      setPower(is, { power, toughness });
    }
  } finally {
    defining = false;
  }
  return is;
}

function asSpell(g: GameState, object: GameObject, values: Characteristics): Characteristics {
  let own: Values | null = null;
  const x = object.stack?.x ?? 0;
  if (x > 0 && values.manaCost !== null) {
    let count = 0;
    for (const symbol of values.manaCost) if (symbol.kind === "x") count++;
    if (count > 0) {
      own = copyValues(values);
      own.manaValue += count * x; // 202.3e
    }
  }
  for (const effect of g.effects) {
    if (!effect.affected.includes(object.id)) continue;
    own ??= copyValues(values);
    for (const part of partsOf(effect.modifications).list) {
      if (part.op !== "control") changeByNumbers(own, part);
      else if (part.by === "you") own.controller = effect.controller;
      else {
        const scope = { source: effect.source, controller: effect.controller, bindings: effect.bindings, stack: null };
        own.controller = playersOf(g, part.by, scope)[0] ?? own.controller;
      }
    }
  }
  return own ?? values;
}
