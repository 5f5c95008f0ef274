/** The rulebook lying beside the table: which one, and open at which paragraph. */
class Rulebook {
  game = $state<string>();
  at = $state<string>();
  /** The game of this page: whose rulebook lies nearest. */
  near = $state<string>();

  open(game: string, at?: string): void {
    this.game = game;
    this.at = at;
  }

  close(): void {
    this.game = undefined;
    this.at = undefined;
  }
}

export const rulebook = new Rulebook();
