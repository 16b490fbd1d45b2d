/** Many cards that are looked through: equal ones once, what can be chosen first, and by name. Pure. */
import type { Arrangement, Piece } from "./arranging.ts";
import type { CardModel, TableCards } from "./cards.ts";

/** Equal cards among those that are looked through. */
export interface Find {
  readonly pieces: readonly [Piece, ...(readonly Piece[])];
  readonly card: CardModel;
  readonly name: string;
}

/** Whether a name has what was typed in it, whatever the case and the accents. */
export function isNamed(name: string, typed: string): boolean {
  return plain(name).includes(plain(typed.trim()));
}
function plain(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/\p{Diacritic}/gu, "")
    .toLocaleLowerCase();
}

/** What lies in a heap, as it is looked through; only what has that in its name. */
export function findsIn(
  { heaps, pieces }: Arrangement,
  heap: number,
  { byId }: TableCards,
  typed: string,
): { readonly free: readonly Find[]; readonly others: readonly Find[] } {
  const finds = new Map<string, { pieces: [Piece, ...Piece[]]; card: CardModel; name: string }>();
  for (const key of heaps[heap]?.keys ?? []) {
    const piece = pieces.get(key);
    const card = piece === undefined ? undefined : byId.get(piece.entity);
    if (piece === undefined || card?.sheet === undefined || !isNamed(card.sheet.name, typed)) continue;
    const alike = `${card.sheet.id} ${piece.free}`;
    const find = finds.get(alike);
    if (find === undefined) finds.set(alike, { pieces: [piece], card, name: card.sheet.name });
    else find.pieces.push(piece);
  }
  const all = [...finds.values()].sort((a, b) => a.name.localeCompare(b.name));
  return { free: all.filter(({ pieces: [one] }) => one.free), others: all.filter(({ pieces: [one] }) => !one.free) };
}
