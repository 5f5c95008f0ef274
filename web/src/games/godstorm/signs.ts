/** The signs of the peoples, in a circle of radius 1: lambda, trefoil, star, hammer, ankh. */
export const PEOPLES: Readonly<Record<string, string>> = {
  gr: 'M-.95 .85L-.28-.95H.28L.95 .85H.42L0-.38L-.42 .85Z',
  ce: 'M-.46-.5a.46 .46 0 1 0 .92 0a.46 .46 0 1 0-.92 0ZM-.96 .38a.46 .46 0 1 0 .92 0a.46 .46 0 1 0-.92 0ZM.04 .38a.46 .46 0 1 0 .92 0a.46 .46 0 1 0-.92 0Z',
  ba: 'M0-1.05L.2-.46L.74-.74L.46-.2L1.05 0L.46 .2L.74 .74L.2 .46L0 1.05L-.2 .46L-.74 .74L-.46 .2L-1.05 0L-.46-.2L-.74-.74L-.2-.46Z',
  no: 'M-.9-.85H.9V-.1H.22V1H-.22V-.1H-.9Z',
  eg: 'M-.18-.02H-.78V.34H-.18V1.05H.18V.34H.78V-.02H.18C.85-.4 .55-1.08 0-1.08C-.55-1.08-.85-.4-.18-.02ZM0-.16C-.42-.46-.28-.78 0-.78C.28-.78 .42-.46 0-.16Z',
};
export const NEUTRAL_SIGN = 'M-.8-.14H.8V.14H-.8Z';
export const peopleSign = (hue: string): string => PEOPLES[hue] ?? NEUTRAL_SIGN;

/** The signs of the gods, in a circle of radius 1: sword, skull, lightning, moon. */
export const GODS: Readonly<Record<string, string>> = {
  W: 'M0-1.1L.22-.75V.25H.62V.5H.17V1H-.17V.5H-.62V.25H-.22V-.75Z',
  D: 'M0-.95C.95-.95 1 .05 .6 .38V.9H.28V.55H.1V.9H-.1V.55H-.28V.9H-.6V.38C-1 .05-.95-.95 0-.95ZM-.36-.32A.22 .22 0 1 0-.35-.32ZM.35-.32A.22 .22 0 1 0 .36-.32Z',
  S: 'M.25-1.1L-.62 .12H-.05L-.3 1.1L.66-.25H.08L.5-1.1Z',
  M: 'M.3-.98A1 1 0 1 0 .3 .98A.8 .8 0 1 1 .3-.98ZM.62-.3L.7-.08L.92 0L.7 .08L.62 .3L.54 .08L.32 0L.54-.08Z',
};
export const godSign = (god: string): string => GODS[god] ?? '';
