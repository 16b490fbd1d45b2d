/** Why a permanent is what it is, contribution by contribution: what each brings, and where it comes from. Pure. */
import type { ObjectId } from "@nykthos/engine";
import type { Reason } from "@nykthos/protocol";

/** A contribution in words. */
export interface ReasonLine {
  /** Its size, or by how much it is changed; "" for none. */
  readonly given: string;
  readonly text: string;
  /** How that stands which its condition is about; "" for none. */
  readonly now: string;
  readonly source: string;
  readonly rule: string;
}

/** The contributions that say something, in the order in which they apply. */
export function reasonLines(reasons: readonly Reason[], of: ObjectId): readonly ReasonLine[] {
  return reasons
    .map((reason): ReasonLine => {
      const { source, sourceName, kindText, lasts, text, now, rule } = reason;
      return {
        given: givenBy(reason),
        text,
        now,
        source: [source === of ? "" : sourceName, kindText, lasts].filter((part) => part !== "").join(", "),
        rule,
      };
    })
    .filter(({ given, text }, index) => given !== "" || text !== "" || reasons[index]?.kind !== "printed");
}

function givenBy({ power, toughness = 0, layer }: Reason): string {
  if (power === undefined) return "";
  const sign = (number: number): string => (number < 0 ? `−${-number}` : `+${number}`);
  return layer === "7c" ? `${sign(power)}/${sign(toughness)}` : `${power}/${toughness}`;
}
