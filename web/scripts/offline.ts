// A part of `npm run build`: the page for when the server does not answer, in both languages, from the
// Fluent files; and a service worker that changes with it.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const WORDS = '../../src/theomachy/locales';
const LANGUAGES = ['en', 'fr'];
const WAYS = ['check', 'start', 'open'];
const near = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

function offlinePage(): string {
  const parts = LANGUAGES.map(spoken).join('');
  const head =
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">' +
    '<title>Theomachy</title><link rel="stylesheet" href="./offline.css">';
  const body = `${parts}<script type="module" src="./offline.js"></script>`;
  return `<!doctype html>\n<html lang="en"><head>${head}</head><body>${body}</body></html>\n`;
}

function spoken(language: string): string {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(near(`${WORDS}/${language}/web-people.ftl`)));
  const say = (name: string): string =>
    bundle.formatPattern(bundle.getMessage(`web-people-offline-${name}`)?.value ?? '');
  const ways = WAYS.map(name => `<li>${say(name)}</li>`).join('');
  return (
    `<main lang="${language}"><img src="./icon.svg" alt=""><h1>${say('title')}</h1>` +
    `<p>${say('help')}</p><ul>${ways}</ul><p role="status">${say('retry')}</p>` +
    `<button type="button">${say('now')}</button></main>`
  );
}

/** Both as files of the bundle; what the worker keeps is named after all that it keeps. */
export const offline: Plugin = {
  name: 'offline',
  generateBundle() {
    const page = offlinePage();
    const kept = [page, near('../public/offline.css'), near('../public/offline.js')];
    const build = createHash('sha256').update(kept.join('')).digest('hex').slice(0, 12);
    const worker = near('../worker/sw.js').replace('BUILD', build);
    this.emitFile({ type: 'asset', fileName: 'offline.html', source: page });
    this.emitFile({ type: 'asset', fileName: 'sw.js', source: worker });
  },
};
