/** Artifact cards of the decks that are from other sets, by name. Data only. */
import type { CardDefinition } from "@nykthos/engine/card";
import {
  activated,
  card,
  creature,
  enters,
  gainLife,
  putCounters,
  self,
  tapSymbol,
  target,
  whenever,
  youCast,
} from "@nykthos/engine/card";

export const artifacts: readonly CardDefinition[] = [
  card("Dragon Blood", "{3}", "Artifact", [], activated(["{3}", "{T}"], putCounters("+1/+1", 1, target(creature)))),

  card(
    "Elixir of Immortality",
    "{1}",
    "Artifact",
    [],
    activated(["{2}", tapSymbol], gainLife(5), {
      do: "shuffleInto",
      what: { both: [self, { allIn: "graveyard", of: "you" }] },
    }),
  ),

  card(
    "Staff of the Death Magus",
    "{3}",
    "Artifact",
    [],
    whenever({ anyOf: [youCast({ colors: ["B"] }), enters({ subtypes: ["Swamp"] }, "you")] }, gainLife(1)),
  ),
];
