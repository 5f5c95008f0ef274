import type { GameInfo, PresetInfo } from './protocol.gen';

type Options = Record<string, string | number>;

/** What a preset fills in: every option that some preset of the game is about. */
export function filledIn(game: GameInfo, { options }: PresetInfo): Options {
  const named = new Set(game.presets.flatMap(preset => Object.keys(preset.options)));
  const known = game.options.filter(({ name }) => named.has(name));
  return Object.fromEntries(
    known.map(({ name, default: usual }) => [name, options[name] ?? usual]),
  );
}

/** The preset by which these options play, if there is one; what no preset is about may be anything. */
export function presetOf(game: GameInfo, chosen: Readonly<Options>): string | undefined {
  const fits = (preset: PresetInfo): boolean =>
    Object.entries(filledIn(game, preset)).every(([name, value]) => chosen[name] === value);
  return game.presets.find(fits)?.name;
}
