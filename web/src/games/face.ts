import type { Component } from 'svelte';
import type { View } from '../lib/protocol.gen';
import type { Arguments } from '../lib/speech';

/** What happened lately, to be drawn: two cells are an arrow, one is a ring. */
export interface Trace {
  readonly seat: number;
  readonly verb: string;
  readonly cells: readonly string[];
}

/** A board is a picture: position in, picked cell out. */
export interface BoardProps {
  readonly view: View;
  readonly names: readonly string[];
  /** The cells worth a click, with the verb each stands for. */
  readonly lit: ReadonlyMap<string, string>;
  readonly chosen: string | undefined;
  readonly trail: readonly Trace[];
  readonly onpick: (cell: string) => void;
}

/** The panel beside a board: what this game has besides places. */
export interface PanelProps {
  readonly view: View;
  readonly legal: readonly string[];
  readonly onplay: (move: string) => void;
  readonly onwhy: (move: string) => void;
}

/** Something to ask the server, or an answer the drawing itself knows. */
export type Question = { readonly ask: string } | { readonly key: string; readonly rule: string };

/** One line of a score: how many of what, worth what. */
export interface ScoreLine {
  readonly key: string;
  readonly number: number;
  readonly each: number;
  readonly points: number;
}

/** Everything the browser must know to show a game. */
export interface Face {
  readonly Board: Component<BoardProps>;
  readonly Panel: Component<PanelProps>;
  /** Trackers above the board: phase, doom. */
  readonly Tracker: Component<{ view: View }>;
  readonly Emblem: Component;
  isCell(word: string): boolean;
  /** What the status line says: the id of the moment, and its arguments without the player. */
  moment(view: View): { node: string; args: Arguments };
  guess(view: View, chosen: string | undefined, cell: string): Question | undefined;
  /** The colour of a seat: the id of its faction, once it has one. */
  hue(view: View, seat: number): string | undefined;
  /** Moves shown elsewhere than among the buttons. */
  hasOwnButton(move: string): boolean;
  scoring: { readonly rule: string; lines(view: View, seat: number): readonly ScoreLine[] };
  /** What the panel of players shows besides points. */
  readonly tallies: readonly { readonly field: string; readonly icon: string }[];
}
