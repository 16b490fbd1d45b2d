/** Which cards of a zone a player could cast without paying their mana costs, as a text allows while it is carried out (608.2g). */
import type { Filter } from "../card/filter.ts";
import type { Zone } from "../card/words.ts";
import { cardOfObject, objectOf, playerAt } from "../state/game.ts";
import type { GameState } from "../state/game.ts";
import type { Option } from "../state/question.ts";
import { matches } from "./matching.ts";
import { canCast } from "./permissions.ts";
import type { Scope } from "./scope.ts";

/** Each such card, or each way to cast it where there are several. */
export function castableFree(g: GameState, filter: Filter, zone: Zone, scope: Scope): readonly Option[] {
  const record = playerAt(g, scope.controller);
  const where = zone === "hand" || zone === "graveyard" || zone === "library" ? record[zone] : g.exile;
  const asCard: Filter = cardFilter(filter);
  const options: Option[] = [];
  for (const id of where) {
    if (!matches(g, asCard, id, scope)) continue;
    const card = cardOfObject(g, objectOf(g, id));
    const can = (form: string): boolean => canCast(g, scope.controller, id, card, form, null, false, true);
    if (!card.isSplit && can("")) options.push({ type: "choose", entity: id });
    // Of a split card each part can be cast that way, both halves together as well.
    if (card.isSplit)
      for (const { keyword } of card.forms) if (can(keyword)) options.push({ type: "cast", object: id, form: keyword });
  }
  return options;
}

const asCards = new WeakMap<Filter, Filter>();
/** The same noun phrase about cards that are not spells yet. */
function cardFilter(filter: Filter): Filter {
  const known = asCards.get(filter);
  if (known !== undefined) return known;
  const made: Filter = { ...filter, noun: "card" };
  asCards.set(filter, made);
  return made;
}
