/** Abilities that effects create as they are carried out: data of their own, so that they are numbered like those that are printed. */
import type { SpellAbility, TriggeredAbility } from "../../card/ability.ts";
import type { Effect } from "../../card/effect.ts";

const delayedAbilities = new WeakMap<Effect, TriggeredAbility>();

/** The ability that a delaying effect creates (603.7). */
export function delayedAbility(effect: Effect & { do: "delayed" }): TriggeredAbility {
  const known = delayedAbilities.get(effect);
  if (known !== undefined) return known;
  const ability: TriggeredAbility = {
    kind: "triggered",
    word: "at",
    event: typeof effect.when === "object" ? effect.when.event : { beginningOf: { step: "end", whose: "each" } },
    effects: effect.effects,
  };
  delayedAbilities.set(effect, ability);
  return ability;
}

const preventedAbilities = new WeakMap<Effect, SpellAbility>();

/** What happens once an effect has prevented damage (615.5). */
export function preventedAbility(effect: Effect & { do: "preventDamage" }): SpellAbility {
  const known = preventedAbilities.get(effect);
  if (known !== undefined) return known;
  const ability: SpellAbility = { kind: "spell", effects: effect.then ?? [] };
  preventedAbilities.set(effect, ability);
  return ability;
}
