/** What happens to several at once, in German. */
import type { GameEvent } from "@nykthos/engine";
import { by, isTappingTold, isYou } from "../speech.ts";
import type { Teller } from "../speech.ts";
import { does } from "../de.ts";
import { moves, objects, subjects } from "./shared.ts";
import type { SharedTable } from "./shared.ts";

function counters({ amount, detail }: GameEvent, { speech }: Teller): string {
  const words: Readonly<Record<string, string>> = speech.counters;
  const word = words[detail] ?? detail;
  return amount === 1 ? `eine ${word}` : `${amount} ${word}n`;
}
function named(detail: string, words: Readonly<Record<string, string>>): string {
  return words[detail] ?? detail;
}

const moved = moves({
  battlefield: " kommen ins Spiel",
  graveyard: " werden auf den Friedhof gelegt",
  hand: " kehren auf die Hand zurück",
  library: " werden in die Bibliothek gelegt",
  exile: " werden ins Exil geschickt",
  none: " hören auf zu existieren",
});

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
