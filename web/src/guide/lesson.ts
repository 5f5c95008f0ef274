import type { Entry, Guide, GuideStep } from '../lib/protocol.gen';

/** The seat of whoever learns. */
export const LEARNER = 0;
const NATURE = -1;
const TURN = 'turn';

/** Whether a move matches one of the patterns, word by word. */
export const isLike = (move: string, patterns: readonly string[]): boolean =>
  patterns.some(pattern => {
    const [words, marks] = [move.split(' '), pattern.split(' ')];
    return (
      words.length === marks.length && marks.every((mark, i) => ['*', words[i]].includes(mark))
    );
  });

const offers = (legal: readonly string[], patterns: readonly string[]): boolean =>
  legal.some(move => isLike(move, patterns));

/** How far a learner has come: the steps behind him, and whether the next one is begun. */
export interface Reached {
  readonly steps: number;
  readonly isBegun: boolean;
}
export const START: Reached = { steps: 0, isBegun: false };

/** The next step that is meant, if those before it can be left out. */
function first(
  { steps }: Guide,
  reached: Reached,
  isMeant: (step: GuideStep) => boolean,
): number | undefined {
  for (let number = reached.steps; number < steps.length; number++) {
    const step = steps[number];
    if (step === undefined || isMeant(step)) return number;
    if (!step.optional && !(reached.isBegun && number === reached.steps)) return undefined;
  }
  return undefined;
}

/** The step that what may be played now is for, if it is for any. */
export const askedBy = (
  guide: Guide,
  reached: Reached,
  legal: readonly string[],
): number | undefined =>
  first(
    guide,
    reached,
    ({ do: wanted, during }) =>
      offers(legal, wanted) && offers(legal, during.length > 0 ? during : wanted),
  );

/** Once a seat has played a move. The same is said in Python, where guides are checked. */
export function after(guide: Guide, reached: Reached, seat: number, move: string): Reached {
  if (seat !== LEARNER) {
    const isTurn = guide.steps[reached.steps]?.until[0] === TURN;
    const isOver = reached.isBegun && seat !== NATURE && isTurn;
    return isOver ? { steps: reached.steps + 1, isBegun: false } : reached;
  }
  const asked = first(guide, reached, step => isLike(move, step.do));
  if (asked === undefined) return reached;
  const until = guide.steps[asked]?.until ?? [];
  const isOver = until.length === 0 || isLike(move, until);
  return isOver ? { steps: asked + 1, isBegun: false } : { steps: asked, isBegun: true };
}

/** How far a log has led; what was taken back has not been played. */
export function reachedBy(guide: Guide, log: readonly Entry[]): Reached {
  const standing: Entry[] = [];
  for (const entry of log) {
    if (entry.move === 'undo') standing.pop();
    else standing.push(entry);
  }
  return standing.reduce((reached, { seat, move }) => after(guide, reached, seat, move), START);
}
