/** Telling a game in German. */
import type { GameEvent } from "@nykthos/engine";
import { explaining } from "./explaining/de.ts";
import { reasons } from "./reasons/de.ts";
import type { Speech, Teller } from "./speech.ts";
import {
  by,
  canAdd,
  capital,
  counted,
  isHalf,
  isLossTold,
  isMoveTold,
  isResolvingTold,
  isTappingTold,
  isYou,
  it,
  manaSymbol,
} from "./speech.ts";

/** „Du ziehst“, „Anna zieht“ */
export function does(teller: Teller, player: number, second: string, third: string): string {
  return teller.isYou(player) ? `Du ${second}` : `${teller.player(player)} ${third}`;
}
function card(count: number): string {
  return counted(count, "eine Karte", "Karten");
}
/** Wen etwas trifft: „dir“, „Anna“, „Phalanx-Anführer“. */
function to(entity: number, teller: Teller): string {
  return isYou(entity, teller) ? "dir" : teller.name(entity);
}
function whom(entity: number, teller: Teller): string {
  return isYou(entity, teller) ? "dich" : teller.name(entity);
}
function choice(entity: number, teller: Teller): string {
  const owner = teller.controller(entity);
  const whose =
    owner === undefined || teller.isAtHand(entity)
      ? ""
      : teller.isYou(owner)
        ? ", deins"
        : `, von ${teller.player(owner)}`;
  return capital(`${teller.name(entity)}${teller.size(entity)}${whose}`);
}
function about(source: number, teller: Teller): string {
  return source === 0 ? "" : `${capital(teller.name(source))}: `;
}

export const germanSpeech: Speech = {
  events: {
    turn: ({ player, amount, detail }, t) =>
      `Zug ${amount}: ${t.isYou(player) ? "deiner" : t.player(player)}${detail === "extra" ? " (ein zusätzlicher Zug)" : ""}`,
    step: () => null,
    cast: (e, t) => `${does(t, e.player, "wirkst", "wirkt")} ${t.name(e.object)}${at(e.object, t)}`,
    activate: (e, t) =>
      `${does(t, e.player, "aktivierst", "aktiviert")} ${t.name(e.source)}${at(e.object, t)}: ${t.abilityByNumber(e.amount)}`,
    trigger: (e, t) => `${it(e, t)} wird ausgelöst: ${t.abilityByNumber(e.amount)}`,
    resolve: (e, t) => (isResolvingTold(e, t) ? `${it(e, t)} wird verrechnet` : null),
    counter: (e, t) => `${it(e, t)} wird neutralisiert${by(e, t)}`,
    fizzle: (e, t) => `${capital(t.speech.abilityOf(t.name(e.source || e.object)))} bewirkt nichts: ${why(e.detail)}`,
    draw: (e, t) => `${does(t, e.player, "ziehst", "zieht")} ${t.name(e.object)}`,
    discard: (e, t) => `${does(t, e.player, "wirfst", "wirft")} ${t.name(e.object)} ab`,
    mill: (e, t) => `${does(t, e.player, "millst", "millt")} ${t.name(e.object)}`,
    scry: (e, t) => `${does(t, e.player, "wendest", "wendet")} Hellsicht ${e.amount} an`,
    search: (e, t) => `${does(t, e.player, "suchst", "sucht")} nach einer Karte`,
    shuffle: (e, t) => does(t, e.player, "mischst deine Bibliothek", "mischt"),
    reveal: (e, t) => `${does(t, e.player, "zeigst", "zeigt")} ${t.name(e.object)} offen vor`,
    look: (e, t) => `${does(t, e.player, "siehst", "sieht")} ${t.name(e.object)} an`,
    move: (e, t) =>
      e.detail === "play"
        ? `${does(t, e.player, "spielst", "spielt")} ${t.name(e.other)} aus`
        : isMoveTold(e)
          ? moved(e, t)
          : null,
    destroy: (e, t) => `${it(e, t)} wird zerstört${by(e, t)}`,
    sacrifice: (e, t) => `${does(t, e.player, "opferst", "opfert")} ${t.name(e.object)}`,
    damage: (e, t) => `${capital(t.name(e.source))} fügt ${to(e.other, t)} ${e.amount} Schaden zu`,
    gainLife: (e, t) => `${does(t, e.player, "erhältst", "erhält")} ${lives(e.amount)} dazu`,
    loseLife: (e, t) => (isLossTold(e) ? `${does(t, e.player, "verlierst", "verliert")} ${lives(e.amount)}` : null),
    payLife: (e, t) => `${does(t, e.player, "bezahlst", "bezahlt")} ${lives(e.amount)}`,
    putCounter: (e, t) => `${it(e, t)} erhält ${counters(e, t)}`,
    removeCounter: (e, t) => `${it(e, t)} verliert ${counters(e, t)}`,
    tap: (e, t) => (isTappingTold(e) ? `${it(e, t)} wird getappt` : null),
    untap: (e, t) => (isTappingTold(e) ? `${it(e, t)} wird enttappt` : null),
    attach: (e, t) => `${it(e, t)} wird an ${t.name(e.other)} angelegt`,
    unattach: (e, t) => `${it(e, t)} löst sich von ${t.name(e.other)}`,
    attack: (e, t) => `${it(e, t)} greift ${whom(e.other, t)} an`,
    block: (e, t) => `${it(e, t)} blockt ${t.name(e.other)}`,
    becomeBlocked: () => null,
    unblocked: (e, t) => `${it(e, t)} wird nicht geblockt`,
    createToken: (e, t) => `${does(t, e.player, "erzeugst", "erzeugt")} einen Spielstein: ${t.name(e.other)}`,
    copy: (e, t) => `${does(t, e.player, "kopierst", "kopiert")} ${t.name(e.other)}`,
    addMana: () => null,
    spendMana: () => null,
    loseMana: (e, t) => `${does(t, e.player, "verlierst", "verliert")} ${e.amount} übriges Mana`,
    tapForMana: () => null,
    playLand: () => null,
    designate: (e, t) => `${it(e, t)} wird ${designations[e.detail] ?? e.detail}`,
    extraTurn: (e, t) => `${does(t, e.player, "bekommst", "bekommt")} nach diesem einen zusätzlichen Zug`,
    becomeTarget: () => null,
    regenerate: (e, t) => `${it(e, t)} regeneriert`,
    prevent: (e, t) => `${e.amount} Schaden an ${t.name(e.other)} wird verhindert`,
    fight: (e, t) => `${it(e, t)} und ${t.name(e.other)} kämpfen gegeneinander`,
    control: (e, t) => `${does(t, e.player, "übernimmst", "übernimmt")} die Kontrolle über ${t.name(e.object)}`,
    cycle: (e, t) => `${does(t, e.player, "wandelst", "wandelt")} ${t.name(e.object)} um`,
    choose: () => null,
    mulligan: (e, t) => does(t, e.player, "nimmst einen Mulligan", "nimmt einen Mulligan"),
    lose: (e, t) => does(t, e.player, "verlierst die Partie", "verliert die Partie"),
    win: (e, t) => does(t, e.player, "gewinnst die Partie", "gewinnt die Partie"),
  },
  questions: {
    mulligan: () => "Diese Hand behalten?",
    bottom: ({ amount }) =>
      `Lege ${card(amount)} aus der Hand unter deine Bibliothek. Welche kommt als nächste, von oben nach unten?`,
    priority: () => "Was tust du?",
    modes: ({ source }, t) => `${about(source, t)}welcher Modus?`,
    x: ({ source }, t) => `${about(source, t)}was ist X?`,
    targets: ({ source }, t) => `${about(source, t)}welches Ziel?`,
    divide: ({ source, about: target, amount }, t) =>
      `${about(source, t)}noch ${amount} aufzuteilen. Wie viel für ${t.name(Number(target))}?`,
    cost: ({ source, amount }, t) => `${about(source, t)}womit bezahlst du?${amount > 1 ? ` (noch ${amount})` : ""}`,
    payment: ({ source, about: cost }, t) =>
      `${about(source, t)}${cost === "floating" ? "welches Mana gibst du aus?" : `wie bezahlst du ${cost}?`}`,
    phyrexian: ({ source }, t) => `${about(source, t)}Mana oder 2 Lebenspunkte?`,
    attackers: (question) =>
      question.amount === 0 ? "Wer greift an?" : canAdd(question) ? "Wer greift noch an?" : "So angreifen?",
    blockers: (question) =>
      question.amount === 0 ? "Wer blockt?" : canAdd(question) ? "Wer blockt noch?" : "So blocken?",
    damage: ({ source, about: target, amount }, t) =>
      `${about(source, t)}noch ${amount} Schaden zu verteilen. Wie viel davon: ${t.name(Number(target))}?`,
    may: ({ source, about: what, amount }, t) =>
      what === "tribute"
        ? `${about(source, t)}${counted(amount, "eine +1/+1-Marke", "+1/+1-Marken")} darauflegen (Tribut)?`
        : what === "tap"
          ? `${about(source, t)}tappen? (Nein enttappt.)`
          : `${about(source, t)}soll es geschehen?`,
    unless: ({ source }, t) => `${about(source, t)}dafür bezahlen?`,
    choose: ({ source }, t) => `${about(source, t)}was wählst du?`,
    color: ({ source }, t) => `${about(source, t)}welche Farbe?`,
    number: ({ source }, t) => `${about(source, t)}wie viele?`,
    pile: ({ source, about: what }, t) =>
      what === "separate" ? `Auf welchen Haufen kommt ${t.name(source)}?` : `${about(source, t)}welcher Haufen?`,
    scry: ({ source }, t) => `Du siehst ${t.name(source)}. Wohin damit?`,
    order: ({ about: what }) =>
      what === "top"
        ? "Oben auf der Bibliothek, von oben nach unten: Welche Karte kommt als nächste?"
        : what === "bottom"
          ? "Unter der Bibliothek, von oben nach unten: Welche Karte kommt als nächste?"
          : "Was kommt zuerst?",
    replacement: () => "Welcher Effekt gilt zuerst?",
    legend: () => "Von legendären bleibenden Karten gleichen Namens behältst du eine. Welche?",
    discard: ({ amount }) => `Wirf ${card(amount)} ab. Welche?`,
    newTargets: ({ source }, t) => `${about(source, t)}welches neue Ziel?`,
    untap: ({ source }, t) => `${about(source, t)}enttappen?`,
  },
  options: {
    pass: (_, __, t) => t.answer("pass"),
    cast: ({ object, form }, _, t) =>
      `${t.castName(object, form)} wirken${form === "" || isHalf(form) ? "" : ` (${t.speech.forms[form] ?? form})`}`,
    play: ({ object }, _, t) => `${t.name(object)} ausspielen`,
    activate: ({ object, ability }, _, t) => `${t.name(object)} aktivieren: ${t.abilityText(object, ability)}`,
    activateMana: ({ object, ability }, _, t) => `Mana mit ${t.name(object)}: ${t.abilityText(object, ability)}`,
    trigger: ({ object, ability }, _, t) => `${capital(t.name(object))}: ${t.abilityByNumber(ability)}`,
    yes: (_, __, t) => t.answer("yes"),
    no: (_, __, t) => t.answer("no"),
    done: (_, { kind, amount }) => {
      if (kind === "attackers") return amount === 0 ? "Kein Angriff" : "Das sind alle Angreifer";
      if (kind === "blockers") return amount === 0 ? "Keine Blocks" : "Das sind alle Blocker";
      return kind === "newTargets" ? "Die übrigen lassen" : "Fertig";
    },
    back: () => "Einen Schritt zurück",
    keep: () => "Behalten",
    mulligan: () => "Mulligan",
    choose: ({ entity }, _, t) => choice(entity, t),
    mode: ({ mode }, { source }, t) => t.modeText(source, mode),
    number: ({ number }) => String(number),
    color: ({ color }) => capital(colors[color]),
    attack: ({ object, defender }, _, t) =>
      `${capital(t.name(object))}${t.size(object)} greift ${whom(defender, t)} an`,
    block: ({ object, attacker }, _, t) =>
      `${capital(t.name(object))}${t.size(object)} blockt ${t.name(attacker)}${t.size(attacker)}`,
    top: () => "Nach oben",
    bottom: () => "Nach unten",
    auto: () => "Das Mana wählen lassen",
    manual: () => "Das Mana selbst wählen",
    mana: ({ object, mana }, _, t) =>
      object === 0 ? `${manaSymbol(mana)} aus dem Vorrat` : `${manaSymbol(mana)} von ${t.name(object)}`,
    life: () => "2 Lebenspunkte",
  },
  steps: {
    untap: "Enttappsegment",
    upkeep: "Versorgungssegment",
    draw: "Ziehsegment",
    main1: "erste Hauptphase",
    beginCombat: "Beginn des Kampfes",
    declareAttackers: "Angreiferdeklaration",
    declareBlockers: "Blockerdeklaration",
    combatDamage: "Kampfschaden",
    endCombat: "Ende des Kampfes",
    main2: "zweite Hauptphase",
    end: "Endsegment",
    cleanup: "Aufräumsegment",
  },
  zones: {
    library: "Bibliothek",
    hand: "Hand",
    battlefield: "Spielfeld",
    graveyard: "Friedhof",
    stack: "Stapel",
    exile: "Exil",
    command: "Kommandozone",
  },
  colors: { W: "weiß", U: "blau", B: "schwarz", R: "rot", G: "grün" },
  counters: {
    "+1/+1": "+1/+1-Marke",
    "-1/-1": "-1/-1-Marke",
    loyalty: "Loyalitätsmarke",
    charge: "Ladungsmarke",
    fate: "Schicksalsmarke",
    manifestation: "Manifestationsmarke",
  },
  answers: { pass: "Passen", yes: "Ja", no: "Nein" },
  reasons,
  explaining,
  forms: {
    bestow: "als Göttergabe",
    overload: "mit Überlast",
    fuse: "beide Hälften",
    alternative: "für die alternativen Kosten",
  },
  designations: { detained: "inhaftiert", monstrous: "monströs" },
  hiddenCard: "eine Karte",
  you: "du",
  abilityOf: (name) => `die Fähigkeit von ${name}`,
  copyOf: (name) => `eine Kopie von ${name}`,
  emblem: "Emblem",
  emblemOf: (name) => `das Emblem von ${name}`,
};
const { colors } = germanSpeech;
const designations: Readonly<Record<string, string>> = germanSpeech.designations;

function why(detail: string): string {
  if (detail === "condition") return "die Bedingung ist nicht erfüllt";
  return detail === "noTargets" ? "es gibt kein legales Ziel" : "die Ziele sind fort oder nicht mehr legal";
}

function at(id: number, teller: Teller): string {
  const targets = teller.targetsOf(id);
  return targets.length === 0 ? "" : ` (Ziel: ${targets.join(", ")})`;
}

function lives(amount: number): string {
  return counted(amount, "1 Lebenspunkt", "Lebenspunkte");
}

function counters({ amount, detail }: GameEvent, { speech }: Teller): string {
  const words: Readonly<Record<string, string>> = speech.counters;
  const word = words[detail] ?? detail;
  return counted(amount, `eine ${word}`, `${word}n`);
}

function moved(e: GameEvent, t: Teller): string {
  const what = capital(t.name(e.other === 0 ? e.object : e.other));
  switch (e.to) {
    case "battlefield":
      return `${what} kommt ins Spiel`;
    case "graveyard":
      return `${what} wird auf den Friedhof gelegt`;
    case "hand":
      return `${what} kehrt auf die Hand zurück`;
    case "library":
      return `${what} wird in die Bibliothek gelegt`;
    case "exile":
      return `${what} wird ins Exil geschickt`;
    case "none":
      return `${what} hört auf zu existieren`;
    case "stack":
    case "command":
      return `${what}: ${germanSpeech.zones[e.to]}`;
  }
}
