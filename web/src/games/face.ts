import type { Component } from 'svelte';
import type { View } from '../lib/protocol.gen';
import type { Ranking } from '../lib/ranking';
import type { StandingOf } from '../lib/standing';
import type { Arguments } from '../lib/speech';
import type { Trace, TracesOf } from '../lib/trail';

/** A board is a picture: position in, picked cell out. */
export interface BoardProps {
  readonly view: View;
  readonly names: readonly string[];
  /** The cells worth a click, with the verb each stands for. */
  readonly lit: ReadonlyMap<string, string>;
  readonly chosen: string | undefined;
  readonly trail: readonly Trace[];
  readonly onpick: (cell: string) => void;
  /** How much larger than its whole it is looked at. */
  readonly magnified?: number;
}

/** The panel beside a board: what this game has besides places. */
export interface PanelProps {
  readonly view: View;
  readonly names: readonly string[];
  readonly legal: readonly string[];
  readonly onplay: (move: string) => void;
  /** Play what follows from an earlier choice: nobody is asked about that again. */
  readonly onfollow: (move: string) => void;
  readonly onwhy: (move: string) => void;
}

/** What is tracked above a board: phases, doom, claims. */
export interface TrackerProps {
  readonly view: View;
  readonly names: readonly string[];
}

/** What a seat has besides its tallies: cards, progress. */
export interface BelongingsProps {
  readonly view: View;
  readonly seat: number;
}

/** Something to ask the server, or an answer the drawing itself knows. */
export type Question = { readonly ask: string } | { readonly key: string; readonly rule: string };

/** One line of a score: how many of what, worth what; without a worth it is only told. */
export interface ScoreLine {
  readonly key: string;
  readonly number: number;
  readonly each?: number;
}

/** A number of each seat, with its drawing in a square of 24. */
export interface Tally {
  readonly field: string;
  readonly icon: string;
  readonly isGain?: boolean;
  /** It counts what is not in play: to have less of it is no loss. */
  readonly isSpare?: boolean;
}

/** Everything the browser must know to show a game at the table. */
export interface Face {
  readonly Board: Component<BoardProps>;
  readonly Panel: Component<PanelProps>;
  readonly Tracker: Component<TrackerProps>;
  readonly Belongings?: Component<BelongingsProps>;
  /** How high the board is for its width, where it takes all of it; a little more than square if not said. */
  readonly height?: number;
  /** How many pixels wide the board is at least, so that a finger can hit its cells: where a screen
   * is narrower, its empty corners are cut off. */
  readonly least?: number;
  /** The word on the panel's tab. */
  readonly panel: string;
  /** The word its factions go by in the Fluent files: `<game>-<faction>-<id>`; without one they have no names. */
  readonly faction?: string;
  /** The cells a move names, in the order they are to be clicked. */
  places(view: View, move: string): readonly string[];
  /** The cells a decision is about, besides the chosen one. */
  stakes?(view: View): readonly string[];
  /** How far a seat is on each way to victory. */
  standing?: StandingOf;
  traces: TracesOf;
  /** Several moves that lead to a cell one after another: how they are drawn and said. */
  readonly way?: {
    traces(view: View, moves: readonly string[]): readonly Trace[];
    words(view: View, moves: readonly string[], cell: string): { key: string; args: Arguments };
  };
  /** What the status line says: the id of the moment, and its arguments without the player. */
  moment(view: View): { node: string; args: Arguments };
  guess(view: View, chosen: string | undefined, cell: string): Question | undefined;
  /** What kind of thing lies in a cell: `what-<game>-cell-<kind>` says more. */
  kindAt(view: View, cell: string): string;
  /** The colour of a seat: the id of its faction, once it has one. */
  hue(view: View, seat: number): string | undefined;
  /** The sign of a seat, drawn in a circle of radius 1. */
  sign(view: View, seat: number): string;
  /** Moves that are buttons beside the board; others are places, or cards of the panel. */
  isButton(move: string): boolean;
  /** Moves of weight: a click on a cell only proposes them, a button or a second click plays them. */
  isProposed(view: View, move: string): boolean;
  /** What a good host says before a move is played. */
  caution(view: View, move: string): string | undefined;
  /** What a good host says of a seat's standing. */
  warnings(view: View, seat: number): readonly string[];
  scoring: {
    readonly rule: string;
    /** What decides who is ahead, where no rule names the winner. */
    readonly ranking: Ranking;
    /** What the last column counts, if not points. */
    readonly total?: string;
    lines(view: View, seat: number): readonly ScoreLine[];
  };
  /** The tally shown large beside a name, if not `points`. */
  readonly points?: string;
  /** Kinds of events that are small steps: the log folds them where there are many. */
  readonly small?: readonly string[];
  /** What the panel of players shows besides points. */
  readonly tallies: readonly Tally[];
}

/** What the shelf shows of a game, and how to fetch the rest. */
export interface Cover {
  readonly Emblem: Component;
  load(): Promise<Face>;
}
