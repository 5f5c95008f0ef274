/** Where we are: the words after `#/`. */
class Place {
  words = $state.raw<readonly string[]>(read());

  constructor() {
    addEventListener('hashchange', () => (this.words = read()));
  }
}

/** A word of an address as it was meant; one that is no code for anything, as it stands. */
function decoded(word: string): string {
  try {
    return decodeURIComponent(word);
  } catch {
    return word;
  }
}

const read = (): readonly string[] =>
  location.hash
    .replace(/^#\/?/, '')
    .split('/')
    .filter(word => word !== '')
    .map(decoded);

export const place = new Place();

export const address = (...words: readonly (string | number)[]): string =>
  `#/${words.map(encodeURIComponent).join('/')}`;

export function go(...words: readonly (string | number)[]): void {
  location.hash = address(...words);
}
