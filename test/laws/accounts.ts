/**
 * Accounts: what the events tell, to be held against what has changed. Life and mana come and go with an event only (106.4, 119), no card
 * moves, no permanent becomes tapped, attached or damaged and no counter comes or goes without one.
 */
import type { Game, GameEvent, GameObject, GameState, ObjectId } from "@nykthos/engine";

const types = ["W", "U", "B", "R", "G", "C"];

export class Accounts {
  private life: number[] = [];
  private mana: number[][] = [];
  /** The records as they were; nobody changes them any more if the game was forked. */
  private before: readonly GameObject[] = [];
  /** What happened since, as "kind object", and "move to" for what a move made. */
  private readonly told = new Set<string>();

  constructor(game: Game) {
    this.begin(game);
  }

  /** Takes what there is for right and listens from now on. */
  begin(game: Game): void {
    this.life = game.state.players.map(({ life }) => life);
    this.mana = game.state.players.map(({ mana }) => mana.slice());
    this.remember(game.state);
    game.listen((event) => this.hear(event));
  }

  /** To be called before each answer, of a game that was just forked. */
  remember(g: GameState): void {
    this.before = g.objects.slice();
    this.told.clear();
  }

  private hear(event: GameEvent): void {
    const { kind, object, other, player, amount, detail } = event;
    this.told.add(`${kind} ${kind === "shuffle" ? player : object}`);
    if (kind === "move" || kind === "createToken") this.told.add(`moved ${other}`);
    const mana = this.mana[player];
    const type = types.indexOf(detail);
    switch (kind) {
      case "gainLife":
        this.life[player] = (this.life[player] ?? 0) + amount;
        return;
      case "loseLife":
        this.life[player] = (this.life[player] ?? 0) - amount;
        return;
      case "addMana":
        if (mana !== undefined) mana[type] = (mana[type] ?? 0) + amount;
        return;
      case "spendMana":
        if (mana !== undefined) mana[type] = (mana[type] ?? 0) - amount;
        return;
      case "loseMana":
        // With a type if it became another one, without if all of it is gone.
        if (mana === undefined) return;
        if (type < 0) mana.fill(0);
        else mana[type] = (mana[type] ?? 0) - amount;
        return;
      default:
    }
  }

  /** What does not fit, or null. */
  wrong(g: GameState): string | null {
    for (const [player, { life, mana }] of g.players.entries()) {
      if (life !== this.life[player])
        return `player ${player} has ${life} life, but by the events it is ${this.life[player] ?? "none"}`;
      if (mana.join() !== this.mana[player]?.join())
        return `player ${player} has mana ${mana.join()}, but by the events it is ${this.mana[player]?.join() ?? "none"}`;
    }
    for (const object of g.objects) {
      const before = this.before[object.id];
      if (before === object || object.id === 0 || g.players[object.owner]?.lost === true) continue;
      const how = before === undefined ? this.untoldArrival(object) : this.untoldChange(before, object);
      if (how !== null) return `${g.pool.cards[object.card]?.name ?? "?"} (${object.kind} ${object.id}) ${how}`;
    }
    return null;
  }

  private happened(id: ObjectId, ...kinds: readonly string[]): boolean {
    return kinds.some((kind) => this.told.has(`${kind} ${id}`));
  }

  private untoldArrival({ id, kind, zone, owner }: GameObject): string | null {
    if ((kind !== "card" && kind !== "token") || zone === "none" || this.happened(id, "moved")) return null;
    if (zone === "library" && this.happened(owner, "shuffle")) return null;
    return `came into the ${zone} without an event`;
  }

  private untoldChange(before: GameObject, after: GameObject): string | null {
    const { id } = after;
    if (before.zone !== after.zone) {
      // Tokens and copies cease to exist without one (704.5d–e), and what was on the stack only.
      if (before.kind !== "card" || before.zone === "none" || this.happened(id, "move")) return null;
      if (before.zone === "library" && this.happened(before.owner, "shuffle")) return null;
      return `went from the ${before.zone} to ${after.zone} without an event`;
    }
    if (after.zone !== "battlefield") return null;
    if (before.tapped !== after.tapped && !this.happened(id, "tap", "untap"))
      return `became ${after.tapped ? "tapped" : "untapped"} without an event`;
    if (before.counters.join() !== after.counters.join() && !this.happened(id, "putCounter", "removeCounter"))
      return `has counters ${after.counters.join()} instead of ${before.counters.join()} without an event`;
    if (before.attachedTo !== after.attachedTo && !this.happened(id, "attach", "unattach"))
      return `is on ${after.attachedTo} instead of ${before.attachedTo} without an event`;
    if (after.damage > before.damage && !this.happened(id, "damage"))
      return `has ${after.damage} damage instead of ${before.damage} without an event`;
    return null;
  }
}
