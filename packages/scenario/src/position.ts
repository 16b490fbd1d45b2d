/** From the position of a scenario to the engine's: every card by its number, aliases kept aside. */
import { basicLandTypes, colors } from "@nykthos/engine/card";
import type { CardDefinition, CardType } from "@nykthos/engine/card";
import type { Position, PositionObject } from "@nykthos/engine";
import { cardNamed, nearestSaid, tokenNamed } from "./cards.ts";
import type { Problem } from "./problems.ts";
import { cardMap, repeated } from "./schema.ts";
import type { CardMap, PlayerPart, scenarioSchema } from "./schema.ts";
import type { z } from "zod";

export const letters = ["A", "B", "C", "D"] as const;
export type Letter = (typeof letters)[number];

type Whole = z.infer<typeof scenarioSchema>;
type ListZone = "battlefield" | "graveyard" | "exile" | "hand" | "library";
/** The order in which objects are numbered: what lies open first. */
const zoneOrder: readonly ListZone[] = ["battlefield", "graveyard", "exile", "hand", "library"];

/** 304.4, 307.4: if they would enter the battlefield they stay where they are. */
const neverPermanents: readonly CardType[] = ["Instant", "Sorcery"];

export interface ReadPosition {
  readonly position: Position;
  /** Object numbers by alias. */
  readonly aliases: ReadonlyMap<string, number>;
  readonly problems: readonly Problem[];
}

interface Placed {
  readonly map: CardMap;
  readonly owner: number;
  readonly zone: ListZone;
  readonly path: readonly PropertyKey[];
  readonly card: CardDefinition;
  readonly token: PositionObject["token"];
}

/** Twenty basic lands, so that nobody loses by drawing. */
const defaultLibrary: readonly string[] = basicLandTypes.flatMap((type) => Array.from({ length: 4 }, () => type));

export function readPosition({ players = {}, turn = {}, seed = 1 }: Whole): ReadPosition {
  const problems: Problem[] = [];
  const present = letters.filter((letter, index) => index < 2 || (players[letter] ?? null) !== null);
  const placed = zoneOrder.flatMap((zone) =>
    present.flatMap((letter, owner) => placedIn(players[letter] ?? {}, zone, owner, ["players", letter], problems)),
  );
  const aliases = new Map<string, number>();
  placed.forEach(({ map, path }, index) => {
    if (map.as === undefined) return;
    const wrong = aliasProblem(map.as, aliases);
    if (wrong !== null) problems.push({ path: [...path, "as"], message: wrong });
    else aliases.set(map.as, index + 1);
  });
  const indexOf = (letter: string | undefined, otherwise: number, path: readonly PropertyKey[]): number => {
    if (letter === undefined) return otherwise;
    const index = present.findIndex((other) => other === letter);
    if (index < 0) problems.push({ path, message: `there is no player ${letter} in this scenario` });
    return Math.max(0, index);
  };
  const objects = placed.map((one): PositionObject => {
    const { map, zone, card, token, path } = one;
    const owner = indexOf(map.owner, one.owner, [...path, "owner"]);
    const controller = indexOf(map.controller, one.owner, [...path, "controller"]);
    return {
      card,
      zone,
      owner,
      ...(zone === "battlefield" ? { controller } : {}),
      ...(token === undefined ? {} : { token }),
      ...statuses(map),
      ...attachment(map, placed, aliases, path, problems),
      ...(map.bestowed === true ? bestowed(card, path, problems) : {}),
    };
  });
  return {
    position: {
      seed,
      players: present.map((letter) => {
        const { life, mana, landsPlayed, maxHandSize } = players[letter] ?? {};
        if (mana !== undefined && !/^(\{[WUBRGC]\})*$/.test(mana))
          problems.push({ path: ["players", letter, "mana"], message: 'expected mana as symbols, like "{G}{G}"' });
        return {
          name: letter,
          ...(life === undefined ? {} : { life }),
          ...(mana === undefined ? {} : { mana }),
          ...(landsPlayed === undefined ? {} : { landsPlayed }),
          ...(maxHandSize === undefined ? {} : { maxHandSize }),
        };
      }),
      objects,
      turn: {
        active: indexOf(turn.active, 0, ["turn", "active"]),
        step: turn.step ?? "main1",
        number: turn.number ?? 3,
      },
    },
    aliases,
    problems,
  };
}

/** Why something cannot be an alias; null if it can. */
export function aliasProblem(alias: string, taken: ReadonlyMap<string, unknown>): string | null {
  if ((letters as readonly string[]).includes(alias)) return `"${alias}" is a player and cannot be an alias`;
  if (/[#:]/.test(alias)) return `an alias cannot hold "#" or ":", found "${alias}"`;
  return taken.has(alias) ? `"${alias}" names something else already` : null;
}

function placedIn(
  part: PlayerPart,
  zone: ListZone,
  owner: number,
  playerPath: readonly PropertyKey[],
  problems: Problem[],
): Placed[] {
  const entries = part[zone] ?? (zone === "library" ? defaultLibrary : []);
  return entries.flatMap((entry, index) => {
    const path = [...playerPath, zone, index];
    const maps = typeof entry === "string" ? repeated(entry).map((card) => cardMap.parse({ card })) : several(entry);
    return maps.flatMap((map) => {
      const found = findCard(map);
      if (typeof found !== "string") {
        const isPermanent = zone !== "battlefield" || found.token !== undefined;
        const misplaced = isPermanent ? undefined : found.card.types.find((type) => neverPermanents.includes(type));
        if (misplaced !== undefined)
          problems.push({
            path,
            message: `${found.card.name}: no ${misplaced.toLowerCase()} is ever on the battlefield`,
          });
        return [{ map, owner, zone, path, ...found }];
      }
      problems.push({ path: typeof entry === "string" ? path : [...path, "card"], message: found });
      return [];
    });
  });
}

/** A map may stand for several as well; they cannot share an alias. */
function several(map: CardMap): CardMap[] {
  return repeated(map.card).map((card) => ({ ...map, card }));
}

function findCard(map: CardMap): { readonly card: CardDefinition; readonly token: PositionObject["token"] } | string {
  const card = cardNamed(map.card);
  if (map.token !== true)
    return card === undefined ? `unknown card "${map.card}"${nearestSaid(map.card)}` : { card, token: undefined };
  if (card !== undefined && map.madeBy === undefined) return { card, token: true };
  const made = tokenNamed(map.card, map.madeBy);
  return typeof made === "string" ? made : { card: made.maker, token: made.token };
}

function statuses(map: CardMap): Partial<PositionObject> {
  const { tapped, sick, faceDown, damage, counters, monstrous, chosen } = map;
  return {
    ...(tapped === undefined ? {} : { tapped }),
    ...(sick === undefined ? {} : { sick }),
    ...(faceDown === undefined ? {} : { faceDown }),
    ...(damage === undefined ? {} : { damage }),
    ...(counters === undefined ? {} : { counters: Object.fromEntries(Object.entries(counters)) }),
    ...(monstrous === true ? { designations: ["monstrous"] } : {}),
    ...(chosen === undefined ? {} : { chosenColor: colors.find((color) => color === chosen) ?? "W" }),
  };
}

/** What an attachment is attached to: an alias, or a name that one permanent of the position has. */
function attachment(
  map: CardMap,
  placed: readonly Placed[],
  aliases: ReadonlyMap<string, number>,
  path: readonly PropertyKey[],
  problems: Problem[],
): Partial<PositionObject> {
  const { attachedTo } = map;
  if (attachedTo === undefined) return {};
  const known = aliases.get(attachedTo);
  if (known !== undefined) return { attachedTo: known };
  const [, letter, name = "", place] = /^(?:([A-D]):)?(.*?)(?:#(\d+))?$/.exec(attachedTo) ?? [];
  const fitting = placed.flatMap((other, index) =>
    other.zone === "battlefield" &&
    (other.token === undefined || other.token === true ? other.card.name : other.map.card) === name &&
    (letter === undefined || letters[other.owner] === letter)
      ? [index + 1]
      : [],
  );
  const only = place === undefined ? (fitting.length === 1 ? fitting[0] : undefined) : fitting[Number(place) - 1];
  if (only !== undefined) return { attachedTo: only };
  problems.push({
    path: [...path, "attachedTo"],
    message:
      fitting.length > 1
        ? `"${attachedTo}" fits ${fitting.length} permanents: give one an alias with as`
        : `no permanent of the position is called "${attachedTo}"`,
  });
  return {};
}

function bestowed(card: CardDefinition, path: readonly PropertyKey[], problems: Problem[]): Partial<PositionObject> {
  const has = card.abilities.some(
    (ability) => ability.kind === "keywords" && ability.keywords.some(({ keyword }) => keyword === "bestow"),
  );
  if (!has) problems.push({ path: [...path, "bestowed"], message: `${card.name} has no bestow` });
  return { form: "bestow" };
}
