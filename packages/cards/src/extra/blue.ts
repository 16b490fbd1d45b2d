/** Blue cards that are from other sets. Data only. */
import type { CardDefinition } from "@nykthos/engine/card";
import {
  activated,
  and,
  card,
  choose,
  continuous,
  counterSpell,
  creature,
  defender,
  delayed,
  inYourGraveyard,
  it,
  pt,
  put,
  returnToHand,
  self,
  selfEnters,
  spell,
  target,
  that,
  thisTurn,
  untilEndOfTurn,
  when,
  whenever,
} from "@nykthos/engine/card";

export const blue: readonly CardDefinition[] = [
  card(
    "Aetherling",
    "{4}{U}{U}",
    "Creature — Shapeshifter",
    [4, 5],
    activated(
      "{U}",
      { do: "exile", what: self, as: "exiled" },
      delayed("nextEndStep", { do: "return", what: it("exiled"), to: { zone: "battlefield", under: "owner" } }),
    ),
    activated("{U}", thisTurn(self, { cantBeBlocked: {} })),
    activated("{1}", untilEndOfTurn(self, pt(1, -1))),
    activated("{1}", untilEndOfTurn(self, pt(-1, 1))),
  ),

  card(
    "Archaeomancer",
    "{2}{U}{U}",
    "Creature — Human Wizard",
    [1, 2],
    when(selfEnters, returnToHand(target(inYourGraveyard({ types: ["Instant", "Sorcery"] })))),
  ),

  card("Coral Merfolk", "{1}{U}", "Creature — Merfolk", [2, 1]),

  card("Dispel", "{U}", "Instant", [], spell(counterSpell(target({ noun: "spell", types: ["Instant"] })))),

  card("Disperse", "{1}{U}", "Instant", [], spell(returnToHand(target({ notTypes: ["Land"] })))),

  card("Essence Scatter", "{1}{U}", "Instant", [], spell(counterSpell(target({ noun: "spell", types: ["Creature"] })))),

  card(
    "Glimpse the Future",
    "{2}{U}",
    "Sorcery",
    [],
    spell(
      { do: "lookAtTop", who: "you", count: 3, as: "looked" },
      and(put(choose({ among: "looked" }), { zone: "hand" }), {
        do: "putRest",
        of: "looked",
        to: { zone: "graveyard" },
      }),
    ),
  ),

  card("Negate", "{1}{U}", "Instant", [], spell(counterSpell(target({ noun: "spell", notTypes: ["Creature"] })))),

  card(
    "Wall of Frost",
    "{1}{U}{U}",
    "Creature — Wall",
    [0, 7],
    defender,
    whenever(
      { blocks: { what: self, blocked: creature } },
      continuous(that("other", "creature"), "indefinitely", { doesntUntap: { step: "nextUntapStep" } }),
    ),
  ),

  card(
    "Water Servant",
    "{2}{U}{U}",
    "Creature — Elemental",
    [3, 4],
    activated("{U}", untilEndOfTurn(self, pt(1, -1))),
    activated("{U}", untilEndOfTurn(self, pt(-1, 1))),
  ),
];
