/**
 * References: how a text speaks of an object or player that is already known: itself, what it is attached to, the object of the
 * event, or something that was chosen or found under a name. The name decides what is meant; `say` only how it is said, so that
 * "it", "that creature" and the name of the card are one and the same thing to the rules (201.5, 608.2h).
 */

/**
 * Names that need no binding:
 * `self`: the object the ability is on (201.5); `host`: what it is attached to ("enchanted creature", "equipped creature");
 * `event`: the object that the trigger event is about; `other`: the event's second object (the blocked attacker, the source of damage);
 * `spell`: the spell of a casting event or of a cost; `doer`: whoever does what an instruction tells several players to do.
 */
export type ReferenceName = "self" | "host" | "event" | "other" | (string & {});

/**
 * How a reference is said: by `name` (the card's whole name, or the plain noun phrase, the default), by its `short` name (before
 * the comma), as a pronoun (`it`), as "that creature" (`that`), "the creature" (`the`), "this creature" (`this`, in granted
 * abilities), "each of them" (`eachOfThem`), "one of those creatures" (`oneOfThose`).
 */
export type Say = "name" | "short" | "it" | "that" | "the" | "this" | "eachOfThem" | "oneOfThose";

export interface Ref {
  readonly ref: ReferenceName;
  readonly say?: Say;
  /** The noun to use instead of the one the binding suggests: "that permanent", "the exiled card". */
  readonly noun?: ReferenceNoun;
}

/** Nouns that a reference can be called by, beside the card types. */
export const referenceNouns = [
  "artifact",
  "creature",
  "enchantment",
  "land",
  "permanent",
  "card",
  "spell",
  "token",
  "source",
  "ability",
  "player",
  "planeswalker",
  "Aura",
  "permanentOrPlayer",
  "pile",
] as const;
export type ReferenceNoun = (typeof referenceNouns)[number];

export const self: Ref = { ref: "self" };
/** "it", for the object the ability is on. */
export const itself: Ref = { ref: "self", say: "it" };
/** The part of the name before the comma. */
export const selfShort: Ref = { ref: "self", say: "short" };
/** "this creature", in a granted ability. */
export const thisCreature: Ref = { ref: "self", say: "this", noun: "creature" };
/** Enchanted creature, equipped creature: what the object is attached to. */
export const host: Ref = { ref: "host" };
export const eventObject: Ref = { ref: "event", say: "that" };

/** "it", for something bound to a name. */
export function it(name: string): Ref {
  return { ref: name, say: "it" };
}
/** "that creature", "those creatures", for something bound to a name. */
export function that(name: string, noun?: ReferenceNoun): Ref {
  return noun === undefined ? { ref: name, say: "that" } : { ref: name, say: "that", noun };
}
/** "the creature", for something bound to a name. */
export function the(name: string, noun?: ReferenceNoun): Ref {
  return noun === undefined ? { ref: name, say: "the" } : { ref: name, say: "the", noun };
}

/** "each of them", for several bound to a name. */
export function eachOfThem(name: string): Ref {
  return { ref: name, say: "eachOfThem" };
}

/** A player that is already known, or a group of them. */
export type PlayerRef =
  | "you"
  | "eachPlayer"
  | "eachOpponent"
  | "eachOtherPlayer"
  /** An opponent of the controller's choice. */
  | "anOpponent"
  /** Any opponent (several may act, in turn order). */
  | "anyOpponent"
  | "defendingPlayer"
  | "activePlayer"
  /** The player of the trigger event: "that player". */
  | { readonly player: "event"; readonly say?: "that" | "they" }
  /** A player bound to a name, e.g. a targeted one. */
  | { readonly player: string; readonly say?: "that" | "they" }
  /** Said as "its controller", or as "that player" where it is known already whom that means. */
  | { readonly controllerOf: Ref; readonly say?: "that" }
  | { readonly ownerOf: Ref; readonly say?: "that" };

export const thatPlayer: PlayerRef = { player: "event", say: "that" };
/** "they", "their": whoever does what is spoken of, one of several players in turn. */
export const they: PlayerRef = { player: "doer", say: "they" };
export function controllerOf(object: Ref): PlayerRef {
  return { controllerOf: object };
}
export function ownerOf(object: Ref): PlayerRef {
  return { ownerOf: object };
}
