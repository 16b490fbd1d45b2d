/** Players in Spanish: "tú" is dropped, leans on the verb as "te", or is "ti"; the others are said or dropped (102, 109.5). */
import type { PlayerRef, Who } from "@nykthos/engine/card";
import { isTarget } from "@nykthos/engine/card";
import type { Nominal } from "./nominal.ts";
import { full, it, you } from "./nominal.ts";
import { reference } from "./references.ts";
import type { Say } from "./say.ts";
import { selection } from "./selections.ts";

const one = { gender: "m", plural: false } as const;

const plainPlayers = {
  you: "",
  eachPlayer: "cada jugador",
  eachOpponent: "cada oponente",
  eachOtherPlayer: "cada uno de los demás jugadores",
  anOpponent: "un oponente",
  anyOpponent: "cualquier oponente",
  defendingPlayer: "el jugador defensor",
  activePlayer: "el jugador activo",
} as const satisfies Readonly<Record<Extract<PlayerRef, string>, string>>;

export function playerRef(player: PlayerRef, say: Say): Nominal {
  if (player === "you") return you;
  if (typeof player === "string") return full(plainPlayers[player], one, true);
  if ("player" in player) {
    return player.say === "they" ? it(one, true) : full("ese jugador", one, true);
  }
  if (player.say === "that") {
    const { plural } = reference("controllerOf" in player ? player.controllerOf : player.ownerOf, say);
    return full(plural ? "esos jugadores" : "ese jugador", { gender: "m", plural }, true);
  }
  return "controllerOf" in player
    ? ofObject("controlador", "controladores", player.controllerOf, say)
    : ofObject("propietario", "propietarios", player.ownerOf, say);
}

/** "su controlador", "sus controladores", "el controlador de esa criatura". */
function ofObject(singular: string, plural: string, of: Parameters<typeof reference>[0], say: Say): Nominal {
  const object = reference(of, say);
  const agreement = { gender: "m", plural: object.plural } as const;
  const noun = object.plural ? plural : singular;
  if (object.text === "") return full(`${object.plural ? "sus" : "su"} ${noun}`, agreement, true);
  return full(`${object.plural ? "los" : "el"} ${noun} de ${object.after}`, agreement, true);
}

export function who(player: Who, say: Say): Nominal {
  return isTarget(player) ? selection(player, say) : playerRef(player, say);
}
