// npm run canary: svelte-check must fail on a wrong file, or it checks nothing.
import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';

const file = new URL('../src/Canary.svelte', import.meta.url);
writeFileSync(file, '<script lang="ts">\n  const wrong: number = "text";\n</script>\n\n{wrong}\n');
const check = 'node_modules/svelte-check/bin/svelte-check';
const run = spawnSync(process.execPath, [check, '--output', 'human'], { encoding: 'utf8' });
rmSync(file);
if (run.status === 0 || !run.stdout.includes('Canary.svelte')) {
  console.error('the canary sang: svelte-check accepts a wrong type');
  process.exit(1);
}
