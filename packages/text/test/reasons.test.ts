// Why something cannot be done, in every language: each reason there is, said to a player who sees the table below.
import { facts, findCard } from "@nykthos/cards";
import { newPosition } from "@nykthos/engine";
import type { PositionObject, Reason, ReasonCode, Reasons } from "@nykthos/engine";
import { languageCodes, teller } from "@nykthos/text";
import { expect, test } from "vitest";

const inPlay = (name: string, owner: number): PositionObject => {
  const card = findCard(name);
  if (card === undefined) throw new RangeError(name);
  return { card, zone: "battlefield", owner };
};

const [hoplite, siren, starfish, elspeth, silence, temple] = [1, 2, 3, 4, 5, 6];
const you = -1;
const ben = -2;

/** One or more of each reason; a reason that is missing here does not compile. */
const samples: { readonly [Code in ReasonCode]: readonly Reasons[Code][] } = {
  over: [{}],
  noPriority: [{ player: 0 }, { player: 1 }],
  timing: [
    { of: "spell", object: hoplite, missing: "turn" },
    { of: "land", object: temple, missing: "phase" },
    { of: "ability", object: starfish, missing: "stack" },
    { of: "loyaltyAbility", object: elspeth, missing: "turn" },
    { of: "attackers" },
    { of: "blockers" },
  ],
  notYourTurn: [{}],
  notPermitted: [
    { object: hoplite, to: "cast" },
    { object: temple, to: "play" },
  ],
  land: [{ object: temple }],
  noLand: [{ object: hoplite }],
  landPlayed: [{ played: 1, of: 1 }],
  noManaCost: [{ object: temple }],
  half: [
    { object: hoplite, both: false },
    { object: hoplite, both: true },
  ],
  noSuchCost: [{ object: hoplite, form: "bestow" }],
  cantCast: [
    { object: hoplite, by: silence, any: false },
    { object: hoplite, by: silence, any: true },
  ],
  cantPay: [
    { object: hoplite, what: "mana" },
    { object: elspeth, what: "cost" },
    { object: hoplite, what: "additionalCost" },
    { object: hoplite, what: "attack" },
    { object: hoplite, what: "block" },
    { object: hoplite, what: "target" },
  ],
  loyalty: [{ object: elspeth }],
  noSuchAbility: [{ object: hoplite }],
  wrongZone: [{ object: starfish }],
  cantActivate: [{ object: starfish, by: silence }],
  onceATurn: [
    { object: elspeth, loyalty: true },
    { object: starfish, loyalty: false },
  ],
  condition: [{ object: starfish, ability: 0 }],
  notYours: [
    { object: starfish, to: "activate" },
    { object: siren, to: "attack" },
    { object: siren, to: "block" },
  ],
  tapped: [{ object: hoplite }],
  untapped: [{ object: hoplite }],
  sick: [{ object: hoplite }],
  noTargets: [
    { object: silence, ability: false },
    { object: starfish, ability: true },
  ],
  twice: [{ target: hoplite }, { target: you }],
  itself: [{}],
  notOfThatKind: [{ target: temple }, { target: you }, { target: ben }],
  cantBeTargeted: [{ target: siren }],
  hexproof: [{ target: siren }, { target: you }, { target: ben }],
  protection: [
    { object: siren, blocker: 0 },
    { object: siren, blocker: hoplite },
  ],
  noCreature: [{ object: temple }],
  defender: [{ object: hoplite }],
  alone: [
    { object: hoplite, to: "attack" },
    { object: hoplite, to: "block" },
  ],
  cantBeAttacked: [{ target: elspeth }, { target: ben }],
  cantAttack: [
    { object: hoplite, by: silence, whom: 0 },
    { object: hoplite, by: 0, whom: ben },
    { object: siren, by: 0, whom: you },
  ],
  declared: [{ object: hoplite }],
  required: [
    { object: hoplite, to: "attack" },
    { object: hoplite, to: "block" },
  ],
  mustAttack: [{ object: hoplite }],
  mustBlock: [{ object: hoplite }],
  mustBeBlocked: [{ object: siren }],
  notAttacking: [
    { object: siren, player: 0 },
    { object: hoplite, player: 1 },
  ],
  cantBlock: [
    { object: hoplite, by: silence, whom: 0 },
    { object: hoplite, by: 0, whom: siren },
  ],
  flying: [{ object: siren, blocker: hoplite }],
  intimidate: [{ object: siren, blocker: hoplite }],
  menace: [{ object: siren, atLeast: 2 }],
  capacity: [
    { object: hoplite, most: 1 },
    { object: hoplite, most: 2 },
  ],
};

const { state } = newPosition({
  players: [{ name: "Ada" }, { name: "Ben" }],
  objects: [
    inPlay("Favored Hoplite", 0),
    inPlay("Siren of the Silent Song", 1),
    inPlay("Sigiled Starfish", 0),
    inPlay("Elspeth, Sun's Champion", 0),
    inPlay("Fated Retribution", 1),
    inPlay("Temple of Triumph", 0),
  ],
  turn: { active: 0, step: "main1", number: 3 },
});

test.each(languageCodes)("each reason is a sentence in %s", (code) => {
  const voice = teller(code, {
    state,
    viewer: 0,
    names: (name) => (code === "en" ? undefined : facts(name)?.[code]),
  });
  const said = (Object.keys(samples) as ReasonCode[]).flatMap((reason) =>
    samples[reason].map((about) => `${reason}: ${voice.reason(reasonWith(reason, about))}`),
  );
  for (const line of said) {
    expect(line).toMatch(/^\w+: [\p{Lu}¿].*[.”“»]$/u);
    expect(line).not.toMatch(/undefined|null|\[object| {2}/);
  }
  expect(said.join("\n")).toMatchSnapshot();
});

function reasonWith<Code extends ReasonCode>(code: Code, about: Reasons[Code]): Reason {
  return { code, about, rule: "", also: [] } as Reason;
}
