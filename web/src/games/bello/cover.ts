import type { Cover } from '../face';
import Emblem from './Emblem.svelte';
import './hues.css';

export const bello: Cover = {
  Emblem,
  load: () => import('./face').then(({ face }) => face),
};
