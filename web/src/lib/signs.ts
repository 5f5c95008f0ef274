/** The signs of the six seats, in a circle of radius 1: told apart without colour. */
const SIGNS = [
  'M-.78 0a.78 .78 0 1 0 1.56 0a.78 .78 0 1 0-1.56 0Z',
  'M0-.95L.92 .68H-.92Z',
  'M-.7-.7H.7V.7H-.7Z',
  'M-.28-.92H.28V-.28H.92V.28H.28V.92H-.28V.28H-.92V-.28H-.28Z',
  'M0-1.05L.62 0L0 1.05L-.62 0Z',
  'M0-1L.24-.32H.95L.38 .1L.59 .8L0 .38L-.59 .8L-.38 .1L-.95-.32H-.24Z',
] as const;

export const seatSign = (seat: number): string => SIGNS[seat % SIGNS.length] ?? SIGNS[0];
