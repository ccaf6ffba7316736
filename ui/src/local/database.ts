/**
 * The browser's database, for `ethnos.local.store`: every operation is one transaction, and is
 * answered when that transaction is complete.
 */

import { NAME, openDatabase, result } from './indexedDb'
import { beginDay, dailiesOf, dailyScores, saveDaily, type DailyRow } from './daily'
import { append, isOver } from './logs'
import { reviewOf, saveReview, type ReviewRow } from './reviews'
import { TABLES } from './tables'
import type { Entry, Game, Guest, Head, Quota, Result, Token, Uptime } from './tables'

const HOUR = 3600 * 1000
const UPTIME_RETENTION = 90 * 24 * HOUR

/** What is wrong with the storage of the browser. */
export type Trouble = 'full' | 'damaged'

const listed = (games: Game[], limit: number): [string, number, string][] =>
  games
    .sort((a, b) => b.updated - a.updated)
    .slice(0, limit)
    .map((game) => [game.id, game.updated, game.summary])

export class Database {
  private db: IDBDatabase | null = null

  constructor(
    private readonly name = NAME,
    private readonly report: (trouble: Trouble | null) => void = () => undefined,
  ) {}

  /** Carry out an operation given by its name and its arguments as JSON; never rejects. */
  async call(operation: string, given: string): Promise<string> {
    try {
      const arguments_ = JSON.parse(given) as unknown[]
      const run = this.operations[operation] as (...given: unknown[]) => Promise<unknown>
      const done = (await run(...arguments_)) ?? null
      if (operation === 'append' || operation === 'create') this.report(null)
      return JSON.stringify({ done })
    } catch (error) {
      if (operation === 'open') this.report('damaged')
      else if (error instanceof DOMException && error.name === 'QuotaExceededError')
        this.report('full')
      return JSON.stringify({ failed: String(error) })
    }
  }

  private readonly operations: Record<string, (...given: never[]) => Promise<unknown>> = {
    open: () => this.open(),
    close: () => this.close(),
    check: () => this.read(['game'], (tx) => result(tx.objectStore('game').count())),
    append: (id: string, expected: number, key: string | null, bodies: string[], head: Head) =>
      this.write(['game', 'entry'], (tx) => append(tx, id, expected, key, bodies, head)),
    create: (id: string, bodies: string[], head: Head, quota: Quota | null) =>
      this.write(['game', 'entry'], async (tx) => {
        if (quota && (await isOver(tx, quota))) return ['over quota', 0]
        return append(tx, id, 0, null, bodies, head)
      }),
    read: (game: string, after: number) =>
      this.read(['entry'], async (tx) => {
        const range = IDBKeyRange.bound([game, after + 1], [game, Infinity])
        const found = await result<Entry[]>(tx.objectStore('entry').getAll(range))
        return found.map((entry) => [entry.seq, entry.key ?? null, entry.body])
      }),
    heads: (ids: string[]) =>
      this.read(['game'], async (tx) => {
        const games = tx.objectStore('game')
        const found = await Promise.all(ids.map((id) => result<Game | undefined>(games.get(id))))
        return found.filter((game) => game !== undefined).map((game) => [game.id, game.head])
      }),
    snapshot: (game: string, body: string) =>
      this.write(['record'], (tx) => result(tx.objectStore('record').put({ game, body }))),
    kept: (table: string, key: string, field: string) =>
      this.read([table], async (tx) => {
        const rows = tx.objectStore(table)
        return (await result<Record<string, unknown> | undefined>(rows.get(key)))?.[field]
      }),
    saveResult: (game: string, ended: number, body: string) =>
      this.write(['result'], async (tx) => {
        const results = tx.objectStore('result')
        if (!(await result<number>(results.count(game)))) results.add({ game, ended, body })
      }),
    saveReview: (...row: ReviewRow) => this.write(['review'], (tx) => saveReview(tx, row)),
    reviewOf: (game: string, seat: number, record: string) =>
      this.read(['review'], (tx) => reviewOf(tx, game, seat, record)),
    dropReviews: (game: string) =>
      this.write(['review'], (tx) => {
        const theirs = IDBKeyRange.bound([game, 0], [game, Infinity])
        return result(tx.objectStore('review').delete(theirs))
      }),
    resultsOf: (guest: string, limit: number) =>
      this.read(['game', 'result'], async (tx) => {
        const results = tx.objectStore('result')
        const found = (await gamesOf(tx, guest)).map(({ id }) =>
          result<Result | undefined>(results.get(id)),
        )
        const ended = (await Promise.all(found)).filter((one) => one !== undefined)
        return ended
          .sort((a, b) => b.ended - a.ended)
          .slice(0, limit)
          .map(({ body }) => body)
      }),
    withoutResult: (after: string, limit: number) =>
      this.read(['game', 'result'], async (tx) => {
        const games = await result<Game[]>(tx.objectStore('game').getAll())
        const done = new Set(await result<string[]>(tx.objectStore('result').getAllKeys()))
        const open = games.filter(({ id, status }) => status === 'finished' && !done.has(id))
        return open
          .map(({ id }) => id)
          .filter((id) => id > after)
          .slice(0, limit)
      }),
    beginDay: (day: string, seed: string) =>
      this.write(['daily'], (tx) => beginDay(tx, { day, seed })),
    days: (limit: number) =>
      this.read(['daily'], async (tx) => {
        const days = await result<string[]>(tx.objectStore('daily').getAllKeys())
        return days.reverse().slice(0, limit)
      }),
    saveDaily: (...row: DailyRow) => this.write(['daily_result'], (tx) => saveDaily(tx, row)),
    dailiesOf: (guest: string, limit: number) =>
      this.read(['daily_result'], (tx) => dailiesOf(tx, guest, limit)),
    dailyScores: (day: string) => this.read(['daily_result'], (tx) => dailyScores(tx, day)),
    due: (now: number, limit: number) =>
      this.read(['game'], async (tx) => {
        const overdue = IDBKeyRange.upperBound(now)
        const games = await result<Game[]>(
          tx.objectStore('game').index('due').getAll(overdue, limit),
        )
        return games.map((game) => game.id)
      }),
    putOff: (ids: string[], now: number, until: number) =>
      this.write(['game'], async (tx) => {
        const games = tx.objectStore('game')
        for (const id of ids) {
          const game = await result<Game | undefined>(games.get(id))
          if (game?.due !== undefined && game.due <= now) games.put({ ...game, due: until })
        }
      }),
    listed: (limit: number) =>
      this.read(['game'], async (tx) => {
        const games = await result<Game[]>(tx.objectStore('game').getAll())
        return listed(
          games.filter((game) => game.public && game.status !== 'finished'),
          limit,
        )
      }),
    gamesOf: (guest: string, limit: number) =>
      this.read(['game'], async (tx) => listed(await gamesOf(tx, guest), limit)),
    roomOfCode: (code: string) =>
      this.read(['game'], async (tx) => {
        const games = await result<Game[]>(tx.objectStore('game').index('code').getAll(code))
        return games.sort((a, b) => b.created - a.created)[0]?.id
      }),
    saveGuest: (id: string, name: string, webhook: string | null) =>
      this.write(['guest'], (tx) => result(tx.objectStore('guest').put({ id, name, webhook }))),
    guest: (id: string) => this.read(['guest'], (tx) => guestOf(tx, id)),
    saveToken: (digest: string, guest: string, purpose: string, expires: number) =>
      this.write(['token'], async (tx) => {
        const tokens = tx.objectStore('token')
        for (const token of await result<Token[]>(tokens.getAll()))
          if (token.expires < Date.now()) tokens.delete(token.digest)
        await result(tokens.add({ digest, guest, purpose, expires }))
      }),
    guestOfToken: (digest: string, purpose: string, now: number) =>
      this.read(['token', 'guest'], async (tx) => {
        const token = await result<Token | undefined>(tx.objectStore('token').get(digest))
        if (token?.purpose !== purpose || token.expires <= now) return null
        return guestOf(tx, token.guest)
      }),
    validTokens: (digests: string[], now: number) =>
      this.read(['token'], async (tx) => {
        const tokens = await result<Token[]>(tx.objectStore('token').getAll())
        const valid = tokens.filter((token) => token.expires > now).map((token) => token.digest)
        return digests.filter((digest) => valid.includes(digest))
      }),
    dropToken: (digest: string) =>
      this.write(['token'], async (tx) => {
        const tokens = tx.objectStore('token')
        const existed = (await result<number>(tokens.count(digest))) > 0
        await result(tokens.delete(digest))
        return existed
      }),
    beat: (process: string, began: number, ended: number) =>
      this.write(['uptime'], async (tx) => {
        const uptimes = tx.objectStore('uptime')
        for (const up of await result<Uptime[]>(uptimes.getAll()))
          if (up.ended < ended - UPTIME_RETENTION) uptimes.delete([up.process, up.began])
        await result(uptimes.put({ process, began, ended }))
      }),
    uptimes: () =>
      this.read(['uptime'], async (tx) => {
        const found = await result<Uptime[]>(tx.objectStore('uptime').getAll())
        return found.map((up) => [up.began, up.ended])
      }),
  }

  private async open(): Promise<void> {
    const db = await openDatabase(this.name)
    if (TABLES.some((table) => !db.objectStoreNames.contains(table))) {
      db.close()
      throw new Error('tables are missing')
    }
    this.db = db
    // A tab with a newer game wants to change the tables: make way, and fail until reloaded.
    db.onversionchange = () => void this.close()
  }

  private close(): Promise<void> {
    this.db?.close()
    this.db = null
    return Promise.resolve()
  }

  private read<Value>(tables: string[], work: (tx: IDBTransaction) => Promise<Value>) {
    return this.transact(tables, 'readonly', work)
  }

  private write<Value>(tables: string[], work: (tx: IDBTransaction) => Promise<Value>) {
    return this.transact(tables, 'readwrite', work)
  }

  /** Run a transaction; resolves when it is complete, so that what it wrote is durable. */
  private async transact<Value>(
    tables: string[],
    mode: IDBTransactionMode,
    work: (tx: IDBTransaction) => Promise<Value>,
  ): Promise<Value> {
    if (!this.db) throw new Error('the database is closed')
    const tx = this.db.transaction(tables, mode, { durability: 'strict' })
    const complete = new Promise<void>((done, fail) => {
      tx.oncomplete = () => done()
      tx.onabort = () => fail(tx.error ?? new Error('the transaction was aborted'))
    })
    try {
      const value = await work(tx)
      await complete
      return value
    } catch (error) {
      complete.catch(() => undefined) // the reason is thrown below
      try {
        tx.abort()
      } catch {
        // It has ended already.
      }
      throw error
    }
  }
}

function gamesOf(tx: IDBTransaction, guest: string): Promise<Game[]> {
  return result(tx.objectStore('game').index('players').getAll(guest))
}

async function guestOf(
  tx: IDBTransaction,
  id: string,
): Promise<[string, string, string | null] | null> {
  const found = await result<Guest | undefined>(tx.objectStore('guest').get(id))
  return found ? [found.id, found.name, found.webhook] : null
}
