import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { offline } from './scripts/offline';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.THEOMACHY_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  base: './',
  plugins: [svelte(), offline],
  build: {
    outDir: here('../src/theomachy/server/static'),
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [here('.'), here('../src/theomachy/locales')] },
    proxy: { '/api': { target: server, ws: true } },
  },
});
