// Written by `make protocol` from printed.py of the game. Do not edit.

export const PRINTED = {
  holy_ground: 5,
  points: { worshipers: 1, constructions: 3, sanctuaries: 10, markers: 1 },
  ranking: {
    rule: 'ST-16.5',
    compared: {
      encirclement: ['ring', 'points', 'worshipers', 'community'],
      exhaustion: ['points', 'worshipers', 'community'],
      cap: ['points', 'worshipers', 'community'],
    },
  },
} as const;
