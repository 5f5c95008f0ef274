import type { Say } from '../../lib/narrate';
import { HEAVEN, spaceAt } from './below';
import {
  type GodstormPosition, type Ground, groundAt, hueOf, NEUTRAL,
} from './position'; // prettier-ignore
import { ATLANTIS, isLand } from './world';

/** What a place is called. */
export function placeName(cell: string, say: Say): string {
  if (cell === HEAVEN || spaceAt(cell)) return say(`godstorm-space-${cell.toLowerCase()}`);
  return cell
    .split('-')
    .map(code => say(`godstorm-territory-${code.toLowerCase()}`))
    .join(' – ');
}

/** Who holds a place: a player by name, the neutral people by its own. */
function holder(
  position: GodstormPosition,
  owner: number | null,
  names: readonly string[],
  say: Say,
): string {
  if (owner === null) return say('web-godstorm-empty');
  if (owner !== NEUTRAL) return say('web-godstorm-held', { player: names[owner] ?? '' });
  return say('web-godstorm-neutral', { people: say(`godstorm-people-${hueOf(position, owner)}`) });
}

function spellGround(
  position: GodstormPosition,
  ground: Ground,
  names: readonly string[],
  say: Say,
): string[] {
  const { owner, armies, gods, temple, plague } = ground;
  return [
    holder(position, owner, names, say),
    ...(armies > 0 ? [say('web-godstorm-armies', { number: armies })] : []),
    ...gods.map(god => say(`godstorm-god-${god.toLowerCase()}`)),
    ...(temple ? [say('web-godstorm-temple')] : []),
    ...(plague ? [say('web-godstorm-plague')] : []),
  ];
}

/** A cell in words: "Roma, Ada, 5 armies, god of War, temple". */
export function spellCell(
  position: GodstormPosition,
  cell: string,
  seat: number,
  names: readonly string[],
  lit: boolean,
  say: Say,
): string {
  const isSunken = position.sunk && ATLANTIS.includes(cell);
  const there = isLand(cell)
    ? isSunken
      ? [say('web-godstorm-sunken')]
      : spellGround(position, groundAt(position, cell), names, say)
    : cell === HEAVEN
      ? [say('web-godstorm-armies', { number: position.heaven[seat] ?? 0 })]
      : spaceAt(cell)
        ? spellGround(position, groundAt(position, cell), names, say)
        : [];
  return [
    placeName(cell, say),
    ...there,
    ...(position.sacred === cell ? [say('web-godstorm-sacred')] : []),
    ...(lit ? [say('web-godstorm-lit')] : []),
  ].join(', ');
}
