/** Artifact cards of Journey into Nyx, in collector order. Data only. */
import type { CardDefinition } from "@nykthos/engine/card";
import {
  activated,
  attacks,
  bare,
  card,
  continuous,
  creature,
  creatureYouControl,
  equip,
  firstStrike,
  flying,
  has,
  haste,
  host,
  it,
  pt,
  putCounters,
  replacement,
  rule,
  self,
  statics,
  tap,
  target,
  trample,
  whenever,
} from "@nykthos/engine/card";

export const artifacts: readonly CardDefinition[] = [
  card(
    "Armory of Iroas",
    "{2}",
    "Artifact — Equipment",
    [],
    whenever(attacks(host), putCounters("+1/+1", 1, it("event"))),
    equip("{2}"),
  ),

  card(
    "Chariot of Victory",
    "{3}",
    "Artifact — Equipment",
    [],
    statics(host, has(firstStrike), has(trample), has(haste)),
    equip("{1}"),
  ),

  card(
    "Deserter's Quarters",
    "{2}",
    "Artifact",
    [],
    rule({ mayChooseNotToUntap: self }),
    activated(
      ["{6}", "{T}"],
      tap(target(creature)),
      continuous(it("target"), { aslongAs: "selfRemainsTapped" }, { doesntUntap: { step: "untapStep" } }),
    ),
  ),

  card("Gold-Forged Sentinel", "{6}", "Artifact Creature — Chimera", [4, 4], flying),

  card(
    "Hall of Triumph",
    "{3}",
    "Legendary Artifact",
    [],
    replacement({ asEntersChooseColor: self }),
    statics(bare({ ...creatureYouControl, ofChosenColor: true }), pt(1, 1)),
  ),
];
