/** Players (102): life, hand, library and graveyard, the mana pool, and what this turn's rules ask about them. */
import type { ObjectId } from "./identity.ts";

export interface Player {
  readonly name: string;
  life: number;
  /** The top of the library is the last element. */
  library: ObjectId[];
  hand: ObjectId[];
  /** The last element lies on top. */
  graveyard: ObjectId[];
  /** Mana by type: W U B R G C (106.4). */
  mana: number[];
  lost: boolean;
  /** Why, as a rule number, once `lost`. */
  lostBy: string;
  conceded: boolean;
  /** Tried to draw from an empty library since the last check (704.5b). */
  drewFromEmpty: boolean;
  maxHandSize: number;
  mulligans: number;
  /** The turn of this player's upkeep before the one that is going on or was last. */
  upkeeps: readonly [number, number];
  // This turn.
  landsPlayed: number;
  extraLands: number;
  spellsCast: number;
  cardsDrawn: number;
  lifeGained: number;
  lifeLost: number;
  damageTaken: number;
  /** Whose decisions another player makes this turn; -1 for nobody (722). */
  controlledBy: number;
}

export function newPlayer(name: string, life: number): Player {
  return {
    name,
    life,
    library: [],
    hand: [],
    graveyard: [],
    mana: [0, 0, 0, 0, 0, 0],
    lost: false,
    lostBy: "",
    conceded: false,
    drewFromEmpty: false,
    maxHandSize: 7,
    mulligans: 0,
    upkeeps: [0, 0],
    landsPlayed: 0,
    extraLands: 0,
    spellsCast: 0,
    cardsDrawn: 0,
    lifeGained: 0,
    lifeLost: 0,
    damageTaken: 0,
    controlledBy: -1,
  };
}

export function copyPlayer(from: Player): Player {
  return {
    name: from.name,
    life: from.life,
    library: from.library.slice(),
    hand: from.hand.slice(),
    graveyard: from.graveyard.slice(),
    mana: from.mana.slice(),
    lost: from.lost,
    lostBy: from.lostBy,
    conceded: from.conceded,
    drewFromEmpty: from.drewFromEmpty,
    maxHandSize: from.maxHandSize,
    mulligans: from.mulligans,
    upkeeps: from.upkeeps,
    landsPlayed: from.landsPlayed,
    extraLands: from.extraLands,
    spellsCast: from.spellsCast,
    cardsDrawn: from.cardsDrawn,
    lifeGained: from.lifeGained,
    lifeLost: from.lifeLost,
    damageTaken: from.damageTaken,
    controlledBy: from.controlledBy,
  };
}
