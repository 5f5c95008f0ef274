// npm run protocol [schema.json]: the JSON Schema (a file, or standard input) as TypeScript.
import { readFileSync, writeFileSync } from 'node:fs';
import { compile } from 'json-schema-to-typescript';

const HEADER =
  '// Written by `make protocol` from the messages and bodies of server/. Do not edit.\n';
const TARGET = new URL('../src/lib/protocol.gen.ts', import.meta.url);

const schema = JSON.parse(readFileSync(process.argv[2] ?? 0, 'utf8'));
const closed = Object.fromEntries(
  Object.entries(schema.definitions).map(([name, part]) => [name, close(part)]),
);
const text = await compile(
  { ...schema, definitions: closed, additionalProperties: false },
  'Protocol',
  {
    bannerComment: '',
    unreachableDefinitions: true,
    ignoreMinAndMaxItems: true,
    format: true,
    style: { singleQuote: true, printWidth: 100 },
  },
);
writeFileSync(process.argv[3] ?? TARGET, HEADER + '\n' + readonly(text).trimStart());

/** Structs are exactly their fields; a bare object is a dictionary of anything. */
function close(part) {
  if (part.type !== 'object') return part;
  return part.properties ? { additionalProperties: false, ...part } : part;
}

/** What arrived through the wire is not changed. */
function readonly(source) {
  return source
    .replace(/^(\s+)(\w+\??: )/gm, '$1readonly $2')
    .replace(/: ((?:(?!\]: ).)+)\[\];$/gm, ': readonly $1[];')
    .replace(/^export interface Protocol \{\}\n/m, '')
    .replace(/\/\*\*\n \* This interface was referenced by[^]*?\*\/\n/g, '')
    .replace(/ \*\n \* This interface was referenced by[^]*?\*\//g, ' */');
}
