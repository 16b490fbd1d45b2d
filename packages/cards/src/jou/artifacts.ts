/** Artifact cards of Journey into Nyx, in collector order. Data only. */
import type { CardDefinition } from "@nykthos/engine/card";
import {
  attacks,
  bare,
  card,
  creatureYouControl,
  equip,
  firstStrike,
  has,
  haste,
  host,
  it,
  pt,
  putCounters,
  replacement,
  self,
  statics,
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
    "Hall of Triumph",
    "{3}",
    "Legendary Artifact",
    [],
    replacement({ asEntersChooseColor: self }),
    statics(bare({ ...creatureYouControl, ofChosenColor: true }), pt(1, 1)),
  ),
];
