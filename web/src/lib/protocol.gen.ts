// Written by `make protocol` from the messages and bodies of server/. Do not edit.

export type FromBrowser =
  Hello | Play | Undo | Why | Hint | Judge | Delegate | HandOver | Say | Ping;
export type ToBrowser =
  | Show
  | Update
  | Presence
  | Ticking
  | Talk
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
  readonly entropy?: string;
  readonly looking?: number | null;
  readonly watching?: boolean;
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
  readonly turn?: boolean;
}
/**
 * Let a bot play for somebody who is away or out of time: decided by the host, or by more than
 *     half of the others.
 */
export interface HandOver {
  readonly type: 'hand_over';
  readonly id: string;
  readonly seat: number;
}
/**
 * Say something at the table, from a seat of mine: a phrase or words.
 */
export interface Say {
  readonly type: 'say';
  readonly id: string;
  readonly seat: number;
  phrase?:
    | (
        | 'again'
        | 'alliance'
        | 'good-game'
        | 'good-luck'
        | 'hello'
        | 'one-moment'
        | 'oops'
        | 'revenge'
        | 'thanks'
        | 'thinking'
        | 'well-played'
        | 'your-turn'
      )
    | null;
  readonly words?: string | null;
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
  readonly notes?: readonly Note[];
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
  readonly numbers: {
    [k: string]: number;
  };
  readonly seats: readonly SeatInfo[];
  readonly commitment: string;
  readonly seed: string | null;
  readonly over: boolean;
  readonly started: boolean;
  readonly frozen: boolean;
  readonly closed: boolean;
  readonly renewable: readonly number[];
  readonly fingerprint: string | null;
  readonly pace?: Pace;
  readonly clock?: Clock | null;
  readonly talk?: boolean;
  readonly host?: boolean;
  readonly actor?: number | null;
  readonly listed?: boolean;
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
  readonly entropy: string;
  readonly turn_only?: boolean;
}
/**
 * How long everybody may take, and what becomes of a seat whose owner takes longer.
 */
export interface Pace {
  readonly clock?: 'game' | 'none' | 'turn';
  readonly seconds?: number;
  readonly late?: 'nothing' | 'return' | 'turn';
  readonly away?: number;
}
/**
 * Until when who is to act has time, by the clock of the server.
 */
export interface Clock {
  readonly seat: number;
  readonly due: number;
  readonly now: number;
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
  readonly curtain?: readonly number[];
  readonly looking?: number | null;
  readonly ways?: {
    [k: string]: readonly string[];
  };
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
  readonly paragraph: string;
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
 * Something about who plays: beside the log, after so many of its entries.
 */
export interface Note {
  readonly number: number;
  readonly at: number;
  readonly seq: number;
  kind:
    'away' | 'back' | 'deputy' | 'deputy-turn' | 'host' | 'late' | 'late-turn' | 'vote' | 'voted';
  readonly seat: number;
  readonly who: number;
}
/**
 * How long everybody may take, and what becomes of a seat whose owner takes longer.
 */
export interface Pace1 {
  readonly clock?: 'game' | 'none' | 'turn';
  readonly seconds?: number;
  readonly late?: 'nothing' | 'return' | 'turn';
  readonly away?: number;
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
  readonly notes?: readonly Note[];
}
/**
 * Whose time runs now; nobody's if there is no clock.
 */
export interface Ticking {
  readonly type: 'clock';
  readonly clock: Clock | null;
}
/**
 * What was said, in order; some of it may be known.
 */
export interface Talk {
  readonly type: 'talk';
  readonly sayings: readonly Saying[];
}
/**
 * What somebody said: a phrase that everybody reads in his language, or words.
 */
export interface Saying {
  readonly number: number;
  readonly at: number;
  readonly seat: number;
  readonly name: string;
  phrase:
    | (
        | 'again'
        | 'alliance'
        | 'good-game'
        | 'good-luck'
        | 'hello'
        | 'one-moment'
        | 'oops'
        | 'revenge'
        | 'thanks'
        | 'thinking'
        | 'well-played'
        | 'your-turn'
      )
    | null;
  readonly words: string;
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
    | 'closed'
    | 'curtained'
    | 'gone'
    | 'malformed'
    | 'no_talk'
    | 'not_your_seat'
    | 'not_your_turn'
    | 'old_rules'
    | 'still_here'
    | 'too_fast';
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
  readonly presets: readonly PresetInfo[];
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
 * A way to play that has a name: these options, and the others as they usually are.
 */
export interface PresetInfo {
  readonly name: string;
  readonly options: {
    [k: string]: string | number;
  };
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
  readonly numbers?: {
    [k: string]: number;
  };
  readonly record?: string | null;
  readonly table?: string | null;
  readonly ply?: number | null;
  readonly guided?: boolean;
  readonly pace?: Pace2;
  readonly talk?: boolean | null;
  readonly listed?: boolean;
}
export interface NewSeat {
  readonly kind: 'bot' | 'me' | 'open';
  readonly name?: string;
  readonly bot?: string;
}
/**
 * How long everybody may take, and what becomes of a seat whose owner takes longer.
 */
export interface Pace2 {
  readonly clock?: 'game' | 'none' | 'turn';
  readonly seconds?: number;
  readonly late?: 'nothing' | 'return' | 'turn';
  readonly away?: number;
}
export interface Opened {
  readonly table: string;
  readonly invites: readonly Invite[];
  readonly commitment: string;
}
export interface Invite {
  readonly seat: number;
  readonly token: string;
}
export interface Join {
  readonly token: string;
  readonly name: string;
  readonly entropy?: string;
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
  readonly numbers: {
    [k: string]: number;
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
 * An example of a rulebook, step by step.
 */
export interface Example {
  readonly game: string;
  readonly positions: readonly Position[];
  readonly record: string;
  readonly seat: number;
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
export interface Story {
  readonly chances: readonly number[][];
  readonly shares: readonly Share[];
  readonly turns: readonly Turn[];
  readonly best: readonly Choice[][];
  readonly worst: readonly Choice[][];
  readonly figures: Figures;
}
/**
 * What became of one seat: `result - fair` is the sum of what stands between them.
 */
export interface Share {
  readonly fair: number;
  readonly seat: number;
  readonly luck: number;
  readonly decisions: number;
  readonly result: number;
}
/**
 * A ply that turned the game: `ply` counts the plies up to it, itself included.
 */
export interface Turn {
  readonly ply: number;
  readonly seat: number;
  readonly swing: number;
  readonly gains: readonly number[];
  readonly likely: number | null;
  readonly cause: number | null;
}
/**
 * A decision: `ply` counts the plies up to it, itself included.
 */
export interface Choice {
  readonly ply: number;
  readonly gain: number;
  readonly played: Words;
  readonly advised: Words | null;
}
/**
 * A move as it is said: the kind and the arguments of a Fluent message.
 */
export interface Words {
  readonly kind: string;
  readonly args: {
    [k: string]: unknown;
  };
}
/**
 * Numbers at some plies, spread over the game; first and last among them.
 */
export interface Figures {
  readonly plies: readonly number[];
  readonly figures: readonly Figure[];
}
export interface Figure {
  readonly name: string;
  readonly label: string;
  readonly of_seats: readonly number[][];
}
/**
 * Why a request was refused.
 */
export interface Failure {
  readonly error: string;
  readonly detail?: string;
}
/**
 * What is this link good for?
 */
export interface Look {
  readonly token: string;
}
/**
 * The seat a link leads to, who is there, and the promise of its table's dice.
 */
export interface Invitation {
  readonly table: string;
  readonly seat: number;
  readonly standing: 'closed' | 'free' | 'mine' | 'over' | 'taken';
  readonly game: string;
  readonly host: string;
  readonly options: {
    [k: string]: string | number;
  };
  readonly numbers: {
    [k: string]: number;
  };
  readonly seats: readonly SeatInfo[];
  readonly carries: boolean;
  readonly commitment: string;
}
export interface ASeat {
  readonly seat: number;
}
/**
 * How many links are good for nothing any more.
 */
export interface Revoked {
  readonly links: number;
}
/**
 * An address to be drawn.
 */
export interface QrText {
  readonly text: string;
}
export interface QrCode {
  readonly svg: string;
}
/**
 * How others find this house.
 */
export interface Network {
  readonly url: string;
  readonly is_on: boolean;
  readonly can_switch: boolean;
}
export interface SwitchNetwork {
  readonly on: boolean;
}
/**
 * Typed on another device, it gives that one a key of the same owner.
 */
export interface Code {
  readonly code: string;
  readonly seconds: number;
}
export interface TakeCode {
  readonly code: string;
}
/**
 * Nothing else is to be said.
 */
export interface Done {}
/**
 * The public key of this server, and what people compare of it.
 */
export interface Identity {
  readonly server: string;
  readonly fingerprint: string;
}
export interface MyData {
  readonly tables: readonly MyTable[];
  readonly rated: boolean;
  readonly ratings: readonly MyRating[];
}
/**
 * A table I sit at, as it is stored.
 */
export interface MyTable {
  readonly table: string;
  readonly game: string;
  readonly numbers: {
    [k: string]: number;
  };
  readonly created: number;
  readonly over: boolean;
  readonly mine: readonly MySeat[];
  readonly seats: readonly SeatInfo[];
  readonly record: string | null;
  readonly said: readonly Saying[];
}
export interface MySeat {
  readonly seat: number;
  readonly name: string;
  readonly entropy: string;
}
export interface MyRating {
  readonly game: string;
  readonly name: string;
  readonly points: number;
  readonly games: number;
}
/**
 * How many tables are gone with me, and how many go on without me.
 */
export interface Gone {
  readonly tables: number;
  readonly left: number;
}
export interface OpenTables {
  readonly tables: readonly OpenTable[];
  readonly more: boolean;
}
/**
 * A table that everybody may sit down at, as it is stored.
 */
export interface OpenTable {
  readonly table: string;
  readonly game: string;
  readonly options: {
    [k: string]: unknown;
  };
  readonly numbers: {
    [k: string]: number;
  };
  readonly host: string;
  readonly seats: readonly SeatInfo[];
  readonly commitment: string;
  readonly listed: number;
}
/**
 * Whether everybody may sit down at a table of mine.
 */
export interface Offer1 {
  readonly listed: boolean;
}
export interface SitDown {
  readonly name: string;
  readonly entropy?: string;
}
export interface MyGames {
  readonly games: readonly MyGame[];
  readonly more: boolean;
}
/**
 * A game of mine, running or over, as it is stored.
 */
export interface MyGame {
  readonly table: string;
  readonly game: string;
  readonly numbers: {
    [k: string]: number;
  };
  readonly seats: readonly SeatInfo[];
  readonly created: number;
  readonly last: number | null;
  readonly over: boolean;
  readonly rests: ('closed' | 'frozen') | null;
  readonly result: Ending | null;
}
/**
 * How a game ended; lists are in seat order.
 */
export interface Ending {
  readonly reason: string;
  readonly scores: readonly number[];
  readonly ranks: readonly number[];
}
/**
 * Whether I want a rating.
 */
export interface Competing {
  readonly rated: boolean;
}
export interface Ladder {
  readonly ranks: readonly Rank[];
  readonly rated: boolean;
}
/**
 * Somebody on the ladder of a game.
 */
export interface Rank {
  readonly name: string;
  readonly bot: boolean;
  readonly mine: boolean;
  readonly points: number;
  readonly games: number;
}
/**
 * A guided first game: who plays against the learner, and the steps to follow.
 */
export interface Guide {
  readonly game: string;
  readonly bots: readonly string[];
  readonly steps: readonly GuideStep[];
}
/**
 * One thing a guided game asks for; patterns of moves, `*` for any word.
 */
export interface GuideStep {
  readonly name: string;
  readonly optional: boolean;
  readonly paragraphs: readonly string[];
  readonly do: readonly string[];
  readonly until: readonly string[];
  readonly during: readonly string[];
}
/**
 * A record or a position.
 */
export interface BroughtText {
  readonly text: string;
}
/**
 * What a text proved to be; a game, where it can be shown, as far as it can be played.
 */
export interface Judged {
  readonly kind: ('position' | 'record') | null;
  readonly game: string | null;
  readonly numbers: {
    [k: string]: number;
  };
  readonly players: number;
  readonly plies: number;
  readonly commitment: string | null;
  readonly findings: readonly Finding[];
}
/**
 * One thing that was checked, or could not be.
 */
export interface Finding {
  about:
    'added' | 'dice' | 'end' | 'log' | 'moves' | 'position' | 'promise' | 'rules' | 'seed' | 'text';
  readonly holds: boolean | null;
  readonly said: {
    [k: string]: string;
  };
}
/**
 * Some games of a study: each depends on the seed and its number alone, so that parts played
 *     in any order, by anybody, make the same whole.
 */
export interface Part {
  readonly game: string;
  readonly players: number;
  /**
   * @minItems 1
   * @maxItems 6
   */
  readonly bots: readonly string[];
  readonly seed: number;
  readonly first: number;
  readonly games: number;
  readonly options?: {
    [k: string]: string | number;
  };
  readonly numbers?: {
    [k: string]: number;
  };
}
/**
 * What was counted in some games. Of two parts everything is added up.
 */
export interface Counted {
  readonly games: number;
  readonly seconds: number;
  readonly by_order: readonly Fared[];
  readonly by_seat: readonly Fared[];
  readonly by_faction: readonly Fared[];
  readonly by_bot: readonly Fared[];
  readonly endings: {
    [k: string]: number;
  };
  readonly lengths: {
    [k: string]: number;
  };
  readonly points: {
    [k: string]: number;
  };
}
/**
 * How a seat, a place in the order of play, a bot or a faction fared, summed up.
 */
export interface Fared {
  readonly name: string;
  readonly seats: number;
  readonly wins: number;
  readonly points: number;
  readonly ranks: number;
}
/**
 * The same games once more, for a file with a row for each seat.
 */
export interface RowsOfPart {
  readonly part: Part;
  readonly all: number;
}
/**
 * Lines of a file as `theomachy simulate --save` writes it; the first part begins it.
 */
export interface Rows {
  readonly games: number;
  readonly seconds: number;
  readonly csv: string;
}
export interface Positions {
  readonly storm: StormPosition;
  readonly gog: GogPosition;
  readonly bello: BelloPosition;
  readonly godstorm: GodstormPosition;
}
