// npm run lock: the lock file without addresses, so that it names no host.
import { readFileSync, writeFileSync } from 'node:fs';

const file = new URL('../package-lock.json', import.meta.url);
const lock = JSON.parse(readFileSync(file, 'utf8'));
for (const part of Object.values(lock.packages)) {
  delete part.resolved;
  delete part.funding;
}
writeFileSync(file, JSON.stringify(lock, null, 2) + '\n');
