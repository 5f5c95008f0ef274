import type { Point } from './shores';

/** The Underworld beneath the map: thirteen spaces, what each is, and the passages between them. */
const SPACES_TEXT = `
U1 gate 542,828 U11 U12 U13
U2 crypt 847,834 U3 U13
U3 altar 857,916 U2 U5 U13
U4 gate 851,1010 U5
U5 crypt 700,960 U3 U4 U6 U13
U6 plain 542,1002 U5 U7
U7 crypt 384,960 U6 U8 U9 U11
U8 gate 234,1010 U7
U9 altar 228,916 U7 U10 U11
U10 crypt 237,834 U9 U11
U11 plain 384,872 U1 U7 U9 U10 U12
U12 plain 542,902 U1 U11 U13
U13 plain 700,872 U1 U2 U3 U5 U12
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
export const heavenAt = (seat: number): Point => ({ x: 52, y: 826 + 48 * seat });
