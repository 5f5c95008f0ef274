import type { Face, Question } from '../games/face';
import { isAskedAgain, isShownFirst, isWayShownFirst } from './confirm';
import { Errand } from './errand';
import { pick } from './moves';
import type { View } from './protocol.gen';
import type { TableState } from './reducer';

/** The table that is chosen at. */
interface Chooser {
  readonly state: TableState;
  readonly live: View | undefined;
  readonly legal: readonly string[];
  catchUp(): boolean;
  commit(move: string): void;
  dismiss(): void;
  ponder(question: Question | undefined): void;
}

/** What somebody is about to do: cells clicked and moves shown, until one of them is played. */
export class Choice {
  /** The cell a move shall start from. */
  chosen = $state<string>();
  /** The moves proposed where a click may mean several, or one that is shown first. */
  asked = $state.raw<readonly string[]>([]);
  /** The cell that was clicked for them. */
  askedAt = $state<string>();
  /** The moves that lead to that cell, where one alone does not. */
  way = $state.raw<readonly string[]>([]);
  /** Whether a move of a way is on its way. */
  isWalking = $state(false);
  readonly isMade = $derived(
    this.chosen !== undefined || this.askedAt !== undefined || this.asked.length > 0,
  );

  readonly #table: Chooser;
  readonly #errand = new Errand();
  #face: Face | undefined;

  constructor(table: Chooser) {
    this.#table = table;
  }

  /** A cell was clicked: play, choose, show, ask which, or ask why not. */
  pick(cell: string, face: Face): void {
    if (this.#table.catchUp()) return;
    const { live: view, legal } = this.#table;
    if (view === undefined) return;
    this.#face = face;
    const proposed = this.askedAt === cell ? this.asked : [];
    const way = view.ways?.[cell];
    this.#table.dismiss();
    const meant = pick(legal, this.chosen, cell, move => face.places(view, move));
    if (meant.kind === 'play')
      this.#weigh(meant.move, cell, proposed, isShownFirst(face, view, meant.move));
    else if (meant.kind === 'unchoose') this.drop();
    else if (meant.kind === 'ask') this.#ask(proposed.length > 0 ? [] : meant.moves, cell);
    else if (meant.kind === 'choose') {
      this.drop();
      this.chosen = cell;
    } else if (way && this.chosen === undefined) this.#show(way, cell);
    else {
      this.#ask([], undefined);
      this.#table.ponder(face.guess(view, this.chosen, cell));
    }
  }

  /** A button was pressed: play, or ask whether that is meant. */
  press(move: string, face: Face): void {
    if (this.#table.catchUp()) return;
    const view = this.#table.live;
    if (view && !this.asked.includes(move) && isAskedAgain(face, view, move))
      this.propose(move, face.places(view, move));
    else this.#play(move);
  }

  /** Show a move as if its cells had been clicked. */
  propose(move: string, cells: readonly string[]): void {
    this.chosen = cells.length > 1 ? cells[0] : undefined;
    this.#ask([move], cells[0]);
  }

  /** Play the moves that lead to the chosen cell, one after another. */
  walk(): void {
    this.#errand.begin(this.way, this.#table.state.seq);
    this.#goOn(true);
  }

  /** The position is another: nothing is chosen there yet, but a walk goes on. */
  renew(): void {
    this.forget();
    this.#goOn(false);
  }

  /** Nothing is meant any more. */
  drop(): void {
    this.#errand.drop();
    this.isWalking = false;
    this.forget();
  }

  forget(): void {
    this.chosen = undefined;
    this.#ask([], undefined);
  }

  #play(move: string): void {
    this.#errand.drop();
    this.#table.commit(move);
  }

  /** A move of weight is proposed first; meant again, it is played. */
  #weigh(move: string, cell: string, proposed: readonly string[], isWeighty: boolean): void {
    if (isWeighty && !proposed.includes(move)) this.#ask([move], cell);
    else this.#play(move);
  }

  /** A way is shown first; meant again, it is walked. */
  #show(way: readonly string[], cell: string): void {
    const isMeant = this.way.length > 0 && this.askedAt === cell;
    this.drop();
    [this.way, this.askedAt] = [way, cell];
    if (isMeant || !isWayShownFirst()) this.walk();
  }

  /** The next move of a walk; one of weight on the way is asked about. */
  #goOn(isFirst: boolean): void {
    const [view, face] = [this.#table.live, this.#face];
    const move = this.#errand.next(this.#table.state);
    this.isWalking = false;
    if (move === undefined || !view || !face) return;
    if (!isFirst && face.isProposed(view, move)) this.propose(move, face.places(view, move));
    else {
      this.isWalking = true;
      this.#table.commit(move);
    }
  }

  #ask(moves: readonly string[], cell: string | undefined): void {
    this.way = [];
    this.asked = moves;
    this.askedAt = moves.length > 0 ? cell : undefined;
  }
}
