import type { GameInfo, NewSeat, NewTable } from './protocol.gen';
import { botName, type Say } from './narrate';

/** A seat of a table to be opened, as the form has it. */
export interface SeatWish {
  kind: NewSeat['kind'];
  name: string;
  bot: string;
}

/** Me against one bot; seats added later are bots too. */
export function firstSeats(number: number, me: string, bot: string, say: Say): SeatWish[] {
  return Array.from({ length: number }, (_, seat) => seatWish(seat, me, bot, say));
}

export function seatWish(seat: number, me: string, bot: string, say: Say): SeatWish {
  return seat === 0
    ? { kind: 'me', name: me, bot }
    : { kind: 'bot', name: botName(seat, say), bot };
}

export function wishOf(
  game: GameInfo,
  seats: readonly SeatWish[],
  options: Readonly<Record<string, string | number>>,
): NewTable {
  const changed = game.options.filter(({ name, default: usual }) => options[name] !== usual);
  return {
    game: game.name,
    seats: seats.map(({ kind, name, bot }) => ({
      kind,
      name: (kind !== 'open' && name.trim()) || '?',
      bot,
    })),
    options: Object.fromEntries(changed.map(({ name }) => [name, options[name] ?? ''])),
  };
}

const DRAWER = 'theomachy-last-wish';

/** The last table that was opened here, to play the same again. */
export const keepWish = (wish: NewTable): void =>
  localStorage.setItem(DRAWER, JSON.stringify(wish));
export function keptWish(game: string): NewTable | undefined {
  const wish = JSON.parse(localStorage.getItem(DRAWER) ?? 'null') as NewTable | null;
  return wish?.game === game ? wish : undefined;
}
