// npm run printed [printed.json]: what games print (a file, or standard input) as TypeScript.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';

const HEADER = '// Written by `make protocol` from printed.py of the game. Do not edit.\n\n';

for (const [game, printed] of Object.entries(JSON.parse(readFileSync(process.argv[2] ?? 0)))) {
  const file = fileURLToPath(new URL(`../src/games/${game}/printed.gen.ts`, import.meta.url));
  const text = `${HEADER}export const PRINTED = ${JSON.stringify(printed)} as const;\n`;
  writeFileSync(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
}
