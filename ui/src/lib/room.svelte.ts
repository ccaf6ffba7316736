/** The state of a room in this browser. Entries of the server are queued and shown one by one. */

import { tick } from 'svelte'
import { api, Refusal } from './api'
import { keepIds, type HeldCard } from './cards'
import { phrase, say, type Phrase } from './i18n.svelte'
import { eventsOf, linesOf, type Line } from './log'
import { planFlights, type FlightPlan } from './motion.svelte'
import { namesOf } from './names'
import { Queue } from './queue'
import { settings, motionReduced } from './settings.svelte'
import {
  RoomSocket,
  type Command,
  type Connection,
  type EndReason,
  type LinkState,
  type Listener,
} from './socket'
import type { ChatLine, Ev, Event, FromServer, Mine, Missed, Refused, Results } from './types'
import type { RoomInfo, Ruleset, Table, Welcome, You } from './types'

/** A dragon or the end of an age, shown over the whole table for `ms`. */
export type Announcement = { what: Phrase; why: Phrase | null; dragons: number; ms: number }

const PACES = { off: 0, slow: 1.8, normal: 1, fast: 0.45 }
const LOG_LENGTH = 300
const LOG_KEY = 'ethnos-story'
/** The log as it is kept in sessionStorage, to survive a reload. */
type SavedLog = { id: string; v: number; log: Line[]; acted: number[] }

export class RoomStore {
  link = $state<LinkState>('connecting')
  retryAt = $state<number | null>(null)
  ending = $state<EndReason | null>(null)
  v = $state(0)
  you = $state.raw<You | null>(null)
  room = $state.raw<RoomInfo | null>(null)
  due = $state<number | null>(null)
  /** The server's clock minus the browser's, in ms. */
  clockOffset = $state(0)
  ruleset = $state.raw<Ruleset | null>(null)
  results = $state.raw<Results>([])
  table = $state.raw<Table | null>(null)
  mine = $state.raw<Mine | null>(null)
  /** Set before the queue shows the entry, so that the undo button does not flicker. */
  canUndo = $state(false)
  hand = $state.raw<HeldCard[]>([])
  pool = $state.raw<HeldCard[]>([])
  chat = $state.raw<ChatLine[]>([])
  online = $state.raw<number[]>([])
  watchers = $state(0)
  log = $state.raw<Line[]>([])
  /** The versions of the logged actions that were not undone. */
  private actionVersions: number[] = []
  /** The version of the player's own latest action; later lines count as unread. */
  readUpTo = $state(0)
  liveText = $state('')
  announcement = $state.raw<Announcement | null>(null)
  /** Whether the queue is showing something. */
  busy = $state(false)
  /** The age whose scoring is shown. */
  scoredAge = $state<number | null>(null)

  readonly socket: Connection
  readonly queue = new Queue(
    () => (motionReduced() ? 0 : PACES[settings.speed]),
    undefined,
    (busy) => this.queueChanged(busy),
  )
  private received = 0

  names = $derived.by(() => namesOf(this.room))
  /** If several players share this browser: the seat that must decide while another is shown. */
  handOver = $derived.by(() => {
    const { table, you, room } = this
    if (!table || !you || room?.status !== 'playing' || you.seats.length < 2) return null
    if (table.to_move === you.viewer || !you.seats.includes(table.to_move)) return null
    return room.seats[table.to_move].standing_in ? null : table.to_move
  })
  myTurn = $derived(this.mine?.choices != null && this.room?.status === 'playing')

  /** `connect` opens the connection; the tutorial passes a scripted one. */
  constructor(
    readonly id: string,
    connect: (path: string, listener: Listener) => Connection = (...to) => new RoomSocket(...to),
  ) {
    this.loadLog()
    this.socket = connect(`/rooms/${encodeURIComponent(id)}/socket`, {
      hello: () => ({ resume: this.received, seat: this.you?.viewer ?? null }),
      message: (message) => this.receive(message),
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

  /** Send a command; resolves to the reason if it was refused. */
  async send(command: Command): Promise<Refused | null> {
    const answer = await this.socket.command(command)
    return answer.t === 'nack' ? answer.why : null
  }

  private receive(message: FromServer): void {
    if (message.t === 'welcome') this.welcome(message)
    if (message.t === 'presence') {
      this.online = message.online
      this.watchers = message.watchers
    }
    if (message.t === 'ev') this.enqueue(message)
  }

  private welcome(all: Welcome): void {
    this.queue.flush()
    const first = this.room === null
    if (first && !all.resumed) this.log = []
    // Entries were missed, so it is unknown which actions were undone.
    if (!all.resumed && all.v !== this.received) this.actionVersions = []
    this.room = all.room
    for (const missed of all.missed) {
      if (missed.v > this.received || (first && missed.v > this.v)) this.appendLog(missed)
    }
    this.received = all.v
    this.v = all.v
    this.you = all.you
    this.due = all.due
    this.clockOffset = all.now - Date.now()
    this.ruleset = all.ruleset
    this.results = all.results ?? []
    this.chat = all.chat
    this.online = all.online
    this.watchers = all.watchers
    this.hand = keepIds(this.hand, all.mine?.hand ?? [])
    this.pool = keepIds(this.pool, all.table?.pool ?? [])
    this.mine = all.mine
    this.canUndo = all.mine?.can_undo ?? false
    this.table = all.table
    this.saveLog()
  }

  private enqueue(ev: Ev): void {
    if (ev.v !== this.received + 1) {
      this.socket.resync() // a gap
      return
    }
    this.received = ev.v
    if (ev.mine !== undefined) this.canUndo = ev.mine?.can_undo ?? false
    const events = eventsOf(ev)
    const viewer = this.you?.viewer ?? null
    const plan = planFlights(events, viewer)
    this.queue.add({ ms: plan.ms, show: (ms) => this.show(ev, plan, ms) })
  }

  private show(ev: Ev, plan: FlightPlan, ms: number): void {
    const events = eventsOf(ev)
    plan.measure(ms)
    this.v = ev.v
    this.due = ev.due
    if (ev.room) this.room = ev.room
    if (ev.you) this.you = ev.you
    if (ev.ruleset) this.ruleset = ev.ruleset
    const scored = ev.results && ev.results.length > this.results.length
    if (ev.results) this.results = ev.results
    if (ev.table) {
      this.pool = keepIds(this.pool, ev.table.pool)
      this.table = ev.table
    }
    if (ev.mine !== undefined) {
      this.hand = keepIds(this.hand, ev.mine?.hand ?? [])
      this.mine = ev.mine
    }
    this.appendLog(ev)
    if (ev.e.t === 'acted' && ev.e.by === 'player' && this.you?.seats.includes(ev.e.seat)) {
      this.readUpTo = ev.v
    }
    if (scored) this.scoredAge = ev.results?.at(-1)?.age ?? null
    if (ms > 0) this.announce(events, ms)
    if (ms > 0) void tick().then(() => plan.launch())
  }

  /** Save the log when the queue is idle: writing takes time. */
  private queueChanged(busy: boolean): void {
    this.busy = busy
    if (!busy) this.saveLog()
  }

  /** Show dragons and the end of an age over the table. */
  private announce(events: Event[], ms: number): void {
    const dragon = events.findLast((event) => event.type === 'DragonRevealed')
    if (!dragon) return
    const ended = events.find((event) => event.type === 'AgeEnded')
    const name = this.names[dragon.seat]
    const drawn = phrase('event-dragon', { name, number: dragon.number })
    const announcement = ended
      ? {
          what: phrase('web-moment-age', { age: ended.age, name }),
          why: drawn,
          dragons: dragon.number,
          ms,
        }
      : { what: drawn, why: null, dragons: dragon.number, ms }
    this.announcement = announcement
    setTimeout(() => this.announcement === announcement && (this.announcement = null), ms)
  }

  private appendLog(entry: Ev | Missed): void {
    const lines = linesOf(entry, this.names, this.room)
    if (entry.e.t === 'said') {
      const { name, seat, text } = entry.e
      this.chat = [...this.chat, { v: entry.v, at: entry.at, name, seat, text }]
    }
    if (entry.e.t === 'acted')
      this.actionVersions = [...this.actionVersions, entry.v].slice(-LOG_LENGTH)
    if (entry.e.t === 'undone') this.markUndone(this.actionVersions.splice(-entry.e.actions))
    if (!lines.length) return
    this.log = [...this.log, ...lines].slice(-LOG_LENGTH)
    this.liveText = lines.map((line) => say(line.what)).join(' ')
  }

  /** Mark the log lines of undone actions. */
  private markUndone(actions: number[]): void {
    this.log = this.log.map((line) =>
      actions.includes(line.v) ? { ...line, takenBack: true } : line,
    )
  }

  private async diagnose(): Promise<EndReason | null> {
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

  // The log survives a reload. A tab keeps one log only, that of its latest room.

  private loadLog(): void {
    try {
      const kept = JSON.parse(sessionStorage.getItem(LOG_KEY) ?? 'null') as SavedLog | null
      if (kept?.id !== this.id) return
      Object.assign(this, {
        received: kept.v,
        v: kept.v,
        log: kept.log,
        actionVersions: kept.acted,
      })
    } catch {
      // Storage is blocked; the log starts empty.
    }
  }

  private saveLog(): void {
    const kept: SavedLog = { id: this.id, v: this.v, log: this.log, acted: this.actionVersions }
    try {
      sessionStorage.setItem(LOG_KEY, JSON.stringify(kept))
    } catch {
      // Storage is full or blocked; after a reload the log starts empty.
    }
  }
}
