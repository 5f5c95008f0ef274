/** The windows somebody may want to skip: Sky cards against an attack, and the Aegis. */
export const WINDOWS: readonly string[] = ['sky', 'aegis'];

const drawer = (seat: number): string => `theomachy-godstorm-decline-${location.hash}-${seat}`;

/** Whether a seat of this table answers every window with `pass`; kept in this browser. */
class Declining {
  #changed = $state(0);

  has(seat: number): boolean {
    return this.#changed >= 0 && localStorage.getItem(drawer(seat)) === 'yes';
  }

  set(seat: number, declines: boolean): void {
    if (declines) localStorage.setItem(drawer(seat), 'yes');
    else localStorage.removeItem(drawer(seat));
    this.#changed += 1;
  }
}

export const declining = new Declining();
