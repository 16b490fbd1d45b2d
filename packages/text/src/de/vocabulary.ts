/** The German verbs of rules texts, with their forms. */
import type { Verb } from "./clause.ts";
import { verb, withEnd } from "./clause.ts";

export const werden: Verb = { infinitive: "werden", du: "wirst", er: "wird", sie: "werden", request: "werde" };
export const sein: Verb = { infinitive: "sein", du: "bist", er: "ist", sie: "sind", request: "sei" };
export const haben: Verb = { infinitive: "haben", du: "hast", er: "hat", sie: "haben", request: "habe" };
const koennen: Verb = { infinitive: "können", du: "kannst", er: "kann", sie: "können", request: "" };
const muessen: Verb = { infinitive: "müssen", du: "musst", er: "muss", sie: "müssen", request: "" };
export const tun: Verb = { infinitive: "tun", du: "tust", er: "tut", sie: "tun", request: "tue" };

/** "kann nicht blocken": a modal verb with all that stands at the end of its clause. */
export function can(end: string): Verb {
  return withEnd(koennen, end);
}
export function must(end: string): Verb {
  return withEnd(muessen, end);
}
/** "wird enttappt" */
export function passive(participle: string): Verb {
  return withEnd(werden, participle);
}

export const verbs = {
  add: verb("erzeugen", "erzeugt", "erzeuge"),
  attach: verb("legen", "legt", "lege", "an"),
  attack: verb("greifen", "greift", "greife", "an"),
  become: werden,
  block: verb("blocken", "blockt", "blocke"),
  bring: verb("bringen", "bringt", "bringe"),
  bringBack: verb("bringen", "bringt", "bringe", "zurück"),
  cast: verb("wirken", "wirkt", "wirke"),
  cause: verb("verursachen", "verursacht", "verursache"),
  choose: verb("bestimmen", "bestimmt", "bestimme"),
  come: verb("kommen", "kommt", "komme"),
  control: verb("kontrollieren", "kontrolliert", "kontrolliere"),
  copy: verb("kopieren", "kopiert", "kopiere"),
  cost: verb("kosten", "kostet", "koste"),
  counter: verb("neutralisieren", "neutralisiert", "neutralisiere"),
  create: verb("erzeugen", "erzeugt", "erzeuge"),
  deal: verb("fügen", "fügt", "füge", "zu"),
  destroy: verb("zerstören", "zerstört", "zerstöre"),
  detain: verb("inhaftieren", "inhaftiert", "inhaftiere"),
  die: verb("sterben", "stirbt", "stirb"),
  discard: { ...verb("werfen", "wirft", "wirf", "ab"), du: "wirfst" },
  distribute: verb("verteilen", "verteilt", "verteile"),
  double: verb("verdoppeln", "verdoppelt", "verdopple"),
  draw: verb("ziehen", "zieht", "ziehe"),
  exchange: verb("tauschen", "tauscht", "tausche"),
  exile: verb("schicken", "schickt", "schicke"),
  fight: verb("kämpfen", "kämpft", "kämpfe"),
  gain: { ...verb("erhalten", "erhält", "erhalte"), du: "erhältst" },
  gainMore: { ...verb("erhalten", "erhält", "erhalte", "dazu"), du: "erhältst" },
  lay: verb("legen", "legt", "lege"),
  leave: { ...verb("verlassen", "verlässt", "verlasse"), du: "verlässt" },
  lookAt: verb("schauen", "schaut", "schaue", "an"),
  lose: verb("verlieren", "verliert", "verliere"),
  mill: verb("millen", "millt", "mille"),
  move: verb("bewegen", "bewegt", "bewege"),
  pay: verb("bezahlen", "bezahlt", "bezahle"),
  play: verb("spielen", "spielt", "spiele"),
  prevent: verb("verhindern", "verhindert", "verhindere"),
  proliferate: verb("wuchern", "wuchert", "wuchere"),
  regenerate: verb("regenerieren", "regeneriert", "regeneriere"),
  remove: verb("entfernen", "entfernt", "entferne"),
  reveal: verb("decken", "deckt", "decke", "auf"),
  sacrifice: verb("opfern", "opfert", "opfere"),
  separate: verb("teilen", "teilt", "teile", "auf"),
  search: verb("durchsuchen", "durchsucht", "durchsuche"),
  cycle: verb("wandeln", "wandelt", "wandle", "um"),
  show: verb("zeigen", "zeigt", "zeige", "vor"),
  showOpenly: { ...verb("zeigen", "zeigt", "zeige"), end: "offen vor", prefix: true },
  shuffle: verb("mischen", "mischt", "mische"),
  take: { ...verb("nehmen", "nimmt", "nimm"), du: "nimmst" },
  takeControl: { ...verb("übernehmen", "übernimmt", "übernimm"), du: "übernimmst" },
  tap: verb("tappen", "tappt", "tappe"),
  untap: verb("enttappen", "enttappt", "enttappe"),
  use: verb("wenden", "wendet", "wende", "an"),
} as const satisfies Readonly<Record<string, Verb>>;
