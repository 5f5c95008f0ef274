import { openTable } from './api';
import { promised } from './fairness';
import { patiently } from './patience';
import type { NewTable, Opened, Readiness } from './protocol.gen';

const silently = (): void => undefined;

/** Open a table once its game is prepared, and keep what was promised of its dice. */
export async function openWhenPrepared(
  wish: NewTable,
  gone: AbortSignal,
  tell: (readiness: Readiness | undefined) => void = silently,
): Promise<Opened> {
  const opened = await patiently(() => openTable(wish), tell, gone);
  promised(opened.table, opened.commitment);
  return opened;
}
