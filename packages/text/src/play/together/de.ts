/** What happens to several at once, in German. */
import type { GameEvent } from "@nykthos/engine";
import { isMoveTold, isTappingTold } from "../speech.ts";
import type { Teller } from "../speech.ts";
import { objects, subjects } from "./shared.ts";
import type { Shared, SharedTable } from "./shared.ts";

function does(teller: Teller, player: number, second: string, third: string): string {
  return teller.isYou(player) ? `Du ${second}` : `${teller.player(player)} ${third}`;
}
function by({ source }: GameEvent, teller: Teller): string {
  return source === 0 ? "" : ` (${teller.name(source)})`;
}
function isYou(entity: number, teller: Teller): boolean {
  return entity < 0 && teller.isYou(-1 - entity);
}
function counters({ amount, detail }: GameEvent, { speech }: Teller): string {
  const words: Readonly<Record<string, string>> = speech.counters;
  const word = words[detail] ?? detail;
  return amount === 1 ? `eine ${word}` : `${amount} ${word}n`;
}
function named(detail: string, words: Readonly<Record<string, string>>): string {
  return words[detail] ?? detail;
}

function moved(e: GameEvent, t: Teller): Shared | null {
  if (e.detail === "play" || !isMoveTold(e)) return null;
  const those = { ...e, object: e.other === 0 ? e.object : e.other };
  switch (e.to) {
    case "battlefield":
      return subjects(those, t, " kommen ins Spiel");
    case "graveyard":
      return subjects(those, t, " werden auf den Friedhof gelegt");
    case "hand":
      return subjects(those, t, " kehren auf die Hand zurück");
    case "library":
      return subjects(those, t, " werden in die Bibliothek gelegt");
    case "exile":
      return subjects(those, t, " werden ins Exil geschickt");
    case "none":
      return subjects(those, t, " hören auf zu existieren");
    case "stack":
    case "command":
      return null;
  }
}

export const germanTogether: SharedTable = {
  trigger: (e, t) => subjects(e, t, " werden ausgelöst"),
  draw: (e, t) => objects(e, t, does(t, e.player, "ziehst", "zieht")),
  discard: (e, t) => objects(e, t, does(t, e.player, "wirfst", "wirft"), " ab"),
  mill: (e, t) => objects(e, t, does(t, e.player, "millst", "millt")),
  reveal: (e, t) => objects(e, t, does(t, e.player, "zeigst", "zeigt"), " offen vor"),
  look: (e, t) => objects(e, t, does(t, e.player, "siehst", "sieht"), " an"),
  move: moved,
  destroy: (e, t) => subjects(e, t, ` werden zerstört${by(e, t)}`),
  sacrifice: (e, t) => objects(e, t, does(t, e.player, "opferst", "opfert")),
  damage: (e, t) => ({
    before: isYou(e.other, t) ? "Schaden an dir: " : `Schaden an ${t.name(e.other)}: `,
    each: `${e.amount} von ${t.name(e.source)}`,
    after: "",
  }),
  putCounter: (e, t) => subjects(e, t, ` erhalten je ${counters(e, t)}`),
  removeCounter: (e, t) => subjects(e, t, ` verlieren je ${counters(e, t)}`),
  tap: (e, t) => (isTappingTold(e) ? subjects(e, t, " werden getappt") : null),
  untap: (e, t) => (isTappingTold(e) ? subjects(e, t, " werden enttappt") : null),
  attach: (e, t) => subjects(e, t, ` werden an ${t.name(e.other)} angelegt`),
  unattach: (e, t) => subjects(e, t, ` lösen sich von ${t.name(e.other)}`),
  attack: (e, t) => subjects(e, t, ` greifen ${isYou(e.other, t) ? "dich" : t.name(e.other)} an`),
  block: (e, t) => subjects(e, t, ` blocken ${t.name(e.other)}`),
  unblocked: (e, t) => subjects(e, t, " werden nicht geblockt"),
  createToken: (e, t) =>
    objects({ ...e, object: e.other }, t, does(t, e.player, "erzeugst Spielsteine:", "erzeugt Spielsteine:")),
  designate: (e, t) => subjects(e, t, ` werden ${named(e.detail, t.speech.designations)}`),
  control: (e, t) => objects(e, t, does(t, e.player, "übernimmst die Kontrolle über", "übernimmt die Kontrolle über")),
};
