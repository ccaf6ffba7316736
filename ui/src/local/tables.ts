/** The tables of the browser's database; they follow those of the server's. */

export type Head = {
  code: string
  status: string
  public: boolean
  due: number | null
  summary: string
  players: string[] | null
  host: string
}
export type Quota = { guest: string; waiting: number; playing: number; now: number }
export type Game = Omit<Head, 'due' | 'players'> & {
  id: string
  head: number
  due?: number
  players: string[]
  created: number
  updated: number
}
export type Entry = { game: string; seq: number; key?: string; body: string }
export type Result = { game: string; ended: number; body: string }
export type Daily = { day: string; seed: string }
export type DailyResult = {
  day: string
  guest: string
  game: string
  place: number
  glory: number
  counted: boolean
}
export type Review = { game: string; seat: number; record: string; body: string; saved: number }
export type Guest = { id: string; name: string; webhook: string | null }
export type Token = { digest: string; guest: string; purpose: string; expires: number }
export type Uptime = { process: string; began: number; ended: number }
export type Outcome = ['appended' | 'conflict' | 'duplicate' | 'over quota', number]

/** The version of the tables; a database of an older one gets what it lacks. */
export const VERSION = 4
export const TABLES = [
  'game',
  'entry',
  'record',
  'result',
  'guest',
  'token',
  'uptime',
  'daily',
  'daily_result',
  'review',
]

export function createTables(db: IDBDatabase, version: number): void {
  if (version < 1) createFirst(db)
  if (version < 2) db.createObjectStore('result', { keyPath: 'game' })
  if (version < 3) createDaily(db)
  const reviews = db.createObjectStore('review', { keyPath: ['game', 'seat'] })
  reviews.createIndex('saved', 'saved')
}

function createDaily(db: IDBDatabase): void {
  db.createObjectStore('daily', { keyPath: 'day' })
  const results = db.createObjectStore('daily_result', { keyPath: ['guest', 'day'] })
  results.createIndex('day', 'day')
}

function createFirst(db: IDBDatabase): void {
  const games = db.createObjectStore('game', { keyPath: 'id' })
  games.createIndex('code', 'code')
  games.createIndex('due', 'due')
  games.createIndex('players', 'players', { multiEntry: true })
  const entries = db.createObjectStore('entry', { keyPath: ['game', 'seq'] })
  entries.createIndex('key', ['game', 'key'], { unique: true })
  db.createObjectStore('record', { keyPath: 'game' })
  db.createObjectStore('guest', { keyPath: 'id' })
  db.createObjectStore('token', { keyPath: 'digest' })
  db.createObjectStore('uptime', { keyPath: ['process', 'began'] })
}
