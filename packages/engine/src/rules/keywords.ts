/** Keyword abilities of the core that stand for ordinary abilities or do something as a permanent enters (702). */
import { self } from "../card/reference.ts";
import type { Ability } from "../card/ability.ts";
import { gameEvent } from "../state/events.ts";
import { newFrame } from "../state/frames.ts";
import { edit, objectOf } from "../state/game.ts";
import { withCounters } from "../state/object.ts";
import { playerAt } from "../state/game.ts";
import { ask, defineFrame, finish, push, takeAnswer } from "./agenda.ts";
import { opponentsOf, quantityOf } from "./evaluate.ts";
import { occur } from "./occur.ts";
import { defineKeyword } from "./registry.ts";
import { scopeOf } from "./scope.ts";

/** 702.6a */
defineKeyword("equip", {
  abilities: ({ cost }): readonly Ability[] => [
    {
      kind: "activated",
      keyword: "equip",
      cost,
      timing: "sorcery",
      effects: [{ do: "attach", what: self, to: { target: { types: ["Creature"], controller: "you" }, as: "target" } }],
    },
  ],
});

/** 702.29a: discard this card: draw a card, or search for a card of that land type (702.29e). */
defineKeyword("cycling", {
  abilities: ({ cost, landType }): readonly Ability[] => [
    {
      kind: "activated",
      keyword: "cycling",
      zone: "hand",
      cost: [...cost, { pay: "discardSelf", self }],
      effects:
        landType === undefined
          ? [{ do: "draw", who: "you", count: 1 }]
          : [
              { do: "search", who: "you", filter: { noun: "card", subtypes: [landType] }, count: 1, as: "found" },
              { do: "reveal", what: { ref: "found" } },
              { do: "put", what: { ref: "found" }, to: { zone: "hand" } },
              { do: "shuffle", who: "you" },
            ],
    },
  ],
  activated: (g, object, player) =>
    occur(g, gameEvent("cycle", "702.29c", { object: objectOf(g, object).successor, player })),
});

/** 702.30a: in the first upkeep since it came under your control, sacrifice it unless you pay. */
defineKeyword("echo", {
  abilities: ({ cost }): readonly Ability[] => [
    {
      kind: "triggered",
      keyword: "echo",
      word: "at",
      event: { beginningOf: { step: "upkeep", whose: "you" } },
      condition: { cameUnderControlSinceLastUpkeep: self },
      effects: [{ do: "unless", who: "you", pays: cost, effect: { do: "sacrifice", what: self } }],
    },
  ],
});

/** 702.101a: whenever you cast a spell, you may pay {W/B}; if you do, each opponent loses 1 life and you gain that much. */
defineKeyword("extort", {
  abilities: (): readonly Ability[] => [
    {
      kind: "triggered",
      keyword: "extort",
      word: "whenever",
      event: { casts: { who: "you", spell: { noun: "spell" } } },
      effects: [
        {
          do: "may",
          effect: { do: "pay", cost: [{ pay: "mana", cost: "{W/B}" }] },
          ifDone: [
            { do: "loseLife", who: "eachOpponent", amount: 1, remember: "lost" },
            { do: "gainLife", who: "you", amount: { remembered: "lost" } },
          ],
        },
      ],
    },
  ],
});

/** 702.54a: if an opponent was dealt damage this turn, it enters with that many +1/+1 counters. */
defineKeyword("bloodthirst", {
  asEnters: (g, { n }, id, controller) => {
    if (!opponentsOf(g, controller).some((player) => playerAt(g, player).damageTaken > 0)) return;
    const record = edit(g, id);
    record.counters = withCounters(record.counters, "+1/+1", quantityOf(g, n, scopeOf(id, controller)));
  },
});

/** 702.58a: it enters with that many +1/+1 counters; when another creature enters, one may be moved onto it. */
defineKeyword("graft", {
  asEnters: (g, { n }, id) => {
    const record = edit(g, id);
    record.counters = withCounters(record.counters, "+1/+1", n);
  },
  abilities: (): readonly Ability[] => [
    {
      kind: "triggered",
      keyword: "graft",
      word: "whenever",
      event: { enters: { what: { types: ["Creature"], other: true } } },
      condition: { hasCounters: { object: self, kind: "+1/+1", atLeast: 1 } },
      effects: [
        {
          do: "may",
          effect: { do: "removeCounters", kind: "+1/+1", count: 1, from: self },
          ifDone: [{ do: "putCounters", kind: "+1/+1", count: 1, on: { ref: "event" } }],
        },
      ],
    },
  ],
});

/** 702.98a: you may have it enter with a +1/+1 counter; while it has one, it can't block. */
defineKeyword("unleash", {
  asEnters: (g, _keyword, id, controller) => push(g, newFrame("unleash", { object: id, player: controller })),
  abilities: (): readonly Ability[] => [
    {
      kind: "static",
      what: self,
      mods: [{ cantBlock: {} }],
      condition: { hasCounters: { object: self, kind: "+1/+1", atLeast: 1 } },
    },
  ],
});
defineFrame("unleash", (g, frame) => {
  const answer = takeAnswer(frame);
  if (answer === null) {
    ask(g, "may", frame.player, [{ type: "yes" }, { type: "no" }], { source: frame.object, about: "unleash" });
    return;
  }
  finish(g);
  if (answer.type !== "yes") return;
  const record = edit(g, frame.object);
  record.counters = withCounters(record.counters, "+1/+1", 1);
});

/** 702.96a: for another cost, the spell's text with "each" in place of every "target". */
defineKeyword("overload", {
  form: {
    cost: ({ cost }) => cost,
    as: (card) => ({
      ...card,
      abilities: card.abilities.map((ability) =>
        ability.kind === "spell"
          ? { ...ability, effects: withEach(ability.effects) as typeof ability.effects }
          : ability,
      ),
    }),
    endsUnattached: false,
  },
});

function withEach(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withEach);
  if (typeof value !== "object" || value === null) return value;
  if ("target" in value && "as" in value) return { each: value.target, as: value.as };
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withEach(inner)]));
}
