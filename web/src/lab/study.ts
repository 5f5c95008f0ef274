/** What is to be played: a study, its link, and its parts. */
import type { Counted, GameInfo, NewTable, Part } from '../lib/protocol.gen';
import { optionsFrom } from '../lib/wish';
import { DIALS } from '../variant/dials.gen';
import { changedDials, type Numbers, numbersFrom } from '../variant/numbers';

type Options = Readonly<Record<string, string | number>>;

/** A variant, and who plays it: one bot on all seats, or one for each. */
export interface Side {
  readonly players: number;
  readonly bots: readonly string[];
  readonly options: Options;
  /** Of the rulebook, that are not as printed. */
  readonly numbers: Numbers;
}

/** A side as the form has it. */
export interface SideWish {
  players: number;
  bots: string[];
  options: Record<string, string | number>;
  numbers: Record<string, number>;
}

/** As many games of each side. */
export interface Study {
  readonly game: string;
  readonly games: number;
  readonly seed: number;
  readonly sides: readonly Side[];
}

export const SIDES = ['a', 'b'] as const;
export const MOST_GAMES = 1_000_000;
export const MOST_SEED = 2 ** 31 - 1;
const USUAL = { games: 2000, seed: 1, bot: 'greedy' } as const;
/** Together they make steps that can be seen; a quick game is over in less than a millisecond. */
const GAMES_OF_A_PART = 1000;

/** Bots that play in compiled code: the guests of a server are too slow for this. */
export const quickBots = (bots: readonly string[]): string[] =>
  bots.filter(bot => /^(random|greedy|level\d+(-\w+)?)$/.test(bot));

const FIRST_TO_LOOK_AHEAD = 4;
/** Whether some of its bots look ahead, so that a game of theirs takes a while. */
export const isSlow = ({ bots }: Side): boolean =>
  bots.some(bot => Number(/^level(\d+)/.exec(bot)?.[1] ?? 0) >= FIRST_TO_LOOK_AHEAD);

/** Only what is not as usual. */
const changedOptions = (info: GameInfo, options: Options): [string, string | number][] =>
  info.options.flatMap(({ name, default: usual }) => {
    const value = options[name];
    return value === undefined || value === usual ? [] : [[name, value]];
  });

const changedNumbers = (info: GameInfo, { numbers }: Side): [string, number][] =>
  changedDials(DIALS[info.name] ?? [], numbers).map(([{ name }, number]) => [name, number]);

// --- its link ---

const OPTION = 'o.';
const NUMBER = 'n.';
const prefixOf = (side: number): string => (side === 0 ? '' : `${SIDES[side]}.`);

/** All settings as the word of a link. */
export function written(study: Study, info: GameInfo): string {
  const words = new URLSearchParams({ games: String(study.games), seed: String(study.seed) });
  study.sides.forEach((side, i) => {
    const prefix = prefixOf(i);
    words.set(`${prefix}players`, String(side.players));
    words.set(`${prefix}bots`, side.bots.join('.'));
    for (const [name, value] of changedOptions(info, side.options))
      words.set(`${prefix}${OPTION}${name}`, String(value));
    for (const [name, number] of changedNumbers(info, side))
      words.set(`${prefix}${NUMBER}${name}`, String(number));
  });
  return words.toString();
}

export const linkOf = (study: Study, info: GameInfo): string =>
  `#/lab/${study.game}/${written(study, info)}`;

const whole = (text: string | null, least: number, most: number, usual: number): number =>
  text !== null && /^\d{1,10}$/.test(text) ? Math.min(most, Math.max(least, Number(text))) : usual;

/** What a link asks for; where it says nothing that can be done, as usual. */
export function readStudy(word: string, info: GameInfo, bots: readonly string[]): Study {
  const words = new URLSearchParams(word);
  const isCompared = [...words.keys()].some(key => key.startsWith(prefixOf(1)));
  return {
    game: info.name,
    games: whole(words.get('games'), 1, MOST_GAMES, USUAL.games),
    seed: whole(words.get('seed'), 0, MOST_SEED, USUAL.seed),
    sides: SIDES.slice(0, isCompared ? 2 : 1).map((_, i) => readSide(words, i, info, bots)),
  };
}

function readSide(
  words: URLSearchParams,
  side: number,
  info: GameInfo,
  known: readonly string[],
): Side {
  const prefix = prefixOf(side);
  const players = whole(words.get(`${prefix}players`), info.fewest, info.most, info.fewest);
  const usual = known.includes(USUAL.bot) ? USUAL.bot : (known[0] ?? USUAL.bot);
  const said = (words.get(`${prefix}bots`) ?? usual).split('.');
  const bots = said.map(bot => (known.includes(bot) ? bot : usual)).slice(0, players);
  const dials = DIALS[info.name] ?? [];
  const kept = info.options.map(({ name }) => [name, words.get(`${prefix}${OPTION}${name}`)]);
  const set = dials.map(({ name }) => [name, words.get(`${prefix}${NUMBER}${name}`)]);
  return {
    players,
    bots: bots.length === 1 ? bots : seated(bots, players),
    options: optionsFrom(info, Object.fromEntries(kept)),
    numbers: numbersFrom(dials, Object.fromEntries(set)),
  };
}

/** A bot for each seat; seats that are added are taken by the last. */
export const seated = (bots: readonly string[], players: number): string[] =>
  Array.from({ length: players }, (_, seat) => bots[seat] ?? bots.at(-1) ?? USUAL.bot);

// --- its parts ---

/** Whose turn it is: the side that has played fewest games; none, when all are played. */
export function next(study: Study, counted: readonly (Counted | undefined)[]): number | undefined {
  const games = study.sides.map((_, side) => counted[side]?.games ?? 0);
  const fewest = Math.min(...games);
  return fewest < study.games ? games.indexOf(fewest) : undefined;
}

export function partOf(study: Study, side: number, played: number, info: GameInfo): Part {
  const asked = study.sides[side] as Side;
  const { players, bots, options } = asked;
  return {
    game: study.game,
    players,
    bots,
    seed: study.seed,
    first: played,
    games: Math.min(GAMES_OF_A_PART, study.games - played),
    options: Object.fromEntries(changedOptions(info, options)),
    numbers: Object.fromEntries(changedNumbers(info, asked)),
  };
}

/** The time that is left at the pace so far; nothing, while that is not known. */
export function leftOf(
  all: number,
  counted: readonly (Counted | undefined)[],
): { unit: string; number: number } | undefined {
  const known = counted.filter(one => one !== undefined);
  const games = known.reduce((sum, one) => sum + one.games, 0);
  const seconds = known.reduce((sum, one) => sum + one.seconds, 0);
  const left = (seconds * (all - games)) / games;
  if (!Number.isFinite(left)) return undefined;
  if (left < 100) return { unit: 'seconds', number: Math.ceil(left) };
  if (left < 6000) return { unit: 'minutes', number: Math.round(left / 60) };
  return { unit: 'hours', number: Math.round(left / 3600) };
}

// --- elsewhere ---

/** A table of this variant: me against its bots. */
export function tableOf(study: Study, side: Side, info: GameInfo, me: string): NewTable {
  return {
    game: study.game,
    seats: seated(side.bots, side.players).map((bot, seat) =>
      seat === 0 ? { kind: 'me', name: me, bot } : { kind: 'bot', name: '?', bot },
    ),
    options: Object.fromEntries(changedOptions(info, side.options)),
    numbers: Object.fromEntries(changedNumbers(info, side)),
  };
}

/** The same games in a terminal. */
export function commandOf(study: Study, side: Side, info: GameInfo): string {
  const options = changedOptions(info, side.options).map(
    ([name, value]) => `--option ${name}=${value}`,
  );
  const words = [
    `theomachy simulate ${study.game} --players ${side.players} --games ${study.games}`,
    `--bots ${side.bots.join(',')} --seed ${study.seed}`,
    ...options,
    ...changedNumbers(info, side).map(([name, number]) => `--set ${name}=${number}`),
  ];
  return words.join(' ');
}
