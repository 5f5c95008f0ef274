import { expect, it } from 'vitest';
import { cellsOf, isButton, traces } from '../src/games/bello/moves';
import { litCells, movesAt, passing, pick } from '../src/lib/moves';
import { trailOf } from '../src/lib/trail';
import { entry } from './made';

const LEGAL = ['move e1 e2', 'move e1 d1', 'attack e2 e3', 'sail e1', 'power 2', 'end'];
const picked = (chosen: string | undefined, cell: string, legal = LEGAL) =>
  pick(legal, chosen, cell, cellsOf);

it('moves without a place are buttons, unless they are cards', () => {
  expect(LEGAL.filter(isButton)).toEqual(['end']);
  expect(passing(LEGAL)).toBe('end');
});

it('first every source is lit, then its targets', () => {
  expect([...litCells(LEGAL, undefined, cellsOf).keys()]).toEqual(['e1', 'e2']);
  expect([...litCells(LEGAL, 'e1', cellsOf)]).toEqual([
    ['e2', 'move'],
    ['d1', 'move'],
  ]);
  expect(litCells(LEGAL, 'e2', cellsOf).get('e3')).toBe('attack');
});

it('a source is chosen, a target played, and the source again lets go', () => {
  expect(picked(undefined, 'e1')).toEqual({ kind: 'choose', cell: 'e1' });
  expect(picked('e1', 'e2')).toEqual({ kind: 'play', move: 'move e1 e2' });
  expect(picked('e1', 'e1')).toEqual({ kind: 'unchoose' });
});

it('another source is chosen instead, unless it is a target', () => {
  expect(picked('e2', 'e1')).toEqual({ kind: 'choose', cell: 'e1' });
});

it('a single place is played at once; several meanings are asked', () => {
  expect(picked(undefined, 'e3', ['claim e3'])).toEqual({ kind: 'play', move: 'claim e3' });
  const both = ['sail e2', 'fly e2'];
  expect(picked(undefined, 'e2', both)).toEqual({ kind: 'ask', moves: both });
  expect(movesAt(LEGAL, 'e1', cellsOf)).toEqual(['sail e1']);
});

it('anything else asks why', () => {
  expect(picked(undefined, 'i5')).toEqual({ kind: 'why' });
  expect(picked('e1', 'i5')).toEqual({ kind: 'why' });
});

it('the trail is what others did since I acted, or else the last thing done', () => {
  const log = [entry(0, 'move e1 e2'), entry(1, 'move e9 e8', 1), entry(2, 'claim e8', 1)];
  expect(trailOf(log, [0], traces).map(({ cells }) => cells)).toEqual([['e9', 'e8'], ['e8']]);
  expect(trailOf(log, [1], traces).map(({ verb }) => verb)).toEqual(['claim']);
});
