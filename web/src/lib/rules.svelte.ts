/** The rulebook lying beside the table: which one, and open at which paragraph. */
class Rulebook {
  game = $state<string>();
  at = $state<string>();
  /** Of the rulebook that lies nearest, the numbers that are not as printed on this page. */
  numbers = $state.raw<Readonly<Record<string, number>>>({});
  #near = $state<string>();

  /** The game of this page: whose rulebook lies nearest. */
  get near(): string | undefined {
    return this.#near;
  }
  set near(game: string | undefined) {
    this.lay(game);
  }

  /** Lay it near, by these numbers. */
  lay(game: string | undefined, numbers: Readonly<Record<string, number>> = {}): void {
    this.#near = game;
    this.numbers = numbers;
  }

  /** The numbers by which a game is played on this page. */
  numbersOf(game: string): Readonly<Record<string, number>> {
    return game === this.#near ? this.numbers : {};
  }

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
