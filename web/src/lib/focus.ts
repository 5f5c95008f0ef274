const PLACES = {
  board: '[data-cell][tabindex="0"]',
  moves: '.moves button:not(:disabled)',
  log: '[data-testid="log"] [tabindex="0"]',
} as const;
export type Place = keyof typeof PLACES;
export const SKIPS = ['board', 'moves', 'log'] as const satisfies readonly Place[];

/** Lead the keyboard to a place of the table. */
export function goTo(place: Place): void {
  document.querySelector<HTMLElement | SVGElement>(PLACES[place])?.focus({ preventScroll: true });
}

const isLost = (element: Element): boolean => !element.isConnected || element.matches(':disabled');

/** When the button that was pressed goes away, the keyboard is led to the board and not to the top of the page. */
export function keepFocus(room: HTMLElement): () => void {
  let last: Element | undefined;
  const remember = ({ target }: FocusEvent): void => {
    if (target instanceof Element) last = target;
  };
  const forget = (): void => {
    last = undefined;
  };
  const observer = new MutationObserver(() => {
    if (document.activeElement !== document.body || !last || !isLost(last)) return;
    last = undefined;
    goTo('board');
  });
  observer.observe(room, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  room.addEventListener('focusin', remember);
  addEventListener('pointerdown', forget);
  return () => {
    observer.disconnect();
    room.removeEventListener('focusin', remember);
    removeEventListener('pointerdown', forget);
  };
}
