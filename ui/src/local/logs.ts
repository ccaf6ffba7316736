/** The logs of rooms within a transaction: whether one may begin, and what is added to it. */

import { result } from './indexedDb'
import type { Entry, Game, Head, Outcome, Quota } from './tables'

const HOUR = 3600 * 1000
/** How long a room counts against its host since its last change: waiting, or being played. */
const WAITING_COUNTS = HOUR
const PLAYING_COUNTS = 24 * HOUR

/** Whether a guest may not open another room. */
export async function isOver(tx: IDBTransaction, { guest, waiting, playing, now }: Quota) {
  const games = await result<Game[]>(tx.objectStore('game').getAll())
  const own = games.filter((game) => game.host === guest)
  const isFresh = (game: Game, ms: number): boolean => game.updated > now - ms
  const waits = games.filter(
    (game) =>
      game.status === 'lobby' &&
      (game.players.includes(guest) || (game.host === guest && isFresh(game, WAITING_COUNTS))),
  )
  const ofBots = own.filter((game) => game.status === 'playing' && !game.players.length)
  const played = own.filter((game) => game.status === 'playing' && isFresh(game, PLAYING_COUNTS))
  return waits.length + ofBots.length >= waiting || played.length >= playing
}

/** Append lines if the log is as long as expected and the key is new. */
export async function append(
  tx: IDBTransaction,
  id: string,
  expected: number,
  key: string | null,
  bodies: string[],
  head: Head,
): Promise<Outcome> {
  const games = tx.objectStore('game')
  const entries = tx.objectStore('entry')
  const before = await result<Game | undefined>(games.get(id))
  if (key !== null) {
    const stored = await result<Entry | undefined>(entries.index('key').get([id, key]))
    if (stored) return ['duplicate', stored.seq]
  }
  if ((before?.head ?? 0) !== expected) return ['conflict', before?.head ?? 0]
  const last = expected + bodies.length
  const now = Date.now()
  const { due, players, ...rest } = head
  const game: Game = {
    ...rest,
    id,
    head: last,
    code: before?.code ?? head.code,
    host: before?.host ?? head.host,
    players: players ?? before?.players ?? [],
    created: before?.created ?? now,
    updated: now,
  }
  if (due !== null) game.due = due // a game without it is not in the index
  games.put(game)
  bodies.forEach((body, index) => {
    const seq = expected + 1 + index
    const entry: Entry = { game: id, seq, body }
    if (key !== null && seq === last) entry.key = key
    entries.add(entry)
  })
  return ['appended', last]
}
