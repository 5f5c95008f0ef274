import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from './lib/settings.svelte';
import { learn } from './lib/speech';

const target = document.getElementById('app');
await learn(settings.language);
if (target) mount(App, { target });
