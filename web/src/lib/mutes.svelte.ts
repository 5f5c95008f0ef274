/** Whose words are not shown at a table; kept in this browser. */
export class Mutes {
  #seats = $state.raw<readonly number[]>([]);
  readonly #drawer: string;

  constructor(table: string) {
    this.#drawer = `theomachy-muted-${table}`;
    this.#seats = JSON.parse(localStorage.getItem(this.#drawer) ?? '[]') as number[];
  }

  has(seat: number): boolean {
    return this.#seats.includes(seat);
  }

  toggle(seat: number): void {
    const others = this.#seats.filter(other => other !== seat);
    this.#seats = this.has(seat) ? others : [...others, seat];
    localStorage.setItem(this.#drawer, JSON.stringify(this.#seats));
  }
}
