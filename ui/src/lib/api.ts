/** Client of the HTTP API; see `docs/protocol.md`. */

import { host, isLocal, isServed, type Method } from './host'
import type {
  Ack,
  Analysing,
  AskPosition,
  BoardPosition,
  Catalog,
  Chances,
  CreateRoom,
  Games,
  Link,
  MakeReport,
  Me,
  Problem,
  PushKey,
  Replay,
  GameResults,
  Reviewing,
  RoomFound,
  RoomInfo,
  RoomMade,
  Rooms,
  Subscribe,
  TryIt,
  Verification,
} from './types'

/** A request that the server refused, or that never reached it (`status` 0). */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.reason || problem.code)
  }
}

/** The answer to a request; throws `Refusal` if there is none. */
export async function ask<Answer>(method: Method, path: string, body?: unknown): Promise<Answer> {
  const sent = body === undefined ? '{}' : typeof body === 'string' ? body : JSON.stringify(body)
  const text = await textOf(method, path, sent)
  return (text === '' ? undefined : parsed(text)) as Answer
}

/** The text of an answer; throws `Refusal` if there is none. */
async function textOf(method: Method, path: string, body?: string): Promise<string> {
  const { status, text } = await host.ask(method, path, body).catch(() => {
    throw new Refusal(0, OFFLINE)
  })
  if (status >= 200 && status < 300) return text
  throw new Refusal(status, (parsed(text) ?? FAULT) as Problem)
}

/** What is said where nothing answers. */
export const OFFLINE: Problem = { code: 'offline', reason: '', clause: null }
/** What is said where the answer names no problem itself. */
export const FAULT: Problem = { code: 'internal', reason: '', clause: null }

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

export const api = {
  me: () => ask<Me>('GET', '/me'),
  signIn: (name: string) => ask<Me>('POST', '/guest', { name }),
  rename: (name: string) => ask<Me>('PATCH', '/me', { name }),
  setWebhook: (webhook: string) => ask<Me>('PATCH', '/me', { webhook }),
  pushKey: () => ask<PushKey>('GET', '/push'),
  push: (wanted: Subscribe) => ask<void>('POST', '/me/push', wanted),
  endPush: (endpoint: string) => ask<void>('POST', '/me/push/stop', { endpoint }),
  link: () => ask<Link>('POST', '/me/link'),
  claim: (code: string) => ask<Me>('POST', '/guest/claim', { code }),
  games: () => ask<Games>('GET', '/me/games'),
  results: () => ask<GameResults>('GET', '/me/results'),
  rooms: () => ask<Rooms>('GET', '/rooms'),
  create: (wanted: CreateRoom) => ask<RoomMade>('POST', '/rooms', wanted),
  room: (id: string) => ask<RoomInfo>('GET', `/rooms/${encodeURIComponent(id)}`),
  find: (code: string) => ask<RoomFound>('GET', `/codes/${encodeURIComponent(code)}`),
  command: (id: string, command: { t: string; k: string }) =>
    ask<Ack>('POST', `/rooms/${encodeURIComponent(id)}/commands`, command),
  report: (id: string, report: MakeReport) =>
    ask<undefined>('POST', `/rooms/${encodeURIComponent(id)}/report`, report),
  catalog: () => ask<Catalog>('GET', '/catalog'),
  replay: (id: string, view = 'full') =>
    ask<Replay>('GET', `/rooms/${encodeURIComponent(id)}/replay?view=${encodeURIComponent(view)}`),
  replayFile: (text: string, view = 'full') =>
    ask<Replay>('POST', `/replay?view=${encodeURIComponent(view)}`, text),
  verification: (id: string) =>
    ask<Verification>('GET', `/rooms/${encodeURIComponent(id)}/verification`),
  chances: (id: string) => ask<Chances>('GET', `/rooms/${encodeURIComponent(id)}/chances`),
  review: (id: string, seat: number) =>
    ask<Reviewing>('POST', `/rooms/${encodeURIComponent(id)}/review`, { seat }),
  reviewFile: (text: string, seat: number) => ask<Reviewing>('POST', `/review?seat=${seat}`, text),
  reviewOfFile: (id: string, seat: number) => ask<Reviewing>('GET', `/review/${id}?seat=${seat}`),
  tryRoom: (id: string, wanted: TryIt) =>
    ask<RoomMade>('POST', `/rooms/${encodeURIComponent(id)}/exercise`, wanted),
  tryFile: (text: string, { v, seat, bot }: TryIt) =>
    ask<RoomMade>('POST', `/exercise?v=${v}&seat=${seat}&bot=${encodeURIComponent(bot)}`, text),
  position: (wanted: AskPosition) => ask<BoardPosition>('POST', '/analysis', wanted),
  bestMoves: (position: string) => ask<Analysing>('POST', '/analysis/moves', { position }),
  positionOf: (id: string, v: number) =>
    ask<BoardPosition>('GET', `/rooms/${encodeURIComponent(id)}/position?v=${v}`),
  positionOfFile: (text: string, v: number) => ask<BoardPosition>('POST', `/position?v=${v}`, text),
  verifyFile: (text: string) => ask<Verification>('POST', '/verification', text),
  saved: (id: string) => textOf('GET', `/rooms/${encodeURIComponent(id)}/saved`),
  openSaved: (file: string) => ask<RoomMade>('POST', '/saved', file),
  record: (id: string) => textOf('GET', `/rooms/${encodeURIComponent(id)}/record`),
  recordAddress: (id: string, view = 'full') =>
    `/api/rooms/${encodeURIComponent(id)}/record?view=${encodeURIComponent(view)}`,
}

/** A server's guest and that of the browser itself are two. */
const KNOWN = isLocal && isServed ? 'ethnos-known-here' : 'ethnos-known'

/** Whether this browser has a guest account; without one there are no games to list. */
export function isKnown(): boolean {
  return localStorage.getItem(KNOWN) !== null
}

/** Return the guest of this browser, or create one with this name. */
export async function ensureGuest(name: string): Promise<Me> {
  if (localStorage.getItem(KNOWN)) {
    try {
      return await api.me()
    } catch (error) {
      if (!(error instanceof Refusal && error.status === 401)) throw error
    }
  }
  const me = await api.signIn(name)
  markKnown()
  return me
}

/** Remember that this browser has a guest account. */
export function markKnown(): void {
  localStorage.setItem(KNOWN, 'yes')
}
