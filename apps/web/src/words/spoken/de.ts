/** What is only said aloud, in German. */
import type { SpokenWords } from "./messages.ts";

export const germanSpoken: SpokenWords = {
  symbols: { T: "tappen", Q: "enttappen" },
  either: (one, other) => `${one} oder ${other}`,
  orLife: (color) => `${color} oder 2 Lebenspunkte`,
  lists: new Intl.ListFormat("de", { type: "conjunction" }),
  times: (count) => `${count}-mal`,
  steps: {
    untap: "Enttappsegment",
    upkeep: "Versorgungssegment",
    draw: "Ziehsegment",
    main1: "erste Hauptphase",
    beginCombat: "Beginn des Kampfes",
    declareAttackers: "die Angreifer stehen fest",
    declareBlockers: "die Blocker stehen fest",
    combatDamage: "der Kampfschaden ist zugefügt",
    endCombat: "Ende des Kampfes",
    main2: "zweite Hauptphase",
    end: "Endsegment",
    cleanup: "Aufräumsegment",
  },
  nobodyAttacks: "niemand greift an",
  soFar: (names) => `Bisher: ${names}`,
  costs: (cost) => `kostet ${cost}`,
  turn: (mine) => (mine ? "dein Zug" : "Zug des Gegners"),
  life: (who, mine, life) => {
    const points = life === 1 ? "1 Lebenspunkt" : `${life} Lebenspunkte`;
    return mine ? `Du hast ${points}` : `${who} hat ${points}`;
  },
  abilityOf: (name) => `die Fähigkeit von ${name}`,
  copyOf: (name) => `eine Kopie von ${name}`,
  emblemOf: (name) => `das Emblem von ${name}`,
  gone: "etwas, das fort ist",
  over: "Das Spiel ist aus",
  lifeTo: (who, from, to) => `${who} von ${from} auf ${to}`,
  more: (count) => (count === 1 ? "Noch etwas steht im Verlauf" : `Noch ${count} Dinge stehen im Verlauf`),
  takenBack: "Zurückgenommen",
  fullControl: (on) => (on ? "Volle Kontrolle ist an" : "Volle Kontrolle ist aus"),
  keys: { " ": "Leertaste", Escape: "Esc", Enter: "Eingabetaste" },
  noKey: "keine",
  by: (who, mine) => (mine ? "von dir" : `von ${who}`),
  stands: (who, mine, life, hand) =>
    `${mine ? "Du hast" : `${who} hat`} ${life === 1 ? "1 Lebenspunkt" : `${life} Lebenspunkte`} und ${hand === 0 ? "keine Karten" : hand === 1 ? "1 Karte" : `${hand} Karten`} auf der Hand.`,
  nothingOnBattlefield: "Nichts auf dem Schlachtfeld.",
  tappedOf: (count) => `${count} getappt`,
  wearing: (names) => `mit ${names}`,
  counters: { loyalty: "Loyalität", charge: "Ladung", fate: "Schicksal", manifestation: "Manifestation" },
  stopAt: (step) => `Anhalten: ${step}`,
  singleKeys: "Einzelne Tasten",
  singleKeysHint: "Ohne sie tun Buchstaben, Ziffern und Zeichen am Tisch nichts; Leertaste und Esc bleiben.",
  dropKeyHint: "Entf nimmt eine Taste weg.",
};
