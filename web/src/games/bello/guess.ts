import type { Question } from '../face';
import { BOARD, placeAt } from './geometry';
import { type BelloPosition, nodeOf, standing } from './position';

/** The move somebody probably meant by clicking a cell that is not lit. */
export function guess(
  position: BelloPosition,
  seat: number,
  chosen: string | undefined,
  cell: string,
): Question {
  switch (nodeOf(position)) {
    case 'action':
      return chosen === undefined ? setOut(cell) : goTo(position, seat, chosen, cell);
    case 'recruit':
      return placeAt(cell).kind === 'field'
        ? { key: 'web-bello-field-recruits-nothing', rule: 'BD-4.1' }
        : { ask: `recruit ${cell}` };
    case 'target':
      return { ask: `target ${cell}` };
    case 'to':
    case 'sail':
    case 'fly':
      return { ask: `to ${cell}` };
    default:
      return { ask: `claim ${cell}` };
  }
}

const setOut = (cell: string): Question => ({
  ask: `move ${cell} ${BOARD.neighbours(cell)[0] ?? cell}`,
});

function goTo(position: BelloPosition, seat: number, chosen: string, cell: string): Question {
  if (BOARD.distance(chosen, cell) !== 1)
    return { key: 'web-bello-not-next-to-it', rule: 'BD-6.3' };
  const owner = standing(position.cells[cell]).owner;
  const enemy = owner !== undefined && owner !== seat;
  return { ask: `${enemy ? 'attack' : 'move'} ${chosen} ${cell}` };
}
