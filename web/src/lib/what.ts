/** What things at the table are: the key of their words, found by what the markup says of them. */
import { type Language, teach } from './speech';

export const THINGS = '[data-what], [data-cell], [data-move], [data-why]';

type Sources = Record<string, () => Promise<string>>;
const FILES: Readonly<Record<Language, Sources>> = {
  en: import.meta.glob<string>('../../../src/theomachy/locales/en/what*.ftl', {
    query: '?raw',
    import: 'default',
  }),
  fr: import.meta.glob<string>('../../../src/theomachy/locales/fr/what*.ftl', {
    query: '?raw',
    import: 'default',
  }),
};
const learnt = new Map<Language, Promise<void>>();

/** These words are fetched when somebody first asks. */
export function learnWhat(language: Language): Promise<void> {
  const known =
    learnt.get(language) ??
    Promise.all(Object.values(FILES[language]).map(fetch => fetch())).then(texts => {
      for (const text of texts) teach(language, text);
    });
  learnt.set(language, known);
  return known;
}

/** What the markup says of a thing: its name, its cell, or the move it stands for. */
export interface Marks {
  readonly what?: string | undefined;
  readonly cell?: string | undefined;
  readonly move?: string | undefined;
  readonly why?: string | undefined;
}

export function keyOf(marks: Marks, game: string, kindAt: (cell: string) => string): string {
  const verb = (marks.move ?? marks.why)?.split(' ')[0];
  if (marks.what !== undefined) return `what-${marks.what}`;
  if (marks.cell !== undefined) return `what-${game}-cell-${kindAt(marks.cell)}`;
  return `what-${game}-do-${verb ?? ''}`;
}

const LONGEST = 40;

/** What a thing says of itself: its name for those who hear the page, or its words if they are few. */
export function labelOf(thing: Element): string {
  const named = thing.getAttribute('aria-label') ?? thing.getAttribute('title');
  if (named !== null) return named;
  const words = thing.textContent.replaceAll(/\s+/g, ' ').trim();
  return words.length > LONGEST ? '' : words;
}

const isSeen = (thing: Element): boolean => {
  const { width, height } = thing.getBoundingClientRect();
  return width > 0 && height > 0 && thing.checkVisibility({ visibilityProperty: true });
};

/** All that can be asked about by walking: of a board only the cell from where arrows lead on. */
export const thingsIn = (room: Element): Element[] =>
  [...room.querySelectorAll(THINGS)].filter(
    thing => isSeen(thing) && !thing.matches('[data-cell][tabindex="-1"]:not([data-asked])'),
  );

/** Lead the keyboard to a thing, also to one that cannot be pressed. */
export function focusOn(thing: Element): void {
  if (!(thing instanceof HTMLElement || thing instanceof SVGElement)) return;
  if (thing.tabIndex < 0 && !thing.hasAttribute('tabindex')) {
    thing.setAttribute('tabindex', '-1');
    thing.addEventListener('blur', () => thing.removeAttribute('tabindex'), { once: true });
  }
  thing.focus();
}
