/** Read a backup into this browser. The file may come from anywhere: what is not well formed is left out. */

import { KEPT, KIND, SETTING, type Backup, type Row, type Tables } from './backup'
import { saveDaily, type DailyRow } from './daily'
import { openDatabase, result } from './indexedDb'
import type { DailyResult, Entry, Game, Token } from './tables'

const MAX_BYTES = 100_000_000
const MAX_SETTING = 100_000
const ROOM = /^[0-9a-f]{26}$/
const GUEST = /^[0-9a-f]{16}$/

type Check = (value: unknown) => boolean
const text: Check = (value) => typeof value === 'string'
const whole: Check = (value) => Number.isSafeInteger(value) && (value as number) >= 0
const room: Check = (value) => typeof value === 'string' && ROOM.test(value)
const guest: Check = (value) => typeof value === 'string' && GUEST.test(value)
const optional =
  (check: Check): Check =>
  (value) =>
    value == null || check(value)

/** What each row consists of; anything else in it is dropped. */
const FIELDS: Record<keyof Tables, Record<string, Check>> = {
  game: {
    id: room,
    head: whole,
    code: text,
    status: (value) => ['lobby', 'playing', 'finished'].includes(value as string),
    public: (value) => typeof value === 'boolean',
    due: optional(whole),
    summary: text,
    players: (value) => Array.isArray(value) && value.every(guest),
    host: guest,
    created: whole,
    updated: whole,
  },
  entry: { game: room, seq: whole, key: optional(text), body: text },
  record: { game: room, body: text },
  result: { game: room, ended: whole, body: text },
  guest: { id: guest, name: text, webhook: optional(text) },
  token: { digest: text, guest: guest, purpose: text, expires: whole },
  daily_result: {
    day: (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value),
    guest: guest,
    game: room,
    place: whole,
    glory: whole,
    counted: (value) => typeof value === 'boolean',
  },
}

export class WrongFileError extends Error {}

/** Add the games of a backup to those that are here; return how many were added or went on. */
export async function restore(content: string): Promise<number> {
  const { tables, settings } = parsed(content)
  const db = await openDatabase()
  try {
    const tx = db.transaction(KEPT as unknown as string[], 'readwrite', { durability: 'strict' })
    const complete = new Promise<void>((done, fail) => {
      tx.oncomplete = () => done()
      tx.onabort = () => fail(tx.error ?? new Error('the transaction was aborted'))
    })
    const added = await write(tx, tables)
    await complete
    for (const [name, value] of Object.entries(settings)) localStorage.setItem(name, value)
    return added
  } finally {
    db.close()
  }
}

function parsed(content: string): Pick<Backup, 'tables' | 'settings'> {
  if (content.length > MAX_BYTES) throw new WrongFileError('too large')
  let backup: Partial<Backup> | null
  try {
    backup = JSON.parse(content) as Partial<Backup> | null
  } catch {
    throw new WrongFileError('no JSON')
  }
  if (backup?.t !== KIND || backup.format !== 1) throw new WrongFileError('another kind of file')
  const found = (backup.tables ?? {}) as Partial<Record<keyof Tables, unknown>>
  const tables = Object.fromEntries(KEPT.map((table) => [table, checked(table, found[table])]))
  const settings = Object.entries(backup.settings ?? {}).filter(
    ([name, value]) => SETTING.test(name) && text(value) && value.length <= MAX_SETTING,
  )
  return { tables: tables as Tables, settings: Object.fromEntries(settings) }
}

function checked(table: keyof Tables, rows: unknown): Row[] {
  // Files of earlier versions have no daily deals.
  if (rows === undefined && table === 'daily_result') return []
  if (!Array.isArray(rows)) throw new WrongFileError(`no table ${table}`)
  const fields = Object.entries(FIELDS[table])
  return (rows as (Row | null)[]).flatMap((row) => {
    if (!row || !fields.every(([name, check]) => check(row[name]))) return []
    const known = fields.filter(([name]) => row[name] != null || name === 'webhook')
    return [Object.fromEntries(known.map(([name]) => [name, row[name] ?? null]))]
  })
}

/** Whoever has a token is the guest of a browser. */
const guestOf = (tokens: Token[]): string | null => tokens[0]?.guest ?? null

async function write(tx: IDBTransaction, tables: Tables): Promise<number> {
  const here = guestOf(await result<Token[]>(tx.objectStore('token').getAll()))
  const there = guestOf(tables.token as Token[])
  if (here === null) {
    for (const table of ['guest', 'token'] as const)
      for (const row of tables[table]) tx.objectStore(table).put(row)
  }
  // The player is one person, whichever browser they come from.
  const renamed: Tables =
    here && there && here !== there
      ? (JSON.parse(JSON.stringify(tables).replaceAll(there, here)) as Tables)
      : tables
  let added = 0
  for (const game of renamed.game as Game[]) {
    const lines = linesOf(game, renamed.entry as Entry[])
    if (!lines || !(await isNews(tx, game, lines))) continue
    tx.objectStore('game').put(game)
    for (const line of lines) tx.objectStore('entry').put(line)
    for (const table of ['record', 'result'] as const)
      for (const row of renamed[table]) if (row.game === game.id) tx.objectStore(table).put(row)
    for (const row of renamed.daily_result as DailyResult[])
      if (row.game === game.id) await saveDaily(tx, dailyRow(row))
    added++
  }
  return added
}

function dailyRow({ day, guest, game, place, glory, counted }: DailyResult): DailyRow {
  return [day, guest, game, place, glory, counted]
}

/** The whole log of a game, from its first line to its last; `null` if a line is missing. */
function linesOf(game: Game, entries: Entry[]): Entry[] | null {
  const lines = entries.filter((entry) => entry.game === game.id).sort((a, b) => a.seq - b.seq)
  const isWhole = lines.length === game.head && lines.every((line, n) => line.seq === n + 1)
  return isWhole && lines.length ? lines : null
}

/** Whether a game is not here, or goes on where the one here ends. Nothing that was played is replaced. */
async function isNews(tx: IDBTransaction, game: Game, lines: Entry[]): Promise<boolean> {
  const range = IDBKeyRange.bound([game.id, 0], [game.id, Infinity])
  const here = await result<Entry[]>(tx.objectStore('entry').getAll(range))
  return here.length < lines.length && here.every((line, n) => line.body === lines[n].body)
}
