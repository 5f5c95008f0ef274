import type { Point } from './shores';

/** The Underworld beneath the map: thirteen spaces, what each is, and the passages between them. */
const SPACES_TEXT = `
U1 gate 512,816 U11 U12 U13
U2 crypt 790,816 U3 U13
U3 altar 800,900 U2 U5 U13
U4 gate 792,988 U5
U5 crypt 652,942 U3 U4 U6 U13
U6 plain 512,978 U5 U7
U7 crypt 372,942 U6 U8 U9 U11
U8 gate 230,988 U7
U9 altar 224,900 U7 U10 U11
U10 crypt 232,816 U9 U11
U11 plain 372,854 U1 U7 U9 U10 U12
U12 plain 512,886 U1 U11 U13
U13 plain 652,854 U1 U2 U3 U5 U12
`;

export type Feature = 'gate' | 'crypt' | 'altar' | 'plain';

export interface Space extends Point {
  readonly code: string;
  readonly feature: Feature;
  readonly passages: readonly string[];
}

export const SPACES: readonly Space[] = SPACES_TEXT.trim()
  .split('\n')
  .map(row => {
    const [code = '', feature = 'plain', at = '', ...passages] = row.split(' ');
    const [x = 0, y = 0] = at.split(',').map(Number);
    return { code, feature: feature as Feature, x, y, passages };
  });

const spaces = new Map(SPACES.map(space => [space.code, space]));
export const spaceAt = (code: string): Space | undefined => spaces.get(code);
export const isSpace = (word: string | undefined): boolean => spaces.has(word ?? '');

/** GS-12.13 Spaces that look like neighbours, with flames between. */
export const FLAMES: readonly (readonly [string, string])[] = [
  ['U10', 'U1'],
  ['U1', 'U2'],
  ['U9', 'U8'],
  ['U3', 'U4'],
  ['U12', 'U5'],
  ['U12', 'U6'],
  ['U12', 'U7'],
];

/** The heaven of whoever is to move. */
export const HEAVEN = 'H';

/** Where the heaven of a seat is drawn. */
export const heavenAt = (seat: number): Point => ({ x: 50, y: 808 + 45 * seat });
