// npm run canary: svelte-check must fail on a wrong file, or it checks nothing: on a wrong type, and
// on a field of a position that Python does not tell (any more).
import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';

const file = new URL('../src/Canary.svelte', import.meta.url);
const script = `  import type { BelloPosition } from './lib/protocol.gen';
  const wrong: number = "text";
  const doom = (position: BelloPosition) => position.doom_renamed;`;
writeFileSync(file, `<script lang="ts">\n${script}\n</script>\n\n{wrong} {doom}\n`);
const check = 'node_modules/svelte-check/bin/svelte-check';
const run = spawnSync(process.execPath, [check, '--output', 'human'], { encoding: 'utf8' });
rmSync(file);
const isSeen = ['Canary.svelte', 'doom_renamed'].every(word => run.stdout.includes(word));
if (run.status === 0 || !isSeen) {
  console.error('the canary sang: svelte-check accepts a wrong type');
  process.exit(1);
}
