/** What happens to several at once, in Spanish. */
import type { GameEvent } from "@nykthos/engine";
import { by, isTappingTold, isYou } from "../speech.ts";
import type { Teller } from "../speech.ts";
import { does } from "../es.ts";
import { moves, objects, subjects } from "./shared.ts";
import type { SharedTable } from "./shared.ts";

function counters({ amount, detail }: GameEvent, { speech }: Teller): string {
  const words: Readonly<Record<string, string>> = speech.counters;
  const word = words[detail] ?? detail;
  return amount === 1 ? `un ${word}` : `${amount} ${word.replace("contador", "contadores")}`;
}

const moved = moves({
  battlefield: " entran al campo de batalla",
  graveyard: " van al cementerio",
  hand: " regresan a las manos de sus propietarios",
  library: " van a las bibliotecas de sus propietarios",
  none: " dejan de existir",
});

export const spanishTogether: SharedTable = {
  trigger: (e, t) => objects(e, t, "Se disparan"),
  draw: (e, t) => objects(e, t, does(t, e.player, "robas", "roba")),
  discard: (e, t) => objects(e, t, does(t, e.player, "descartas", "descarta")),
  mill: (e, t) => objects(e, t, does(t, e.player, "mueles", "muele")),
  reveal: (e, t) => objects(e, t, does(t, e.player, "muestras", "muestra")),
  look: (e, t) => objects(e, t, does(t, e.player, "miras", "mira")),
  move: moved,
  destroy: (e, t) => objects(e, t, "Se destruyen", by(e, t)),
  sacrifice: (e, t) => objects(e, t, does(t, e.player, "sacrificas", "sacrifica")),
  damage: (e, t) => ({
    before: isYou(e.other, t) ? "Daño que recibes: " : `Daño a ${t.name(e.other)}: `,
    each: `${e.amount} de ${t.name(e.source)}`,
    after: "",
  }),
  putCounter: (e, t) => subjects(e, t, ` reciben ${counters(e, t)} por cabeza`),
  removeCounter: (e, t) => subjects(e, t, ` pierden ${counters(e, t)} por cabeza`),
  tap: (e, t) => (isTappingTold(e) ? subjects(e, t, " se giran") : null),
  untap: (e, t) => (isTappingTold(e) ? subjects(e, t, " se enderezan") : null),
  attach: (e, t) => subjects(e, t, ` se anexan a ${t.name(e.other)}`),
  unattach: (e, t) => subjects(e, t, ` se separan de ${t.name(e.other)}`),
  attack: (e, t) => subjects(e, t, isYou(e.other, t) ? " te atacan" : ` atacan a ${t.name(e.other)}`),
  block: (e, t) => subjects(e, t, ` bloquean a ${t.name(e.other)}`),
  unblocked: (e, t) => objects(e, t, "Nadie bloquea a"),
  createToken: (e, t) => objects({ ...e, object: e.other }, t, does(t, e.player, "creas fichas:", "crea fichas:")),
  designate: (e, t) => subjects(e, t, ` se vuelven ${plural(e.detail, t.speech.designations)}`),
  control: (e, t) => objects(e, t, does(t, e.player, "ganas el control de", "gana el control de")),
};

function plural(detail: string, words: Readonly<Record<string, string>>): string {
  return `${words[detail] ?? detail}s`;
}
