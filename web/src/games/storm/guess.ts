import { WAYS } from '../../lib/hex';
import type { Question } from '../face';
import { boardOf, centreOf, isWay } from './geometry';
import { nodeOf, type StormPosition, tileAt } from './position';
import { PRINTED } from './printed.gen';

const COMPASS: Question = { key: 'web-storm-compass-is-nobodys', rule: 'ST-1.3' };
const OPEN: Question = { key: 'web-storm-open-cell', rule: 'ST-12.2' };
const KEEP: Question = { key: 'web-storm-keep-first', rule: 'ST-10.5' };

/** The move somebody probably meant by clicking a cell that is not lit. */
export function guess(position: StormPosition, seat: number, cell: string): Question {
  const node = nodeOf(position);
  if (node === 'go') return turnTo(position, cell);
  if (node === 'keep') return KEEP;
  if (cell === centreOf(boardOf(position))) return COMPASS;
  switch (node) {
    case 'reveal':
    case 'to':
      return { ask: `${node} ${cell}` };
    case 'develop':
      return develop(position, seat, cell);
    default:
      return { ask: `settle ${cell}` };
  }
}

/** Another direction than the die offers, or no direction at all. */
function turnTo(position: StormPosition, cell: string): Question {
  const board = boardOf(position);
  const way = Object.keys(WAYS)
    .filter(isWay)
    .find(one => board.beside(position.vaal, one) === cell);
  return way ? { ask: `go ${way}` } : { key: 'web-storm-beside-vaal', rule: 'ST-4.2' };
}

function develop(position: StormPosition, seat: number, cell: string): Question {
  const tile = tileAt(position, cell);
  if (!tile) return OPEN;
  if (tile.owner !== seat) return { ask: `${tile.owner === null ? 'settle' : 'attack'} ${cell}` };
  if (tile.building) return { ask: `explore ${cell}` };
  return { ask: `${tile.number === PRINTED.holy_ground ? 'sanctuary' : 'build'} ${cell}` };
}
