import type { Face, Question } from '../games/face';
import { earlier, Refused, replay as fetchReplay, tableInfo } from './api';
import { pick } from './moves';
import { namesOf } from './narrate';
import { Pacer } from './pacer';
import { patiently } from './patience';
import type {
  Delegate,
  Hint,
  Judge,
  Position,
  Readiness,
  Replay,
  ToBrowser,
  View,
} from './protocol.gen';
import { EMPTY, hintOf, type Local, type Notice, type Pending, plies, reduce } from './reducer';
import { settings, t } from './settings.svelte';
import { Connection, type Link } from './socket';

const key = (): string => crypto.randomUUID();
const BUSY_AT_MOST = 5000;

/** What may be asked again if nobody has time for it. */
type Request = Hint | Judge | Delegate;

/** A table as this browser knows it. The server writes it; nobody else does. */
export class Table {
  state = $state.raw(EMPTY);
  link = $state<Link>('connecting');
  /** The cell a move shall start from. */
  chosen = $state<string>();
  /** The moves proposed where a click may mean several, or means one of weight. */
  asked = $state.raw<readonly string[]>([]);
  /** The cell that was clicked for them. */
  askedAt = $state<string>();
  /** The number of moves of the position looked back at. */
  looking = $state<number>();
  replay = $state.raw<Replay>();
  /** How far the game is, while it cannot be played yet. */
  preparing = $state.raw<Readiness>();

  readonly info = $derived(this.state.info);
  readonly live = $derived(this.state.view);
  readonly past = $derived<Position | undefined>(
    this.looking === undefined ? undefined : this.replay?.positions[this.looking],
  );
  readonly view = $derived<View | undefined>(this.past?.view ?? this.live);
  readonly legal = $derived(this.past ? [] : (this.live?.legal ?? []));
  readonly mine = $derived(this.legal.length > 0);
  readonly names = $derived(namesOf(this.info?.seats ?? [], t));
  readonly plies = $derived(plies(this.state.log, this.state.before));
  /** Whether entries before those shown can be asked for. */
  readonly hasEarlier = $derived((this.state.log[0]?.seq ?? 0) > 0);
  readonly notice = $derived<Notice | undefined>(this.state.notice);
  readonly hint = $derived(hintOf(this.state));
  readonly queued = $derived(this.state.pending !== undefined && this.link !== 'live');

  readonly #connection: Connection;
  #requests: readonly Request[] = [];
  #inquiring = false;
  readonly #gone = new AbortController();
  readonly #pacer = new Pacer(
    message => this.receive(message),
    () =>
      settings.pace > 0 &&
      document.visibilityState === 'visible' &&
      this.state.pending === undefined,
  );

  constructor(readonly id: string) {
    const here = location.href.replace(/#.*$/, '').replace(/^http/, 'ws');
    this.#connection = new Connection(
      `${here}api/tables/${id}/socket`,
      message => this.#pacer.take(message),
      link => this.#relink(link),
    );
    addEventListener('pointerdown', this.#flush);
    addEventListener('keydown', this.#flush);
    addEventListener('online', this.#online);
    addEventListener('offline', this.#offline);
  }

  receive(message: ToBrowser): void {
    const before = this.state;
    this.#reduce(message);
    if (message.type === 'busy') this.#retry(message.id, message.retry_ms);
    else if (message.type === 'show') this.#requests = [];
    else if ('id' in message) this.#requests = this.#requests.filter(({ id }) => id !== message.id);
    if (message.type === 'show' && this.state.pending) this.#transmit(this.state.pending);
    if (this.state.gap && !before.gap) this.#connection.send({ type: 'hello' });
    if (this.state.seq !== before.seq) this.unchoose();
    if (message.type !== 'show' && this.live?.result && !before.view?.result) this.#reveal();
  }

  play(move: string): void {
    this.#commit(move);
  }

  undo(): void {
    if (this.live?.can_undo) this.#commit(undefined);
  }

  /** A cell was clicked: play, choose, ask which, or ask why not. */
  pick(cell: string, face: Face): void {
    const view = this.live;
    if (view === undefined) return;
    const proposed = this.askedAt === cell ? this.asked : [];
    this.dismiss();
    const meant = pick(this.legal, this.chosen, cell, move => face.places(view, move));
    if (meant.kind === 'play')
      this.#propose(meant.move, cell, proposed, face.isProposed(view, meant.move));
    else if (meant.kind === 'unchoose') this.unchoose();
    else if (meant.kind === 'ask') this.#ask(proposed.length > 0 ? [] : meant.moves, cell);
    else if (meant.kind === 'choose') {
      this.unchoose();
      this.chosen = cell;
    } else this.#ponder(face.guess(view, this.chosen, cell));
  }

  /** Ask why a move may not be played. */
  why(move: string): void {
    this.dismiss();
    this.#wonder(this.mine ? { ask: move } : { key: 'web-problem-not-your-turn', rule: '' });
  }

  /** What would a good player do? */
  suggest(): void {
    if (!this.mine || this.state.pending || this.state.wondering !== undefined) return;
    const id = key();
    this.#reduce({ type: 'asked', id });
    this.#request({ type: 'hint', id });
  }

  /** Show a move as if its cells had been clicked. */
  propose(move: string, cells: readonly string[]): void {
    this.chosen = cells.length > 1 ? cells[0] : undefined;
    this.#ask([move], cells[0]);
  }

  /** Everybody's chances, one question at a time. */
  judge(): void {
    const isAsking = this.#requests.some(({ type }) => type === 'judge');
    if (this.link === 'live' && !isAsking) this.#request({ type: 'judge', id: key() });
  }

  /** Let a bot play a seat of mine; without one I play it again. */
  delegate(seat: number, bot: string | null): void {
    this.#request({ type: 'delegate', id: key(), seat, bot });
  }

  unchoose(): void {
    this.chosen = undefined;
    this.#ask([], undefined);
  }

  dismiss(): void {
    this.#reduce({ type: 'told', notice: undefined });
  }

  /** Look back at the position after an entry of the log; live moves go on behind it. */
  async look(ply: number | undefined): Promise<void> {
    this.unchoose();
    if (ply !== undefined && this.replay?.positions[ply] === undefined)
      this.replay = await fetchReplay(this.id);
    this.looking = ply;
  }

  /** Read on backwards in the log. */
  async readEarlier(): Promise<void> {
    const first = this.state.log[0]?.seq ?? 0;
    const page = await earlier(this.id, first).catch(() => undefined);
    if (page) this.#reduce({ type: 'earlier', page });
  }

  close(): void {
    this.#gone.abort();
    this.#pacer.stop();
    removeEventListener('pointerdown', this.#flush);
    removeEventListener('keydown', this.#flush);
    removeEventListener('online', this.#online);
    removeEventListener('offline', this.#offline);
    this.#connection.close();
  }

  readonly #flush = (): void => this.#pacer.flush();
  readonly #online = (): void => this.#connection.hurry();
  readonly #offline = (): void => this.#connection.lose();

  /** A move of weight is proposed first; meant again, it is played. */
  #propose(move: string, cell: string, proposed: readonly string[], weighty: boolean): void {
    if (weighty && !proposed.includes(move)) this.#ask([move], cell);
    else this.play(move);
  }

  #ask(moves: readonly string[], cell: string | undefined): void {
    this.asked = moves;
    this.askedAt = moves.length > 0 ? cell : undefined;
  }

  #ponder(question: Question | undefined): void {
    this.#ask([], undefined);
    if (this.mine) this.#wonder(question);
  }

  #wonder(question: Question | undefined): void {
    if (question === undefined) return;
    if ('ask' in question) this.#connection.send({ type: 'why', id: key(), move: question.ask });
    else this.#reduce({ type: 'told', notice: { ...question, kind: 'answer' } });
  }

  #reduce(message: ToBrowser | Local): void {
    this.state = reduce(this.state, message);
  }

  #commit(move: string | undefined): void {
    if (this.state.pending || this.looking !== undefined) return;
    const pending = { id: key(), seq: this.state.seq, move };
    this.#reduce({ type: 'sent', pending });
    this.unchoose();
    this.#transmit(pending);
  }

  #transmit({ id, seq, move }: Pending): void {
    this.#connection.send(
      move === undefined ? { type: 'undo', id, seq } : { type: 'play', id, seq, move },
    );
  }

  #request(request: Request): void {
    if (this.#connection.send(request)) this.#requests = [...this.#requests, request];
  }

  #retry(id: string, wait: number): void {
    setTimeout(
      () => {
        const request = this.#requests.find(one => one.id === id);
        if (request) this.#connection.send(request);
        if (this.state.pending?.id === id) this.#transmit(this.state.pending);
      },
      Math.min(wait, BUSY_AT_MOST),
    );
  }

  #relink(link: Link): void {
    this.link = link;
    if (link === 'lost' && this.info === undefined && !this.#inquiring) void this.#exists();
  }

  /** A socket cannot say that there is no such table, or none yet; a request can. */
  async #exists(): Promise<void> {
    const tell = (readiness: Readiness | undefined): void => {
      if (this.preparing && !readiness) this.#connection.hurry();
      this.preparing = readiness;
    };
    this.#inquiring = true;
    try {
      await patiently(() => tableInfo(this.id), tell, this.#gone.signal);
    } catch (error) {
      this.preparing = undefined;
      if (!(error instanceof Refused) || error.reason !== 'unknown') return;
      this.close();
      this.#reduce({ type: 'problem', reason: 'gone' });
    } finally {
      this.#inquiring = false;
    }
  }

  /** The game is over: the seed and what the log kept secret may be told now. */
  #reveal(): void {
    this.#connection.send({ type: 'hello' });
  }
}
