/** Everything that this browser keeps, as one file; as much as can be read of a damaged database. */

import { NAME, result } from './indexedDb'

/** Whoever opens the file should know what it is. */
const SECRET =
  'This file holds all games of a browser. It shows every hidden card of games that are running.'

export const KIND = 'ethnos-backup'
/** The tables that are worth keeping. */
export const KEPT = ['game', 'entry', 'record', 'result', 'guest', 'token', 'daily_result'] as const
/** The names under which the page keeps settings in localStorage. */
export const SETTING = /^ethnos-[a-z-]+$/

export type Row = Record<string, unknown>
export type Tables = Record<(typeof KEPT)[number], Row[]>
export type Backup = {
  t: typeof KIND
  format: 1
  secret: string
  made: string
  tables: Tables
  settings: Record<string, string>
}

/** The whole content as text, and how many rows could not be read. */
export async function makeBackup(): Promise<{ text: string; games: number; lost: number }> {
  const tables = Object.fromEntries(KEPT.map((table) => [table, [] as Row[]])) as Tables
  let lost = 0
  const db = await opened()
  for (const table of KEPT) {
    if (!db?.objectStoreNames.contains(table)) continue
    const { rows, unread } = await readable(db, table)
    tables[table] = rows
    lost += unread
  }
  db?.close()
  const backup: Backup = {
    t: KIND,
    format: 1,
    secret: SECRET,
    made: new Date().toISOString(),
    tables,
    settings: storedSettings(),
  }
  return { text: JSON.stringify(backup), games: tables.game.length, lost }
}

/** The database in whatever version it has; `null` if it cannot be opened at all. */
async function opened(): Promise<IDBDatabase | null> {
  const known = await indexedDB.databases?.()
  if (known && !known.some(({ name }) => name === NAME)) return null // opening would create it
  return result<IDBDatabase>(indexedDB.open(NAME)).catch(() => null)
}

async function readable(db: IDBDatabase, table: string): Promise<{ rows: Row[]; unread: number }> {
  const store = (): IDBObjectStore => db.transaction(table).objectStore(table)
  try {
    return { rows: await result<Row[]>(store().getAll()), unread: 0 }
  } catch {
    // One row that cannot be read ends the whole transaction, so each gets its own.
    const keys = await result<IDBValidKey[]>(store().getAllKeys()).catch(() => [])
    const each = await Promise.allSettled(keys.map((key) => result<Row>(store().get(key))))
    const rows = each.flatMap((found) => (found.status === 'fulfilled' ? [found.value] : []))
    return { rows, unread: each.length - rows.length }
  }
}

function storedSettings(): Record<string, string> {
  const names = Object.keys(localStorage).filter((name) => SETTING.test(name))
  return Object.fromEntries(names.map((name) => [name, localStorage.getItem(name) ?? '']))
}

/** Delete every game of this browser, so that a damaged database is made anew. */
export async function deleteEverything(): Promise<void> {
  await result(indexedDB.deleteDatabase(NAME))
}
