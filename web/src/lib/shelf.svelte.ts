import { shelf } from './api';
import { AGAIN_AFTER, isChanging } from './patience';
import type { Readiness, Shelf } from './protocol.gen';

/** The shelf, looked at again and again while anything on it is being prepared. */
export class ShelfWatch {
  /** What was seen last. */
  seen = $state.raw<Shelf>();
  readonly first: Promise<Shelf>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor() {
    this.first = shelf();
    this.first.then(
      seen => this.#keep(seen),
      () => undefined,
    );
  }

  readinessOf(game: string): Readiness | undefined {
    return this.seen?.games.find(({ name }) => name === game)?.readiness;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  #keep(seen: Shelf): void {
    this.seen = seen;
    if (isChanging(seen)) this.#later();
  }

  #later(): void {
    if (this.#closed) return;
    this.#timer = setTimeout(() => {
      shelf().then(
        seen => this.#keep(seen),
        () => this.#later(),
      );
    }, AGAIN_AFTER);
  }
}
