import type { Question } from '../face';
import { HEAVEN, isSpace, spaceAt } from './below';
import { type GodstormPosition, groundAt, nodeOf, ownerAt } from './position';
import { areJoined, haveMountains, isLand } from './world';

const answer = (key: string, rule: string): Question => ({ key: `web-godstorm-${key}`, rule });

/** What a click on the map asks for at a node, with the verb it is played by. */
const ON_MAP: Readonly<Record<string, string>> = {
  claim: 'place',
  muster: 'place',
  place: 'place',
  temple: 'temple',
  revive_at: 'on',
  mighty: 'on',
  fortify: 'from',
};
const MOVERS = ['EAGLES', 'FOG'];

/** The move somebody probably meant by clicking a cell that is not lit. */
export function guess(
  position: GodstormPosition,
  seat: number,
  chosen: string | undefined,
  cell: string,
): Question | undefined {
  const node = nodeOf(position);
  if (node === 'invade') return invade(position, seat, chosen, cell);
  if (node === 'descend') return descend(position, seat, chosen, cell);
  if (node === 'embark')
    return isSpace(cell) ? { ask: `embark ${cell}` } : answer('below', 'GS-12.3');
  if (node === 'revive')
    return spaceAt(cell)?.feature === 'crypt'
      ? { ask: `revive ${cell}` }
      : answer('crypts', 'GS-4.8');
  if (node === 'sea') return answer('choose-sea', 'GS-17.14');
  if (node === 'on') return choose(position, cell, MOVERS, 'from');
  if (node === 'then_on') return choose(position, cell, ['EAGLES', null], 'to');
  if (!isLand(cell)) return answer('on-the-map', 'GS-12.1');
  if (node === 'god') return { ask: `summon W ${cell}` };
  if (node === 'build') return build(position, seat, cell);
  const verb = ON_MAP[node];
  return verb === undefined ? answer('in-the-panel', '') : { ask: `${verb} ${cell}` };
}

/** GS-7.4 A card, or fortifying, asks for a place. */
function choose(
  { card }: GodstormPosition,
  cell: string,
  movers: readonly (string | null)[],
  verb: string,
): Question {
  if (movers.includes(card))
    return isLand(cell) ? { ask: `${verb} ${cell}` } : answer('on-the-map', 'GS-12.1');
  return { ask: `on ${cell}` };
}

function build(position: GodstormPosition, seat: number, cell: string): Question {
  const { owner, temple } = groundAt(position, cell);
  return { ask: owner === seat && temple ? `summon W ${cell}` : `temple ${cell}` };
}

/** GS-9.1 An own territory sets out; another one is invaded from the chosen one. */
function invade(
  position: GodstormPosition,
  seat: number,
  chosen: string | undefined,
  cell: string,
): Question {
  if (!isLand(cell)) return answer('on-the-map', 'GS-12.1');
  const { owner, armies } = groundAt(position, cell);
  if (owner === seat)
    return armies < 2 ? answer('too-few-to-invade', 'GS-9.1') : answer('no-target', 'GS-9.1');
  if (chosen === undefined) return answer('choose-yours', 'GS-9.1');
  if (haveMountains(chosen, cell)) return answer('mountains', 'GS-1.9');
  return areJoined(chosen, cell)
    ? { ask: `invade ${chosen} ${cell}` }
    : answer('not-next-to-it', 'GS-9.1');
}

function descend(
  position: GodstormPosition,
  seat: number,
  chosen: string | undefined,
  cell: string,
): Question {
  if (!isSpace(cell)) return answer('below', 'GS-12.5');
  if (ownerAt(position, cell) === seat) return answer('too-few-below', 'GS-12.5');
  if (chosen === undefined) return answer('choose-yours-below', 'GS-12.5');
  const joined = chosen === HEAVEN ? ['U1', 'U4', 'U8'] : spaceAt(chosen)?.passages;
  if (!joined?.includes(cell)) return answer('no-passage', 'GS-12.13');
  return { ask: `descend ${chosen} ${cell}` };
}
