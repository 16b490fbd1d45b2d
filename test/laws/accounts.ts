/** Accounts: life and mana as the events tell it, to be held against what the players have (106.4, 119). */
import type { Game, GameEvent, GameState } from "@nykthos/engine";

const types = ["W", "U", "B", "R", "G", "C"];

export class Accounts {
  private life: number[] = [];
  private mana: number[][] = [];

  constructor(game: Game) {
    this.begin(game);
  }

  /** Takes what there is for right and listens from now on. */
  begin(game: Game): void {
    this.life = game.state.players.map(({ life }) => life);
    this.mana = game.state.players.map(({ mana }) => mana.slice());
    game.listen((event) => this.hear(event));
  }

  private hear({ kind, player, amount, detail }: GameEvent): void {
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
    return null;
  }
}
