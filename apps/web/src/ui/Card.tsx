/** A card as it lies on the table or is held in a hand. What it says comes from the model; touching it goes to the store. */
import type { EntityId } from "@nykthos/engine";
import { memo, useRef } from "react";
import type { CSSProperties, MouseEvent, PointerEvent } from "react";
import { drawingAddress } from "../art/drawing.ts";
import type { CardModel, Pile } from "../model/cards.ts";
import { cardTypes, has, plainKeywords, wordsIn } from "../model/masks.ts";
import { keptList } from "../model/same.ts";
import { describe, describePile, isSleepingGod } from "../model/describing.ts";
import { drop, hasRail, look, lookAway, peek, spreadOut, touch, useShape, useTable, useWords } from "../store/index.ts";
import { useImage } from "./CardImage.tsx";
import { frameOf } from "./frame.ts";
import { followPointer } from "./drag.ts";
import { Cost } from "./Mana.tsx";

interface CardProps {
  readonly pile: Pile;
  readonly name: (entity: EntityId) => string;
  readonly tabbable: boolean;
  readonly size: "hand" | "table" | "tray";
  readonly dying?: boolean;
}

const longPress = 420;

/** The object or player that lies at a place of the screen, under what is being dragged. */
function entityAt(x: number, y: number, moved: number): number {
  for (const element of document.elementsFromPoint(x, y)) {
    const entity = Number(element.closest<HTMLElement>("[data-entity]")?.dataset["entity"] ?? 0);
    if (entity !== 0 && entity !== moved) return entity;
  }
  return 0;
}

/** Names may change with every update, what is said of a card seldom does: only then, or when the card has changed, is it drawn again. */
export function Card({ name, ...rest }: CardProps) {
  const words = useWords();
  const attached = rest.pile.cards[0]?.attached ?? [];
  return (
    <Lying
      {...rest}
      label={describePile(rest.pile, words, name)}
      attachedLabels={attached.map((card) => describe(card, words, name))}
    />
  );
}

interface LyingProps extends Omit<CardProps, "name"> {
  readonly label: string;
  readonly attachedLabels: readonly string[];
}

const Lying = memo(function Lying({ pile, label, attachedLabels, tabbable, size, dying = false }: LyingProps) {
  const room = useShape((state) => state.room);
  const [card] = pile.cards;
  const press = useRef<ReturnType<typeof setTimeout> | null>(null);
  const held = useRef(false);
  const place = useRef<HTMLLIElement>(null);
  if (card === undefined) return null;
  const { object } = card;
  const wide = room === "wide";
  // Where what is attached is too small to be touched, its host is touched for it.
  const usable = card.options.length > 0 || (!wide && card.attached.some(({ options }) => options.length > 0));
  const enter = (event: PointerEvent): void => peek(event, card.id);
  const leave = (event: PointerEvent): void => {
    if (press.current !== null) clearTimeout(press.current);
    if (event.pointerType === "mouse" && hasRail()) lookAway();
  };
  const down = (event: PointerEvent): void => {
    held.current = false;
    if (event.pointerType === "mouse") {
      // A finger scrolls; a mouse drags.
      if (usable && event.button === 0 && place.current !== null)
        followPointer(
          event,
          place.current,
          () => {
            held.current = true;
          },
          ({ clientX, clientY }) => drop(card.options, entityAt(clientX, clientY, card.id)),
        );
      return;
    }
    press.current = setTimeout(() => {
      held.current = true;
      look(card.id);
    }, longPress);
  };
  const up = (): void => {
    if (press.current !== null) clearTimeout(press.current);
  };
  const click = (event: MouseEvent): void => {
    // A long press has looked at it, and does nothing else. The keyboard presses nothing long.
    if (held.current && event.detail > 0) return;
    if (!wide && isForSpreading(card)) spreadOut(card.id);
    else touch(card.id, card.options);
  };
  return (
    <li ref={place} className="place">
      {card.attached.map((attached, index) =>
        wide ? (
          <button
            key={attached.id}
            type="button"
            className="attached"
            style={{ "--at": index, ...frameOf(attached) } as CSSProperties}
            data-entity={attached.id}
            data-usable={attached.options.length > 0 || undefined}
            data-roam
            tabIndex={-1}
            aria-label={attachedLabels[index]}
            onPointerEnter={(event) => peek(event, attached.id)}
            onPointerLeave={leave}
            onClick={() => touch(attached.id, attached.options)}
          >
            {attached.sheet?.name}
          </button>
        ) : (
          <span
            key={attached.id}
            className="attached"
            style={frameOf(attached)}
            data-entity={attached.id}
            data-glows={attached.options.length > 0 || undefined}
            aria-hidden="true"
          >
            {attached.sheet?.name}
          </span>
        ),
      )}
      <button
        type="button"
        className="card"
        data-size={size}
        data-entity={card.id}
        data-instance={object.instance}
        data-usable={usable || undefined}
        data-tapped={object.tapped || undefined}
        data-attacking={object.attacking !== 0 || undefined}
        data-blocking={object.blocking.length > 0 || undefined}
        data-would={card.wouldTap || undefined}
        data-picked={card.picked || undefined}
        data-asleep={isSleepingGod(card) || undefined}
        data-dying={dying || undefined}
        data-count={pile.cards.length > 1 ? pile.cards.length : undefined}
        style={frameOf(card)}
        tabIndex={tabbable ? 0 : -1}
        aria-label={label}
        onPointerEnter={enter}
        onPointerLeave={leave}
        onPointerDown={down}
        onPointerUp={up}
        onPointerCancel={up}
        onContextMenu={(event) => {
          event.preventDefault();
          look(card.id);
        }}
        onClick={click}
      >
        <Face card={card} />
        {pile.cards.length > 1 ? <span className="count">×{pile.cards.length}</span> : null}
      </button>
    </li>
  );
}, isAsBefore);

/** A pile counts as the same if it is made of the same cards. */
function isAsBefore(before: LyingProps, now: LyingProps): boolean {
  return (
    keptList(before.pile.cards, now.pile.cards) === before.pile.cards &&
    before.label === now.label &&
    keptList(before.attachedLabels, now.attachedLabels) === before.attachedLabels &&
    before.tabbable === now.tabbable &&
    before.size === now.size &&
    before.dying === now.dying
  );
}

/** Whether touching it shows what is attached to it: unless the card alone is what can be used. */
function isForSpreading({ options, attached }: CardModel): boolean {
  if (attached.length === 0) return false;
  return options.length === 0 || attached.some((one) => one.options.length > 0);
}

/** What is to be seen of a card on the table. */
export const Face = memo(function Face({ card }: { readonly card: CardModel }) {
  const words = useWords();
  const wanted = useTable(({ settings }) => settings.images && settings.imagesOnTable);
  const { sheet, object, devotion } = card;
  const { coming, image } = useImage(sheet ?? unknown, wanted);
  if (sheet === undefined) return <span className="face" />;
  const { is } = object;
  const creature = has(is.types, cardTypes, "Creature");
  const counters = Object.entries(object.counters).filter(([kind]) => kind !== "loyalty");
  const keywords =
    object.zone === "battlefield" ? wordsIn(is.keywords, plainKeywords).filter((word) => word in marks) : [];
  return (
    <span
      className="face"
      data-nyx={sheet.nyx || undefined}
      data-land={has(is.types, cardTypes, "Land") || undefined}
      data-image={coming === "there" || undefined}
    >
      <span className="face-head">
        <span className="face-name" style={{ "--longest": longestWord(sheet.name) } as CSSProperties}>
          {sheet.name}
        </span>
      </span>
      {image}
      <span className="face-art" style={{ backgroundImage: drawingAddress(sheet) }}>
        {object.zone === "battlefield" ? null : <Cost cost={sheet.cost} />}
        {keywords.length > 0 ? (
          <span className="face-marks">
            {keywords.map((word) => (
              <svg key={word} viewBox="0 0 16 16">
                <path d={marks[word]} />
              </svg>
            ))}
          </span>
        ) : null}
      </span>
      <span className="face-foot">
        {counters.map(([kind, count]) => (
          <span key={kind} className="counter">
            {kind === "+1/+1" ? `+${count}` : kind === "-1/-1" ? `−${count}` : count}
          </span>
        ))}
        {sheet.devotion !== undefined && devotion !== undefined && object.zone === "battlefield" ? (
          <span className="devotion">{words.devotionShort(devotion, sheet.devotion.atLeast)}</span>
        ) : null}
        {has(is.types, cardTypes, "Planeswalker") ? (
          <span className="loyalty">
            {object.zone === "battlefield" ? (object.counters["loyalty"] ?? 0) : is.loyalty}
          </span>
        ) : null}
        {creature ? (
          <span className="size" data-changed={object.damage > 0 || undefined}>
            {is.power}/{object.damage > 0 ? `${is.toughness - object.damage}` : is.toughness}
          </span>
        ) : null}
      </span>
    </span>
  );
}, looksAsBefore);

/** All that a face shows of its card: whoever is tapped or attacks keeps it. */
function looksAsBefore(before: { readonly card: CardModel }, now: { readonly card: CardModel }): boolean {
  const [one, other] = [before.card, now.card];
  return (
    one.sheet === other.sheet &&
    one.devotion === other.devotion &&
    one.object.is === other.object.is &&
    one.object.counters === other.object.counters &&
    one.object.damage === other.object.damage &&
    one.object.designations === other.object.designations &&
    one.object.zone === other.object.zone
  );
}

/** What is asked for where no card is known yet: nothing. */
const unknown = { scryfallId: "", name: "" };

/** How many letters the longest word has that cannot be broken. */
function longestWord(name: string): number {
  return Math.max(...name.split(/[ -]/).map((word) => word.length));
}

/** Small marks for what matters in combat. */
const marks: Readonly<Record<string, string>> = {
  flying: "M1 9q4-7 14-7q-3 1-4 3q2 0 3-.5q-2 3-5 3.500q1 .6 2 .5q-2 2.500-5 1.500l-3 3Z",
  firstStrike: "M13 2l-7 8l1.500 1.500L14 4ZM3 10l3 3l-1 1l-1-1l-2 1.500l-.5-.5l1.500-2l-1-1Z",
  doubleStrike: "M13 2l-6 6.500l1.200 1.200L14 4ZM2 3l6 7l-1 1L2 5ZM3 10l3 3l-1 1l-3-3ZM13 10l-3 3l1 1l3-3Z",
  deathtouch:
    "M8 2c4 3.500 5 6 5 8a5 5 0 0 1-10 0c0-2 1-4.500 5-8ZM6 9a1.200 1.200 0 1 0 .1 0M10 9a1.200 1.200 0 1 0 .1 0",
  trample: "M2 12l3-8l2 5l2-7l2 7l2-4l1 7Z",
  lifelink: "M8 14C2 9 2 6 3 4.500c1.500-2 4-1.500 5 .7c1-2.200 3.500-2.700 5-.7c1 1.500 1 4.500-5 9.500Z",
  vigilance: "M1 8q7-8 14 0q-7 8-14 0ZM8 5.500a2.500 2.500 0 1 0 .1 0",
  reach: "M3 14q8-2 9-10l2 1l-1-4l-4 2l2 .8q-1 6-8 8.200Z",
  indestructible: "M8 1l6 2.500v4q0 5-6 7.500q-6-2.500-6-7.500v-4Z",
  hexproof: "M8 1l6 3.500v7L8 15l-6-3.500v-7ZM8 4L5 6v4l3 2l3-2V6Z",
  intimidate: "M2 3q6 3 12 0l-1 6q-1 4-5 5q-4-1-5-5ZM5 7l2 1M11 7l-2 1",
  defender: "M3 3h10v10H3ZM5 5v6h6V5Z",
  haste: "M9 1L3 9h4l-1 6l7-9H9Z",
  menace: "M2 2l4 5l2-5l2 5l4-5l-2 12H4Z",
};
