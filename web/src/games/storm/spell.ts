import type { Say } from '../../lib/narrate';
import { type StormPosition, type Tile, tileAt } from './position';

/** A cell in words: "e6, 2-tile, Ada, 3 worshipers, market". */
export function spellCell(
  position: StormPosition,
  cell: string,
  isCompass: boolean,
  names: readonly string[],
  lit: boolean,
  say: Say,
): string {
  const tile = tileAt(position, cell);
  const ground = isCompass
    ? 'storm-kind-compass'
    : tile
      ? `storm-kind-${tile.kind}`
      : 'web-storm-open';
  return [
    cell,
    say(ground),
    ...(tile ? spellTile(position, tile, names, say) : []),
    ...(position.used.includes(cell) ? [say('web-storm-used')] : []),
    ...(position.vaal === cell ? [say('storm-piece-vaal')] : []),
    ...(lit ? [say('web-storm-lit')] : []),
  ].join(', ');
}

function spellTile(
  position: StormPosition,
  { owner, worshipers, building, marker, since }: Tile,
  names: readonly string[],
  say: Say,
): string[] {
  if (owner === null) return [say('web-storm-vacant')];
  const god = position.gods[owner];
  return [
    say('web-storm-held', { player: names[owner] ?? '' }),
    ...(worshipers > 0 ? [say('web-storm-worshipers', { number: worshipers })] : []),
    ...(building === 'sanctuary' ? [say('storm-piece-sanctuary')] : []),
    ...(building === 'construction' && god ? [say(`storm-building-${god}`)] : []),
    ...(marker ? [say('storm-piece-marker')] : []),
    ...(since === position.turn ? [say('web-storm-converted')] : []),
  ];
}
