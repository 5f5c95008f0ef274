// npm run icons: the emblem as pictures of the sizes that devices ask for, drawn by Chromium.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NIGHT = '#11192b';
/** A device may cut a maskable one to any shape: all that matters lies within four fifths. */
const ICONS = [
  { file: 'icon-192.png', size: 192, part: 1, ground: 'transparent' },
  { file: 'icon-512.png', size: 512, part: 1, ground: 'transparent' },
  { file: 'icon-maskable-512.png', size: 512, part: 0.8, ground: NIGHT },
];
const folder = new URL('../public/', import.meta.url);
const emblem = readFileSync(new URL('icon.svg', folder), 'utf8');
const desk = mkdtempSync(join(tmpdir(), 'icons-'));

for (const { file, size, part, ground } of ICONS) {
  const page = join(desk, `${file}.html`);
  const style = `body { margin: 0; background: ${ground} } svg { display: block; width: ${size * part}px;
    height: ${size * part}px; padding: ${(size * (1 - part)) / 2}px }`;
  writeFileSync(page, `<!doctype html><style>${style}</style>${emblem}`);
  const words = ['--headless', '--no-sandbox', '--disable-gpu', '--hide-scrollbars'];
  const shot = [
    `--screenshot=${fileURLToPath(new URL(file, folder))}`,
    `--window-size=${size},${size}`,
  ];
  const clear = '--default-background-color=00000000';
  const ran = spawnSync('chromium', [...words, ...shot, clear, page], { stdio: 'inherit' });
  if (ran.status !== 0) throw new Error(`Chromium could not draw ${file}`);
}
rmSync(desk, { recursive: true });
