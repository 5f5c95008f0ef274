import type { FromBrowser, Hello, ToBrowser } from './protocol.gen';

export type Link = 'connecting' | 'live' | 'lost';

/** The parts of a browser a connection needs; tests bring their own. */
export interface World {
  open(url: string): WebSocket;
  later(wait: number, what: () => void): () => void;
  random(): number;
}

const FIRST_WAIT = 200;
const LONGEST_WAIT = 5000;
const PING_EVERY = 10_000;
const ANSWER_WITHIN = 6_000;

/** How long to wait before the n-th new attempt: doubling, at most 5 s, with jitter. */
export const backoff = (attempt: number, random: number): number =>
  Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt) * (0.5 + random / 2);

const browser: World = {
  open: url => new WebSocket(url),
  later: (wait, what) => {
    const timer = setTimeout(what, wait);
    return () => clearTimeout(timer);
  },
  random: Math.random,
};

/** A socket that comes back by itself and says its hello each time it does. */
export class Connection {
  #socket: WebSocket | undefined;
  #attempt = 0;
  #closed = false;
  #forget: () => void = () => undefined;

  constructor(
    private readonly url: string,
    private readonly onMessage: (message: ToBrowser) => void,
    private readonly onLink: (link: Link) => void,
    private readonly world: World = browser,
    private readonly hello: () => Hello = () => ({ type: 'hello' }),
  ) {
    this.#open();
  }

  /** Whether it went out; what did not must be sent again after the next `show`. */
  send(message: FromBrowser): boolean {
    if (this.#socket?.readyState !== 1) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** The network is back: do not wait any longer. */
  hurry(): void {
    if (this.#closed || this.#socket?.readyState === 1) return;
    this.#attempt = 0;
    this.#drop();
    this.#open();
  }

  /** The network is gone, or the socket is deaf: begin again. */
  lose(): void {
    if (this.#closed) return;
    this.#drop();
    this.onLink('lost');
    this.#after(backoff(this.#attempt++, this.world.random()), () => this.#open());
  }

  close(): void {
    this.#closed = true;
    this.#drop();
  }

  #open(): void {
    this.onLink(this.#attempt === 0 ? 'connecting' : 'lost');
    const socket = this.world.open(this.url);
    this.#socket = socket;
    this.#after(ANSWER_WITHIN, () => this.lose());
    socket.onopen = () => this.send(this.hello());
    socket.onclose = () => this.lose();
    socket.onmessage = event => {
      this.#hear();
      this.onMessage(JSON.parse(String(event.data)) as ToBrowser);
    };
  }

  #hear(): void {
    this.#attempt = 0;
    this.onLink('live');
    this.#after(PING_EVERY, () => {
      this.send({ type: 'ping' });
      this.#after(ANSWER_WITHIN, () => this.lose());
    });
  }

  #after(wait: number, what: () => void): void {
    this.#forget();
    this.#forget = this.world.later(wait, what);
  }

  #drop(): void {
    this.#forget();
    const socket = this.#socket;
    this.#socket = undefined;
    if (!socket) return;
    socket.onopen = socket.onclose = socket.onmessage = null;
    socket.close();
  }
}
