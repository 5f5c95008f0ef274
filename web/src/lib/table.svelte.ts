import type { Question } from '../games/face';
import { earlier, Refused, replay as fetchReplay, tableInfo } from './api';
import { Choice } from './choice.svelte';
import type { Coaching } from './coaching';
import { keptFairness } from './fairness';
import { freshId as key } from './ids';
import { namesOf } from './narrate';
import { patiently } from './patience';
import { Playback } from './playback.svelte';
import type {
  Delegate,
  HandOver,
  Hello,
  Hint,
  Judge,
  Position,
  Readiness,
  Replay,
  Say,
  ToBrowser,
  View,
} from './protocol.gen';
import {
  EMPTY,
  hintOf,
  type Local,
  type Notice,
  type Pending,
  plies,
  reduce,
  type TableState,
} from './reducer';
import { t } from './settings.svelte';
import { Connection, type Link } from './socket';

const BUSY_AT_MOST = 5000;

/** What may be asked again if nobody has time for it. */
type Request = Hint | Judge | Delegate | HandOver | Say;

/** A table as this browser knows it. The server writes it; nobody else does. */
export class Table {
  state = $state.raw(EMPTY);
  link = $state<Link>('connecting');
  readonly choice = new Choice(this);
  /** The number of moves of the position looked back at. */
  looking = $state<number>();
  replay = $state.raw<Replay>();
  /** Who says what to do here, in a guided game. */
  coach = $state.raw<Coaching>();
  /** How far the game is, while it cannot be played yet. */
  preparing = $state.raw<Readiness>();

  readonly info = $derived(this.state.info);
  readonly live = $derived(this.state.view);
  readonly past = $derived<Position | undefined>(
    this.looking === undefined ? undefined : this.replay?.positions[this.looking],
  );
  readonly view = $derived<View | undefined>(this.past?.view ?? this.live);
  readonly legal = $derived(this.past ? [] : (this.live?.legal ?? []));
  /** The moves worth a click: all, unless somebody asks for some. */
  readonly asked = $derived(this.past ? [] : (this.coach?.asked ?? this.legal));
  readonly mine = $derived(this.legal.length > 0);
  readonly names = $derived(namesOf(this.info?.seats ?? [], t));
  readonly plies = $derived(plies(this.state.log, this.state.before));
  /** Whether entries before those shown can be asked for. */
  readonly hasEarlier = $derived((this.state.log[0]?.seq ?? 0) > 0);
  readonly notice = $derived<Notice | undefined>(this.state.notice);
  readonly hint = $derived(hintOf(this.state));
  /** At a shared screen: somebody's secrets wait until he says that he looks. */
  readonly isVeiled = $derived((this.live?.curtain ?? []).length > 0);
  readonly queued = $derived(this.state.pending !== undefined && this.link !== 'live');
  #unkept = $state<string>();
  /** Whether the server could not write the move that is on its way. */
  readonly isUnkept = $derived(
    this.state.pending !== undefined && this.state.pending.id === this.#unkept,
  );

  readonly #connection: Connection;
  #requests: readonly Request[] = [];
  #inquiring = false;
  readonly #gone = new AbortController();
  readonly playback = new Playback(
    message => this.receive(message),
    ply => void this.#look(ply),
    ({ entries }) => entries.every(({ seat }) => this.#isMine(seat)),
  );

  constructor(
    readonly id: string,
    /** Whether only what everybody may know shall be shown here. */
    private readonly watching = false,
  ) {
    const here = location.href.replace(/#.*$/, '').replace(/^http/, 'ws');
    this.#connection = new Connection(
      `${here}api/tables/${id}/socket`,
      message => this.playback.take(message),
      link => this.#relink(link),
      undefined,
      () => this.#hello(),
    );
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
    if (this.state.gap && !before.gap) this.#connection.send(this.#hello());
    const falls = this.isVeiled && !before.view?.curtain?.length;
    if (falls || this.#isRefused(message, before)) this.choice.drop();
    else if (this.state.seq !== before.seq) this.choice.renew();
    if (message.type !== 'show' && this.live?.result && !before.view?.result) this.#reveal();
  }

  /** Whether the move on its way will not come: what should have followed it is off. */
  #isRefused({ type }: ToBrowser, { pending, seq }: TableState): boolean {
    const isGone = pending !== undefined && this.state.pending === undefined;
    return isGone && type !== 'ack' && this.state.seq === seq;
  }

  /** Show the present first; whether it was not shown yet. */
  catchUp(): boolean {
    return this.playback.catchUp();
  }

  /** Send a move, or an undo, unless one is on its way. */
  commit(move: string | undefined): void {
    if (this.state.pending || this.looking !== undefined) return;
    if (move !== undefined && this.coach?.holds(move)) {
      this.choice.drop();
      return;
    }
    const pending = { id: key(), seq: this.state.seq, move };
    this.#reduce({ type: 'sent', pending });
    this.choice.forget();
    this.#transmit(pending);
  }

  undo(): void {
    if (this.playback.catchUp()) return;
    this.unchoose();
    if (this.live?.can_undo) this.commit(undefined);
  }

  /** Ask why what was clicked means nothing. */
  ponder(question: Question | undefined): void {
    if (this.mine) this.#wonder(question);
  }

  /** Ask why a move may not be played. */
  why(move: string): void {
    if (this.playback.catchUp()) return;
    this.dismiss();
    this.#wonder(this.mine ? { ask: move } : { key: 'web-problem-not-your-turn', rule: '' });
  }

  /** What would a good player do? */
  suggest(): void {
    if (!this.mine || this.isVeiled || this.state.pending || this.state.wondering !== undefined)
      return;
    const id = key();
    this.#reduce({ type: 'asked', id });
    this.#request({ type: 'hint', id });
  }

  /** Everybody's chances, one question at a time. */
  judge(): void {
    const isAsking = this.#requests.some(({ type }) => type === 'judge');
    if (this.link === 'live' && !isAsking) this.#request({ type: 'judge', id: key() });
  }

  /** Let a bot play a seat of mine; without one I play it again. */
  delegate(seat: number, bot: string | null, turn = false): void {
    this.#request({ type: 'delegate', id: key(), seat, bot, turn });
  }

  /** Let a bot play for somebody who is not there. */
  handOver(seat: number): void {
    this.#request({ type: 'hand_over', id: key(), seat });
  }

  /** Say something; whether it went out. */
  say(seat: number, what: Pick<Say, 'phrase' | 'words'>): boolean {
    return this.#request({ type: 'say', id: key(), seat, ...what });
  }

  /** A seat of this shared screen looks at it from now on, or nobody does. */
  lookAs(seat: number | null): void {
    this.#connection.send({ ...this.#hello(), looking: seat });
  }

  unchoose(): void {
    this.choice.drop();
  }

  dismiss(): void {
    this.#reduce({ type: 'told', notice: undefined });
  }

  /** Look back at the position after an entry of the log; live moves go on behind it. */
  async look(ply: number | undefined): Promise<void> {
    if (this.watching) return;
    this.playback.stopAgain();
    await this.#look(ply);
  }

  async #look(ply: number | undefined): Promise<void> {
    this.unchoose();
    if (ply !== undefined) await this.recall(ply);
    this.looking = ply;
  }

  /** What can be known of a position in the past. */
  async recall(ply: number): Promise<Position | undefined> {
    if (this.replay?.positions[ply] === undefined) this.replay = await fetchReplay(this.id);
    return this.replay.positions[ply];
  }

  /** See again how one position became another. */
  async lookAgain(from: number, to: number): Promise<void> {
    await this.recall(to);
    this.playback.again(Array.from({ length: to - from + 1 }, (_, i) => from + i));
  }

  /** Read on backwards in the log. */
  async readEarlier(): Promise<void> {
    const first = this.state.log[0]?.seq ?? 0;
    const page = await earlier(this.id, first).catch(() => undefined);
    if (page) this.#reduce({ type: 'earlier', page });
  }

  close(): void {
    this.#gone.abort();
    this.playback.close();
    removeEventListener('online', this.#online);
    removeEventListener('offline', this.#offline);
    this.#connection.close();
  }

  readonly #isMine = (seat: number): boolean => {
    const sitting = this.info?.seats[seat];
    return sitting !== undefined && sitting.mine && sitting.deputy === null;
  };
  readonly #online = (): void => this.#connection.hurry();
  readonly #offline = (): void => this.#connection.lose();

  #wonder(question: Question | undefined): void {
    if (question === undefined) return;
    if ('ask' in question) this.#connection.send({ type: 'why', id: key(), move: question.ask });
    else this.#reduce({ type: 'told', notice: { ...question, kind: 'answer' } });
  }

  /** Who has looked at a shared screen still does after the connection was lost. */
  #hello(): Hello {
    const entropy = keptFairness(this.id)?.entropy ?? '';
    return { type: 'hello', entropy, looking: this.live?.looking ?? null, watching: this.watching };
  }

  #reduce(message: ToBrowser | Local): void {
    this.state = reduce(this.state, message);
  }

  #transmit({ id, seq, move }: Pending): void {
    this.#connection.send(
      move === undefined ? { type: 'undo', id, seq } : { type: 'play', id, seq, move },
    );
  }

  #request(request: Request): boolean {
    const isOut = this.#connection.send(request);
    if (isOut) this.#requests = [...this.#requests, request];
    return isOut;
  }

  #retry(id: string, wait: number): void {
    this.#unkept = id;
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
    this.#connection.send(this.#hello());
  }
}
