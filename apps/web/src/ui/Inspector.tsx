/** A card looked at closely: its whole face and text, what it is now and why, and why it cannot be used. */
import type { EntityId, ObjectView } from "@nykthos/engine";
import type { PointerEvent } from "react";
import type { CardModel } from "../model/cards.ts";
import { cardTypes, has } from "../model/masks.ts";
import { stateOf } from "../model/describing.ts";
import { reasonLines } from "../model/reasons.ts";
import { hasRail, lookAway, useTable, useWords } from "../store/index.ts";
import { BigCard } from "./BigCard.tsx";
import { RuleNumber } from "./Rule.tsx";

export function Inspector({
  card,
  name,
}: {
  readonly card: CardModel | undefined;
  readonly name: (entity: EntityId) => string;
}) {
  const words = useWords();
  const reasons = useTable((state) => state.reasons);
  const whyNot = useTable((state) => state.whyNot);
  if (card?.sheet === undefined) return null;
  const { object, sheet } = card;
  const state = stateOf(card, words, name);
  const shown = object.zone === "battlefield" ? reasonLines(reasons, card.id) : [];
  return (
    <section className="inspector" aria-label={sheet.name} onPointerLeave={leave}>
      <BigCard sheet={sheet} size={sizeOf(object)} />
      {state.length === 0 ? null : (
        <ul className="inspector-state" aria-label={words.state}>
          {state.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      )}
      {whyNot !== null && whyNot.object === card.id && whyNot.text !== "" && card.options.length === 0 ? (
        <p className="why-not">
          <strong>{words.whyNot}</strong> {whyNot.text} <RuleNumber rule={whyNot.rule} />
        </p>
      ) : null}
      {object.zone === "battlefield" ? (
        <>
          <h2>{words.whatItIs}</h2>
          {shown.length === 0 ? <p className="quiet-text">{words.noReasons}</p> : null}
          <ul className="reasons">
            {shown.map(({ given, text, now, source, rule }, index) => (
              <li key={`${index} ${source}`}>
                {given === "" ? null : <b>{given} </b>}
                {text === "" ? null : <span>{text} </span>}
                {now === "" ? null : <em className="reason-now">{now} </em>}
                <span className="reason-source">
                  {source} <RuleNumber rule={rule} />
                </span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}

/** Beside the table it goes when the mouse does; over it, it is closed. */
function leave({ pointerType }: PointerEvent): void {
  if (pointerType === "mouse" && hasRail()) lookAway();
}

/** The size of what is a creature now, whatever its card says. */
function sizeOf({ kind, is }: ObjectView): string {
  return kind !== "ability" && has(is.types, cardTypes, "Creature") ? `${is.power}/${is.toughness}` : "";
}
