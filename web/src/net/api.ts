// The server's plain requests. Everything that goes on at a table travels over its websocket instead.
import type * as T from '../types';
import { spoken, t } from '../words/words.svelte';
import { me } from './person.svelte';

/** A request that was refused, with a sentence that says why. */
export class ApiError extends Error {
  readonly code: string;
  readonly status: number;

  constructor(text: string, code: string, status: number) {
    super(text);
    this.code = code;
    this.status = status;
  }
}

/** What went wrong, as a sentence for people. */
export function sentence(error: unknown): string {
  return error instanceof ApiError ? error.message : t('app-fault');
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

async function request(method: Method, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = {};
  if (me.key) headers['Authorization'] = `Bearer ${me.key}`;
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const sent = body === undefined ? null : body instanceof Blob ? body : JSON.stringify(body);
  let response: Response;
  try {
    response = await fetch(inLanguage(path), { method, headers, body: sent });
  } catch {
    throw new ApiError(t('app-no-server'), 'no_server', 0);
  }
  if (!response.ok) throw await refusal(response);
  return response;
}

/** A refusal is read as well, so that every request says in which language. */
function inLanguage(path: string): string {
  return /[?&]language=/.test(path) ? path : `${path}${path.includes('?') ? '&' : '?'}language=${spoken()}`;
}

async function refusal(response: Response): Promise<ApiError> {
  try {
    const { error } = (await response.json()) as { error: T.Problem };
    return new ApiError(error.text, error.code, response.status);
  } catch {
    return new ApiError(t('app-refused', { status: response.status }), 'fault', response.status);
  }
}

async function call<Answer>(method: Method, path: string, body?: unknown): Promise<Answer> {
  return (await (await request(method, path, body)).json()) as Answer;
}

/** A path of the API: its parts are escaped, the query is added. */
export function pathOf(parts: readonly (string | number)[], query: Record<string, string | number> = {}): string {
  const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)])).toString();
  return ['/api', ...parts.map((part) => encodeURIComponent(part))].join('/') + (search && `?${search}`);
}

type Language = T.Language;

/** Which replay: through whose eyes, and by which right for somebody who does not sit there. */
export type Asked = { language: Language; seat?: number; watch?: string };

export const api = {
  newPerson: (person: T.NewPerson) => call<T.Person>('POST', pathOf(['people']), person),
  person: () => call<T.Person>('GET', pathOf(['me'])),
  changePerson: (person: T.NewPerson) => call<T.Person>('PUT', pathOf(['me']), person),
  lobby: (language: Language) => call<T.Lobby>('GET', pathOf(['lobby'], { language })),
  setup: (game: string, language: Language) => call<T.SetupInfo>('GET', pathOf(['games', game], { language })),
  cover: (game: string, scenario: string, language: Language) => call<T.Scene>('GET', pathOf(['games', game, 'scenarios', scenario], { language })),
  newRoom: (room: T.NewRoom) => call<T.RoomInfo>('POST', pathOf(['rooms']), room),
  room: (room: string, language: Language) => call<T.RoomInfo>('GET', pathOf(['rooms', room], { language })),
  changeSettings: (room: string, settings: T.RoomSettings, language: Language) =>
    call<T.RoomInfo>('PUT', pathOf(['rooms', room, 'settings'], { language }), settings),
  changeSeat: (room: string, seat: number, change: T.SeatChange) =>
    call<T.RoomInfo>('POST', pathOf(['rooms', room, 'seats', seat]), change),
  removeRoom: async (room: string): Promise<void> => void (await request('DELETE', pathOf(['rooms', room]))),
  invitation: (code: string, language: Language) =>
    call<T.Invitation>('GET', pathOf(['invitations', code], { language })),
  sitDown: (code: string, who: T.SitDown) => call<T.RoomInfo>('POST', pathOf(['invitations', code]), who),
  replay: (room: string, asked: Asked) => call<T.Replay>('GET', pathOf(['rooms', room, 'replay'], asked)),
  replayScene: (room: string, number: number, asked: Asked) =>
    call<T.Scene>('GET', pathOf(['rooms', room, 'replay', number], asked)),
  fork: (room: string, fork: T.Fork) => call<T.RoomInfo>('POST', pathOf(['rooms', room, 'fork']), fork),
  /** The whole game as one file. */
  exportRoom: async (room: string): Promise<Blob> => (await request('GET', pathOf(['rooms', room, 'export']))).blob(),
  importRoom: (file: Blob, language: Language) => call<T.RoomInfo>('POST', pathOf(['import'], { language }), file),
  plan: (drawn: T.Case | Blob, language: Language) => call<T.Account>('POST', pathOf(['plan'], { language }), drawn),
  rule: (game: string, id: string) => call<T.RuleInfo>('GET', pathOf(['games', game, 'rules', id])),
  about: (language: Language) => call<T.About>('GET', pathOf(['about'], { language })),
};
