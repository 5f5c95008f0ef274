import { describe, expect, it } from 'vitest';
import { ALL_CARDS } from '../src/games/godstorm/cards';
import { guess } from '../src/games/godstorm/guess';
import { IN_PANEL, isButton, numbersAfter, placesOf } from '../src/games/godstorm/moves';
import { placing } from '../src/games/godstorm/placing.svelte';
import {
  armiesAt,
  type GodstormPosition,
  hueOf,
  NEUTRAL,
  nodeOf,
  ownerAt,
  ownerOf,
  turnOf,
} from '../src/games/godstorm/position';
import { spellCell } from '../src/games/godstorm/spell';
import { stepOf } from '../src/games/godstorm/steps';
import { traces } from '../src/games/godstorm/traces';
import { mayBeAsked, windows } from '../src/games/godstorm/windows.svelte';
import { has, say } from '../src/lib/speech';
import { land, made, rules, seen } from './godstorm-made';

describe('a position', () => {
  it('shows the neutral people in its own colours', () => {
    expect(hueOf(made({ neutral: 'NO' }), NEUTRAL)).toBe('no');
    expect(hueOf(made({ neutral: null }), NEUTRAL)).toBe('none');
    expect(hueOf(made(), 1)).toBe('ce');
    expect(hueOf(made(), undefined)).toBe('none');
    expect(['P2', 'N', 'N-BA'].map(ownerOf)).toEqual([1, NEUTRAL, NEUTRAL]);
    expect(ownerAt(made({ territories: { LIG: land(NEUTRAL, 3) } }), 'LIG')).toBe(NEUTRAL);
  });

  it('tells who is on turn, and at what', () => {
    expect([nodeOf(made()), turnOf(made())]).toEqual(['invade', 0]);
    expect([nodeOf(made({ at: 'deal' })), turnOf(made({ at: 'deal' }))]).toEqual([
      'deal',
      undefined,
    ]);
  });

  it('counts armies in territories, in spaces and in heaven', () => {
    const position = made({
      territories: { ROM: land(0, 4) },
      spaces: { U1: land(1, 3) },
      heaven: [7, 0],
    });
    expect(['ROM', 'U1', 'H', 'APU'].map(place => armiesAt(position, place, 0))).toEqual([
      4, 3, 7, 0,
    ]);
  });

  it.each([
    ['P1 muster', {}, undefined],
    ['P1 place', {}, 'raise'],
    ['P1 then_on', {}, 'fortify'],
    ['P1 on', { card: 'HEROES' }, 'play'],
    ['P1 on', { card: 'FIRE', omen: 4 }, 'raise'],
    ['P1 attack', { invasion: { clash: 'battle' } }, 'invade'],
    ['P1 defend', { invasion: { clash: 'underworld' } }, 'descend'],
    ['P1 draw', { draw: { player: 'P1', deck: 'W', then: 'draws' } }, 'buy'],
  ])('%s belongs to its step', (at, some, step) => {
    expect(stepOf(made({ at, ...(some as Partial<GodstormPosition>) }))).toBe(step);
  });
});

describe('moves', () => {
  it.each([
    ['place ROM', ['ROM']],
    ['summon W ROM', ['ROM']],
    ['invade ROM LIG', ['ROM', 'LIG']],
    ['descend H U1', ['H', 'U1']],
    ['on U7', ['U7']],
    ['sea ALE-ANG', ['ALE-ANG']],
    ['move 5', []],
    ['done', []],
  ])('%s names its places', (move, places) => expect(placesOf(move)).toEqual(places));

  it('every verb of the rules can be played: on the board, in the panel, or by a button', () => {
    const list = /Alphabet\(\n([\s\S]*?)nature=/.exec(rules('actions.py'))?.[1] ?? '';
    const verbs = [...list.matchAll(/(?:Spelled|_\w+)\(\s*"(\w+)"/g)].map(([, name = '']) => name);
    expect(verbs).toHaveLength(34);
    const isPlaced = (verb: string): boolean => placesOf(`${verb} W ROM`).length > 0;
    const ways = verbs.filter(
      verb => isPlaced(verb) || IN_PANEL.includes(verb) || isButton(verb) || isButton(`${verb} 1`),
    );
    expect(ways).toEqual(verbs);
  });

  it('numbers come in order', () => {
    expect(numbersAfter(['move 10', 'move 2', 'done'], 'move')).toEqual([2, 10]);
  });
});

describe('why not', () => {
  const mine = { ROM: land(0, 4), LIG: land(1, 2), ALE: land(0, 3), COR: land(0, 1) };

  it.each([
    ['P1 place', undefined, 'LIG', { ask: 'place LIG' }],
    ['P1 invade', undefined, 'LIG', { key: 'web-godstorm-choose-yours', rule: 'GS-9.1' }],
    ['P1 invade', 'ROM', 'LIG', { ask: 'invade ROM LIG' }],
    ['P1 invade', 'ALE', 'LIG', { key: 'web-godstorm-mountains', rule: 'GS-1.9' }],
    ['P1 invade', 'ROM', 'THU', { key: 'web-godstorm-not-next-to-it', rule: 'GS-9.1' }],
    ['P1 invade', undefined, 'COR', { key: 'web-godstorm-too-few-to-invade', rule: 'GS-9.1' }],
    ['P1 build', undefined, 'LIG', { ask: 'temple LIG' }],
    ['P1 descend', 'H', 'U2', { key: 'web-godstorm-no-passage', rule: 'GS-12.13' }],
    ['P1 descend', 'H', 'U4', { ask: 'descend H U4' }],
    ['P1 embark', undefined, 'U2', { ask: 'embark U2' }],
    ['P1 revive', undefined, 'U1', { key: 'web-godstorm-crypts', rule: 'GS-4.8' }],
    ['P1 fortify', undefined, 'COR', { ask: 'from COR' }],
    ['P1 then_on', undefined, 'COR', { ask: 'to COR' }],
    ['P1 move', undefined, 'COR', { key: 'web-godstorm-in-the-panel', rule: '' }],
  ])('%s, %s chosen, %s clicked', (at, chosen, cell, question) => {
    expect(guess(made({ at, territories: mine }), 0, chosen, cell)).toEqual(question);
  });

  it('a card asks for its own kind of place', () => {
    expect(guess(made({ at: 'P1 on', card: 'EAGLES' }), 0, undefined, 'LIG')).toEqual({
      ask: 'from LIG',
    });
    expect(guess(made({ at: 'P1 on', card: 'HEROES' }), 0, undefined, 'LIG')).toEqual({
      ask: 'on LIG',
    });
  });
});

describe('in words', () => {
  const en = (key: string, args = {}): string => say('en', key, args);
  it('spells a cell', () => {
    const position = made({
      territories: { ROM: land(0, 5, { gods: ['W', 'S'], temple: true, plague: true }) },
      sacred: 'ROM',
    });
    expect(spellCell(position, 'ROM', 0, ['Ada', 'Ben'], true, en)).toBe(
      'Roma, held by Ada, 5 armies, War god, Sky god, temple, plague, sacred ground, can be chosen',
    );
    expect(spellCell(made({ sunk: true }), 'HES', 0, [], false, en)).toBe('Hesperide, sunken');
    const neutral = made({ territories: { ROM: land(NEUTRAL, 1) } });
    expect(spellCell(neutral, 'ROM', 0, [], false, en)).toBe('Roma, neutral (Babylonians), 1 army');
  });

  it('every card is named in both languages, with what it does', () => {
    expect(ALL_CARDS).toHaveLength(57);
    const keys = ALL_CARDS.flatMap(({ name }) => {
      const key = `godstorm-card-${name.toLowerCase()}`;
      return [key, `${key}-text`];
    });
    expect(keys.filter(key => !has('en', key) || !has('fr', key))).toEqual([]);
  });

  it('traces lead where something happened, and keep what a round came to', () => {
    const told = [
      { kind: 'invade', args: { player: 'P1', from: 'ROM', to: 'LIG' } },
      { kind: 'battle-round', args: { player: 'P1', rival: 'P2', lost: 1, killed: 1 } },
      { kind: 'done', args: { player: 'P1' } },
    ];
    expect(traces({ seat: 0, move: '', told })).toEqual([
      { seat: 0, verb: 'invade', cells: ['ROM', 'LIG'] },
      { seat: 0, verb: 'battle-round', cells: [], told: told[1] },
    ]);
  });
});

describe('a portion of armies', () => {
  const before = seen({ territories: { ROM: land(0, 5) } });
  const after = seen({ territories: { ROM: land(0, 6) } });
  const begin = (): void => {
    placing.portion = 3;
    placing.begin(before, 'place ROM');
  };

  it('is placed one by one, each after the last has arrived', () => {
    begin();
    expect(placing.next(before, ['place ROM'])).toBeUndefined();
    expect(placing.next(after, ['place ROM'])).toBe('place ROM');
    expect(placing.next(seen({ territories: { ROM: land(0, 7) } }), ['place ROM'])).toBe(
      'place ROM',
    );
    expect(placing.next(seen({ territories: { ROM: land(0, 8) } }), ['place ROM'])).toBeUndefined();
  });

  it('ends where the move is no longer offered, or something else happened', () => {
    begin();
    expect(placing.next(after, ['done'])).toBeUndefined();
    begin();
    const undone = seen({ territories: { ROM: land(0, 4) } });
    expect(placing.next(undone, ['place ROM'])).toBeUndefined();
    expect(placing.next(seen({ territories: { ROM: land(0, 5) } }), ['place ROM'])).toBeUndefined();
  });
});

describe('windows for hidden cards', () => {
  it('are left at once where nothing can be played, but not again after taking back', () => {
    const view = seen({ at: 'P1 play' });
    expect(windows.answer(view, ['done'])).toBe('done');
    windows.remember(view);
    expect(windows.answer(view, ['done'])).toBeUndefined();
  });

  it('wait for whoever has something to play', () => {
    expect(windows.answer(seen({ at: 'P1 play' }), ['play SUN', 'done'])).toBeUndefined();
    expect(windows.answer(seen({ at: 'P1 invade' }), ['done'])).toBeUndefined();
    expect(windows.answer(seen({ at: 'P1 play' }, { seat: null }), ['done'])).toBeUndefined();
  });

  it('concern those who hold a Sky card or the Aegis', () => {
    const position = made({ hands: [['SUN'], ['FOG']], relics: [['AEGIS'], []] });
    expect([0, 1].map(seat => mayBeAsked(position, seat))).toEqual([true, true]);
    expect(mayBeAsked(made({ hands: [['SUN'], []] }), 0)).toBe(false);
  });
});
