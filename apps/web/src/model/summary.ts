/** The table in sentences: what stands where, what is on the stack, what can be done. For whoever cannot see it, and for those who ask. Pure. */
import type { ObjectId } from "@nykthos/engine";
import type { Reason, Update } from "@nykthos/protocol";
import type { Messages } from "../words/messages.ts";
import { questionOf } from "./cards.ts";
import type { CardModel, Pile, Rows, TableCards } from "./cards.ts";
import { attackedBy, describe, describeStacked, isSleepingGod } from "./describing.ts";
import type { Naming } from "./describing.ts";
import { cardTypes, has } from "./masks.ts";
import { reasonLines } from "./reasons.ts";
import { capital, listWords, sentences, spoken } from "./spoken.ts";

/** A permanent in few words: how many of it, its size, what it wears, and whether it can act. */
function brief({ cards }: Pile, words: Messages, name: Naming): string {
  const [first] = cards;
  if (first === undefined) return "";
  const { id, object, sheet, attached } = first;
  const called = cards.length > 1 ? `${cards.length} ${sheet?.name ?? ""}` : name(id);
  const size = has(object.is.types, cardTypes, "Creature") ? ` ${object.is.power}/${object.is.toughness}` : "";
  const facts = [
    ...(attached.length > 0
      ? [
          words.spoken.wearing(
            listWords(
              attached.map((one) => name(one.id)),
              words,
            ),
          ),
        ]
      : []),
    ...godOf(first, words),
    ...(object.tapped ? [words.tapped] : []),
    ...(object.attacking === 0 ? [] : [attackedBy(first, words, name)]),
    ...(object.blocking.length === 0 ? [] : [words.blocks(listWords(object.blocking.map(name), words))]),
  ];
  return `${called}${size}${facts.length === 0 ? "" : ` (${facts.join(", ")})`}`;
}

/** What keeps a God from being a creature. */
function godOf(card: CardModel, words: Messages): readonly string[] {
  const { sheet, devotion } = card;
  if (!isSleepingGod(card) || sheet?.devotion === undefined || devotion === undefined) return [];
  return [words.devotion(devotion, sheet.devotion.atLeast), words.notCreature];
}

/** Lands by name, and how many of them are tapped. */
function landsOf(piles: readonly Pile[], words: Messages): string {
  const names = new Map<string, number>();
  const cards: readonly CardModel[] = piles.flatMap((pile) => pile.cards);
  for (const { sheet } of cards) names.set(sheet?.name ?? "", (names.get(sheet?.name ?? "") ?? 0) + 1);
  const tapped = cards.filter(({ object }) => object.tapped).length;
  const listed = [...names].map(([land, count]) => (count > 1 ? `${count} ${land}` : land)).join(", ");
  return tapped === 0 ? listed : `${listed} (${words.spoken.tappedOf(tapped)})`;
}

function sideOf({ creatures, others, lands }: Rows, words: Messages, name: Naming): string {
  if (creatures.length + others.length + lands.length === 0) return words.spoken.nothingOnBattlefield;
  const listed = (label: string, piles: readonly Pile[]): string =>
    piles.length === 0 ? "" : `${label}: ${piles.map((pile) => brief(pile, words, name)).join(", ")}`;
  return sentences([
    listed(words.creatures, creatures),
    listed(words.others, others),
    lands.length === 0 ? "" : `${words.lands}: ${landsOf(lands, words)}`,
  ]);
}

/** Where in the turn the game is. */
function stepOf(update: Update, words: Messages): string {
  const { step, battlefield } = update.view;
  const asked = questionOf(update)?.kind;
  if (asked === "attackers" || asked === "blockers") return words.steps[step];
  const combat = step === "declareAttackers" || step === "declareBlockers" || step === "combatDamage";
  const { steps, nobodyAttacks } = words.spoken;
  return combat && battlefield.every(({ attacking }) => attacking === 0) ? nobodyAttacks : steps[step];
}

/** Where in the turn the game is, and whose turn it is if it is not the player's own. */
export function placeInTurn(update: Update, words: Messages): string {
  const step = capital(stepOf(update, words));
  return update.view.activePlayer === update.view.viewer ? step : `${step}, ${words.spoken.turn(false)}`;
}

/** How the board stands. */
export function sayBoard(update: Update, cards: TableCards, words: Messages, name: Naming): string {
  const { view } = update;
  const { viewer } = view;
  const order = [viewer, ...view.players.map((_, player) => player).filter((player) => player !== viewer)];
  const sides = order.flatMap((player) => {
    const seat = view.players[player];
    const rows = cards.rows[player];
    if (seat === undefined || rows === undefined) return [];
    const emblems = view.command.filter(({ controller }) => controller === player).map(({ id }) => name(id));
    return [
      words.spoken.stands(seat.name, player === viewer, seat.life, seat.handSize),
      sideOf(rows, words, name),
      emblems.length === 0 ? "" : `${words.emblems}: ${listWords(emblems, words)}`,
    ];
  });
  const mine = view.activePlayer === viewer;
  const when = [words.turn(view.turn), words.spoken.turn(mine), stepOf(update, words)].join(", ");
  return spoken(sentences([...(view.turn === 0 ? [] : [when]), ...sides]), words);
}

/** What is on the stack, what resolves first at the beginning; equal abilities in a row count as one. */
export function sayStack(update: Update, { stack }: TableCards, words: Messages, name: Naming): string {
  if (stack.length === 0) return words.stackEmpty;
  const items: { readonly said: string; count: number }[] = [];
  for (const card of stack.toReversed()) {
    const said = describeStacked(card, update, words, name);
    const last = items.at(-1);
    if (last?.said === said) last.count++;
    else items.push({ said, count: 1 });
  }
  const listed = items.map(({ said, count }) => (count > 1 ? `${capital(words.spoken.times(count))}: ${said}` : said));
  return spoken(sentences([words.stackLine, ...listed]), words);
}

/** What combat comes to as it stands; "" outside combat. */
export function sayForecast({ view, forecast }: Update, words: Messages, name: Naming, aloud = false): string {
  if (forecast === null) return "";
  const changes = view.players.flatMap(({ life }, player) => {
    const after = forecast.life[player] ?? life;
    if (after === life) return [];
    const who = name(-1 - player);
    return [aloud ? words.spoken.lifeTo(who, life, after) : `${who} ${life} → ${after}`];
  });
  return [
    words.forecast(changes.join(", ")),
    forecast.dying.length === 0 ? "" : words.wouldDie(listWords(forecast.dying.map(name), words)),
  ]
    .join(" ")
    .trim();
}

/** A card as it is, in full: what it is called, what is printed on it, and how it is now. */
export function sayCard(card: CardModel, words: Messages, name: Naming): string {
  const { object, sheet } = card;
  const type = object.zone === "battlefield" ? (sheet?.typeLine ?? "") : "";
  return spoken(sentences([describe(card, words, name), type, sheet?.text ?? ""]), words);
}

/** Why a card is what it is. */
export function sayReasons(reasons: readonly Reason[], of: ObjectId, words: Messages): string {
  const lines = reasonLines(reasons, of).map(({ given, text, now, source }) =>
    [given, text, now, source].filter((part) => part !== "").join(", "),
  );
  return spoken(sentences([lines.length === 0 ? words.noReasons : lines.join("; ")]), words);
}
