/** The server over HTTP. Every fault comes as a sentence in the reader's language. */
import type {
  Fault,
  GameFace,
  Join,
  Me,
  Moment,
  MyTable,
  NewTable,
  Place,
  PlayOn,
  Position,
  PositionFace,
  Preparing,
  Puzzle,
  PuzzleFace,
  Reach,
  Record as SaveFile,
  ReturnLink,
  Review,
  StudyPlace,
  Thoughts,
} from '../protocol';
import { say } from './words.svelte';

/** A request that was refused; its message is meant for people. */
export class Refused extends Error {
  constructor(
    text: string,
    readonly status: number,
  ) {
    super(text);
  }
}

async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const init: RequestInit = { method };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { 'content-type': 'application/json' };
  }
  let response: Response;
  try {
    response = await fetch(`/api${path}`, init);
  } catch {
    throw new Refused(say('web-no-connection'), 0);
  }
  if (response.ok) return (await response.json()) as Answer;
  const fault = (await response.json().catch(() => null)) as Fault | null;
  throw new Refused(fault ? say(fault.message) : say('server-broken'), response.status);
}

export const api = {
  me: () => ask<Me>('GET', '/me'),
  guest: (name: string) => ask<Me>('POST', '/people', { name }),
  rename: (name: string) => ask<Me>('PUT', '/me', { name }),
  link: () => ask<ReturnLink>('POST', '/me/link', {}),
  comeBack: (token: string, instead: boolean) => ask<Me>('POST', '/return', { token, instead }),
  games: () => ask<GameFace[]>('GET', '/games'),
  reach: () => ask<Reach>('GET', '/reach'),
  preparing: () => ask<Record<string, Preparing>>('GET', '/preparing'),
  mine: () => ask<MyTable[]>('GET', '/tables'),
  create: (table: NewTable) => ask<Place>('POST', '/tables', table),
  join: (way: Join) => ask<Place>('POST', '/join', way),
  moment: (table: string, number: number, seat?: number | 'spectator') =>
    ask<Moment>('GET', `/tables/${table}/moments/${number}${seat === undefined ? '' : `?seat=${seat}`}`),
  record: (table: string) => ask<SaveFile>('GET', `/tables/${table}/record`),
  playOn: (table: string, from: PlayOn) => ask<Place>('POST', `/tables/${table}/play-on`, from),
  position: (position: Position) => ask<PositionFace>('POST', '/analysis', position),
  consider: (position: Position) => ask<Thoughts>('POST', '/analysis/engine', position),
  saveStudy: (record: SaveFile) => ask<StudyPlace>('POST', '/studies', record),
  study: (study: string) => ask<SaveFile>('GET', `/studies/${study}`),
  puzzle: (game: string, number: number) => ask<Puzzle>('GET', `/puzzles/${game}/${number}`),
  attempt: (game: string, number: number, moves: string[], giveUp = false) =>
    ask<PuzzleFace>('POST', `/puzzles/${game}/${number}`, { moves, give_up: giveUp }),
  review: (table: string, since: number) => ask<Review>('GET', `/tables/${table}/review?since=${since}`),
};
