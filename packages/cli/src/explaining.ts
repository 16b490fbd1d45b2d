/** Why a permanent is what it is, as lines: what contributes to it, how that stands which it depends on, and the rule. */
import type { Game, ObjectId } from "@nykthos/engine";
import type { Teller } from "@nykthos/text";

/** A line for each contribution but what is printed on it; empty for what is no more than its card. */
export function contributionLines(game: Game, id: ObjectId, voice: Teller): string[] {
  return game.explain(id).flatMap((contribution) => {
    if (contribution.kind === "printed") return [];
    const { what, kind, lasts, now } = voice.contribution(id, contribution);
    const { source, rule, power, toughness = 0, layer } = contribution;
    const from = [source === id ? "" : voice.name(source), kind, lasts].filter((part) => part !== "").join(", ");
    const size =
      power === undefined ? "" : layer === "7c" ? `${signed(power)}/${signed(toughness)}` : `${power}/${toughness}`;
    return [[size, what, now, `(${from === "" ? rule : `${from}, ${rule}`})`].filter((part) => part !== "").join(" ")];
  });
}

function signed(number: number): string {
  return number < 0 ? String(number) : `+${number}`;
}
