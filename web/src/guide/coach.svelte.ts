import type { Coaching } from '../lib/coaching';
import type { Guide, GuideStep } from '../lib/protocol.gen';
import type { Table } from '../lib/table.svelte';
import { askedBy, isLike, reachedBy } from './lesson';

/** Somebody who teaches at a table: what is asked for now follows from its log and its legal moves. */
export class Coach implements Coaching {
  readonly #table: Table;
  readonly guide: Guide;
  /** The move that was held back, until another is tried. */
  #held = $state<{ readonly seq: number }>();

  constructor(table: Table, guide: Guide) {
    this.#table = table;
    this.guide = guide;
  }

  readonly reached = $derived.by(() => reachedBy(this.guide, this.#table.state.log));
  readonly #number = $derived.by(() => askedBy(this.guide, this.reached, this.#table.legal));
  readonly isOver = $derived.by(() => this.reached.steps >= this.guide.steps.length);
  /** The step that is asked for now. */
  readonly step = $derived.by<GuideStep | undefined>(() =>
    this.#number === undefined ? undefined : this.guide.steps[this.#number],
  );
  /** The step that was done last; one that was begun is, once another is asked for. */
  readonly done = $derived.by<GuideStep | undefined>(() => {
    const { steps, isBegun } = this.reached;
    return this.guide.steps[isBegun && (this.#number ?? 0) > steps ? steps : steps - 1];
  });
  /** Which step it is, from 1. */
  readonly count = $derived.by(() =>
    Math.min((this.#number ?? this.reached.steps) + 1, this.guide.steps.length),
  );
  readonly asked = $derived.by<readonly string[] | undefined>(() => {
    const wanted = this.step?.do;
    return wanted && this.#table.legal.filter(move => isLike(move, wanted));
  });
  /** Whether something else was tried here. */
  readonly isHeld = $derived.by(() => this.#held?.seq === this.#table.state.seq);

  /** Whether a move is not what is asked for: it is kept back, with a gentle word. */
  holds(move: string): boolean {
    const isOther = this.asked !== undefined && !this.asked.includes(move);
    this.#held = isOther ? { seq: this.#table.state.seq } : undefined;
    return isOther;
  }
}
