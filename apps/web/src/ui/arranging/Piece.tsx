/** A card in a heap, or a triggered ability: touched, carried, looked at. What becomes of that is said by whoever draws the heap. */
import { useRef } from "react";
import type { MouseEvent, PointerEvent } from "react";
import { drawingAddress } from "../../art/drawing.ts";
import type { Piece as PieceModel } from "../../model/arranging.ts";
import type { CardModel } from "../../model/cards.ts";
import { hasRail, look, lookAway, peek } from "../../store/index.ts";
import { Face } from "../Card.tsx";
import { frameOf } from "../frame.ts";
import { RulesText } from "../Mana.tsx";
import { carry } from "./carry.ts";
import type { Aim } from "./carry.ts";

export interface PieceProps {
  readonly piece: PieceModel;
  readonly card: CardModel | undefined;
  /** What is said of it to whoever cannot see it. */
  readonly label: string;
  readonly held: boolean;
  /** Touching it leads on. */
  readonly usable: boolean;
  /** Lies where it is, and is not to be touched. */
  readonly fixed: boolean;
  readonly tabbable: boolean;
  readonly onTouch: (wasHeld: boolean) => void;
  readonly onOver?: (aim: Aim | null) => void;
  readonly onDrop?: (aim: Aim) => void;
}

const longPress = 420;

export function Piece({ piece, card, label, held, usable, fixed, tabbable, onTouch, onOver, onDrop }: PieceProps) {
  const place = useRef<HTMLLIElement>(null);
  const press = useRef<ReturnType<typeof setTimeout> | null>(null);
  const busy = useRef(false);
  const wasHeld = useRef(false);
  const isLine = piece.text !== "";
  const release = (): void => {
    if (press.current !== null) clearTimeout(press.current);
    press.current = null;
  };
  const down = (event: PointerEvent): void => {
    busy.current = false;
    wasHeld.current = held;
    if (event.button !== 0) return;
    if (event.pointerType !== "mouse")
      press.current = setTimeout(() => {
        busy.current = true;
        look(piece.entity);
      }, longPress);
    if (place.current === null || onDrop === undefined || fixed) return;
    carry(event, place.current, {
      begun: () => {
        busy.current = true;
        release();
        lookAway();
      },
      over: (aim) => onOver?.(aim),
      dropped: onDrop,
    });
  };
  const click = (event: MouseEvent): void => {
    // What was carried or pressed long has had its effect. The keyboard does neither.
    if (busy.current && event.detail > 0) return;
    if (!fixed) onTouch(event.detail === 0 || wasHeld.current);
    else look(piece.entity);
  };
  return (
    <li ref={place} className="piece place" data-piece={piece.key} data-line={isLine || undefined}>
      <button
        type="button"
        className={isLine ? "piece-line" : "card"}
        data-size="heap"
        data-entity={piece.entity}
        data-instance={
          card === undefined || card.object.zone === "battlefield" || isLine ? undefined : card.object.instance
        }
        data-usable={usable || undefined}
        data-held={held || undefined}
        data-fixed={fixed || undefined}
        aria-disabled={fixed || undefined}
        aria-label={label}
        style={card === undefined ? undefined : frameOf(card)}
        tabIndex={tabbable ? 0 : -1}
        onPointerDown={down}
        onPointerUp={release}
        onPointerCancel={release}
        onPointerEnter={(event) => peek(event, piece.entity)}
        onPointerLeave={(event) => {
          release();
          if (event.pointerType === "mouse" && hasRail()) lookAway();
        }}
        onContextMenu={(event) => {
          event.preventDefault();
          look(piece.entity);
        }}
        onClick={click}
      >
        {isLine ? <Line piece={piece} card={card} /> : card === undefined ? null : <Face card={card} />}
        {fixed && !isLine ? (
          <svg className="piece-lock" viewBox="0 0 16 16" aria-hidden="true">
            <path d="M4 7V5a4 4 0 0 1 8 0v2h1v7H3V7ZM6 7h4V5a2 2 0 0 0-4 0Z" fillRule="evenodd" />
          </svg>
        ) : null}
      </button>
    </li>
  );
}

/** A triggered ability: the drawing of its card, and what it says. */
function Line({ piece, card }: { readonly piece: PieceModel; readonly card: CardModel | undefined }) {
  return (
    <>
      {card?.sheet === undefined ? null : (
        <span className="chip-art" style={{ backgroundImage: drawingAddress(card.sheet) }} aria-hidden="true" />
      )}
      <span className="piece-text">
        <RulesText text={piece.text} />
      </span>
    </>
  );
}
