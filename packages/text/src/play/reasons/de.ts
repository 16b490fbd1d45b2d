/** Why something cannot be done, in German. Names come without an article, so no pronoun stands for one. */
import { capital } from "../speech.ts";
import type { ReasonTable, Teller } from "../speech.ts";

const missing = {
  turn: "jemand anders ist am Zug",
  phase: "gerade ist keine Hauptphase",
  stack: "der Stapel ist nicht leer",
} as const;
const sorceryTime = "nur in einer eigenen Hauptphase bei leerem Stapel";

function name(object: number, t: Teller): string {
  return capital(t.name(object));
}
/** „Du bist“, „Anna ist“ */
function does(entity: number, t: Teller, second: string, third: string): string {
  return entity < 0 && t.isYou(-1 - entity) ? `Du ${second}` : `${name(entity, t)} ${third}`;
}
/** Wen etwas trifft: „dich“, „Anna“. */
function whom(entity: number, t: Teller): string {
  return entity < 0 && t.isYou(-1 - entity) ? "dich" : t.name(entity);
}
function keeper(by: number, t: Teller): string {
  return by === 0 ? "Ein Effekt" : name(by, t);
}

export const reasons: ReasonTable = {
  over: () => "Die Partie ist vorbei.",
  noPriority: ({ player }, t) =>
    t.isYou(player) ? "Du hast keine Priorität." : `${t.player(player)} hat keine Priorität.`,
  timing: (about, t) => {
    switch (about.of) {
      case "spell":
        return `${name(about.object, t)} kann ${sorceryTime} gewirkt werden: ${capital(missing[about.missing])}.`;
      case "land":
        return `Ein Land kann ${sorceryTime} ausgespielt werden: ${capital(missing[about.missing])}.`;
      case "ability":
        return `Diese Fähigkeit von ${t.name(about.object)} kann ${sorceryTime} aktiviert werden: ${capital(missing[about.missing])}.`;
      case "loyaltyAbility":
        return `Eine Loyalitätsfähigkeit kann ${sorceryTime} aktiviert werden: ${capital(missing[about.missing])}.`;
      case "attackers":
        return "Angreifer deklariert der aktive Spieler zu Beginn des Angreiferdeklarationssegments.";
      case "blockers":
        return "Blocker deklariert der verteidigende Spieler zu Beginn des Blockerdeklarationssegments.";
    }
  },
  notYourTurn: () => "Ein Land kann nur im eigenen Zug ausgespielt werden.",
  notPermitted: ({ object, to }, t) =>
    `Nichts erlaubt, ${t.name(object)} von dort aus ${to === "cast" ? "zu wirken" : "auszuspielen"}.`,
  land: ({ object }, t) => `${name(object, t)} ist ein Land: Das wird ausgespielt, nie gewirkt.`,
  noLand: ({ object }, t) => `${name(object, t)} ist kein Land.`,
  landPlayed: ({ played, of }) => `In diesem Zug ausgespielte Länder: ${played} von ${of}.`,
  noManaCost: ({ object }, t) => `${name(object, t)} hat keine Manakosten, und so können sie nicht bezahlt werden.`,
  half: ({ object, both }, t) =>
    both
      ? `Beide Hälften von ${t.name(object)} können nur von der Hand zusammen gewirkt werden.`
      : `Von ${t.name(object)} wird eine Hälfte gewirkt: Wähle, welche.`,
  noSuchCost: ({ object, form }, t) =>
    `${name(object, t)} kann so nicht gewirkt werden (${t.speech.forms[form] ?? form}).`,
  cantCast: ({ object, by, any }, t) =>
    any
      ? `${keeper(by, t)} verhindert, dass in diesem Zug weitere Zaubersprüche gewirkt werden.`
      : `${keeper(by, t)} verhindert, dass ${t.name(object)} gewirkt wird.`,
  cantPay: ({ object, what }, t) => {
    switch (what) {
      case "mana":
        return `Das Mana reicht nicht für ${t.name(object)}.`;
      case "cost":
        return `Die Kosten dieser Fähigkeit von ${t.name(object)} können nicht bezahlt werden.`;
      case "additionalCost":
        return `Die zusätzlichen Kosten von ${t.name(object)} können nicht bezahlt werden.`;
      case "attack":
        return `Die Kosten dafür, dass ${t.name(object)} angreift, können nicht bezahlt werden.`;
      case "block":
        return `Die Kosten dafür, dass ${t.name(object)} blockt, können nicht bezahlt werden.`;
      case "target":
        return "Mit diesem Ziel könnten die Kosten nicht bezahlt oder die anderen Ziele nicht bestimmt werden.";
    }
  },
  loyalty: ({ object }, t) => `${name(object, t)} hat nicht so viele Loyalitätsmarken.`,
  noSuchAbility: ({ object }, t) => `${name(object, t)} hat keine Fähigkeit, die aktiviert werden könnte.`,
  wrongZone: ({ object }, t) => `Diese Fähigkeit von ${t.name(object)} funktioniert nicht von dort aus.`,
  cantActivate: ({ object, by }, t) =>
    `${keeper(by, t)} verhindert, dass Fähigkeiten von ${t.name(object)} aktiviert werden.`,
  onceATurn: ({ object, loyalty }, t) =>
    loyalty
      ? `Eine Loyalitätsfähigkeit von ${t.name(object)} wurde in diesem Zug schon aktiviert.`
      : `Diese Fähigkeit von ${t.name(object)} wurde in diesem Zug schon aktiviert, und das geht nur einmal pro Zug.`,
  condition: ({ object, ability }, t) =>
    `${name(object, t)}: Die Bedingung ist nicht erfüllt. „${t.abilityText(object, ability)}“`,
  notYours: ({ object, to }, t) =>
    to === "activate"
      ? `Fähigkeiten von ${t.name(object)} kann nur aktivieren, wer die Kontrolle darüber hat.`
      : `Mit ${t.name(object)} kann nur ${to === "attack" ? "angreifen" : "blocken"}, wer die Kontrolle darüber hat.`,
  tapped: ({ object }, t) => `${name(object, t)} ist getappt.`,
  untapped: ({ object }, t) => `${name(object, t)} ist nicht getappt.`,
  sick: ({ object }, t) => `${name(object, t)} steht nicht schon seit Beginn des Zuges unter derselben Kontrolle.`,
  noTargets: ({ object, ability }, t) =>
    `Es gibt nicht genug legale Ziele für ${ability ? `die Fähigkeit von ${t.name(object)}` : t.name(object)}.`,
  twice: ({ target }, t) => `${does(target, t, "bist", "ist")} schon ein Ziel für dieses Wort.`,
  itself: () => "Ein Zauberspruch oder eine Fähigkeit kann nicht selbst das eigene Ziel sein.",
  notOfThatKind: ({ target }, t) => `${does(target, t, "kannst", "kann")} kein Ziel dieses Textes sein.`,
  cantBeTargeted: ({ target }, t) => `${does(target, t, "kannst", "kann")} nicht das Ziel sein.`,
  hexproof: ({ target }, t) => `${does(target, t, "bist", "ist")} fluchsicher.`,
  protection: ({ object, blocker }, t) =>
    blocker === 0
      ? `${name(object, t)} hat Schutz davor.`
      : `${name(object, t)} hat Schutz vor ${t.name(blocker)} und kann davon nicht geblockt werden.`,
  noCreature: ({ object }, t) => `${name(object, t)} ist keine Kreatur.`,
  defender: ({ object }, t) => `${name(object, t)} hat Verteidiger.`,
  alone: ({ object, to }, t) => `${name(object, t)} kann nicht allein ${to === "attack" ? "angreifen" : "blocken"}.`,
  cantBeAttacked: ({ target }, t) => `${does(target, t, "kannst", "kann")} nicht angegriffen werden.`,
  cantAttack: ({ object, by, whom: attacked }, t) =>
    `${keeper(by, t)} verhindert, dass ${t.name(object)}${attacked === 0 ? "" : ` ${whom(attacked, t)}`} angreift.`,
  declared: ({ object }, t) => `${name(object, t)} greift schon an.`,
  required: ({ object, to }, t) =>
    `Wenn ${t.name(object)} so ${to === "attack" ? "angriffe" : "blockte"}, wäre nicht mehr möglich, was verlangt ist.`,
  mustAttack: ({ object }, t) => `${name(object, t)} greift an, falls möglich.`,
  mustBlock: ({ object }, t) => `${name(object, t)} blockt, falls möglich.`,
  mustBeBlocked: ({ object }, t) => `${name(object, t)} muss geblockt werden, falls möglich.`,
  notAttacking: ({ object, player }, t) =>
    `${name(object, t)} greift ${t.isYou(player) ? "dich" : t.player(player)} nicht an.`,
  cantBlock: ({ object, by, whom: attacker }, t) =>
    `${keeper(by, t)} verhindert, dass ${t.name(object)}${attacker === 0 ? "" : ` ${t.name(attacker)}`} blockt.`,
  flying: ({ object, blocker }, t) =>
    `${name(object, t)} fliegt und kann von ${t.name(blocker)} nicht geblockt werden.`,
  intimidate: ({ object, blocker }, t) =>
    `${name(object, t)} hat Einschüchtern und kann von ${t.name(blocker)} nicht geblockt werden.`,
  menace: ({ object, atLeast }, t) =>
    `${name(object, t)} kann nur von mindestens ${atLeast} Kreaturen geblockt werden.`,
  capacity: ({ object, most }, t) =>
    most === 1 ? `${name(object, t)} blockt schon.` : `${name(object, t)} blockt schon ${most} Angreifer.`,
};
