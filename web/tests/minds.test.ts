import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bands, percent, percents, plyAt } from '../src/lib/chances';
import { botOf, forStudy, levelOf, levelsOf, styleOf, stylesOf, usualBot } from '../src/lib/minds';
import type { Advice, Judgement, ToBrowser } from '../src/lib/protocol.gen';
import { EMPTY, hintOf, type Local, reduce, type TableState } from '../src/lib/reducer';
import { entry, infoOf, viewOf } from './made';

const BOTS = ['random', 'greedy', 'level1', 'level3', 'level1-warlike', 'level3-warlike'];

describe('bots by level and style', () => {
  it('every bot is found again by its level and style', () => {
    for (const bot of BOTS) expect(botOf(BOTS, levelOf(bot), styleOf(bot))).toBe(bot);
  });

  it('levels come first, the others are for study and have no styles', () => {
    expect(levelsOf(BOTS)).toEqual(['level1', 'level3']);
    expect(forStudy(BOTS)).toEqual(['random', 'greedy']);
    expect(stylesOf(BOTS, 'level1')).toEqual(['balanced', 'warlike']);
    expect(stylesOf(BOTS, 'greedy')).toEqual(['balanced']);
    expect(botOf(BOTS, 'greedy', 'warlike')).toBe('greedy');
  });

  it('a guest of the server is for study, and has no styles', () => {
    expect(forStudy([...BOTS, 'patient'])).toContain('patient');
    expect([levelOf('my_bot'), styleOf('my_bot')]).toEqual(['my_bot', 'balanced']);
  });

  it('the usual opponent is level 3, if there is one', () => {
    expect(usualBot(BOTS)).toBe('level3');
    expect(usualBot(['oracle'])).toBe('oracle');
  });
});

describe('chances as they are shown', () => {
  const some = fc
    .array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 2, maxLength: 6 })
    .filter(all => all.some(one => one > 0.01))
    .map(all => all.map(one => one / all.reduce((sum, other) => sum + other, 0)));

  it('percents make a hundred, and none is off by one', () => {
    fc.assert(
      fc.property(some, chances => {
        const whole = percents(chances);
        expect(whole.reduce((sum, one) => sum + one, 0)).toBe(100);
        whole.forEach((one, i) => expect(Math.abs(one - (chances[i] ?? 0) * 100)).toBeLessThan(1));
      }),
    );
  });

  it('one alone is read as whole percents, never certain unless it is', () => {
    const read = [0, 0.001, 0.5, 0.999, 1].map(percent).join(' ');
    expect(read.replaceAll('\u00a0', '')).toBe('0% <1% 50% >99% 100%');
  });

  it('the areas of all seats fill the chart', () => {
    expect(bands([[0.25, 0.75], [1, 0]])).toEqual([
      '0,1.0000 1,1.0000 1,0.0000 0,0.7500',
      '0,0.7500 1,0.0000 1,0.0000 0,0.0000',
    ]); // prettier-ignore
    expect(bands([])).toEqual([]);
  });

  it('a place across the chart means a ply', () => {
    expect([-0.1, 0, 0.49, 0.51, 1, 2].map(share => plyAt(share, 10))).toEqual([
      0, 0, 5, 5, 10, 10,
    ]);
  });
});

describe('hints and judgements at a table', () => {
  const show = { type: 'show', info: infoOf(), seq: 3, view: viewOf(), plies: 0, log: [] } as const;
  const hint = (seq: number, id = 'mine'): Advice => ({
    type: 'advice',
    id,
    seq,
    move: 'pass',
    win_probabilities: [0.6, 0.4],
    reasons: [],
  });
  const judged = (seq: number): Judgement => ({
    type: 'judgement',
    id: 'j',
    seq,
    win_probabilities: [1, 0],
  });
  const asked: Local = { type: 'asked', id: 'mine' };
  const move = {
    type: 'update',
    seq: 4,
    entries: [entry(3, 'pass')],
    view: viewOf(),
  } as const satisfies ToBrowser;
  const after = (...all: (ToBrowser | Local)[]): TableState =>
    all.reduce<TableState>(reduce, EMPTY);

  it('a hint is waited for until it comes', () => {
    expect(after(show, asked).wondering).toBe('mine');
    const state = after(show, asked, hint(3));
    expect([state.wondering, hintOf(state)?.move]).toEqual([undefined, 'pass']);
  });

  it('a refusal, a move and a new connection end the waiting', () => {
    const refused = { type: 'problem', reason: 'not_your_turn', id: 'mine' } as const;
    for (const end of [refused, move, show])
      expect(after(show, asked, end).wondering).toBeUndefined();
    expect(after(show, asked, { ...refused, id: 'another' }).wondering).toBe('mine');
  });

  it('a hint for another position is not shown', () => {
    expect(hintOf(after(show, asked, hint(2)))).toBeUndefined();
    expect(hintOf(after(show, asked, hint(3), move))).toBeUndefined();
  });

  it('the newest judgement stands, also if an older one comes late', () => {
    expect(after(show, judged(4), judged(3)).judgement?.seq).toBe(4);
    expect(after(show, judged(3), judged(4)).judgement?.seq).toBe(4);
  });
});
