// npm run size: what a first visit downloads, gzipped, in the longer language; fails above 150 KB.
// Faces of games, tables and replays come later; pictures are fetched by who installs the page.
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const LIMIT = 150_000;
const folder = new URL('../../src/theomachy/server/static/', import.meta.url);
const page = readFileSync(new URL('index.html', folder), 'utf8');
const isFirst = name => name === 'index.html' || (page.includes(name) && !name.endsWith('.png'));
const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(f => f.isFile());
const sizes = files.map(({ parentPath, name }) => {
  const size = gzipSync(readFileSync(`${parentPath}/${name}`), { level: 9 }).length;
  return { name, size, first: isFirst(name) };
});
for (const { name, size, first } of sizes)
  console.log(String(size).padStart(8), first ? 'first' : 'later', name);
const words = sizes.filter(({ name }) => name.startsWith('words.')).map(({ size }) => size);
const total = sizes
  .filter(({ first }) => first)
  .reduce((sum, { size }) => sum + size, Math.max(...words));
console.log(String(total).padStart(8), 'bytes gzipped on a first visit');
if (total > LIMIT) process.exit(1);
