import type { GameInfo, NewSeat, NewTable, TableInfo } from './protocol.gen';
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

/** What somebody at this screen is called there: the first is me, the others as they were last time. */
export function personAt(
  number: number,
  seats: readonly SeatWish[],
  me: string,
  others: readonly string[],
): string {
  const before = seats.slice(0, number).filter(({ kind }) => kind === 'me').length;
  return before === 0 ? me : (others[before - 1] ?? '');
}

/** Nobody is left without a name. */
export const named = (seats: readonly SeatWish[], say: Say): SeatWish[] =>
  seats.map((seat, i) =>
    seat.kind === 'me' && !seat.name.trim()
      ? { ...seat, name: say('web-seat-person', { number: i + 1 }) }
      : seat,
  );

export function wishOf(
  game: GameInfo,
  seats: readonly SeatWish[],
  options: Readonly<Record<string, string | number>>,
  listed = false,
  numbers: Readonly<Record<string, number>> = {},
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
    listed,
    numbers: { ...numbers },
  };
}

/** The options of a game, as kept before where they still fit: a number may have been kept as text. */
export const optionsFrom = (
  game: GameInfo,
  kept: Readonly<Record<string, unknown>> = {},
): Record<string, string | number> =>
  Object.fromEntries(
    game.options.map(({ name, values, default: usual }) => [
      name,
      values.find(value => String(value) === String(kept[name])) ?? usual,
    ]),
  );

const DRAWER = 'theomachy-last-wish';
const OTHERS = 'theomachy-others-here';

/** The names of those who share this screen with me, remembered once they are given. */
export const othersHere = (): readonly string[] =>
  JSON.parse(localStorage.getItem(OTHERS) ?? '[]') as readonly string[];
export function keepOthersHere(seats: readonly SeatWish[]): void {
  const [, ...given] = seats.filter(({ kind }) => kind === 'me').map(({ name }) => name.trim());
  const known = othersHere();
  const all = Array.from(
    { length: Math.max(given.length, known.length) },
    (_, i) => given[i] || known[i],
  );
  localStorage.setItem(OTHERS, JSON.stringify(all.map(name => name ?? '')));
}

/** The last table that was opened here, to play the same again. */
export const keepWish = (wish: NewTable): void =>
  localStorage.setItem(DRAWER, JSON.stringify(wish));
export function keptWish(game: string): NewTable | undefined {
  const wish = JSON.parse(localStorage.getItem(DRAWER) ?? 'null') as NewTable | null;
  return wish?.game === game ? wish : undefined;
}

/** The same table once more, everybody so many chairs further on; whoever is not here is invited anew. */
export function wishAgain({ game, seats, options, numbers }: TableInfo, turned = 0): NewTable {
  const wishes = seats.map(({ kind, name, bot, mine }): NewSeat => {
    if (kind === 'bot') return { kind, name, bot: bot ?? '' };
    return mine ? { kind: 'me', name } : { kind: 'open', name: '?' };
  });
  return {
    game,
    seats: wishes.map((_, seat) => wishes.at(seat - turned) as NewSeat),
    options: options as Record<string, string | number>,
    numbers: numbers,
  };
}
