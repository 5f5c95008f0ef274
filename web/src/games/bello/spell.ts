import type { Say } from '../../lib/narrate';
import type { Place } from './geometry';
import { type BelloPosition, markersAt, standing } from './position';

/** A cell in words: "e1, temple, Ada, 3 followers". */
export function spellCell(
  position: BelloPosition,
  place: Place,
  names: readonly string[],
  lit: boolean,
  say: Say,
): string {
  const { owner, followers } = standing(position.cells[place.name]);
  const crowd = [...followers].map(([seat, number]) => {
    const key = seat === owner ? 'web-bello-followers' : 'web-bello-followers-of';
    return say(key, { number, player: names[seat] ?? '' });
  });
  return [
    place.name,
    say(`bello-kind-${place.kind}`),
    ...(owner === undefined ? [] : [say('web-bello-controlled', { player: names[owner] ?? '' })]),
    ...crowd,
    ...markersAt(position, place.name).map(marker => say(`web-bello-marker-${marker}`)),
    ...(lit ? [say('web-bello-lit')] : []),
  ].join(', ');
}
