import { describe, expect, it } from 'vitest';
import { after, askedBy, isLike, reachedBy, START } from '../src/guide/lesson';
import type { Guide, GuideStep } from '../src/lib/protocol.gen';
import { entry } from './made';

const step = (name: string, some: Partial<GuideStep> = {}): GuideStep => ({
  name,
  optional: false,
  paragraphs: [],
  do: [name],
  until: [],
  during: [],
  ...some,
});
const guideOf = (...steps: GuideStep[]): Guide => ({ game: 'bello', bots: [], steps });
const guide = guideOf(
  step('pass', { do: ['pass', 'power *'], until: ['pass'] }),
  step('march', { optional: true, do: ['move * *', 'end'], until: ['turn'], during: ['move * *'] }),
  step('claim', { do: ['claim *'] }),
);

describe('a guided game', () => {
  it('compares moves word by word', () => {
    expect(isLike('move e1 e2', ['attack * *', 'move e1 *'])).toBe(true);
    expect(isLike('move e1 e2', ['move e1', 'move e2 *'])).toBe(false);
  });

  it('asks for the step that can be done, leaving out what need not be', () => {
    const first = { steps: 1, isBegun: false };
    expect(askedBy(guide, START, ['end'])).toBeUndefined();
    expect(askedBy(guide, first, ['move e1 e2', 'end'])).toBe(1);
    expect(askedBy(guide, first, ['claim e2', 'end'])).toBe(2);
    expect(askedBy(guide, first, ['end'])).toBeUndefined();
    expect(askedBy(guide, { steps: 3, isBegun: false }, ['end'])).toBeUndefined();
  });

  it('goes on with a step until what ends it, the next one, or the turn', () => {
    const begun = after(guide, START, 0, 'power 1');
    expect(begun).toEqual({ steps: 0, isBegun: true });
    expect(after(guide, begun, 0, 'pass').steps).toBe(1);
    expect(after(guide, begun, 0, 'claim e2').steps).toBe(3);
    expect(after(guide, begun, 1, 'pass')).toBe(begun);
    const marching = after(guide, { steps: 1, isBegun: false }, 0, 'move e1 e2');
    expect(after(guide, marching, -1, 'roll 3')).toBe(marching);
    expect(after(guide, marching, 1, 'pass').steps).toBe(2);
  });

  it('is as far as the log says, without what was taken back', () => {
    const log = [entry(0, 'pass'), entry(1, 'move e1 e2'), entry(2, 'undo'), entry(3, 'fly e1')];
    expect(reachedBy(guide, log)).toEqual({ steps: 1, isBegun: false });
    expect(reachedBy(guide, [...log, entry(4, 'claim e2')]).steps).toBe(3);
  });
});
