const STOP = '[data-stop]:not(:disabled)';
const WAYS: Readonly<Record<string, (at: number, of: number) => number>> = {
  ArrowUp: at => at - 1,
  ArrowDown: at => at + 1,
  Home: () => 0,
  End: (_, of) => of - 1,
};

/** Makes a list one stop of the Tab key: inside it, arrows lead from one thing to the next. */
export function roving(list: HTMLElement): () => void {
  const stops = (): HTMLElement[] =>
    [...list.querySelectorAll<HTMLElement>(STOP)].filter(stop => !stop.closest('[hidden]'));
  let current: HTMLElement | undefined;

  function choose(stop: HTMLElement | undefined): void {
    if (current !== stop) current?.setAttribute('tabindex', '-1');
    current = stop;
    if (stop?.tabIndex !== 0) stop?.setAttribute('tabindex', '0');
  }
  /** The newest, unless somebody has gone elsewhere. */
  function settle(): void {
    const all = stops();
    const isKept = current !== undefined && all.includes(current);
    const isHere = isKept && list.contains(document.activeElement);
    choose(isHere ? current : all.at(-1));
  }
  function onkeydown(event: KeyboardEvent): void {
    const all = stops();
    const way = WAYS[event.key];
    const at = all.indexOf(event.target as HTMLElement);
    if (way === undefined || at < 0) return;
    event.preventDefault();
    all[Math.max(0, Math.min(all.length - 1, way(at, all.length)))]?.focus();
  }
  const onfocusin = ({ target }: FocusEvent): void => {
    if (target instanceof HTMLElement && target.matches(STOP)) choose(target);
  };

  const observer = new MutationObserver(settle);
  observer.observe(list, {
    childList: true,
    subtree: true,
    attributeFilter: ['hidden', 'disabled'],
  });
  list.addEventListener('keydown', onkeydown);
  list.addEventListener('focusin', onfocusin);
  settle();
  return () => {
    observer.disconnect();
    list.removeEventListener('keydown', onkeydown);
    list.removeEventListener('focusin', onfocusin);
  };
}
