/** The positions that perft counts from, each with the counts that are pinned: [ways, positions] for one answer, two, and so on. */
import { cards } from "@nykthos/cards";
import { newPosition } from "@nykthos/engine";
import type { Game, PositionObject } from "@nykthos/engine";

type Field = Partial<Omit<PositionObject, "card" | "zone" | "owner">>;
/** A card by name, or with what is special about it. */
type Entry = string | readonly [name: string, fields: Field];

interface Side {
  readonly battlefield?: readonly Entry[];
  readonly hand?: readonly Entry[];
  readonly graveyard?: readonly Entry[];
  readonly library?: readonly Entry[];
  readonly life?: number;
  readonly mana?: string;
}

interface Board {
  readonly step?: "main1" | "upkeep" | "declareAttackers" | "draw" | "end";
  readonly mine: Side;
  readonly theirs?: Side;
}

export interface PerftPosition {
  readonly name: string;
  readonly board: Board;
  /** With every way to make mana and to pay by hand. */
  readonly byHand?: true;
  readonly counts: readonly (readonly [ways: number, positions: number])[];
}

const zones = ["battlefield", "hand", "graveyard", "library"] as const;

function objectsOf(side: Side, owner: number): PositionObject[] {
  return zones.flatMap((zone) =>
    (side[zone] ?? []).flatMap((entry) => {
      const [text, fields] = typeof entry === "string" ? [entry, {}] : entry;
      const [, count = "1", name = text] = /^(\d+) (.+)$/.exec(text) ?? [];
      const card = cards.get(name);
      if (card === undefined) throw new RangeError(`there is no card "${name}"`);
      return Array.from({ length: Number(count) }, () => ({ ...fields, card, zone, owner }));
    }),
  );
}

/** The game at the position. Libraries hold a land each if nothing else is said, so that a draw is no loss. */
export function gameOf({ step = "main1", mine, theirs = {} }: Board): Game {
  const sides = [mine, theirs].map((side) => ({ library: ["3 Forest"], ...side }));
  return newPosition({
    seed: 1,
    players: sides.map(({ life = 20, mana = "" }, index) => ({ name: index === 0 ? "Anax" : "Cymede", life, mana })),
    objects: sides.flatMap(objectsOf),
    turn: { active: 0, step, number: 3 },
  });
}

export const perftPositions: readonly PerftPosition[] = [
  {
    name: "nothing but passing",
    board: { mine: {} },
    counts: [
      [1, 1],
      [1, 1],
      [1, 1],
      [1, 1],
      [1, 1],
      [1, 1],
      [1, 1],
      [1, 1],
      [1, 1],
      [1, 1],
      [1, 1],
      [1, 1],
    ],
  },
  {
    name: "lands and mana by hand: two colours from dual lands",
    byHand: true,
    board: {
      mine: {
        hand: ["Forest", "Temple of Mystery", "Horizon Chimera"],
        battlefield: ["2 Forest", "2 Island", "Mana Confluence"],
      },
    },
    counts: [
      [9, 9],
      [55, 41],
      [301, 138],
      [1457, 429],
      [6167, 1167],
    ],
  },
  {
    name: "a spell with modes and targets",
    board: {
      mine: {
        hand: ["Reviving Melody"],
        battlefield: ["3 Forest"],
        graveyard: ["Boon Satyr", "Nessian Courser", "Hopeful Eidolon"],
      },
    },
    counts: [
      [2, 2],
      [3, 3],
      [5, 4],
      [12, 9],
      [18, 12],
      [18, 12],
      [18, 12],
      [18, 12],
      [19, 13],
      [20, 14],
    ],
  },
  {
    name: "an activated ability with modes",
    board: {
      mine: {
        battlefield: ["Bow of Nylea", "2 Forest", "Nessian Courser"],
        graveyard: ["Boon Satyr", "Leafcrown Dryad"],
      },
      theirs: { battlefield: ["Cavern Lampad"] },
    },
    counts: [
      [2, 2],
      [4, 4],
      [8, 8],
      [12, 12],
      [16, 16],
      [20, 20],
      [24, 23],
      [34, 30],
      [42, 36],
      [54, 41],
    ],
  },
  {
    name: "bestow or creature, and on which",
    board: {
      mine: { hand: ["Boon Satyr", "Hopeful Eidolon"], battlefield: ["5 Forest", "2 Plains", "Nessian Courser"] },
      theirs: { battlefield: ["Nessian Courser", "Fabled Hero"] },
    },
    counts: [
      [5, 5],
      [9, 9],
      [13, 13],
      [20, 20],
      [25, 25],
      [41, 40],
      [47, 43],
      [57, 53],
      [66, 59],
      [93, 76],
    ],
  },
  {
    name: "strive: as many targets as can be paid",
    board: {
      mine: {
        hand: ["Ajani's Presence"],
        battlefield: ["7 Plains", "Nessian Courser", "Fabled Hero", "Phalanx Leader", "Boon Satyr"],
      },
    },
    counts: [
      [2, 2],
      [6, 6],
      [19, 19],
      [47, 47],
      [63, 63],
      [114, 114],
      [146, 145],
      [225, 222],
      [401, 396],
      [882, 870],
    ],
  },
  {
    name: "X, and damage divided",
    board: {
      mine: { hand: ["Volcanic Geyser", "Flames of the Firebrand"], battlefield: ["5 Mountain"] },
      theirs: { battlefield: ["Nessian Courser", "Fabled Hero"] },
    },
    counts: [
      [3, 3],
      [9, 9],
      [34, 34],
      [61, 61],
      [90, 90],
      [129, 129],
      [246, 246],
      [367, 351],
      [529, 513],
      [731, 699],
    ],
  },
  {
    name: "attacks and blocks with evasion and menace",
    board: {
      step: "declareAttackers",
      mine: { battlefield: ["Purphoros's Emissary", "Bladetusk Boar", "Wingsteed Rider"] },
      theirs: { battlefield: ["Nessian Courser", "Borderland Minotaur", "Nimbus Naiad"] },
    },
    counts: [
      [4, 4],
      [10, 10],
      [16, 16],
      [16, 16],
      [21, 21],
      [74, 74],
      [190, 190],
      [282, 282],
    ],
  },
  {
    name: "attacks with a creature that has to and one that cannot, past a planeswalker",
    board: {
      step: "declareAttackers",
      mine: { battlefield: ["Deathbellow Raider", "Returned Phalanx", "Nessian Courser"] },
      theirs: { battlefield: ["Xenagos, the Reveler", "Nessian Courser"] },
    },
    counts: [
      [4, 4],
      [10, 10],
      [10, 10],
      [10, 10],
      [28, 28],
      [28, 28],
      [28, 28],
      [28, 28],
      [28, 28],
      [28, 28],
    ],
  },
  {
    name: "damage of a trampler and a double striker with two blockers",
    board: {
      step: "declareAttackers",
      mine: { battlefield: ["Pheres-Band Tromper", ["Fabled Hero", { counters: { "+1/+1": 2 } }]] },
      theirs: { battlefield: ["Nessian Courser", "Hopeful Eidolon"] },
    },
    counts: [
      [3, 3],
      [5, 5],
      [5, 5],
      [5, 5],
      [17, 17],
      [37, 37],
      [37, 37],
      [37, 37],
      [67, 67],
      [67, 67],
    ],
  },
  {
    name: "the order of triggered abilities",
    board: {
      mine: {
        hand: ["Leafcrown Dryad"],
        battlefield: ["2 Forest", "Doomwake Giant", "Oakheart Dryads", "Eidolon of Blossoms"],
      },
      theirs: { battlefield: ["Fabled Hero"] },
    },
    counts: [
      [2, 2],
      [2, 2],
      [2, 2],
      [2, 2],
      [7, 7],
      [19, 19],
      [46, 46],
      [46, 46],
      [49, 49],
      [80, 80],
    ],
  },
  {
    name: "scry in any order",
    board: {
      mine: {
        hand: ["Omenspeaker", "Temple of Plenty"],
        battlefield: ["2 Island"],
        library: ["Forest", "Island", "Swamp", "Plains"],
      },
    },
    counts: [
      [3, 3],
      [3, 3],
      [3, 3],
      [4, 4],
      [6, 6],
      [6, 6],
      [7, 7],
      [9, 9],
      [15, 15],
      [19, 19],
    ],
  },
  {
    name: "tribute and monstrosity",
    board: {
      mine: { hand: ["Ornitharch"], battlefield: ["8 Plains", "3 Forest", "Nessian Asp"] },
    },
    counts: [
      [3, 3],
      [3, 3],
      [4, 4],
      [4, 4],
      [6, 6],
      [8, 7],
      [8, 7],
      [10, 9],
      [12, 8],
      [16, 12],
    ],
  },
  {
    name: "which of two legends stays",
    board: {
      mine: { hand: ["Thassa, God of the Sea"], battlefield: ["3 Island", "Thassa, God of the Sea"] },
    },
    counts: [
      [2, 2],
      [2, 2],
      [2, 2],
      [2, 2],
      [3, 3],
      [3, 3],
      [3, 3],
      [3, 3],
      [4, 4],
      [4, 4],
    ],
  },
  {
    name: "answers on the stack",
    board: {
      mine: { hand: ["Lightning Strike"], battlefield: ["2 Mountain"] },
      theirs: { hand: ["Gods Willing", "Dissolve"], battlefield: ["Plains", "3 Island", "Fabled Hero"] },
    },
    counts: [
      [2, 2],
      [5, 5],
      [6, 6],
      [10, 10],
      [18, 18],
      [25, 25],
      [45, 42],
      [62, 59],
      [99, 91],
      [140, 132],
    ],
  },
];
