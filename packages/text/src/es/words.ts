/**
 * The closed vocabularies in Spanish: card types, subtypes, colours, counters, zones, steps, each with its gender and number.
 * Total over the vocabularies, so that a new word does not compile until it is here; subtypes are open and looked up.
 */
import type {
  AbilityWord,
  BasicLandType,
  CardType,
  Color,
  CounterKind,
  Designation,
  ReferenceNoun,
  Step,
  Supertype,
  Zone,
} from "@nykthos/engine/card";
import { cardTypeOfSubtype } from "@nykthos/engine/card";
import type { Noun } from "./grammar.ts";
import { noun } from "./grammar.ts";

export const typeNouns: Readonly<Record<CardType, Noun>> = {
  Artifact: noun("m", "artefacto"),
  Creature: noun("f", "criatura"),
  Enchantment: noun("m", "encantamiento"),
  Instant: noun("m", "instantáneo"),
  Land: noun("f", "tierra"),
  Planeswalker: noun("m", "planeswalker", "planeswalkers"),
  Sorcery: noun("m", "conjuro"),
};

export const supertypeAdjectives: Readonly<Record<Supertype, string>> = {
  Basic: "básico",
  Legendary: "legendario",
};

/** Their masculine is the colour's own name as well: "devoción al blanco". */
export const colorAdjectives: Readonly<Record<Color, string>> = {
  W: "blanco",
  U: "azul",
  B: "negro",
  R: "rojo",
  G: "verde",
};

export const counterNames: Readonly<Record<CounterKind, string>> = {
  "+1/+1": "+1/+1",
  "-1/-1": "-1/-1",
  loyalty: "de lealtad",
  charge: "de carga",
  fate: "de destino",
  manifestation: "de manifestación",
};

export const counterNoun = noun("m", "contador");

export const zoneNouns: Readonly<Record<Zone, Noun>> = {
  library: noun("f", "biblioteca"),
  hand: noun("f", "mano"),
  battlefield: noun("m", "campo de batalla", "campos de batalla"),
  graveyard: noun("m", "cementerio"),
  stack: noun("f", "pila"),
  exile: noun("m", "exilio"),
  command: noun("f", "zona de mando", "zonas de mando"),
};

/** Steps and phases as "al comienzo de …" says them; whether the turn's owner follows with "de" or the step stands "en" a turn. */
export const stepNouns: Readonly<Record<Step, Noun>> = {
  untap: noun("m", "paso de enderezar"),
  upkeep: noun("m", "mantenimiento"),
  draw: noun("m", "paso de robar"),
  main1: noun("f", "primera fase principal"),
  beginCombat: noun("m", "combate"),
  declareAttackers: noun("m", "paso de declarar atacantes"),
  declareBlockers: noun("m", "paso de declarar bloqueadoras"),
  combatDamage: noun("m", "paso de daño de combate"),
  endCombat: noun("m", "paso de final del combate"),
  main2: noun("f", "segunda fase principal"),
  end: noun("m", "paso final"),
  cleanup: noun("m", "paso de limpieza"),
};

export const abilityWords: Readonly<Record<AbilityWord, string>> = {
  battalion: "Batallón",
  constellation: "Constelación",
  heroic: "Heroísmo",
  inspired: "Inspiración",
  strive: "Esfuerzo",
};

export const designationAdjectives: Readonly<Record<Designation, string>> = {
  detained: "detenido",
  monstrous: "monstruoso",
};

/** Nouns that something already known is called by. */
export const referenceNounWords: Readonly<Record<ReferenceNoun, Noun>> = {
  artifact: typeNouns.Artifact,
  creature: typeNouns.Creature,
  enchantment: typeNouns.Enchantment,
  land: typeNouns.Land,
  planeswalker: typeNouns.Planeswalker,
  permanent: noun("m", "permanente"),
  card: noun("f", "carta"),
  spell: noun("m", "hechizo"),
  token: noun("f", "ficha"),
  source: noun("f", "fuente"),
  ability: noun("f", "habilidad"),
  player: noun("m", "jugador"),
  Aura: { ...noun("f", "aura"), stressedA: true },
  pile: noun("m", "montón"),
  permanentOrPlayer: noun("m", "permanente o jugador", "permanentes o jugadores"),
};

const landTypeNouns: Readonly<Record<BasicLandType, Noun>> = {
  Plains: noun("f", "llanura"),
  Island: noun("f", "isla"),
  Swamp: noun("m", "pantano"),
  Mountain: noun("f", "montaña"),
  Forest: noun("m", "bosque"),
};

/** Subtypes by their English name. Creature types are written with a capital, land types and Auras without, as in the Spanish texts. */
const subtypeNouns: Readonly<Record<string, Noun>> = {
  ...landTypeNouns,
  Aura: referenceNounWords.Aura,
  Equipment: noun("m", "equipo"),
  Gate: noun("m", "Portal"),
  Gold: noun("m", "Oro"),
  Ajani: noun("m", "Ajani"),
  Ashiok: noun("m", "Ashiok"),
  Elspeth: noun("f", "Elspeth"),
  Kiora: noun("f", "Kiora"),
  Xenagos: noun("m", "Xenagos", "Xenagos"),
  Advisor: noun("m", "Consejero"),
  Archer: noun("m", "Arquero"),
  Archon: noun("m", "Arconte"),
  Assassin: noun("m", "Asesino"),
  Avatar: noun("m", "Avatar"),
  Badger: noun("m", "Tejón"),
  Barbarian: noun("m", "Bárbaro"),
  Beast: noun("f", "Bestia"),
  Berserker: noun("m", "Berserker", "Berserkers"),
  Bird: { ...noun("f", "Ave"), stressedA: true },
  Boar: noun("m", "Jabalí", "Jabalíes"),
  Cat: noun("m", "Felino"),
  Centaur: noun("m", "Centauro"),
  Chimera: noun("f", "Quimera"),
  Cleric: noun("m", "Clérigo"),
  Cockatrice: noun("f", "Cocatriz"),
  Crab: noun("m", "Cangrejo"),
  Cyclops: noun("m", "Cíclope"),
  Demon: noun("m", "Demonio"),
  Devil: noun("m", "Diablo"),
  Dog: noun("m", "Perro"),
  Dragon: noun("m", "Dragón"),
  Druid: noun("m", "Druida"),
  Dryad: noun("f", "Dríada"),
  Elemental: noun("m", "Elemental"),
  Elf: noun("m", "Elfo"),
  Elk: noun("m", "Alce"),
  Fish: noun("m", "Pez"),
  Fox: noun("m", "Zorro"),
  Giant: noun("m", "Gigante"),
  Goblin: noun("m", "Trasgo"),
  God: noun("f", "Deidad"),
  Golem: noun("m", "Gólem", "Gólems"),
  Gorgon: noun("f", "Gorgona"),
  Griffin: noun("m", "Grifo"),
  Hag: noun("f", "Saga"),
  Harpy: noun("f", "Arpía"),
  Hellion: noun("m", "Infernal"),
  Horror: noun("m", "Horror"),
  Horse: noun("m", "Caballo"),
  Human: noun("m", "Humano"),
  Hydra: noun("f", "Hidra"),
  Insect: noun("m", "Insecto"),
  Kavu: noun("m", "Kavu"),
  Kithkin: noun("m", "Kithkin", "Kithkin"),
  Knight: noun("m", "Caballero"),
  Kraken: noun("m", "Kraken", "Krakens"),
  Lamia: noun("f", "Lamia"),
  Leviathan: noun("m", "Leviatán"),
  Leech: noun("f", "Sanguijuela"),
  Lizard: noun("m", "Lagarto"),
  Manticore: noun("f", "Mantícora"),
  Merfolk: noun("m", "Tritón"),
  Minotaur: noun("m", "Minotauro"),
  Monk: noun("m", "Monje"),
  Nautilus: noun("m", "Nautilo"),
  Noble: noun("m", "Noble"),
  Nightmare: noun("f", "Pesadilla"),
  Nymph: noun("f", "Ninfa"),
  Octopus: noun("m", "Pulpo"),
  Ogre: noun("m", "Ogro"),
  Orc: noun("m", "Orco"),
  Ox: noun("m", "Buey", "Bueyes"),
  Pegasus: noun("m", "Pegaso"),
  Phoenix: noun("m", "Fénix", "Fénix"),
  Plant: noun("f", "Planta"),
  Rat: noun("f", "Rata"),
  Rhino: noun("m", "Rinoceronte"),
  Rogue: noun("m", "Bribón"),
  Sable: noun("f", "Marta"),
  Satyr: noun("m", "Sátiro"),
  Scorpion: noun("m", "Escorpión"),
  Scout: noun("m", "Explorador"),
  Serpent: noun("f", "Serpiente"),
  Shaman: noun("m", "Chamán"),
  Shapeshifter: noun("m", "Metamorfo"),
  Sheep: noun("f", "Oveja"),
  Siren: noun("f", "Sirena"),
  Skeleton: noun("m", "Esqueleto"),
  Snake: noun("f", "Víbora"),
  Soldier: noun("m", "Soldado"),
  Sphinx: noun("f", "Esfinge"),
  Spider: noun("f", "Araña"),
  Spirit: noun("m", "Espíritu"),
  Starfish: noun("f", "Estrella-de-mar", "Estrellas-de-mar"),
  Treefolk: noun("m", "Pueblo-arbóreo", "Pueblo-arbóreo"),
  Troll: noun("m", "Trol"),
  Unicorn: noun("m", "Unicornio"),
  Vampire: noun("m", "Vampiro"),
  Vedalken: noun("m", "Vedalken", "Vedalken"),
  Wall: noun("m", "Muro"),
  Warrior: noun("m", "Guerrero"),
  Weird: noun("m", "Extraño"),
  Wizard: noun("m", "Hechicero"),
  Wolf: noun("m", "Lobo"),
  Zombie: noun("m", "Zombie"),
};

/** A subtype in Spanish; one that is not in the table is called by its English name, as a masculine noun. */
export function subtypeNoun(subtype: string): Noun {
  return subtypeNouns[subtype] ?? noun("m", subtype);
}

/** Whether the table has a subtype of its own, for checks over a card pool. */
export function hasSubtypeNoun(subtype: string): boolean {
  return subtype in subtypeNouns;
}

/** Whether a subtype is a creature type, which stands after a noun without a preposition: "criaturas Minotauro". */
export function isCreatureType(subtype: string): boolean {
  return cardTypeOfSubtype(subtype) === "Creature";
}
