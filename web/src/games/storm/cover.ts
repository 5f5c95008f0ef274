import type { Cover } from '../face';
import Emblem from './Emblem.svelte';
import './look.css';

export const storm: Cover = {
  Emblem,
  load: () => import('./face').then(({ face }) => face),
};
