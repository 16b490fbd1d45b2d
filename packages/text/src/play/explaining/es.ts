/** Why an object is what it is, in Spanish. */
import { counterNames } from "../../es/words.ts";
import type { Explaining } from "../speech.ts";
import { capital } from "../speech.ts";

export const explaining: Explaining = {
  kinds: {
    printed: "impreso",
    form: "la forma en que se lanzó",
    exception: "tal como se creó",
    copy: "copia",
    static: "habilidad estática",
    effect: "efecto",
    definition: "definido por su propia habilidad",
  },
  counters: (count, kind) =>
    count === 1 ? `un contador ${counterNames[kind]}` : `${count} contadores ${counterNames[kind]}`,
  now: (quantity, amount) => `«${capital(quantity)}» es ahora ${amount}.`,
  lasts: (expiry, t) => {
    switch (expiry.at) {
      case "endOfTurn":
        return "hasta el final del turno";
      case "endOfCombat":
        return "hasta el final del combate";
      case "turnOf":
        return t.isYou(expiry.player)
          ? "hasta tu próximo turno"
          : `hasta el próximo turno de ${t.player(expiry.player)}`;
      case "never":
        return "";
      case "controlLost":
        return t.isYou(expiry.player)
          ? `mientras controles a ${t.name(expiry.source)}`
          : `mientras ${t.player(expiry.player)} controle a ${t.name(expiry.source)}`;
      case "sourceUntapped":
        return `mientras ${t.name(expiry.source)} siga sin enderezarse`;
      case "sourceLeaves":
        return `mientras ${t.name(expiry.source)} permanezca en el campo de batalla`;
      case "untapStepOf": {
        const player = t.controller(expiry.object) ?? 0;
        return t.isYou(player)
          ? "hasta después de tu próximo paso de enderezar"
          : `hasta después del próximo paso de enderezar de ${t.player(player)}`;
      }
    }
  },
};
