/**
 * The register of abilities that function now, by what they wait for (603.2, 614.1, 601.2f): an event looks at the few that could matter.
 * Most changes of the battlefield leave everybody's abilities alone; then the register of the pass before serves again.
 */
import type { EventKind } from "../../card/event.ts";
import type { LayerCache, Sourced } from "../../state/cache.ts";
import { zoneBit } from "../../state/compiled.ts";
import type {
  Characteristics,
  CompiledAbility,
  CompiledCostAbility,
  CompiledReplacement,
  CompiledRule,
  CompiledStatic,
  CompiledTriggered,
} from "../../state/compiled.ts";
import { objectOf } from "../../state/game.ts";
import type { GameState } from "../../state/game.ts";
import type { ObjectId, PlayerId } from "../../state/identity.ts";
import { forOutside } from "./build.ts";
import { baseOf, valuesFor } from "./copiable.ts";

export type Register = Pick<LayerCache, "triggers" | "replacements" | "rules" | "costs" | "statics">;
export const nothingRegistered: Register = { triggers: {}, replacements: [], rules: [], costs: [], statics: [] };

type List = readonly CompiledAbility[];

/** The abilities of a list that wait for something, where they function in a zone. */
interface Profile {
  readonly triggered: readonly CompiledTriggered[];
  readonly replacements: readonly CompiledReplacement[];
  readonly rules: readonly CompiledRule[];
  readonly costs: readonly CompiledCostAbility[];
  readonly statics: readonly CompiledStatic[];
}
type ZoneProfiles = Map<number, Profile | null>;
const profiles = new WeakMap<List, ZoneProfiles>();
/** The profiles of the battlefield, which are asked for most. */
const onBattlefield = new WeakMap<List, { readonly profile: Profile | null }>();

function profileOf(list: List, zone: number): Profile | null {
  if (zone === zoneBit.battlefield) {
    let known = onBattlefield.get(list);
    if (known === undefined) onBattlefield.set(list, (known = { profile: makeProfile(list, zone) }));
    return known.profile;
  }
  let byZone = profiles.get(list);
  if (byZone === undefined) profiles.set(list, (byZone = new Map()));
  let found = byZone.get(zone);
  if (found === undefined) byZone.set(zone, (found = makeProfile(list, zone)));
  return found;
}

function makeProfile(list: List, zone: number): Profile | null {
  // 113.6p: an emblem's abilities function where it is, whatever else their text would say.
  const here = zone === zoneBit.command ? list : list.filter((ability) => (ability.zones & zone) !== 0);
  const profile: Profile = {
    triggered: here.filter((ability) => ability.kind === "triggered"),
    replacements: here.filter((ability) => ability.kind === "replacement"),
    rules: here.filter((ability) => ability.kind === "rule"),
    costs: here.filter(
      (ability) => ability.kind === "cost" && ability.data.spells !== "thisSpell",
    ) as CompiledCostAbility[],
    statics: here.filter((ability) => ability.kind === "static"),
  };
  const { triggered, replacements, rules, costs, statics } = profile;
  return triggered.length + replacements.length + rules.length + costs.length + statics.length === 0 ? null : profile;
}

// The pass before: who had which abilities, and the register that came of it.
const ids: ObjectId[] = [];
const lists: List[] = [];
const controllers: PlayerId[] = [];
const zones: number[] = [];
let carriers = 0;
let before: Register = nothingRegistered;

// This pass, until it proves to be the same.
let at = 0;
let same = true;

function carry(id: ObjectId, list: List, controller: PlayerId, zone: number): void {
  if (same && ids[at] === id && lists[at] === list && controllers[at] === controller && zones[at] === zone) {
    at++;
    return;
  }
  same = false;
  carriers = -1;
  ids[at] = id;
  lists[at] = list;
  controllers[at] = controller;
  zones[at] = zone;
  at++;
}

/** The register of what permanents, emblems and cards elsewhere can do with the abilities that they have. */
export function register(g: GameState, is: readonly (Characteristics | undefined)[]): Register {
  at = 0;
  same = true;
  const { battlefield } = g;
  for (let index = 0; index < battlefield.length; index++) {
    const id = battlefield[index] ?? 0;
    const values = is[id];
    if (values !== undefined && values.abilities.length > 0)
      carry(id, values.abilities, values.controller, zoneBit.battlefield);
  }
  for (const id of g.command) {
    const object = objectOf(g, id);
    if (object.kind === "emblem")
      carry(id, valuesFor(baseOf(g, object), object.controller).abilities, object.controller, zoneBit.command);
  }
  if (g.pool.abilitiesOutside) {
    forOutside(g, (object, base) => {
      if (object.zone !== "none") carry(object.id, base.values.abilities, object.controller, zoneBit[object.zone]);
    });
  }
  if (same && at === carriers) return before;
  carriers = at;
  before = makeRegister();
  return before;
}

function makeRegister(): Register {
  const triggers: Partial<Record<EventKind, Sourced<CompiledTriggered>[]>> = {};
  const replacements: Sourced<CompiledReplacement>[] = [];
  const rules: LayerCache["rules"][number][] = [];
  const costs: Sourced<CompiledCostAbility>[] = [];
  const statics: Sourced<CompiledStatic>[] = [];
  for (let index = 0; index < carriers; index++) {
    const profile = profileOf(lists[index] ?? noList, zones[index] ?? 0);
    if (profile === null) continue;
    const source = ids[index] ?? 0;
    const controller = controllers[index] ?? 0;
    for (const ability of profile.triggered) {
      const sourced = { source, controller, ability };
      for (const kind of ability.events) {
        const waiting = triggers[kind];
        if (waiting === undefined) triggers[kind] = [sourced];
        else waiting.push(sourced);
      }
    }
    for (const ability of profile.replacements) replacements.push({ source, controller, ability });
    for (const ability of profile.rules) rules.push({ source, controller, rule: ability.data.rule });
    for (const ability of profile.costs) costs.push({ source, controller, ability });
    for (const ability of profile.statics) statics.push({ source, controller, ability });
  }
  return { triggers, replacements, rules, costs, statics };
}
const noList: List = Object.freeze([]);
