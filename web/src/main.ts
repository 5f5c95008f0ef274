import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from './lib/settings.svelte';
import { learn } from './lib/speech';

const target = document.getElementById('app');
await learn(settings.language);
if (target) mount(App, { target });
// Where the page may have been changed on its way, browsers know no service workers.
if (import.meta.env.PROD && isSecureContext && 'serviceWorker' in navigator)
  navigator.serviceWorker.register('./sw.js').catch(() => undefined);
