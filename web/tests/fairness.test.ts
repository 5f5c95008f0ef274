import { beforeEach, expect, it, vi } from 'vitest';
import { forgetTables, keptFairness, promised } from '../src/lib/fairness';
import { freeName, keepInvite, keepInvites, keptInvites } from '../src/lib/invites';

/** A drawer that forgets with every test. */
class Drawer {
  [key: string]: unknown;
  getItem(key: string): string | null {
    return (this[key] as string | undefined) ?? null;
  }
  setItem(key: string, value: string): void {
    this[key] = value;
  }
  removeItem(key: string): void {
    Reflect.deleteProperty(this, key);
  }
}

beforeEach(() => {
  vi.stubGlobal('localStorage', new Drawer());
});

it('adds 128 bits of its own to each table, and the same ones again', () => {
  const first = promised('t1', 'c1');
  expect(first.entropy).toMatch(/^[0-9a-f]{32}$/);
  expect(promised('t2', 'c2').entropy).not.toBe(first.entropy);
  expect(promised('t1', 'c1')).toEqual(first);
  expect(keptFairness('t1')).toEqual(first);
  expect(keptFairness('t9')).toBeUndefined();
});

it('remembers the promise it was shown first', () => {
  promised('t1', 'first');
  expect(promised('t1', 'another').commitment).toBe('first');
});

it('keeps one link for each seat, the newest', () => {
  keepInvites('t1', [
    { seat: 1, token: 'old' },
    { seat: 2, token: 'two' },
  ]);
  keepInvite('t1', { seat: 1, token: 'new' });
  const tokens = keptInvites('t1').map(({ seat, token }) => `${seat} ${token}`);
  expect(tokens.toSorted()).toEqual(['1 new', '2 two']);
});

it('forgets tables and not tastes', () => {
  localStorage.setItem('theomachy-theme', 'dark');
  promised('t1', 'c1');
  keepInvites('t1', [{ seat: 1, token: 'one' }]);
  forgetTables();
  expect(keptFairness('t1')).toBeUndefined();
  expect(keptInvites('t1')).toEqual([]);
  expect(localStorage.getItem('theomachy-theme')).toBe('dark');
});

it('finds a guest a name that nobody has', () => {
  expect(freeName('Guest', ['Ann'])).toBe('Guest');
  expect(freeName('Guest', ['guest', 'Guest 2'])).toBe('Guest 3');
});
