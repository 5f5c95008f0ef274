import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const SRC = new URL('../src/', import.meta.url).pathname;
const components = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(name =>
  name.endsWith('.svelte'),
);

it.each(components)('%s needs no exception from a strict content policy', name => {
  const text = readFileSync(SRC + name, 'utf8');
  expect(text).not.toMatch(/\sstyle=/);
  expect(text).not.toContain('{@html');
  expect(text).not.toMatch(/https?:\/\/(?!svelte\.dev)/);
});

it('the page has no script or style of its own', () => {
  const page = readFileSync(new URL('../index.html', import.meta.url), 'utf8');
  expect(page).not.toMatch(/<style|style=|<script>|\son\w+=/);
});
