import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('the lock file names no host (npm run lock)', () => {
  const lock = readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8');
  expect(lock).not.toContain('://');
});
