import type {
  Code,
  Counted,
  Earlier,
  Example,
  Failure,
  Gone,
  Guide,
  Invitation,
  Invite,
  Join,
  Joined,
  Judged,
  Ladder,
  MyGames,
  MyTables,
  Network,
  NewTable,
  Opened,
  OpenTables,
  Part,
  Prepare,
  QrCode,
  Readiness,
  Replay,
  Rows,
  RowsOfPart,
  Shelf,
  SitDown,
  Story,
  TableInfo,
  View,
  WinProbabilities,
} from './protocol.gen';

/** A request that was refused, with the id of the reason. */
export class Refused extends Error {
  constructor(
    readonly reason: string,
    readonly detail: string,
  ) {
    super(`${reason} ${detail}`.trim());
  }
}

/** Why something could not be done. */
export const reasonOf = (error: unknown): string =>
  error instanceof Refused ? error.reason : 'unreachable';

async function ask(path: string, body?: unknown): Promise<Response> {
  return request(path, body === undefined ? {} : post(body));
}

async function request(path: string, how: RequestInit): Promise<Response> {
  const answer = await fetch(`api/${path}`, how).catch(() => {
    throw new Refused('unreachable', '');
  });
  if (answer.ok) return answer;
  const failure = (await answer.json().catch(() => ({}))) as Partial<Failure>;
  throw new Refused(failure.error ?? String(answer.status), failure.detail ?? '');
}

const post = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

async function askJson<T>(path: string, body?: unknown): Promise<T> {
  return (await (await ask(path, body)).json()) as T;
}

export const shelf = (): Promise<Shelf> => askJson('shelf');
export const prepare = (wish: Prepare): Promise<Readiness> => askJson('prepare', wish);
export const myTables = (): Promise<MyTables> => askJson('tables');
export const openTable = (wish: NewTable): Promise<Opened> => askJson('tables', wish);
export const tableInfo = (table: string): Promise<TableInfo> => askJson(`tables/${table}`);
export const tableView = (table: string): Promise<View> => askJson(`tables/${table}/view`);
export const replay = (table: string): Promise<Replay> => askJson(`tables/${table}/replay`);
export const earlier = (table: string, before: number): Promise<Earlier> =>
  askJson(`tables/${table}/log/${before}`);
export const winProbabilities = (table: string): Promise<WinProbabilities> =>
  askJson(`tables/${table}/win-probabilities`);
export const story = (table: string): Promise<Story> => askJson(`tables/${table}/story`);
export const join = (wish: Join): Promise<Joined> => askJson('join', wish);
export const invitation = (token: string): Promise<Invitation> => askJson('invitation', { token });
export const inviteAnew = (table: string, seat: number): Promise<Invite> =>
  askJson(`tables/${table}/invites`, { seat });
export const linkSeat = (table: string, seat: number): Promise<Invite> =>
  askJson(`tables/${table}/links`, { seat });
export const network = (): Promise<Network> => askJson('network');
export const switchNetwork = (on: boolean): Promise<Network> => askJson('network', { on });
export const qrCode = (text: string): Promise<QrCode> => askJson('qr', { text });
export const offerCode = (): Promise<Code> => askJson('me/code', {});
export const takeCode = (code: string): Promise<unknown> => askJson('me/device', { code });
export const openTables = (page: number): Promise<OpenTables> => askJson(`open/${page}`);
export const offer = (table: string, listed: boolean): Promise<unknown> =>
  askJson(`tables/${table}/offer`, { listed });
export const sitDown = (table: string, wish: SitDown): Promise<Joined> =>
  askJson(`tables/${table}/seat`, wish);
export const myGames = (page: number): Promise<MyGames> => askJson(`me/games/${page}`);
export const ladder = (game: string): Promise<Ladder> => askJson(`ratings/${game}`);
export const guideOf = (game: string): Promise<Guide> => askJson(`guide/${game}`);
export const compete = (rated: boolean): Promise<unknown> => askJson('me/rating', { rated });
export const dataAddress = 'api/me/data';
export const printAddress = (game: string, paper: string, language: string): string =>
  `api/print/${game}/${paper}/${language}`;
export const recordAddress = (table: string): string => `api/tables/${table}/record`;

const remove = (path: string): Promise<Response> => request(path, { method: 'DELETE' });

export const unlinkSeats = (table: string): Promise<unknown> => remove(`tables/${table}/links`);
export const signOutOthers = (): Promise<unknown> => remove('me/devices');

export async function forgetMe(): Promise<Gone> {
  return (await (await remove('me')).json()) as Gone;
}

export async function record(table: string): Promise<string> {
  return (await ask(`tables/${table}/record`)).text();
}

export const example = (game: string, number: number): Promise<Example> =>
  askJson(`examples/${game}/${number}`);

export async function rulebook(game: string, language: string): Promise<string> {
  return (await ask(`rules/${game}/${language}`)).text();
}

export const playPart = (part: Part): Promise<Counted> => askJson('studies', part);
export const tablePart = (wanted: RowsOfPart): Promise<Rows> => askJson('studies/rows', wanted);
export const judgeText = (text: string): Promise<Judged> => askJson('texts/judge', { text });
export const showText = (text: string): Promise<Replay> => askJson('texts/show', { text });
export const judgeTable = (table: string): Promise<Judged> => askJson(`tables/${table}/judge`);

/** A position as text: where a table has come to, if no ply is said. */
export async function positionText(table: string, ply?: number): Promise<string> {
  const where = ply === undefined ? 'position' : `positions/${ply}`;
  return (await ask(`tables/${table}/${where}`)).text();
}
