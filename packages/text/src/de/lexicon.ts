/**
 * The German words for the closed vocabularies of the card language: types, colours, zones, steps, counters, and the creature types
 * with their genders and plurals. Total over the vocabularies; a creature type that is missing here is said as it stands.
 */
import type { CardType, Color, CounterKind, Designation, Step, Supertype, AbilityWord } from "@nykthos/engine/card";
import type { Gender, Noun } from "./grammar.ts";
import { noun } from "./grammar.ts";

export const cardTypeNouns: Readonly<Record<CardType, Noun>> = {
  Artifact: noun("n", "Artefakt", "Artefakte", { compound: "Artefakt" }),
  Creature: noun("f", "Kreatur", "Kreaturen", { compound: "Kreaturen" }),
  Enchantment: noun("f", "Verzauberung", "Verzauberungen", { compound: "Verzauberungs" }),
  Instant: noun("m", "Spontanzauber", "Spontanzauber", { compound: "Spontanzauber" }),
  Land: noun("n", "Land", "Länder", { genitive: "Lands", compound: "Länder" }),
  Planeswalker: noun("m", "Planeswalker", "Planeswalker", { compound: "Planeswalker" }),
  Sorcery: noun("f", "Hexerei", "Hexereien", { compound: "Hexerei" }),
};

export const supertypeStems: Readonly<Record<Supertype, string>> = { Basic: "Standard", Legendary: "legendär" };

export const cardNoun = noun("f", "Karte", "Karten");
export const spellNoun = noun("m", "Zauberspruch", "Zaubersprüche", { genitive: "Zauberspruchs" });
export const abilityNoun = noun("f", "Fähigkeit", "Fähigkeiten");
export const playerNoun = noun("m", "Spieler", "Spieler");
export const opponentNoun = noun("m", "Gegner", "Gegner");
export const targetNoun = noun("n", "Ziel", "Ziele");
export const sourceNoun = noun("f", "Quelle", "Quellen");
export const tokenNoun = noun("m", "Spielstein", "Spielsteine");
export const controllerNoun = noun("m", "Beherrscher", "Beherrscher");
export const ownerNoun = noun("m", "Besitzer", "Besitzer");
export const libraryNoun = noun("f", "Bibliothek", "Bibliotheken");
export const zoneNouns = {
  library: libraryNoun,
  hand: noun("f", "Hand", "Hände"),
  graveyard: noun("m", "Friedhof", "Friedhöfe", { genitive: "Friedhofs" }),
} as const;
export const pileNoun = noun("m", "Haufen", "Haufen");
export const copyNoun = noun("f", "Kopie", "Kopien");
export const lifeNoun = noun("m", "Lebenspunkt", "Lebenspunkte");
export const combatDamageNoun = noun("m", "Kampfschadenspunkt", "Kampfschadenspunkte");
export const damageNoun = noun("m", "Schadenspunkt", "Schadenspunkte");

/** As adjectives; as nouns they have a capital. */
export const colorStems: Readonly<Record<Color, string>> = { W: "weiß", U: "blau", B: "schwarz", R: "rot", G: "grün" };
export const colorNames: Readonly<Record<Color, string>> = { W: "Weiß", U: "Blau", B: "Schwarz", R: "Rot", G: "Grün" };

export const counterNouns: Readonly<Record<CounterKind, Noun>> = {
  "+1/+1": noun("f", "+1/+1-Marke", "+1/+1-Marken"),
  "-1/-1": noun("f", "-1/-1-Marke", "-1/-1-Marken"),
  loyalty: noun("f", "Loyalitätsmarke", "Loyalitätsmarken"),
  charge: noun("f", "Ladungsmarke", "Ladungsmarken"),
  fate: noun("f", "Schicksalsmarke", "Schicksalsmarken"),
  manifestation: noun("f", "Manifestationsmarke", "Manifestationsmarken"),
};

/** In the genitive: "zu Beginn deines Versorgungssegments". */
export const stepNouns: Readonly<Record<Step, Noun>> = {
  untap: noun("n", "Enttappsegment", "Enttappsegmente"),
  upkeep: noun("n", "Versorgungssegment", "Versorgungssegmente"),
  draw: noun("n", "Ziehsegment", "Ziehsegmente"),
  main1: noun("f", "erste Hauptphase", "ersten Hauptphasen"),
  beginCombat: noun("m", "Kampf", "Kämpfe", { genitive: "Kampfes" }),
  declareAttackers: noun("n", "Angreiferdeklarationssegment", "Angreiferdeklarationssegmente"),
  declareBlockers: noun("n", "Blockerdeklarationssegment", "Blockerdeklarationssegmente"),
  combatDamage: noun("n", "Kampfschadensegment", "Kampfschadensegmente"),
  endCombat: noun("n", "Kampfendesegment", "Kampfendesegmente"),
  main2: noun("f", "zweite Hauptphase", "zweiten Hauptphasen"),
  end: noun("n", "Endsegment", "Endsegmente"),
  cleanup: noun("n", "Aufräumsegment", "Aufräumsegmente"),
};

export const abilityWords: Readonly<Record<AbilityWord, string>> = {
  battalion: "Bataillon",
  constellation: "Konstellation",
  heroic: "Heroisch",
  inspired: "Inspiriert",
  strive: "Streben",
};

export const designationStems: Readonly<Record<Designation, string>> = {
  detained: "inhaftiert",
  monstrous: "monströs",
};

// gender, singular, plural; "+" before an ending stands for the singular. A weak noun gives its other cases last.
const subtypeTable = `
Advisor m Berater +
Archer m Bogenschütze +n +n
Archon m Archon +ten
Assassin m Assassine +n +n
Aura f Aura Auren
Avatar m Avatar +e
Badger m Dachs +e
Barbarian m Barbar +en +en
Beast f Bestie +n
Berserker m Berserker +
Bird m Vogel Vögel
Boar n Wildschwein +e
Cat f Katze +n
Centaur m Zentaur +en +en
Chimera f Chimäre +n
Cleric m Kleriker +
Cockatrice m Cocatrisk +en +en
Crab f Krabbe +n
Cyclops m Zyklop +en +en
Demon m Dämon +en
Devil m Teufel +
Dog m Hund +e
Dragon m Drache +n +n
Druid m Druide +n +n
Dryad f Dryade +n
Elemental n Elementarwesen +
Elf m Elf +en +en
Elk m Hirsch +e
Equipment f Ausrüstung +en
Fish m Fisch +e
Forest m Wald Wälder
Fox m Fuchs Füchse
Gate n Tor +e
Giant m Riese +n +n
Goblin m Goblin +s
God m Gott Götter
Gold n Gold +
Golem m Golem +s
Gorgon f Gorgo Gorgonen
Griffin m Greif +e
Hag f Vettel +n
Harpy f Harpyie +n
Hellion m Höllenwurm Höllenwürmer
Horror m Schrecken +
Horse n Pferd +e
Human m Mensch +en +en
Hydra f Hydra Hydren
Insect n Insekt +en
Island f Insel +n
Kavu m Kavu +
Kithkin m Kithkin +
Knight m Ritter +
Kraken m Krake +n +n
Lamia f Lamia Lamien
Leech m Egel +
Leviathan m Leviathan +e
Lizard f Eidechse +n
Manticore m Mantikor +e
Merfolk n Meervolk Meervölker
Minotaur m Minotaurus Minotauren
Monk m Mönch +e
Mountain n Gebirge +
Nautilus m Nautilus Nautiliden
Nightmare m Nachtmahr +e
Noble m Adliger Adlige Adligen
Nymph f Nymphe +n
Octopus m Oktopus Oktopoden
Ogre m Oger +
Orc m Ork +s
Ox m Ochse +n +n
Pegasus m Pegasus Pegasi
Phoenix m Phoenix +e
Plains f Ebene +n
Plant f Pflanze +n
Rat f Ratte +n
Rhino n Nashorn Nashörner
Rogue m Räuber +
Sable m Zobel +
Satyr m Satyr +n
Scorpion m Skorpion +e
Scout m Späher +
Serpent f Schlange +n
Shaman m Schamane +n +n
Shapeshifter m Gestaltwandler +
Sheep n Schaf +e
Siren f Sirene +n
Skeleton n Skelett +e
Snake m Ophis Ophiden
Soldier m Soldat +en +en
Sphinx f Sphinx +en
Spider f Spinne +n
Spirit m Geist +er
Starfish m Seestern +e
Swamp m Sumpf Sümpfe
Treefolk m Baumhirte +n +n
Troll m Troll +e
Unicorn n Einhorn Einhörner
Vampire m Vampir +e
Vedalken m Vedalken +
Wall f Mauer +n
Warrior m Krieger +
Weird m Exot +en +en
Wizard m Zauberer +
Wolf m Wolf Wölfe
Zombie m Zombie +s
`;

function readSubtype(line: string): readonly [string, Noun] {
  const [english = "", gender, singular = "", plural = "", weak] = line.split(" ");
  const full = (form: string): string => form.replace("+", singular);
  const more = weak === undefined ? {} : { weak: full(weak) };
  return [english, noun(gender as Gender, singular, full(plural), more)];
}

const subtypes: ReadonlyMap<string, Noun> = new Map(subtypeTable.trim().split("\n").map(readSubtype));

/** A subtype as a noun; planeswalker types and unknown words are names and stay as they are. */
export function subtypeNoun(subtype: string): Noun {
  return subtypes.get(subtype) ?? noun("m", subtype, subtype, { genitive: subtype });
}

export function hasSubtypeNoun(subtype: string): boolean {
  return subtypes.has(subtype);
}
