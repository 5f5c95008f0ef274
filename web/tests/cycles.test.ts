import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const SRC = new URL('../src/', import.meta.url).pathname;
const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(name =>
  /\.(svelte|ts)$/.test(name),
);

/** The files a file needs when it runs; types are no reason to load anything. */
function imports(name: string): string[] {
  const found = readFileSync(SRC + name, 'utf8').matchAll(
    /^\s*import (?!type )[^;]*?'(\.[^']+)';/gm,
  );
  return [...found].map(([, path = '']) => {
    const base = join(dirname(name), path);
    const endings = ['', '.ts', '/index.ts'].map(ending => base + ending);
    return endings.find(one => files.includes(one)) ?? base;
  });
}

it('imports go round in no circle, and lead to files that are there', () => {
  const done = new Set<string>();
  function visit(name: string, above: readonly string[]): void {
    expect(above, `${[...above, name].join(' → ')}`).not.toContain(name);
    if (done.has(name) || !files.includes(name)) {
      expect(existsSync(SRC + name), name).toBe(true);
      return;
    }
    imports(name).forEach(next => visit(next, [...above, name]));
    done.add(name);
  }
  files.forEach(name => visit(name, []));
});

it('the library knows neither pages nor games at run time', () => {
  const library = files.filter(name => name.startsWith('lib/'));
  const outside = library.flatMap(imports).filter(name => !name.startsWith('lib/'));
  expect(outside).toEqual([]);
});
