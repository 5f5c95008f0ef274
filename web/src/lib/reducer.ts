import { heard } from './company';
import { verbOf } from './moves';
import { type Figures, isHead } from './since';
import type {
  Advice,
  Earlier,
  Entry,
  Judgement,
  Note,
  Saying,
  TableInfo,
  ToBrowser,
  View,
} from './protocol.gen';

/** A move (or an undo) on its way to the server. */
export interface Pending {
  readonly id: string;
  readonly seq: number;
  /** Undefined is an undo. */
  readonly move: string | undefined;
}

/** Something to tell the person at this browser. */
export type Notice =
  | {
      readonly kind: 'illegal';
      readonly move: string;
      readonly reason: string;
      readonly rule: string;
    }
  | { readonly kind: 'stale' }
  /** Something the board knew without asking. */
  | { readonly kind: 'answer'; readonly key: string; readonly rule: string }
  | { readonly kind: 'problem'; readonly reason: string };

export interface TableState {
  readonly info: TableInfo | undefined;
  readonly seq: number;
  readonly view: View | undefined;
  /** The newest entries, and those before them that were asked for. */
  readonly log: readonly Entry[];
  /** How many moves stood before the first of them. */
  readonly before: number;
  /** What everybody had when a turn began, by the entry in which it did. */
  readonly figures: ReadonlyMap<number, Figures>;
  readonly pending: Pending | undefined;
  readonly notice: Notice | undefined;
  /** An entry was missed: say hello again. */
  readonly gap: boolean;
  /** The hint that is being thought about. */
  readonly wondering: string | undefined;
  readonly hint: Advice | undefined;
  readonly judgement: Judgement | undefined;
  /** Who plays for whom: the newest. */
  readonly notes: readonly Note[];
  readonly sayings: readonly Saying[];
}

export type Local =
  | { readonly type: 'sent'; readonly pending: Pending }
  | { readonly type: 'asked'; readonly id: string }
  | { readonly type: 'earlier'; readonly page: Earlier }
  | { readonly type: 'told'; readonly notice: Notice | undefined };

const TURNS_REMEMBERED = 24;

export const EMPTY: TableState = {
  info: undefined,
  seq: 0,
  view: undefined,
  log: [],
  before: 0,
  figures: new Map(),
  pending: undefined,
  notice: undefined,
  gap: false,
  wondering: undefined,
  hint: undefined,
  judgement: undefined,
  notes: [],
  sayings: [],
};

/** The table after a message. Messages may be lost, doubled or late; a `show` mends everything. */
export function reduce(state: TableState, message: ToBrowser | Local): TableState {
  switch (message.type) {
    case 'sent':
      return { ...state, pending: message.pending, notice: undefined };
    case 'asked':
      return { ...state, wondering: message.id, notice: undefined };
    case 'earlier':
      return precede(state, message.page);
    case 'told':
      return { ...state, notice: message.notice };
    case 'show':
      return settle({
        ...state,
        info: message.info,
        seq: message.seq,
        view: message.view,
        log: ascending(message.log),
        before: message.plies,
        notes: message.notes ?? [],
        gap: false,
        wondering: undefined,
        hint: message.view.curtain?.length ? undefined : state.hint,
      });
    case 'update':
      return follow(state, message.seq, message.entries, message.view);
    case 'stale':
      return dismiss(follow(state, message.seq, message.entries, message.view), message.id, {
        kind: 'stale',
      });
    case 'presence':
      return { ...state, info: message.info, notes: message.notes ?? [] };
    case 'clock':
      return state.info ? { ...state, info: { ...state.info, clock: message.clock } } : state;
    case 'talk':
      return { ...state, sayings: heard(state.sayings, message.sayings) };
    case 'ack':
      return dismiss(state, message.id, state.notice);
    case 'illegal':
      return dismiss({ ...state, notice: { ...message, kind: 'illegal' } }, message.id);
    case 'advice':
      return answered(message.seq === state.seq ? { ...state, hint: message } : state, message.id);
    case 'judgement':
      return message.seq < (state.judgement?.seq ?? 0) ? state : { ...state, judgement: message };
    case 'problem':
      return dismiss(answered(state, message.id), message.id ?? '', {
        kind: 'problem',
        reason: message.reason,
      });
    default:
      return state;
  }
}

/** Take in what is new of the entries; ask again if some between are missing. */
function follow(state: TableState, seq: number, entries: readonly Entry[], view: View): TableState {
  if (seq <= state.seq) return state;
  if (state.info === undefined || seq - entries.length > state.seq) return { ...state, gap: true };
  const fresh = entries.slice(entries.length - (seq - state.seq));
  const over = view.result !== null;
  const info = over ? { ...state.info, over } : state.info;
  const log = ascending([...state.log, ...fresh]);
  const figures = remember(state.figures, fresh, view);
  const after = { ...state, info, seq, view, log, figures, wondering: undefined };
  return hasArrived(after) ? { ...after, pending: undefined } : after;
}

/** Of several entries at once only the last position is known. */
function remember(
  figures: ReadonlyMap<number, Figures>,
  entries: readonly Entry[],
  { seats }: View,
): ReadonlyMap<number, Figures> {
  const last = entries.at(-1);
  if (!last?.told.some(isHead)) return figures;
  return new Map([...figures, [last.seq, seats] as const].slice(-TURNS_REMEMBERED));
}

/** Put entries before those that are known, if they reach up to them. */
function precede(state: TableState, { entries, plies }: Earlier): TableState {
  const first = state.log[0]?.seq ?? state.seq;
  const missing = entries.filter(({ seq }) => seq < first);
  if (missing.at(-1)?.seq !== first - 1) return state;
  return { ...state, log: [...missing, ...state.log], before: plies };
}

/** A hint asked for has come, or will not. */
const answered = (state: TableState, id: string | undefined): TableState =>
  state.wondering === id ? { ...state, wondering: undefined } : state;

/** The hint for the position as it stands; those for others are forgotten. */
export const hintOf = ({ hint, seq }: TableState): Advice | undefined =>
  hint?.seq === seq ? hint : undefined;

function ascending(log: readonly Entry[]): readonly Entry[] {
  return log.filter((entry, i) => i === 0 || entry.seq > (log[i - 1]?.seq ?? -1));
}

function dismiss(state: TableState, id: string, notice = state.notice): TableState {
  return { ...state, notice, pending: state.pending?.id === id ? undefined : state.pending };
}

/** Whether the move on its way stands in the log where it was meant to stand. */
function hasArrived({ pending, log, seq }: TableState): boolean {
  if (pending === undefined || pending.seq >= seq) return false;
  return isSame(log.at(pending.seq - seq)?.move ?? '', pending.move ?? 'undo');
}

/** Where several people share a screen, what only one may know is hidden in its log: `bid ?`. */
const isSame = (told: string, meant: string): boolean =>
  told === meant || (told.endsWith('?') && verbOf(told) === verbOf(meant));

/** After a `show`: a pending move that is in the log has arrived; one for the past is stale. */
function settle(state: TableState): TableState {
  if (state.pending === undefined || state.pending.seq === state.seq) return state;
  const notice: Notice | undefined = hasArrived(state) ? state.notice : { kind: 'stale' };
  return { ...state, pending: undefined, notice };
}

/** For each entry still standing the number of moves played then; undone ones have none. */
export function plies(log: readonly Entry[], before = 0): Map<number, number> {
  const standing: number[] = [];
  let base = before;
  for (const entry of log) {
    if (entry.move !== 'undo') standing.push(entry.seq);
    else if (standing.pop() === undefined) base -= 1;
  }
  return new Map(standing.map((seq, i) => [seq, base + i + 1]));
}
