/** A room as this browser sees it: what the server said, shown step by step. */

import { tick } from 'svelte'
import { api, Refusal } from './api'
import { settle, type Held } from './cards'
import { phrase, say, type Phrase } from './i18n.svelte'
import { eventsOf, linesOf, type Line } from './log'
import { depart, type Departure } from './motion.svelte'
import { namesOf } from './names'
import { Queue } from './queue'
import { settings, stillness } from './settings.svelte'
import {
  RoomSocket,
  type Command,
  type Connection,
  type Ending,
  type Link,
  type Listener,
} from './socket'
import type { ChatLine, Ev, Event, FromServer, Mine, Missed, Refused, Results } from './types'
import type { RoomInfo, Ruleset, Table, Welcome, You } from './types'

/** Something grand, shown over the whole table for a moment. */
export type Moment = { what: Phrase; why: Phrase | null; dragons: number; ms: number }

const PACES = { off: 0, slow: 1.8, normal: 1, fast: 0.45 }
const LOG_KEPT = 300
const LOG_PLACE = 'ethnos-story'
/** The log of a room as it is kept over a reload. */
type Kept = { id: string; v: number; log: Line[]; acted: number[] }

export class RoomStore {
  link = $state<Link>('connecting')
  retryAt = $state<number | null>(null)
  ending = $state<Ending | null>(null)
  v = $state(0)
  you = $state.raw<You | null>(null)
  room = $state.raw<RoomInfo | null>(null)
  due = $state<number | null>(null)
  /** The server's clock minus ours. */
  skew = $state(0)
  ruleset = $state.raw<Ruleset | null>(null)
  results = $state.raw<Results>([])
  table = $state.raw<Table | null>(null)
  mine = $state.raw<Mine | null>(null)
  /** As the server last said, however much is still being shown: a button that knows it does not flicker. */
  canUndo = $state(false)
  hand = $state.raw<Held[]>([])
  pool = $state.raw<Held[]>([])
  chat = $state.raw<ChatLine[]>([])
  online = $state.raw<number[]>([])
  watchers = $state(0)
  log = $state.raw<Line[]>([])
  /** The versions of the actions in the log that still hold. */
  private acted: number[] = []
  /** The log up to here was there when the player last acted. */
  seen = $state(0)
  spoken = $state('')
  moment = $state.raw<Moment | null>(null)
  /** Whether something is still being shown. */
  busy = $state(false)
  /** The age whose scoring is walked through. */
  walk = $state<number | null>(null)

  readonly socket: Connection
  readonly queue = new Queue(
    () => (stillness() ? 0 : PACES[settings.speed]),
    undefined,
    (busy) => this.rest(busy),
  )
  private received = 0

  names = $derived.by(() => namesOf(this.room))
  /** The own seat that is to decide while another of one's own seats is looked from. */
  handOver = $derived.by(() => {
    const { table, you, room } = this
    if (!table || !you || room?.status !== 'playing' || you.seats.length < 2) return null
    if (table.to_move === you.viewer || !you.seats.includes(table.to_move)) return null
    return room.seats[table.to_move].standing_in ? null : table.to_move
  })
  myTurn = $derived(this.mine?.choices != null && this.room?.status === 'playing')

  /** `connect` is the way to whoever tells the game: the server, unless said otherwise. */
  constructor(
    readonly id: string,
    connect: (address: string, listener: Listener) => Connection = (...to) => new RoomSocket(...to),
  ) {
    this.recall()
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const address = `${scheme}://${location.host}/api/rooms/${encodeURIComponent(id)}/socket`
    this.socket = connect(address, {
      hello: () => ({ resume: this.received, seat: this.you?.viewer ?? null }),
      message: (message) => this.hear(message),
      link: (link, retryAt, ending) => Object.assign(this, { link, retryAt, ending }),
      diagnose: () => this.diagnose(),
    })
  }

  open(): void {
    this.socket.open()
  }

  close(): void {
    this.queue.flush()
    this.socket.close()
  }

  /** Send a command; the answer is the reason if it was refused. */
  async send(command: Command): Promise<Refused | null> {
    const answer = await this.socket.command(command)
    return answer.t === 'nack' ? answer.why : null
  }

  private hear(message: FromServer): void {
    if (message.t === 'welcome') this.welcome(message)
    if (message.t === 'presence') {
      this.online = message.online
      this.watchers = message.watchers
    }
    if (message.t === 'ev') this.happened(message)
  }

  private welcome(all: Welcome): void {
    this.queue.flush()
    const first = this.room === null
    if (first && !all.resumed) this.log = []
    if (!all.resumed && all.v !== this.received) this.acted = [] // actions were missed: which hold is not known
    this.room = all.room
    for (const missed of all.missed) {
      if (missed.v > this.received || (first && missed.v > this.v)) this.write(missed)
    }
    this.received = all.v
    this.v = all.v
    this.you = all.you
    this.due = all.due
    this.skew = all.now - Date.now()
    this.ruleset = all.ruleset
    this.results = all.results ?? []
    this.chat = all.chat
    this.online = all.online
    this.watchers = all.watchers
    this.hand = settle(this.hand, all.mine?.hand ?? [])
    this.pool = settle(this.pool, all.table?.pool ?? [])
    this.mine = all.mine
    this.canUndo = all.mine?.can_undo ?? false
    this.table = all.table
    this.remember()
  }

  private happened(ev: Ev): void {
    if (ev.v !== this.received + 1) {
      this.socket.again() // a gap
      return
    }
    this.received = ev.v
    if (ev.mine !== undefined) this.canUndo = ev.mine?.can_undo ?? false
    const events = eventsOf(ev)
    const viewer = this.you?.viewer ?? null
    const journey = depart(events, viewer)
    this.queue.add({ ms: journey.ms, show: (ms) => this.show(ev, journey, ms) })
  }

  private show(ev: Ev, journey: Departure, ms: number): void {
    const events = eventsOf(ev)
    journey.leave(ms)
    this.v = ev.v
    this.due = ev.due
    if (ev.room) this.room = ev.room
    if (ev.you) this.you = ev.you
    if (ev.ruleset) this.ruleset = ev.ruleset
    const scored = ev.results && ev.results.length > this.results.length
    if (ev.results) this.results = ev.results
    if (ev.table) {
      this.pool = settle(this.pool, ev.table.pool)
      this.table = ev.table
    }
    if (ev.mine !== undefined) {
      this.hand = settle(this.hand, ev.mine?.hand ?? [])
      this.mine = ev.mine
    }
    this.write(ev)
    if (ev.e.t === 'acted' && ev.e.by === 'player' && this.you?.seats.includes(ev.e.seat)) {
      this.seen = ev.v
    }
    if (scored) this.walk = ev.results?.at(-1)?.age ?? null
    if (ms > 0) this.celebrate(events, ms)
    if (ms > 0) void tick().then(() => journey.arrive())
  }

  /** What was shown is kept when nothing moves any more: writing takes a while. */
  private rest(busy: boolean): void {
    this.busy = busy
    if (!busy) this.remember()
  }

  /** Dragons and the end of an age are moments. */
  private celebrate(events: Event[], ms: number): void {
    const dragon = events.findLast((event) => event.type === 'DragonRevealed')
    if (!dragon) return
    const ended = events.find((event) => event.type === 'AgeEnded')
    const name = this.names[dragon.seat]
    const drawn = phrase('event-dragon', { name, number: dragon.number })
    const moment = ended
      ? {
          what: phrase('web-moment-age', { age: ended.age, name }),
          why: drawn,
          dragons: dragon.number,
          ms,
        }
      : { what: drawn, why: null, dragons: dragon.number, ms }
    this.moment = moment
    setTimeout(() => this.moment === moment && (this.moment = null), ms)
  }

  private write(entry: Ev | Missed): void {
    const lines = linesOf(entry, this.names, this.room)
    if (entry.e.t === 'said') {
      const { name, seat, text } = entry.e
      this.chat = [...this.chat, { v: entry.v, at: entry.at, name, seat, text }]
    }
    if (entry.e.t === 'acted') this.acted = [...this.acted, entry.v].slice(-LOG_KEPT)
    if (entry.e.t === 'undone') this.strike(this.acted.splice(-entry.e.actions))
    if (!lines.length) return
    this.log = [...this.log, ...lines].slice(-LOG_KEPT)
    this.spoken = lines.map((line) => say(line.what)).join(' ')
  }

  /** Mark what was taken back: it happened, and counts no more. */
  private strike(actions: number[]): void {
    this.log = this.log.map((line) =>
      actions.includes(line.v) ? { ...line, takenBack: true } : line,
    )
  }

  private async diagnose(): Promise<Ending | null> {
    try {
      const room = await api.room(this.id)
      await api.me()
      const closed = room.status !== 'lobby' && room.options.spectators === false
      return closed && !this.room ? 'not_welcome' : null
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      if (error.status === 404 || error.status === 422) return 'gone'
      return error.status === 401 ? 'signed_out' : null
    }
  }

  // The log survives a reload of the page; there is one of them, however many games a tab has seen.

  private recall(): void {
    try {
      const kept = JSON.parse(sessionStorage.getItem(LOG_PLACE) ?? 'null') as Kept | null
      if (kept?.id !== this.id) return
      Object.assign(this, { received: kept.v, v: kept.v, log: kept.log, acted: kept.acted })
    } catch {
      // Nothing is kept here; the log begins anew.
    }
  }

  private remember(): void {
    const kept: Kept = { id: this.id, v: this.v, log: this.log, acted: this.acted }
    try {
      sessionStorage.setItem(LOG_PLACE, JSON.stringify(kept))
    } catch {
      // Full, or forbidden: a reload will begin the log anew.
    }
  }
}
