import { describe, expect, it } from 'vitest';
import type { Reason } from '../src/lib/protocol.gen';
import { because } from '../src/lib/reasons';
import { has, type Language, say } from '../src/lib/speech';

const why = (reasons: readonly Reason[], language: Language = 'en'): string | undefined =>
  because(reasons, {
    game: 'bello',
    seat: 1,
    names: ['Anna', 'Ben'],
    say: (key, args) => say(language, key, args),
    knows: key => has(language, key),
  });
const more = (fact: string, seat = 1): Reason => ({ fact, seat, grows: true });
const less = (fact: string, seat = 0): Reason => ({ fact, seat, grows: false });

describe('why a move is advised', () => {
  it('says what it brings the reader and leaves a rival', () => {
    const reasons = [more('temples'), less('followers')];
    expect(why(reasons)).toBe(
      'Because it brings you more temples and leaves Anna fewer followers on the board.',
    );
    expect(why(reasons, 'fr')).toBe(
      'Parce que ce coup vous apporte plus de temples et laisse à Anna moins de fidèles sur le plateau.',
    );
  });

  it('says the verb once for two things alike', () => {
    expect(why([more('ready_temples'), more('fields')])).toBe(
      'Because it brings you more temples ready to be claimed and more fields.',
    );
    expect(why([less('cities'), less('temples')], 'fr')).toBe(
      'Parce que ce coup laisse à Anna moins de cités et moins de temples.',
    );
  });

  it('keeps apart what two rivals are left', () => {
    expect(why([less('cities', 0), less('cities', 2)])).toMatch(/leaves Anna .+ and leaves /);
  });

  it('says that it wins', () => {
    expect(why([more('victory')])).toBe('Because it wins the game.');
    expect(why([more('victory')], 'fr')).toBe('Parce que ce coup gagne la partie.');
  });

  it('says nothing without a reason, or of a fact that has no words', () => {
    expect(why([])).toBeUndefined();
    expect(why([more('middle')])).toBeUndefined();
    expect(why([more('middle'), less('cities')])).toBe('Because it leaves Anna fewer cities.');
  });
});
