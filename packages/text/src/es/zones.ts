/**
 * Zones in Spanish (400): where something is ("en tu cementerio", "de un cementerio"), and whose zone it is ("tu biblioteca", "la mano
 * de ese jugador").
 */
import type { Whose, Zone } from "@nykthos/engine/card";
import { definite, indefinite, list, words } from "./grammar.ts";
import { playerRef } from "./players.ts";
import type { Say } from "./say.ts";
import { zoneNouns } from "./words.ts";

/** "de tu cementerio", "en todos los cementerios". */
export function inZone(zone: Zone | readonly Zone[], owner: Whose | undefined, say: Say, word: "de" | "en"): string {
  const zones = typeof zone === "string" ? [zone] : zone;
  if (owner === "opponents" && zones.length > 1) {
    const all = zones.map((one) => {
      const { gender, plural } = zoneNouns[one];
      return words(definite({ gender, plural: true }), plural);
    });
    return `${word} ${list(all)} de tus oponentes`;
  }
  // Whose zones they are is said behind the last of them.
  const saidOnce = owner !== undefined && owner !== "you" && zones.length > 1;
  const said = zones.map((one, index) => {
    const { gender, singular } = zoneNouns[one];
    if (saidOnce && index < zones.length - 1) return words(definite({ gender, plural: false }), singular);
    return zoneOf(one, owner, say, word);
  });
  return `${zones.includes("battlefield") || zones.includes("exile") ? "en" : word} ${list(said, "o")}`;
}

function zoneOf(zone: Zone, owner: Whose | undefined, say: Say, word: "de" | "en"): string {
  const of = zoneNouns[zone];
  if (zone === "battlefield" || zone === "exile" || zone === "stack" || zone === "command") {
    return words(definite({ gender: of.gender, plural: false }), of.singular);
  }
  if (owner === undefined) {
    if (word === "de") return words(indefinite({ gender: of.gender, plural: false }), of.singular);
    return words(of.gender === "f" ? "todas" : "todos", definite({ gender: of.gender, plural: true }), of.plural);
  }
  return zoneOfWhom(zone, owner, say);
}

/** "tu biblioteca", "su mano", "la biblioteca de ese jugador". */
export function zoneOfWhom(zone: Zone, whose: Whose, say: Say): string {
  const of = zoneNouns[zone];
  if (whose === "you") return `tu ${of.singular}`;
  const the = words(definite({ gender: of.gender, plural: false }), of.singular);
  if (whose === "opponent") return `${the} de un oponente`;
  if (whose === "opponents") return words(definite({ gender: of.gender, plural: true }), of.plural, "de tus oponentes");
  if (whose === "notYou") return `${the} de otro jugador`;
  const player = playerRef(whose, say);
  return player.text === "" ? `su ${of.singular}` : `${the} de ${player.after}`;
}
