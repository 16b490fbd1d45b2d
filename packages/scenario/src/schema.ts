/**
 * The shape of a scenario file: every key of the format and what may stand there. Knows nothing of cards, of where things stand in a
 * file, or of what a step does. Steps and expectations are told apart by the key that names them.
 */
import { colors, counterKinds, steps as turnSteps, zones } from "@nykthos/engine/card";
import { questionKinds } from "@nykthos/engine";
import { z } from "zod";
import { countedEvents } from "./event-kinds.ts";

const playerLetters = ["A", "B", "C", "D"] as const;
const playerLetter = z.enum(playerLetters);

const count = z.int().min(0);
const ref = z.string().min(1);
const refs = z.array(ref);
const step = z.enum(turnSteps);
/** Numbers of the rules are text ("115.10" is not 115.1), but most can be written without quotes. */
const ruleNumber = z.union([z.string(), z.number()]).transform(String);

const colorWords = { white: "W", blue: "U", black: "B", red: "R", green: "G" } as const;
const colorLetter = z
  .enum([...colors, "white", "blue", "black", "red", "green"])
  .transform((word) =>
    word in colorWords ? colorWords[word as keyof typeof colorWords] : (word as (typeof colors)[number]),
  );

const counters = z.partialRecord(z.enum(counterKinds), count);

// The position.

export const cardMap = z.strictObject({
  card: z.string().min(1),
  as: z.string().min(1).optional(),
  tapped: z.boolean().optional(),
  sick: z.boolean().optional(),
  faceDown: z.boolean().optional(),
  damage: count.optional(),
  counters: counters.optional(),
  attachedTo: ref.optional(),
  bestowed: z.boolean().optional(),
  monstrous: z.boolean().optional(),
  controller: playerLetter.optional(),
  owner: playerLetter.optional(),
  token: z.boolean().optional(),
  madeBy: z.string().min(1).optional(),
  chosen: colorLetter.optional(),
});
export type CardMap = z.infer<typeof cardMap>;
/** More of one card than any position needs would only exhaust the memory. */
const mostOfOne = 1000;
const cardWord = z
  .string()
  .min(1)
  .refine(
    (entry) => Number(/\sx(\d+)$/.exec(entry)?.[1] ?? 0) <= mostOfOne,
    `expected at most x${mostOfOne} of a card`,
  );
const cardEntry = z.union([cardWord, cardMap]);
const cardList = z.array(cardEntry);

const player = z.strictObject({
  life: z.int().optional(),
  hand: cardList.nullish(),
  battlefield: cardList.nullish(),
  graveyard: cardList.nullish(),
  exile: cardList.nullish(),
  library: cardList.nullish(),
  mana: z.string().optional(),
  landsPlayed: count.optional(),
  maxHandSize: count.optional(),
});
export type PlayerPart = z.infer<typeof player>;

const turn = z.strictObject({
  active: playerLetter.optional(),
  step: step.optional(),
  number: z.int().min(1).optional(),
});

// Steps.

const oneOrMore = z.union([ref, refs]);
const targets = z.array(z.union([ref, refs]));
const shares = z.record(ref, count);
const manaSource = z.union([
  ref,
  z.strictObject({
    source: ref.optional(),
    ability: count.optional(),
    color: z.union([colorLetter, z.literal("C"), z.literal("colorless").transform(() => "C" as const)]).optional(),
  }),
]);
const pay = z.union([z.literal("auto"), z.array(manaSource)]);
export type ManaSourceEntry = z.infer<typeof manaSource>;
const costs = z.strictObject({
  sacrifice: oneOrMore.optional(),
  discard: oneOrMore.optional(),
  tap: oneOrMore.optional(),
  exile: oneOrMore.optional(),
  return: oneOrMore.optional(),
  life: count.optional(),
  remove: count.optional(),
});
export type CostEntries = z.infer<typeof costs>;

const plan = {
  by: playerLetter.optional(),
  targets: targets.optional(),
  x: count.optional(),
  modes: z.union([z.int().min(1), z.array(z.int().min(1))]).optional(),
  divide: shares.optional(),
  costs: costs.optional(),
  pay: pay.optional(),
};
const by = { by: playerLetter.optional() };

const answer = z.union([
  z.boolean(),
  z.int(),
  z.string().min(1),
  z.array(z.union([z.int(), z.string().min(1), z.array(z.union([z.int(), z.string().min(1)]))])),
]);
export type AnswerEntry = z.infer<typeof answer>;

/** What each step is, by the key that names it. */
export const actionSchemas = {
  cast: z.strictObject({ cast: ref, using: z.string().min(1).optional(), from: z.enum(zones).optional(), ...plan }),
  activate: z.strictObject({ activate: ref, ability: z.union([z.int(), z.string().min(1)]).optional(), ...plan }),
  play: z.strictObject({ play: ref, from: z.enum(zones).optional(), ...by }),
  attack: z.strictObject({
    attack: z.union([refs, z.record(ref, ref)]),
    pay: pay.optional(),
    costs: costs.optional(),
    ...by,
  }),
  block: z.strictObject({ block: z.record(ref, oneOrMore), pay: pay.optional(), costs: costs.optional(), ...by }),
  pass: z.strictObject({ pass: playerLetter, ...by }),
  resolve: z.strictObject({ resolve: z.union([z.literal("all"), z.int().min(1)]), ...by }),
  advance: z.strictObject({
    advance: z.union([step, z.strictObject({ to: step, turn: playerLetter.optional() })]),
  }),
  choose: z.strictObject({ choose: answer, ...by }),
  scry: z.strictObject({
    scry: z.strictObject({ top: refs.optional(), bottom: refs.optional() }),
    ...by,
  }),
  order: z.strictObject({ order: refs, ...by }),
  divide: z.strictObject({ divide: shares, ...by }),
  as: z.strictObject({ as: z.record(z.string().min(1), ref) }),
  concede: z.strictObject({ concede: playerLetter }),
} as const;
export type ActionKind = keyof typeof actionSchemas;
export type Action = { [K in ActionKind]: { readonly kind: K } & z.infer<(typeof actionSchemas)[K]> }[ActionKind];
export type ActionOf<K extends ActionKind> = Extract<Action, { kind: K }>;

// Expectations.

const target = z.union([ref, refs]);
const stackItem = z.union([
  z.string().min(1),
  z.strictObject({
    spell: z.string().min(1),
    targets: z.array(target).optional(),
    controller: playerLetter.optional(),
    copy: z.boolean().optional(),
  }),
  z.strictObject({
    ability: z.string().min(1),
    kind: z.enum(["triggered", "activated"]).optional(),
    targets: z.array(target).optional(),
    controller: playerLetter.optional(),
  }),
]);
export type StackItem = z.infer<typeof stackItem>;

const words = z.array(z.string());
const colorsSaid = z.union([
  z
    .string()
    .regex(/^[WUBRG]*$/, "expected colour letters (W, U, B, R, G)")
    .transform((letters) => letters.split("")),
  z.array(colorLetter),
]);
const names = z.array(cardWord).transform((list) => list.flatMap(repeated));

/** "Forest x3" is three Forests. */
export function repeated(entry: string): string[] {
  const times = /^(.*\S)\s+x(\d+)$/.exec(entry);
  return times === null ? [entry] : Array.from({ length: Number(times[2]) }, () => times[1] ?? "");
}

const objectKeys = {
  zone: z.enum([...zones, "none"]).optional(),
  owner: playerLetter.optional(),
  controller: playerLetter.optional(),
  name: z.string().optional(),
  types: words.optional(),
  supertypes: words.optional(),
  subtypes: words.optional(),
  colors: colorsSaid.optional(),
  power: z.int().optional(),
  toughness: z.int().optional(),
  pt: z.union([z.string().regex(/^-?\d+\/-?\d+$/, 'expected power and toughness like "4/2"'), z.null()]).optional(),
  keywords: words.optional(),
  lacks: words.optional(),
  counters: counters.optional(),
  damage: count.optional(),
  tapped: z.boolean().optional(),
  sick: z.boolean().optional(),
  attacking: z.union([z.boolean(), ref, z.null()]).optional(),
  blocking: z.union([z.boolean(), ref, refs, z.null()]).optional(),
  blocked: z.boolean().optional(),
  attachedTo: z.union([ref, z.null()]).optional(),
  attachments: refs.optional(),
  monstrous: z.boolean().optional(),
  bestowed: z.boolean().optional(),
  token: z.boolean().optional(),
  loyalty: z.int().optional(),
  manaValue: z.int().optional(),
};

const playerKeys = {
  life: z.int().optional(),
  handSize: count.optional(),
  hand: names.optional(),
  librarySize: count.optional(),
  libraryTop: names.optional(),
  graveyard: names.optional(),
  exile: names.optional(),
  mana: z.string().optional(),
  devotion: z.record(z.string().regex(/^[WUBRG]+$/, "expected colour letters (W, U, B, R, G)"), count).optional(),
  landsPlayable: count.optional(),
  lost: z.boolean().optional(),
};

/** What each expectation is, by the key that names it. */
export const expectationSchemas = {
  object: z.strictObject({ object: ref, ...objectKeys }),
  player: z.strictObject({ player: playerLetter, ...playerKeys }),
  count: z.strictObject({
    count: z.strictObject({
      zone: z.enum(zones).optional(),
      controller: playerLetter.optional(),
      owner: playerLetter.optional(),
      name: z.string().optional(),
      types: words.optional(),
      subtypes: words.optional(),
      token: z.boolean().optional(),
      tapped: z.boolean().optional(),
    }),
    is: count,
  }),
  stack: z.strictObject({ stack: z.array(stackItem) }),
  decision: z.strictObject({
    decision: z.union([
      z.literal("none"),
      z.strictObject({
        kind: z.enum(questionKinds).optional(),
        by: playerLetter.optional(),
        options: z.array(z.union([z.string(), z.int(), z.boolean()])).optional(),
      }),
    ]),
  }),
  visible: z.strictObject({ visible: z.strictObject({ to: playerLetter, object: ref }), is: z.boolean() }),
  legal: z.strictObject({ legal: z.record(z.string(), z.unknown()), rule: ruleNumber.optional() }),
  illegal: z.strictObject({ illegal: z.record(z.string(), z.unknown()), rule: ruleNumber.optional() }),
  events: z.strictObject({
    events: z.strictObject({ kind: z.enum(countedEvents), of: ref.optional(), by: playerLetter.optional() }),
    is: count,
  }),
  priority: z.strictObject({ priority: playerLetter }),
  step: z.strictObject({ step }),
  activePlayer: z.strictObject({ activePlayer: playerLetter }),
  turnNumber: z.strictObject({ turnNumber: z.int() }),
  winner: z.strictObject({ winner: playerLetter }),
  draw: z.strictObject({ draw: z.boolean() }),
  over: z.strictObject({ over: z.boolean() }),
} as const;
export type ExpectationKind = keyof typeof expectationSchemas;
export type ExpectationEntry = {
  [K in ExpectationKind]: { readonly kind: K } & z.infer<(typeof expectationSchemas)[K]>;
}[ExpectationKind];

// The whole.

const anyMap = z.record(z.string(), z.unknown());
export const scenarioSchema = z.strictObject({
  id: z.string().min(1),
  title: z.string().optional(),
  cite: z.array(ruleNumber).optional(),
  seed: z.int().optional(),
  players: z
    .strictObject({ A: player.nullish(), B: player.nullish(), C: player.nullish(), D: player.nullish() })
    .optional(),
  turn: turn.optional(),
  script: z.array(anyMap).nullish(),
  expect: z.array(anyMap).nullish(),
});

/** JSON Schema of a scenario, for editors. */
export function scenarioJsonSchema(): unknown {
  const actions = Object.values(actionSchemas);
  const expectations = z.union(Object.values(expectationSchemas));
  const whole = scenarioSchema.extend({
    script: z.array(z.union([...actions, z.strictObject({ expect: z.array(expectations) })])).optional(),
    expect: z.array(expectations).optional(),
  });
  return z.toJSONSchema(whole, { io: "input" });
}
