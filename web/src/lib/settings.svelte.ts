import { type Arguments, has, isLanguage, type Language, learn, preferred, say } from './speech';

export type Theme = 'auto' | 'light' | 'dark';
export type Motion = 'auto' | 'fast' | 'slow' | 'off';
export const THEMES: readonly Theme[] = ['auto', 'light', 'dark'];
export const MOTIONS: readonly Motion[] = ['auto', 'fast', 'slow', 'off'];

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
  #mute = $state(kept('mute') === 'yes');
  #chances = $state(kept('chances') === 'yes');
  #name = $state(kept('name') ?? '');

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
}

function firstLanguage(): Language {
  const language = kept('language');
  return isLanguage(language) ? language : preferred(navigator.languages);
}

export const settings = new Settings();

/** A sentence in the language of the moment; markup that calls it follows a change at once. */
export const t = (key: string, args: Arguments = {}): string => say(settings.language, key, args);
export const knows = (key: string): boolean => has(settings.language, key);
