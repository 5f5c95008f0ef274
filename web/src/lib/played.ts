import type { MyGame } from './protocol.gen';
import type { Say } from './narrate';

const UNITS = [
  { unit: 'days', minutes: 1440 },
  { unit: 'hours', minutes: 60 },
  { unit: 'minutes', minutes: 1 },
] as const;

/** How a game of mine ended, in a word or two; several seats of mine are no victory. */
export function outcome({ over, rests, result, seats }: MyGame, say: Say): string {
  if (!over && rests) return say(`web-table-${rests}`);
  if (!over)
    return say(
      seats.some(({ kind }) => kind === 'open') ? 'web-table-waiting' : 'web-people-games-running',
    );
  const mine = seats.filter(seat => seat.mine);
  const rank = result?.ranks[mine[0]?.seat ?? -1];
  if (rank === undefined) return say('web-people-games-unknown');
  if (mine.length > 1) return say('web-people-games-shared-screen');
  const first = result?.ranks.filter(one => one === 1).length ?? 0;
  if (rank > 1) return say('web-people-games-rank', { rank, players: seats.length });
  return say(first > 1 ? 'web-people-games-won-shared' : 'web-people-games-won');
}

/** Whether I alone, of several, have won. */
export const isWon = ({ result, seats }: MyGame): boolean => {
  const mine = seats.filter(seat => seat.mine);
  return mine.length === 1 && result?.ranks[mine[0]?.seat ?? -1] === 1;
};

/** From its opening to its last move, in the largest unit that fits. */
export function duration({ created, last }: MyGame, say: Say): string {
  const minutes = Math.max(1, Math.round(((last ?? 0) / 1000 - created) / 60));
  const { unit, minutes: each } = UNITS.find(one => minutes >= one.minutes) ?? UNITS[2];
  return say('web-people-games-lasted', { unit, number: Math.floor(minutes / each) });
}
