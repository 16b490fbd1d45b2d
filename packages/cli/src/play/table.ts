/** The table of a game as lines of at most 80 columns, as one player may see it. */
import type { GameState, PlayerView, View } from "@nykthos/engine";
import { designationBit, isPlayerEntity, playerEntity, playerOfEntity } from "@nykthos/engine";
import type { ObjectView } from "@nykthos/engine";
import { counterKinds, manaTypes } from "@nykthos/engine/card";
import type { CounterKind } from "@nykthos/engine/card";
import type { Teller } from "@nykthos/text";
import type { Words } from "../words/words.ts";

export const width = 80;

/** Breaks a text between words, so that no line is too long; lines after the first are indented. */
export function wrap(text: string, indent = 0, columns = width): string[] {
  const lines: string[] = [];
  for (const paragraph of text.split("\n")) {
    const lead = /^ */.exec(paragraph)?.[0] ?? "";
    let line = "";
    for (const word of paragraph.slice(lead.length).split(" ")) {
      const next = line === "" ? lead + word : `${line} ${word}`;
      if (next.length > columns && line.trim() !== "") {
        lines.push(line);
        line = " ".repeat(indent) + word;
      } else line = next;
    }
    lines.push(line);
  }
  return lines;
}

const types = { creature: 2, land: 16 } as const;

/** Everything that lies on the table: the other player on top, the viewer below. */
export function tableLines(view: View, state: GameState, voice: Teller, words: Words): string[] {
  const whose = voice.isYou(view.activePlayer) ? words.you : (view.players[view.activePlayer]?.name ?? "");
  const title = ` ${view.turn === 0 ? words.beforeTheGame : words.turn(view.turn, whose, voice.speech.steps[view.step])} `;
  const lines = [`──${title}${"─".repeat(Math.max(2, width - title.length - 2))}`];
  const others = view.players.map((_, player) => player).filter((player) => player !== view.viewer);
  for (const player of others) lines.push(...sideLines(view, player, state, voice, words));
  if (view.stack.length > 0) {
    lines.push(`${capital(words.stack)}:`);
    for (const object of view.stack.toReversed()) lines.push(...wrap(`  ${stackLine(object, voice)}`, 4));
  }
  lines.push(...sideLines(view, view.viewer, state, voice, words));
  const { hand = [] } = view.players[view.viewer] ?? {};
  const cards = hand.map((object) => `${voice.name(object.id)}${cost(object)}`);
  lines.push(...wrap(`  ${words.hand}: ${cards.length === 0 ? words.empty : cards.join(", ")}`, 4));
  return lines;
}

function cost({ is }: ObjectView): string {
  if (is.manaCost === null || is.manaCost.length === 0) return "";
  const symbols = is.manaCost.map((symbol) => {
    switch (symbol.kind) {
      case "generic":
        return `{${symbol.amount}}`;
      case "mana":
        return `{${symbol.type}}`;
      case "hybrid":
        return `{${symbol.either.join("/")}}`;
      case "twobrid":
        return `{${symbol.generic}/${symbol.color}}`;
      case "phyrexian":
        return `{${symbol.color}/P}`;
      case "x":
        return "{X}";
    }
  });
  return ` ${symbols.join("")}`;
}

function stackLine(object: ObjectView, voice: Teller): string {
  const targets = voice.targetsOf(object.id);
  return `${capital(voice.name(object.id))} (${voice.player(object.controller)})${targets.length === 0 ? "" : ` → ${targets.join(", ")}`}`;
}

function sideLines(view: View, player: number, state: GameState, voice: Teller, words: Words): string[] {
  const side = view.players[player];
  if (side === undefined) return [];
  const lines = wrap(headLine(view, side, player, voice, words), 4);
  const permanents = view.battlefield.filter(({ controller }) => controller === player);
  const lands = permanents.filter(({ is }) => (is.types & types.land) !== 0 && (is.types & types.creature) === 0);
  if (lands.length > 0) lines.push(...wrap(`  ${words.lands}: ${landsSaid(lands, voice, words)}`, 4));
  const isRest = (object: ObjectView): boolean => !lands.includes(object);
  // What hangs on something stands under it, whoever controls it.
  for (const object of permanents.filter(isRest)) {
    if (object.attachedTo > 0) continue;
    lines.push(...permanentLines(object, view, state, voice, words, 2));
  }
  for (const object of view.battlefield) {
    if (isPlayerEntity(object.attachedTo) && playerOfEntity(object.attachedTo) === player)
      lines.push(...permanentLines(object, view, state, voice, words, 2));
  }
  return lines;
}

function headLine(view: View, side: PlayerView, player: number, voice: Teller, words: Words): string {
  const exile = view.exile.filter(({ owner }) => owner === player).length;
  const mana = side.mana.flatMap((count, type) => Array.from({ length: count }, () => `{${manaTypes[type] ?? ""}}`));
  const parts = [
    `${words.life} ${side.life}`,
    `${words.hand} ${side.handSize}`,
    `${words.library} ${side.librarySize}`,
    `${words.graveyard} ${side.graveyard.length}`,
    ...(exile > 0 ? [`${words.exile} ${exile}`] : []),
    ...(mana.length > 0 ? [`${words.mana} ${mana.join("")}`] : []),
  ];
  return `${capital(voice.player(player))}: ${parts.join(" · ")}`;
}

function landsSaid(lands: readonly ObjectView[], voice: Teller, words: Words): string {
  const groups = new Map<string, { count: number; tapped: number }>();
  for (const { is, tapped } of lands) {
    const name = voice.translated(is.name);
    const group = groups.get(name) ?? { count: 0, tapped: 0 };
    groups.set(name, { count: group.count + 1, tapped: group.tapped + (tapped ? 1 : 0) });
  }
  return [...groups]
    .map(([name, { count, tapped }]) => {
      const many = count === 1 ? "" : `${count}× `;
      const all = words.tapped(tapped);
      const said = tapped === 0 ? "" : tapped === count ? ` (${all})` : ` (${tapped} ${all})`;
      return `${many}${name}${said}`;
    })
    .join(", ");
}

function permanentLines(
  object: ObjectView,
  view: View,
  state: GameState,
  voice: Teller,
  words: Words,
  indent: number,
): string[] {
  const isCreature = (object.is.types & types.creature) !== 0;
  const size = isCreature ? `${object.is.power}/${object.is.toughness}` : "";
  const remarks = [
    ...(object.tapped ? [words.tapped(1)] : []),
    ...(isCreature && object.sick && !object.tapped && object.controller === view.activePlayer ? [words.sick] : []),
    ...Object.entries(object.counters).map(([kind, count]) => words.counters(count, counterSaid(kind, voice))),
    ...(object.damage > 0 ? [`${object.damage} ${words.damage}`] : []),
    ...(object.attacking !== 0
      ? [
          `${words.attacking}${object.attacking === playerEntity(view.viewer) ? "" : ` ${voice.name(object.attacking)}`}`,
        ]
      : []),
    ...(object.blocking.length > 0
      ? [`${words.blocking} ${object.blocking.map((id) => voice.name(id)).join(", ")}`]
      : []),
    ...(object.designations & designationBit("monstrous") ? [voice.speech.designations.monstrous] : []),
  ];
  const owner = object.controller === object.owner ? "" : ` [${voice.player(object.owner)}]`;
  const line = `${" ".repeat(indent)}${size.padEnd(isCreature || indent === 2 ? 5 : 0)} ${voice.name(object.id)}${owner}${remarks.length === 0 ? "" : ` (${remarks.join(", ")})`}`;
  const lines = wrap(line, indent + 8);
  for (const id of object.attachments) {
    const attached = view.battlefield.find((other) => other.id === id);
    if (attached === undefined) continue;
    const by = attached.controller === object.controller ? "" : ` [${voice.player(attached.controller)}]`;
    lines.push(...wrap(`${" ".repeat(indent + 6)}+ ${voice.name(id)}${by}`, indent + 8));
  }
  return lines;
}

function counterSaid(kind: string, voice: Teller): string {
  const known = counterKinds.find((one): one is CounterKind => one === kind);
  return known === undefined ? kind : voice.speech.counters[known];
}

/** Graveyards and exile, card by card. */
export function zoneLines(view: View, voice: Teller, words: Words): string[] {
  const lines: string[] = [];
  const list = (title: string, objects: readonly ObjectView[]): void => {
    const names = objects.map(({ id }) => voice.name(id));
    lines.push(...wrap(`${title}: ${names.length === 0 ? words.empty : names.join(", ")}`, 4));
  };
  view.players.forEach((side, player) => {
    list(`${words.graveyard}, ${voice.player(player)}`, side.graveyard);
  });
  list(words.exile, view.exile);
  if (view.command.length > 0) list(voice.speech.zones.command, view.command);
  return lines;
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
