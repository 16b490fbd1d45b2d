/** Mana symbols, drawn by us: sun, drop, crescent, flame, leaf, crystal; and texts with symbols in them. */
import { Fragment } from "react";
import type { ReactNode } from "react";
import { partsOf } from "../model/spoken.ts";
import { useWords } from "../store/index.ts";
import type { Messages } from "../words/index.ts";

const glyphs: Readonly<Record<string, ReactNode>> = {
  W: (
    <>
      <circle cx="12" cy="12" r="4" />
      <path d="M12 2.5l1.6 4h-3.2ZM12 21.5l-1.6-4h3.2ZM2.5 12l4-1.6v3.2ZM21.5 12l-4 1.6v-3.2ZM5.3 5.3l4 1.7-2.3 2.3ZM18.7 18.7l-4-1.7 2.3-2.3ZM18.7 5.3l-1.7 4-2.3-2.3ZM5.3 18.7l1.7-4 2.3 2.3Z" />
    </>
  ),
  U: (
    <path
      d="M12 2.8c3.4 4.6 6.3 7.7 6.3 11.6a6.3 6.3 0 0 1-12.6 0c0-3.9 2.9-7 6.3-11.6ZM9 14.2a3.2 3.2 0 0 0 3 3.6"
      fillRule="evenodd"
    />
  ),
  B: <path d="M15.8 3.6a8.7 8.7 0 1 0 4.7 12.6a7.2 7.2 0 1 1-4.7-12.6ZM17.5 8l.9 2 2 .9-2 .9-.9 2-.9-2-2-.9 2-.9Z" />,
  R: (
    <path
      d="M12.6 2.4c.8 3.9 5.9 6 5.9 11.7a6.5 6.5 0 0 1-13 .3c0-2.9 1.5-4.6 2.8-6.3c.2 1.7.8 2.6 1.7 3.2c-.4-3.7.8-6.6 2.6-8.9ZM12 14c-1.5 1.6-2 2.5-2 3.5a2 2 0 0 0 4 0c0-1-.7-1.900-2-3.500Z"
      fillRule="evenodd"
    />
  ),
  G: (
    <path d="M20 4c-9-.8-15 3.400-15 9.400c0 1.800.6 3.200 1.600 4.300c1.400-4 4.200-7 8.200-8.700c-3.500 2.700-5.900 5.900-7 10.500l-.2 1h1.800l.3-1.800c5.800.5 9.900-4.700 10.300-14.700Z" />
  ),
  C: <path d="M12 2.600l6.500 9.400-6.500 9.400-6.500-9.400ZM12 6.600v10.800l3.700-5.400Z" fillRule="evenodd" />,
  T: <path d="M7 5.500a8 8 0 1 1-2.600 8.600l2.400-.8a5.500 5.500 0 1 0 1.700-5.900l2.300 2.300h-7v-7Z" />,
};

/** One symbol, by what stands between its braces. */
export function Pip({ symbol }: { readonly symbol: string }) {
  const [first = "", second] = symbol.split("/");
  const halves = second !== undefined && second !== "P";
  const glyph = glyphs[first];
  return (
    <span
      className={`pip pip-${/^\d+$|^X$/.test(first) ? "N" : first}`}
      data-second={halves ? second : undefined}
      aria-hidden="true"
    >
      {halves ? (
        <span className="pip-half">{`${first}${second}`}</span>
      ) : glyph === undefined ? (
        <span className="pip-number">{first}</span>
      ) : (
        <svg viewBox="0 0 24 24">{glyph}</svg>
      )}
      {second === "P" ? <sup>φ</sup> : null}
    </span>
  );
}

/** A cost: its symbols side by side. */
export function Cost({ cost }: { readonly cost: string }) {
  if (cost === "") return null;
  return (
    <span className="cost">
      {symbolsOf(cost).map((symbol, index) => (
        // Symbols have no identity but their place.
        <Pip key={`${index} ${symbol}`} symbol={symbol} />
      ))}
    </span>
  );
}

function symbolsOf(cost: string): readonly string[] {
  return [...cost.matchAll(/\{([^{}]+)\}/g)].map(([, symbol = ""]) => symbol);
}

/** A text in which symbols in braces are drawn, and said as words; what stands in brackets only reminds. */
export function RulesText({ text }: { readonly text: string }) {
  const words = useWords();
  return text
    .split("\n")
    .map((paragraph, line) => (
      <p key={`${line} ${paragraph}`}>
        {paragraph
          .split(/(\([^()]*\))/)
          .map((part, index) =>
            part.startsWith("(") ? (
              <em key={`${index} ${part}`}>{withSymbols(part, words)}</em>
            ) : (
              withSymbols(part, words)
            ),
          )}
      </p>
    ));
}

function withSymbols(text: string, words: Messages): ReactNode {
  return partsOf(text, words).map(({ symbols, said }, index) =>
    symbols.length === 0 ? (
      said
    ) : (
      <Fragment key={`${index} ${said}`}>
        {symbols.map((symbol, place) => (
          <Pip key={`${place} ${symbol}`} symbol={symbol} />
        ))}
        {said === "" ? null : <span className="unseen">{said}</span>}
      </Fragment>
    ),
  );
}
