import type { Question } from '../face';
import { directionTo } from './geometry';
import { type GogPosition, nodeOf, pieceAt } from './position';
import { isRotation } from './terrain';

const STEPWISE: Question = { key: 'web-gog-step-by-step', rule: 'GG-10.3' };
const NOBODY: Question = { key: 'web-gog-pick-a-soldier', rule: 'GG-10.2' };

/** The move somebody probably meant by clicking a cell that is not lit. */
export function guess(
  position: GogPosition,
  seat: number,
  chosen: string | undefined,
  cell: string,
): Question {
  switch (nodeOf(position)) {
    case 'lay':
      return { ask: isRotation(cell) ? `lay ${chosen ?? 'A1'} ${cell}` : `lay ${cell} r0` };
    case 'send':
    case 'figure':
      return { ask: `to ${cell}` };
    case 'move':
      return setOut(position, seat, cell);
    case 'step':
      return goOn(position, cell);
    default:
      return { ask: `at ${cell}` };
  }
}

function setOut(position: GogPosition, seat: number, cell: string): Question {
  if (cell === position.gog) return { ask: 'gog' };
  if (cell === position.angel) return { ask: 'angel' };
  const piece = pieceAt(position, cell);
  if (piece?.kind === 'city' && piece.seat !== seat) return { ask: `conquer ${cell}` };
  return piece?.kind === 'soldier' ? { ask: `pick ${cell}` } : NOBODY;
}

/** One step in a direction; the cell it stands on means to stop. */
function goOn({ picked }: GogPosition, cell: string): Question {
  if (cell === picked) return { ask: 'stop' };
  const way = picked === null ? undefined : directionTo(picked, cell);
  return way ? { ask: `step ${way}` } : STEPWISE;
}
