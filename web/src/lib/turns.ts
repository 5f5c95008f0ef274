import type { GameInfo, TableInfo } from './protocol.gen';
import { dashed, type Say } from './narrate';

/** Whether a table can be played on, as far as is known without waking it. */
export const isRunning = ({ over, closed, frozen }: TableInfo): boolean =>
  !over && !closed && !frozen;

/** The seat everybody waits for; undefined while it is nobody's turn, or not known. */
export function awaitedAt(info: TableInfo): number | undefined {
  const actor = info.actor ?? -1;
  return isRunning(info) && info.started && actor >= 0 ? actor : undefined;
}

/** Whether everybody waits for me: a seat that a bot plays for me waits for nobody. */
export function isMyTurn(info: TableInfo): boolean {
  const seat = info.seats[awaitedAt(info) ?? -1];
  return seat?.mine === true && seat.deputy === null;
}

/** Tables that can be played on, those that wait for me first, each group as it came. */
export const inOrder = (tables: readonly TableInfo[]): TableInfo[] =>
  tables.filter(isRunning).toSorted((a, b) => Number(isMyTurn(b)) - Number(isMyTurn(a)));

/** The options of a table that are not the usual ones, in a few words each. */
export function optionsInWords(
  game: GameInfo | undefined,
  options: Readonly<Record<string, unknown>>,
  say: Say,
): string[] {
  const changed = (game?.options ?? []).filter(
    ({ name, default: usual }) => name in options && String(options[name]) !== String(usual),
  );
  return changed.map(({ name, is_range }) => {
    const key = `${game?.name}-option-${dashed(name)}`;
    const value = String(options[name]);
    const words = is_range ? value : say(`${key}-${dashed(value)}`);
    return say('web-people-open-option', {
      name: say(key),
      value: (words.split(':')[0] ?? '').trim(),
    });
  });
}
