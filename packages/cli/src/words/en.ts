/** The terminal in English. */
import type { Words } from "./words.ts";

export const english: Words = {
  life: "life",
  hand: "hand",
  library: "library",
  graveyard: "graveyard",
  exile: "exile",
  mana: "mana",
  lands: "lands",
  stack: "stack",
  empty: "empty",
  tapped: () => "tapped",
  counters: (count, one) => (count === 1 ? `1 ${one}` : `${count} ${one}s`),
  attacking: "attacking",
  blocking: "blocking",
  sick: "cannot attack yet",
  damage: "damage",
  onIt: "on",
  turn: (turn, whose, step) => `Turn ${turn} (${whose}), ${step}`,
  beforeTheGame: "Before the game",
  you: "You",
  player: "Player",
  opponent: "Opponent",
  begins: (decks) => `A game begins: ${decks}`,
  smallDeck: (deck, cards) => `Note: ${deck} has ${cards} cards; a deck has at least 60 (rule 100.2a).`,
  hint: "number, Enter for the first, ? for help",
  notAnOption: (typed, most) =>
    `"${typed}" is neither a number from 1 to ${most} nor a command; ? tells what there is.`,
  noCard: (name, nearest) => `There is no card "${name}" in the pool. Nearest: ${nearest}`,
  whyNot: (message, rule) => `${message} (rule ${rule})`,
  intents: { play: "play", cast: "cast", attack: "attack", activate: "activate" },
  noReason: "Nothing in the rules is against it: it is among the options, or has to wait for its turn to be asked.",
  whatItIs: "what it is now, and why",
  notHere: (name) => `${name} is neither in your hand nor on the battlefield under your control.`,
  whyWhat: "Why what not? For example: why Phalanx Leader",
  saved: (file) => `Saved as ${file}; "nykthos play --load ${file}" goes on with it.`,
  saveWhere: "Save where? For example: save game.json",
  cannotSave: (file, why) => `${file} cannot be written: ${why}`,
  inputEnded: "The input has ended before the game has.",
  stopsAt: (own, others) =>
    `You are asked, if you can do something, in your own turn at: ${own}; in others' turns at: ${others}.`,
  stopsHelp: 'Change it with "stops own upkeep" or "stops others end": once for yes, again for no.',
  payingByHand: "From now on you choose the mana yourself.",
  payingByItself: "From now on the mana is chosen for you.",
  passing: "You pass until the turn ends, unless something happens.",
  won: (who) => `${who} wins`,
  youWon: "You win",
  youLost: "You lose",
  drawn: "The game is a draw",
  because: {
    "704.5a": "life at 0 or less",
    "704.5b": "a draw from an empty library",
    "704.5c": "ten poison counters",
    "104.3a": "conceded",
    "104.4a": "everybody lost at once",
    "104.4b": "a loop that nothing ends",
  },
  help: `A number answers with that option; Enter takes the first one.
  table            the table as it is now          (t)
  card NAME        the text of a card; or the number of an option   (c)
  why NAME         why that card cannot be played, activated, or attack now
  log [N]          what happened, the last N things
  zones            graveyards and exile            (z)
  stops            where you are asked; "stops own upkeep" changes it
  pay              choose the mana yourself, or let it be chosen
  turn             pass until the turn ends
  save FILE        save the game
  concede          give up
  quit             leave`,
  commands: {
    help: ["help", "?", "h"],
    table: ["table", "t"],
    card: ["card", "c"],
    why: ["why", "w"],
    log: ["log", "l"],
    zones: ["zones", "z"],
    stops: ["stops", "stop"],
    pay: ["pay"],
    turn: ["turn", "f"],
    save: ["save"],
    concede: ["concede"],
    quit: ["quit", "exit", "q"],
  },
};
