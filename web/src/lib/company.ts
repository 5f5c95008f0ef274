import type { NewTable, Note, Pace, Saying, TableInfo } from './protocol.gen';

type Phrase = NonNullable<Saying['phrase']>;
export const PHRASES: readonly Phrase[] = [
  'hello',
  'good-luck',
  'well-played',
  'oops',
  'thinking',
  'your-turn',
  'alliance',
  'revenge',
  'one-moment',
  'thanks',
  'good-game',
  'again',
];

/** The paces a host may choose: a word of the language, and what it stands for. */
export const PACES: Readonly<Record<string, Pick<Pace, 'clock' | 'seconds'>>> = {
  none: { clock: 'none', seconds: 0 },
  'turn-60': { clock: 'turn', seconds: 60 },
  'turn-120': { clock: 'turn', seconds: 120 },
  'turn-300': { clock: 'turn', seconds: 300 },
  'game-900': { clock: 'game', seconds: 900 },
  'game-1800': { clock: 'game', seconds: 1800 },
  'game-3600': { clock: 'game', seconds: 3600 },
  'days-1': { clock: 'turn', seconds: 86_400 },
  'days-3': { clock: 'turn', seconds: 3 * 86_400 },
  'days-7': { clock: 'turn', seconds: 7 * 86_400 },
};
export const LATE = ['turn', 'return', 'nothing'] as const;
export const AWAY = [0, 120, 600] as const;

/** How a table shall be played, as the form has it. */
export interface Manners {
  pace: string;
  late: (typeof LATE)[number];
  away: number;
  talk: boolean;
}

export const usualManners = (): Manners => ({ pace: 'none', late: 'return', away: 0, talk: true });

export const mannersOf = ({
  pace,
  late,
  away,
  talk,
}: Manners): Pick<NewTable, 'pace' | 'talk'> => ({
  pace: { ...(PACES[pace] ?? { clock: 'none', seconds: 0 }), late, away },
  talk,
});

/** Notes to be read before an entry of the log: they were made when it was so long. */
export const notesAt = (notes: readonly Note[], seq: number): readonly Note[] =>
  notes.filter(note => note.seq === seq);

/** Notes after the last entry. */
export const notesAfter = (notes: readonly Note[], seq: number): readonly Note[] =>
  notes.filter(note => note.seq >= seq);

/** What is known of what was said, with what was heard now: each once, in order. */
export function heard(known: readonly Saying[], now: readonly Saying[]): readonly Saying[] {
  const all = new Map([...known, ...now].map(saying => [saying.number, saying]));
  return [...all.values()].sort((a, b) => a.number - b.number);
}

/** Seats of others who are away, and which no bot plays yet; for those who may decide about it. */
export function absentSeats({ seats, host, over, started, clock }: TableInfo): readonly number[] {
  const mayDecide = host || seats.some(({ mine }) => mine);
  if (!mayDecide || over || !started) return [];
  return seats
    .filter(
      ({ seat, kind, mine, present, deputy }) =>
        kind === 'human' && !mine && deputy === null && (!present || clock?.seat === seat),
    )
    .map(({ seat }) => seat);
}

/** Whether there is anybody to talk to: bots do not listen. */
export const hasListeners = ({ talk, seats }: TableInfo): boolean =>
  talk === true && seats.some(({ mine, kind }) => !mine && kind !== 'bot');
