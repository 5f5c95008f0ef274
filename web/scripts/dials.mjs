// npm run dials [dials.json]: the numbers a variant may set (a file, or standard input) as TypeScript.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';

const HEADER = `// Written by \`make protocol\` from dials.py of each game. Do not edit.
import type { Dial } from './numbers';

`;
const file = fileURLToPath(new URL('../src/variant/dials.gen.ts', import.meta.url));
const dials = JSON.stringify(JSON.parse(readFileSync(process.argv[2] ?? 0)));
const text = `${HEADER}export const DIALS: Readonly<Record<string, readonly Dial[]>> = ${dials};\n`;
writeFileSync(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
