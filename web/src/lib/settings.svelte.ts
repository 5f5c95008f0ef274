import { type Arguments, has, isLanguage, type Language, learn, preferred, say } from './speech';

export type Theme = 'auto' | 'light' | 'dark';
export type Motion = 'auto' | 'fast' | 'slow' | 'off';
/** Whether to be told of one's turn while looking elsewhere; asked once. */
export type Notify = 'unasked' | 'yes' | 'no';
export type Confirm = 'never' | 'risky' | 'always';
export const THEMES: readonly Theme[] = ['auto', 'light', 'dark'];
export const MOTIONS: readonly Motion[] = ['auto', 'fast', 'slow', 'off'];
export const CONFIRMS: readonly Confirm[] = ['never', 'risky', 'always'];

const PACES = { fast: 180, slow: 900, off: 0 } as const;
const USUAL_PACE = 420;

const kept = (name: string): string | null => localStorage.getItem(`theomachy-${name}`);
const keep = (name: string, value: string): void =>
  localStorage.setItem(`theomachy-${name}`, value);

function oneOf<T extends string>(value: string | null, values: readonly T[]): T | undefined {
  return values.find(known => known === value);
}

/** What this browser's owner prefers; remembered. */
class Settings {
  #language = $state<Language>(firstLanguage());
  #theme = $state<Theme>(oneOf(kept('theme'), THEMES) ?? 'auto');
  #motion = $state<Motion>(oneOf(kept('motion'), MOTIONS) ?? 'auto');
  #confirm = $state<Confirm>(oneOf(kept('confirm'), CONFIRMS) ?? 'risky');
  #mute = $state(kept('mute') === 'yes');
  #chances = $state(kept('chances') === 'yes');
  #name = $state(kept('name') ?? '');
  #notify = $state<Notify>(oneOf(kept('notify'), ['yes', 'no']) ?? 'unasked');

  get language(): Language {
    return this.#language;
  }
  set language(language: Language) {
    void learn(language).then(() => {
      this.#language = language;
      keep('language', language);
    });
  }
  get theme(): Theme {
    return this.#theme;
  }
  set theme(theme: Theme) {
    this.#theme = theme;
    keep('theme', theme);
  }
  get motion(): Motion {
    return this.#motion;
  }
  set motion(motion: Motion) {
    this.#motion = motion;
    keep('motion', motion);
  }
  /** How long a movement takes, in milliseconds; app.css says the same to style sheets. */
  get pace(): number {
    if (this.#motion !== 'auto') return PACES[this.#motion];
    return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : USUAL_PACE;
  }
  /** Which moves are asked about before they are played. */
  get confirm(): Confirm {
    return this.#confirm;
  }
  set confirm(confirm: Confirm) {
    this.#confirm = confirm;
    keep('confirm', confirm);
  }
  get mute(): boolean {
    return this.#mute;
  }
  set mute(mute: boolean) {
    this.#mute = mute;
    keep('mute', mute ? 'yes' : 'no');
  }
  /** Whether everybody's chances are shown at the table. */
  get chances(): boolean {
    return this.#chances;
  }
  set chances(chances: boolean) {
    this.#chances = chances;
    keep('chances', chances ? 'yes' : 'no');
  }
  get name(): string {
    return this.#name;
  }
  set name(name: string) {
    this.#name = name;
    keep('name', name);
  }
  get notify(): Notify {
    return this.#notify;
  }
  set notify(notify: Notify) {
    this.#notify = notify;
    keep('notify', notify);
  }
}

function firstLanguage(): Language {
  const language = kept('language');
  return isLanguage(language) ? language : preferred(navigator.languages);
}

export const settings = new Settings();

/** A sentence in the language of the moment; markup that calls it follows a change at once. */
export const t = (key: string, args: Arguments = {}): string => say(settings.language, key, args);
export const knows = (key: string): boolean => has(settings.language, key);
