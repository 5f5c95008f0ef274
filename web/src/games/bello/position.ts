/** A position of Bello as the server tells it, and what the drawing needs of it. */

export interface BelloPosition {
  readonly players: number;
  readonly options: Readonly<Record<string, string | number>>;
  readonly pantheons: readonly (string | null)[];
  readonly first: string | null;
  readonly at: string;
  readonly cells: Readonly<Record<string, string>>;
  readonly round: number;
  readonly doom: number;
  readonly actions: number;
  readonly extra_moves: number;
  readonly ziggurat: readonly string[];
  readonly plague: readonly string[];
  readonly decree: readonly string[];
  readonly horse: readonly string[];
  readonly hearts: boolean;
  readonly gifts: readonly string[];
  readonly power: string | null;
  readonly place: string | null;
  readonly landing: string | null;
  readonly final: boolean;
}

export interface Standing {
  /** The seat whose chip lies here. */
  readonly owner: number | undefined;
  /** How many followers of each seat. */
  readonly followers: ReadonlyMap<number, number>;
}

export const MARKERS = ['ziggurat', 'plague', 'decree', 'horse'] as const;
export type Marker = (typeof MARKERS)[number];

const EMPTY: Standing = { owner: undefined, followers: new Map() };
const seat = (name: string): number => Number(name.slice(1)) - 1;

/** `P1/3`, `-/P1:1,P2:2` or nothing. */
export function standing(text: string | undefined): Standing {
  if (text === undefined) return EMPTY;
  const [owner = '-', crowd = ''] = text.split('/');
  if (owner !== '-') {
    const number = Number(crowd);
    return { owner: seat(owner), followers: new Map(number > 0 ? [[seat(owner), number]] : []) };
  }
  const groups = crowd.split(',').filter(group => group !== '');
  return {
    owner: undefined,
    followers: new Map(
      groups.map(group => {
        const [name = '', number = '0'] = group.split(':');
        return [seat(name), Number(number)];
      }),
    ),
  };
}

export const markersAt = (position: BelloPosition, cell: string): Marker[] =>
  MARKERS.filter(marker => position[marker].includes(cell));

/** What is being decided: `power`, `action`, `target` … */
export const nodeOf = (position: BelloPosition): string => position.at.split(' ').at(-1) ?? '';
