import { seatSign } from '../../lib/signs';
import type { StormPosition } from './position';

/** The signs of the gods, in a circle of radius 1: coin, drop, sword, flower, eye, crescent. */
export const SIGNS: Readonly<Record<string, string>> = {
  kors: 'M-.9 0a.9 .9 0 1 0 1.8 0a.9 .9 0 1 0-1.8 0ZM-.34-.34H.34V.34H-.34Z',
  ysthma: 'M0-1.05C.5-.4 .75-.05 .75 .28A.75 .75 0 0 1-.75 .28C-.75-.05-.5-.4 0-1.05Z',
  ialda: 'M0-1.1L.25-.65V.2H.68V.48H.2V1H-.2V.48H-.68V.2H-.25V-.65Z',
  daikoe:
    'M-.95-.3a.5 .5 0 0 1 .52-.5a.5 .5 0 0 1 .86 0a.5 .5 0 0 1 .52 .8a.5 .5 0 0 1-.3 .75a.5 .5 0 0 1-.65 .25a.5 .5 0 0 1-.65-.25a.5 .5 0 0 1-.3-.75a.5 .5 0 0 1 0-.3ZM-.26 0A.26 .26 0 1 0 .26 0A.26 .26 0 1 0-.26 0Z',
  qawime: 'M-1.05 0Q0-1.15 1.05 0Q0 1.15-1.05 0ZM-.32 0A.32 .32 0 1 0 .32 0A.32 .32 0 1 0-.32 0Z',
  shamash: 'M.35-.98A1 1 0 1 0 .35 .98A.8 .8 0 1 1 .35-.98Z',
};

/** The sign of a seat: of its god, once chosen. */
export const signOf = ({ gods }: StormPosition, seat: number): string =>
  SIGNS[gods[seat] ?? ''] ?? seatSign(seat);
