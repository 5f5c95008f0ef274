// Written by `make protocol` from the messages and bodies of server/. Do not edit.

export type FromBrowser = Hello | Play | Undo | Why | Hint | Judge | Delegate | Ping;
export type ToBrowser =
  | Show
  | Update
  | Presence
  | Ack
  | Stale
  | Illegal
  | Legal
  | Advice
  | Judgement
  | Busy
  | Problem
  | Pong;

/**
 * The first message: show me the table. Sent again after every reconnection.
 */
export interface Hello {
  readonly type: 'hello';
}
/**
 * A move meant for the position after `seq` entries; `id` makes sending it twice harmless.
 */
export interface Play {
  readonly type: 'play';
  readonly id: string;
  readonly seq: number;
  readonly move: string;
}
/**
 * Take my last decision back.
 */
export interface Undo {
  readonly type: 'undo';
  readonly id: string;
  readonly seq: number;
}
/**
 * Why can't I play this? Answered by `illegal` or, if I can, by `legal`.
 */
export interface Why {
  readonly type: 'why';
  readonly id: string;
  readonly move: string;
}
/**
 * What would a good player do in my place? Only for who is to act.
 */
export interface Hint {
  readonly type: 'hint';
  readonly id: string;
}
/**
 * How likely is everybody to win, as far as I can know?
 */
export interface Judge {
  readonly type: 'judge';
  readonly id: string;
}
/**
 * Let a bot play for a seat of mine; without a bot I take the seat back.
 */
export interface Delegate {
  readonly type: 'delegate';
  readonly id: string;
  readonly seat: number;
  readonly bot: string | null;
}
/**
 * Are you there?
 */
export interface Ping {
  readonly type: 'ping';
}
/**
 * The whole table: after hello, and after anything that cannot be told as an update.
 */
export interface Show {
  readonly type: 'show';
  readonly info: TableInfo;
  readonly seq: number;
  readonly view: View;
  readonly plies: number;
  readonly log: readonly Entry[];
}
/**
 * What a table is, apart from its position.
 */
export interface TableInfo {
  readonly table: string;
  readonly game: string;
  readonly players: number;
  readonly options: {
    [k: string]: unknown;
  };
  readonly seats: readonly SeatInfo[];
  readonly commitment: string;
  readonly seed: string | null;
  readonly over: boolean;
  readonly started: boolean;
  readonly frozen: boolean;
  readonly closed: boolean;
}
/**
 * Who sits on a seat.
 */
export interface SeatInfo {
  readonly seat: number;
  readonly kind: 'bot' | 'human' | 'open';
  readonly name: string;
  readonly bot: string | null;
  readonly mine: boolean;
  readonly present: boolean;
  readonly deputy: string | null;
}
/**
 * What the viewer may know of the position.
 */
export interface View {
  readonly game: string;
  readonly seat: number | null;
  readonly actor: number;
  readonly position: StormPosition | GogPosition | BelloPosition | GodstormPosition;
  readonly seats: {
    [k: string]: unknown;
  }[];
  readonly legal: readonly string[];
  readonly meanings: readonly Told[];
  readonly can_undo: boolean;
  readonly result: Result | null;
}
/**
 * The whole truth; nothing that follows from the rest.
 */
export interface StormPosition {
  readonly players: number;
  readonly options: {
    [k: string]: string | number;
  };
  readonly gods: readonly (string | null)[];
  readonly first: string | null;
  readonly turn: number;
  readonly at: string;
  readonly vaal: string;
  readonly cells: {
    [k: string]: Tile;
  };
  readonly communities: readonly number[];
  readonly pile: {
    [k: string]: number;
  };
  readonly used: readonly string[];
  readonly power_used: boolean;
  readonly claims: readonly Claim[];
  readonly face: string | null;
  readonly distance: number;
  readonly way: string | null;
  readonly points: number;
  readonly emptied: readonly string[];
  readonly left: string | null;
  readonly place: string | null;
  readonly explorer: string | null;
  readonly revealed: string | null;
  readonly ending: string | null;
}
/**
 * `2/P2w3c@20`, `0~` the sea, `2` vacant.
 */
export interface Tile {
  readonly kind: '0' | '1' | '2' | '3' | '4' | '5' | 's';
  readonly number: number;
  readonly owner: number | null;
  readonly worshipers: number;
  readonly building: ('construction' | 'sanctuary') | null;
  readonly marker: boolean;
  readonly since: number;
}
/**
 * ST-15.1 `sanctuary P1 since 7 due 10`, `encirclement P2 by P1 since 7 due 10`.
 */
export interface Claim {
  readonly kind: 'encirclement' | 'sanctuary';
  readonly seat: number | null;
  readonly observer: number | null;
  readonly since: number;
  readonly due: number;
}
/**
 * The whole truth; nothing that follows from the rest.
 */
export interface GogPosition {
  readonly players: number;
  readonly options: {
    [k: string]: string | number;
  };
  readonly at: string;
  readonly round: number;
  readonly phase: number;
  readonly exchanges: number;
  readonly offers: number;
  readonly draws: number;
  readonly left: number;
  readonly steps: number;
  readonly reach: number;
  readonly transit: number;
  readonly first: string | null;
  readonly affected: string | null;
  readonly drawer: string | null;
  readonly victim: string | null;
  readonly winner: string | null;
  readonly gog: string | null;
  readonly angel: string | null;
  readonly picked: string | null;
  readonly place: string | null;
  readonly gathered_food: boolean;
  readonly stepped: boolean;
  readonly locking: boolean;
  readonly barns: readonly number[];
  readonly scrolls: readonly number[];
  readonly founded: readonly number[];
  readonly eliminated: readonly number[];
  readonly map: readonly string[];
  readonly cells: {
    [k: string]: Piece;
  };
  readonly resources: readonly number[][];
  readonly locks: readonly (string | null)[];
  readonly abilities: readonly string[][];
  readonly won: readonly string[];
  readonly pieces: readonly string[];
  readonly discards: readonly string[];
  readonly returned: readonly string[];
  readonly piece: string | null;
  readonly offer: Offer | null;
  readonly purchase: string | null;
  readonly card: string | null;
  readonly roll: number[] | null;
  readonly figure: string | null;
  readonly marked: readonly string[];
  readonly wake: readonly string[];
  readonly ending: string | null;
}
/**
 * `P1(3)` a soldier, `P1(3)!` a spent one, `P1[2]` a city.
 */
export interface Piece {
  readonly kind: 'city' | 'soldier';
  readonly seat: number;
  readonly level: number;
  readonly spent: boolean;
}
/**
 * GG-5.11 `P2 F>G`: food for gold, to the second seat.
 */
export interface Offer {
  readonly partner: number;
  readonly given: 'food' | 'gold' | 'wood';
  readonly got: 'food' | 'gold' | 'wood';
}
/**
 * The whole truth; nothing that follows from the rest.
 */
export interface BelloPosition {
  readonly players: number;
  readonly options: {
    [k: string]: string | number;
  };
  readonly pantheons: readonly (string | null)[];
  readonly first: string | null;
  readonly at: string;
  readonly cells: {
    [k: string]: Location;
  };
  readonly round: number;
  readonly doom: number;
  readonly actions: number;
  readonly extra_moves: number;
  readonly bonus_actions: number;
  readonly chosen: number;
  readonly ziggurat: readonly string[];
  readonly plague: readonly string[];
  readonly decree: readonly string[];
  readonly horse: readonly string[];
  readonly hearts: boolean;
  readonly gifts: readonly string[];
  readonly power: string | null;
  readonly place: string | null;
  readonly landing: string | null;
  readonly final: boolean;
  readonly extra: boolean;
}
/**
 * `P1/3`, `-/P1:1,P2:2` or `-`.
 */
export interface Location {
  readonly owner: number | null;
  readonly followers: readonly number[];
}
/**
 * Everything the record holds; nothing that follows from the rest but public numbers.
 */
export interface GodstormPosition {
  readonly players: number;
  readonly options: {
    [k: string]: string | number;
  };
  readonly pantheons: readonly (string | null)[];
  readonly neutral: string | null;
  readonly first: string | null;
  readonly epoch: number;
  readonly at: string;
  readonly territories: {
    [k: string]: Ground;
  };
  readonly spaces: {
    [k: string]: Ground;
  };
  readonly heaven: readonly number[];
  readonly faith: readonly number[];
  readonly hands: readonly string[][];
  readonly hand_sizes: {
    [k: string]: number;
  }[];
  readonly relics: readonly string[][];
  readonly decks: {
    [k: string]: number;
  };
  readonly out: readonly string[];
  readonly markers: readonly number[];
  readonly turn: number;
  readonly fallen: readonly number[];
  readonly bids: readonly (number | null)[];
  readonly ranking: readonly (string | null)[];
  readonly ranked: number;
  readonly reserve: readonly number[];
  readonly go: number;
  readonly sunk: boolean;
  readonly maelstrom: string | null;
  readonly sacred: string | null;
  readonly sears: readonly number[];
  readonly omen: number;
  readonly conquests: number;
  readonly labours: string;
  readonly bought: number;
  readonly queue: readonly string[];
  readonly revived: {
    [k: string]: number;
  };
  readonly invasion: Invasion | null;
  readonly draw: Draw | null;
  readonly card: string | null;
  readonly chosen: number;
  readonly place: string | null;
  readonly other: string | null;
  readonly number: number;
  readonly company: string;
  readonly pick: string | null;
  readonly marked: readonly string[];
  readonly ending: string | null;
}
/**
 * `P1:5 WS temple plague`, `- temple`, `P1:2`; nothing where there is nothing.
 */
export interface Ground {
  readonly owner: number | null;
  readonly armies: number;
  readonly gods: readonly string[];
  readonly stranded: number | null;
  readonly temple: boolean;
  readonly plague: boolean;
}
/**
 * GS-9.1, GS-12.5 What is under way between two territories, or two spaces.
 */
export interface Invasion {
  readonly from: string;
  readonly to: string;
  readonly defender: string | null;
  readonly force: string;
  readonly attacked: boolean;
  readonly clash: 'battle' | 'godswar' | 'underworld';
  readonly attack_dice: number;
  readonly defence_dice: number;
  readonly champion: string | null;
  readonly rival: string | null;
  readonly dice: readonly number[][];
  readonly checked: number;
  readonly gifted: number;
  readonly bent: readonly ('defence-rerolls' | 'no-heaven' | 'rerolls' | 'ties' | 'tree')[];
  readonly godswar: Godswar | null;
  readonly conquest: number;
}
/**
 * GS-9.15 A round between the gods, and how likely the attacker wins it.
 */
export interface Godswar {
  readonly attacker: GodswarSide;
  readonly defender: GodswarSide;
  readonly likely: number;
}
/**
 * GS-9.13, GS-9.14 How many dice a side rolls, and what is added to them.
 */
export interface GodswarSide {
  readonly dice: number;
  readonly bonus: number;
}
/**
 * GS-6.5 The card about to be drawn.
 */
export interface Draw {
  readonly player: string | null;
  readonly deck: string;
  readonly then: string;
}
/**
 * One thing that happened: the kind and the arguments of a Fluent message.
 */
export interface Told {
  readonly kind: string;
  readonly args: {
    [k: string]: unknown;
  };
}
export interface Result {
  readonly reason: string;
  readonly scores: readonly number[];
  readonly ranks: readonly number[];
  readonly payoffs: readonly string[];
}
/**
 * One line of a table's log: a move, an outcome of nature, or an undo.
 */
export interface Entry {
  readonly seq: number;
  readonly seat: number;
  readonly move: string;
  readonly told: readonly Told[];
  readonly at: number;
}
/**
 * New entries, and the view after the last of them.
 */
export interface Update {
  readonly type: 'update';
  readonly seq: number;
  readonly entries: readonly Entry[];
  readonly view: View;
}
/**
 * Somebody sat down, came or went, or lets a bot play for him.
 */
export interface Presence {
  readonly type: 'presence';
  readonly info: TableInfo;
}
/**
 * On disk: your move as this entry, or who plays your seat from this entry on.
 */
export interface Ack {
  readonly type: 'ack';
  readonly id: string;
  readonly seq: number;
}
/**
 * Your move was meant for a position that has passed; here is what you missed.
 */
export interface Stale {
  readonly type: 'stale';
  readonly id: string;
  readonly seq: number;
  readonly entries: readonly Entry[];
  readonly view: View;
}
/**
 * Your move is refused: the reason's id and the paragraph it rests on.
 */
export interface Illegal {
  readonly type: 'illegal';
  readonly id: string;
  readonly move: string;
  readonly reason: string;
  readonly rule: string;
}
/**
 * Nothing forbids that move.
 */
export interface Legal {
  readonly type: 'legal';
  readonly id: string;
  readonly move: string;
}
/**
 * What a strong bot would do in the position after `seq` entries, why, and what it expects.
 */
export interface Advice {
  readonly type: 'advice';
  readonly id: string;
  readonly seq: number;
  readonly move: string;
  readonly win_probabilities: readonly number[];
  readonly reasons: readonly Reason[];
}
/**
 * What a move does: a seat gets more of something or less; or `victory`.
 */
export interface Reason {
  readonly fact: string;
  readonly seat: number;
  readonly grows: boolean;
}
/**
 * How likely each seat is to win the position after `seq` entries, as the asker may judge.
 */
export interface Judgement {
  readonly type: 'judgement';
  readonly id: string;
  readonly seq: number;
  readonly win_probabilities: readonly number[];
}
/**
 * Not now: send it again after so many milliseconds.
 */
export interface Busy {
  readonly type: 'busy';
  readonly id: string;
  readonly retry_ms: number;
}
/**
 * A message that could not be obeyed at all.
 */
export interface Problem {
  readonly type: 'problem';
  reason:
    'closed' | 'gone' | 'malformed' | 'not_your_seat' | 'not_your_turn' | 'old_rules' | 'too_fast';
  readonly detail?: string;
  readonly id?: string;
}
/**
 * I am here.
 */
export interface Pong {
  readonly type: 'pong';
}
export interface Shelf {
  readonly games: readonly GameInfo[];
  readonly bots: readonly string[];
}
export interface GameInfo {
  readonly name: string;
  readonly fewest: number;
  readonly most: number;
  readonly options: readonly OptionInfo[];
  readonly factions: readonly string[];
  readonly readiness: Readiness;
}
export interface OptionInfo {
  readonly name: string;
  readonly values: readonly (string | number)[];
  readonly is_range: boolean;
  readonly default: string | number;
  readonly paragraph: string;
}
/**
 * How far a game is prepared: one that is playable lacks its bots.
 */
export interface Readiness {
  readonly state: 'failed' | 'playable' | 'preparing' | 'ready';
  readonly seconds: number;
  readonly progress: number;
}
/**
 * A wish that a game be prepared before the others.
 */
export interface Prepare {
  readonly game: string;
}
export interface NewTable {
  readonly game: string;
  /**
   * @minItems 2
   * @maxItems 6
   */
  readonly seats: readonly NewSeat[];
  readonly options?: {
    [k: string]: string | number;
  };
  readonly record?: string | null;
}
export interface NewSeat {
  readonly kind: 'bot' | 'me' | 'open';
  readonly name?: string;
  readonly bot?: string;
}
export interface Opened {
  readonly table: string;
  readonly invites: readonly Invite[];
}
export interface Invite {
  readonly seat: number;
  readonly token: string;
}
export interface Join {
  readonly token: string;
  readonly name: string;
}
export interface Joined {
  readonly table: string;
  readonly seat: number;
}
export interface MyTables {
  readonly tables: readonly TableInfo[];
}
export interface Replay {
  readonly game: string;
  readonly players: number;
  readonly names: readonly string[];
  readonly options: {
    [k: string]: unknown;
  };
  readonly positions: readonly Position[];
}
/**
 * One position of a replay.
 */
export interface Position {
  readonly ply: number;
  readonly move: string | null;
  readonly seat: number | null;
  readonly told: readonly Told[];
  readonly view: View;
}
/**
 * Entries of a log before those that are known already.
 */
export interface Earlier {
  readonly plies: number;
  readonly entries: readonly Entry[];
}
/**
 * For every position of a replay how likely each seat is to win, as the viewer may judge.
 */
export interface WinProbabilities {
  readonly win_probabilities: readonly number[][];
}
/**
 * Why a request was refused.
 */
export interface Failure {
  readonly error: string;
  readonly detail?: string;
}
export interface Positions {
  readonly storm: StormPosition;
  readonly gog: GogPosition;
  readonly bello: BelloPosition;
  readonly godstorm: GodstormPosition;
}
