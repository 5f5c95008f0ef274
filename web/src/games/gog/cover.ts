import type { Cover } from '../face';
import Emblem from './Emblem.svelte';
import './look.css';

export const gog: Cover = {
  Emblem,
  load: () => import('./face').then(({ face }) => face),
};
