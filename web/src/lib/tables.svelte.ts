import { myTables } from './api';
import { notify } from './notify';
import type { TableInfo } from './protocol.gen';
import { t } from './settings.svelte';
import { inOrder, isMyTurn } from './turns';

const SEEN_AGAIN_AFTER = 15_000;
const UNSEEN_AGAIN_AFTER = 60_000;

/** How many tables wait for me, as far as the shelf has seen. */
class Waiting {
  tables = $state(0);
}
export const waiting = new Waiting();

/** My tables that can be played on, looked at again while the shelf is open: less often when nobody
 * looks at it, and at once when somebody does again. */
export class TablesWatch {
  running = $state.raw<readonly TableInfo[]>([]);
  /** Whether I have ever sat anywhere. */
  hasAny = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor() {
    document.addEventListener('visibilitychange', this.look);
  }

  readonly look = (): void => {
    clearTimeout(this.#timer);
    myTables()
      .then(
        ({ tables }) => this.#keep(tables),
        () => undefined,
      )
      .finally(() => this.#later());
  };

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    document.removeEventListener('visibilitychange', this.look);
    waiting.tables = 0;
  }

  #keep(tables: readonly TableInfo[]): void {
    if (this.#closed) return;
    this.hasAny = tables.length > 0;
    this.running = inOrder(tables);
    const mine = this.running.filter(isMyTurn);
    const newest = mine[0];
    if (mine.length > waiting.tables && newest)
      notify(newest.table, t('web-people-notify-body', { game: t(`${newest.game}-name`) }));
    waiting.tables = mine.length;
  }

  #later(): void {
    if (this.#closed) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(
      this.look,
      document.visibilityState === 'visible' ? SEEN_AGAIN_AFTER : UNSEEN_AGAIN_AFTER,
    );
  }
}
