import { dashed, type Say } from './narrate';
import type { OptionInfo } from './protocol.gen';

/** An option of a table as people read it. */
export interface OptionInWords {
  readonly name: string;
  readonly title: string;
  readonly value: string;
  readonly isUsual: boolean;
}

/** The options of a game as a table has them, in the order of its rules. */
export function optionsInWords(
  game: string,
  known: readonly OptionInfo[],
  chosen: Readonly<Record<string, string | number>>,
  say: Say,
): OptionInWords[] {
  return known.map(({ name, is_range: isRange, default: usual }) => {
    const key = `${game}-option-${dashed(name)}`;
    const value = chosen[name] ?? usual;
    const told = isRange ? String(value) : say(`${key}-${dashed(String(value))}`);
    return { name, title: say(key), value: told, isUsual: String(value) === String(usual) };
  });
}
