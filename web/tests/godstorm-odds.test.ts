import { describe, expect, it } from 'vitest';
import { clashBetween, forecast, godswarSides, rightsOf } from '../src/games/godstorm/clash';
import { conquestOdds, godswarOdds, percent, roundOdds } from '../src/games/godstorm/odds';
import { made } from './godstorm-made';

describe('odds', () => {
  const fair = { attackerRerolls: false, defenderRerolls: false, attackerWinsTies: false };

  it('of three dice against two are those of the classic game', () => {
    const [none = 0, one = 0, two = 0] = roundOdds(3, 2, fair);
    expect([none, one, two].map(p => Math.round(p * 7776))).toEqual([2890, 2611, 2275]);
  });

  it('of one die against one: ties go to the defender, or to the War god', () => {
    expect(roundOdds(1, 1, fair)[0]).toBeCloseTo(15 / 36);
    expect(roundOdds(1, 1, { ...fair, attackerWinsTies: true })[0]).toBeCloseTo(21 / 36);
    expect(roundOdds(1, 1, { ...fair, attackerRerolls: true })[0]).toBeCloseTo(15 / 30);
  });

  it('of a whole battle: two against one is a single die', () => {
    expect(conquestOdds(2, 1, 1, fair)).toBeCloseTo(15 / 36);
    expect(conquestOdds(1, 1, 0, fair)).toBeCloseTo(15 / 36);
    expect(conquestOdds(30, 1, 1, fair)).toBeGreaterThan(0.999);
    expect(conquestOdds(5, 0, 1, fair)).toBe(1);
  });

  it('of a long battle are known in less than a millisecond', () => {
    const begun = performance.now();
    for (let i = 0; i < 200; i++) conquestOdds(30 + (i % 3), 30, 1, fair);
    expect((performance.now() - begun) / 200).toBeLessThan(1);
  });

  it('of a godswar are even where both sides are alike, but for ties', () => {
    const side = { dice: 3, bonus: 4 };
    const lost = godswarOdds(side, side, fair);
    const won = godswarOdds(side, side, { ...fair, attackerWinsTies: true });
    expect(lost + won).toBeCloseTo(1);
    expect(godswarOdds({ dice: 3, bonus: 40 }, side, fair)).toBeCloseTo(1);
  });

  it('know gods, temples, relics and altars', () => {
    const position = made({
      territories: { ROM: 'P1:6 WS', LIG: 'P2:3 M temple' },
      spaces: { U3: 'P1:2', U9: 'P2:1' },
      relics: [['MJOLNIR'], ['GUNGNIR']],
      sears: [0, 1],
    });
    const clash = clashBetween(position, 0, 'ROM', 'LIG');
    expect(godswarSides(position, clash, 'WS')).toEqual([
      { dice: 5, bonus: 9 },
      { dice: 4, bonus: 7 },
    ]);
    expect(rightsOf(position, clash, 'WS', true)).toEqual({
      attackerRerolls: false,
      defenderRerolls: true,
      attackerWinsTies: true,
    });
    expect(forecast(position, clash, 'W')).toBeGreaterThan(forecast(position, clash, '-'));
  });

  it('are read as whole percents, never certain unless they are', () => {
    const read = [0, 0.001, 0.5, 0.999, 1].map(percent).join(' ');
    expect(read.replaceAll('\u00a0', '')).toBe('0% <1% 50% >99% 100%');
  });
});
