/** Explanations in parentheses (207.2), in words of our own: what a keyword or keyword action means, in short. */
import type { Ability, Keyword, KeywordName } from "@nykthos/engine/card";
import type { GermanContext } from "./context.ts";
import { numberWord } from "./grammar.ts";

const keywordReminders: Readonly<Partial<Record<KeywordName, string>>> = {
  deathtouch: "Jeglicher Schaden, den sie einer Kreatur zufügt, zerstört diese.",
  defender: "Diese Kreatur darf nicht angreifen.",
  doubleStrike: "Sie fügt ihren Kampfschaden zweimal zu: zuerst mit Erstschlag, dann noch einmal.",
  firstStrike: "Sie fügt Kampfschaden vor Kreaturen ohne Erstschlag zu.",
  flash: "Du darfst sie wirken, wann immer du einen Spontanzauber wirken dürftest.",
  flying: "Nur Kreaturen mit Flugfähigkeit oder Reichweite können sie blocken.",
  haste: "Sie kann sofort angreifen und {T} verwenden.",
  hexproof: "Deine Gegner können sie nicht zum Ziel nehmen.",
  indestructible: "Schaden und „zerstöre“ zerstören sie nicht.",
  intimidate: "Nur Artefaktkreaturen und Kreaturen gleicher Farbe können sie blocken.",
  lifelink: "Du erhältst so viele Lebenspunkte dazu, wie sie Schaden zufügt.",
  menace: "Nur zwei oder mehr Kreaturen zusammen können sie blocken.",
  reach: "Sie kann fliegende Kreaturen blocken.",
  trample: "Überzähliger Kampfschaden trifft den Spieler oder Planeswalker, den sie angreift.",
  vigilance: "Sie wird beim Angreifen nicht getappt.",
  bestow:
    "Wird sie für diese Kosten gewirkt, ist sie eine Aura an einer Kreatur, und eine Kreatur, sobald sie es nicht mehr ist.",
  unleash:
    "Du darfst sie mit einer +1/+1-Marke ins Spiel kommen lassen; mit einer solchen Marke kann sie nicht blocken.",
};

function keywordReminder(keyword: Keyword): string {
  if (keyword.keyword === "tribute") {
    return `Sowie sie ins Spiel kommt, darf ein Gegner deiner Wahl ${markers(keyword.n)} auf sie legen.`;
  }
  return keywordReminders[keyword.keyword] ?? "";
}
function markers(count: number): string {
  return count === 1 ? "eine +1/+1-Marke" : `${numberWord(count)} +1/+1-Marken`;
}

/** The explanation that goes with an ability, in parentheses, or nothing. */
export function reminderFor(ability: Ability, _context: GermanContext): string {
  const said: string[] = [];
  if (ability.kind === "keywords") said.push(...ability.keywords.map(keywordReminder));
  if ("effects" in ability && ability.effects.some((effect) => effect.do === "monstrosity")) {
    said.push("Falls sie nicht monströs ist, erhält sie so viele +1/+1-Marken und wird monströs.");
  }
  if ("effects" in ability && ability.effects.some((effect) => effect.do === "scry")) {
    said.push(
      "Sieh dir so viele oberste Karten deiner Bibliothek an; jede davon kannst du unten oder wieder oben hinlegen.",
    );
  }
  const text = said.filter((reminder) => reminder !== "").join(" ");
  return text === "" ? "" : `(${text})`;
}
