// npm run size: what a first visit downloads, gzipped; fails above 200 KB.
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const LIMIT = 200_000;
const folder = new URL('../../src/theomachy/server/static/', import.meta.url);
const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(f => f.isFile());
let total = 0;
for (const file of files) {
  const path = `${file.parentPath}/${file.name}`;
  const size = gzipSync(readFileSync(path), { level: 9 }).length;
  total += size;
  console.log(String(size).padStart(8), file.name);
}
console.log(String(total).padStart(8), 'bytes gzipped in all');
if (total > LIMIT) process.exit(1);
