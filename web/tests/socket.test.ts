import { describe, expect, it } from 'vitest';
import type { ToBrowser } from '../src/lib/protocol.gen';
import { backoff, Connection, type Link, type World } from '../src/lib/socket';

class Wire {
  readyState = 0;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  say(message: ToBrowser): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

/** A world where time passes when told to. */
function world() {
  const wires: Wire[] = [];
  let waiting: { wait: number; what: () => void } | undefined;
  const links: Link[] = [];
  const made: World = {
    open: () => {
      wires.push(new Wire());
      return wires.at(-1) as unknown as WebSocket;
    },
    later: (wait, what) => {
      const mine = (waiting = { wait, what });
      return () => {
        if (waiting === mine) waiting = undefined;
      };
    },
    random: () => 1,
  };
  const heard: ToBrowser[] = [];
  const connection = new Connection(
    'ws://x',
    m => heard.push(m),
    l => links.push(l),
    made,
  );
  const wire = (): Wire => wires.at(-1) as Wire;
  const pass = (): number | undefined => {
    const now = waiting;
    waiting = undefined;
    now?.what();
    return now?.wait;
  };
  return { connection, wires, wire, links, heard, pass, made };
}

describe('a connection', () => {
  it('says hello each time it opens', () => {
    const { wire, pass, wires } = world();
    wire().open();
    expect(wire().sent).toEqual(['{"type":"hello"}']);
    wire().onclose?.();
    pass();
    wire().open();
    expect(wires.length).toBe(2);
    expect(wire().sent).toEqual(['{"type":"hello"}']);
  });

  it('says what it is told to say first', () => {
    const { made, wires } = world();
    new Connection(
      'ws://x',
      () => undefined,
      () => undefined,
      made,
      () => ({ type: 'hello', entropy: '0a' }),
    );
    wires.at(-1)?.open();
    expect(wires.at(-1)?.sent).toEqual(['{"type":"hello","entropy":"0a"}']);
  });

  it('waits longer after each failure, and begins anew once it was heard', () => {
    const { wire, pass, links } = world();
    const waits = Array.from({ length: 4 }, () => {
      wire().onclose?.();
      return pass();
    });
    expect(waits).toEqual([200, 400, 800, 1600]);
    wire().open();
    wire().say({ type: 'pong' });
    expect(links.at(-1)).toBe('live');
    wire().onclose?.();
    expect(pass()).toBe(200);
  });

  it('asks a silent server whether it is there, and leaves a deaf one', () => {
    const { wire, pass, links } = world();
    wire().open();
    wire().say({ type: 'pong' });
    pass();
    expect(wire().sent.at(-1)).toBe('{"type":"ping"}');
    pass();
    expect(links.at(-1)).toBe('lost');
  });

  it('does not send what cannot go out, and stays closed when closed', () => {
    const { connection, wire, wires, pass } = world();
    expect(connection.send({ type: 'ping' })).toBe(false);
    connection.close();
    wire().onclose?.();
    pass();
    connection.hurry();
    expect(wires.length).toBe(1);
  });
});

it('the wait never exceeds 5 s and is never the same for everybody', () => {
  expect(backoff(20, 1)).toBe(5000);
  expect(backoff(20, 0)).toBe(2500);
  expect(backoff(0, 1)).toBe(200);
});
