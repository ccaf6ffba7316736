/** The state of a room in this browser. Entries of the server are queued and shown one by one. */

import { tick } from 'svelte'
import { announcementOf, type Announcement } from './announcement'
import { api, Refusal } from './api'
import { keepIds, type HeldCard } from './cards'
import { diagnose } from './diagnosis'
import { eventsOf, type Line } from './log'
import { dropFlights, durationOf, planFlights } from './motion.svelte'
import { Patience } from './patience.svelte'
import { called } from './names'
import { Queue } from './queue'
import { loadLog, saveLog } from './savedLog'
import { motionReduced } from './settings.svelte'
import { SharedScreen } from './sharedScreen.svelte'
import { ShownScoring } from './shownScoring.svelte'
import {
  RoomSocket,
  type Command,
  type Connection,
  type EndReason,
  type LinkState,
  type Listener,
} from './socket'
import { TableTalk } from './tableTalk.svelte'
import { Trace } from './trace.svelte'
import type { AgeScores, ChatLine, Ev, FromServer, Mine, Missed, Phrase, Prompt } from './types'
import type { Refused, RoomInfo, Table, Welcome, You } from './types'

const LOG_LENGTH = 300
/** So many entries a page asks for that comes late to a long game; the server keeps 200. */
const LATEST = 150

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
  /** The ages scored so far. */
  scores = $state.raw<AgeScores[]>([])
  /** How the game ended; empty before. */
  outcome = $state.raw<Phrase[]>([])
  table = $state.raw<Table | null>(null)
  /** What the viewer is asked, or whom everyone waits for. */
  prompt = $state.raw<Prompt | null>(null)
  mine = $state.raw<Mine | null>(null)
  /** Why nothing can be undone. Set before the queue shows the entry: the button must not flicker. */
  noUndo = $state.raw<Phrase | null>(null)
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
  /** The lines of the latest entry, for screen readers. */
  latest = $state.raw<Line[]>([])
  announcement = $state.raw<Announcement | null>(null)
  /** Whether the queue is showing something. */
  busy = $state(false)
  /** Whether entries wait to be shown: the game is ahead of the table. */
  behind = $state(false)
  /** How many commands the server has not answered yet. */
  unanswered = $state(0)
  readonly socket: Connection
  readonly queue = new Queue(
    () => this.patience.pace,
    undefined,
    (busy) => this.queueChanged(busy),
  )
  private received = 0
  /** Where the entries begin that the trace needs: a reload has lost it. */
  private since = 0

  names = $derived.by(() => (this.room?.seats ?? []).map((seat) => called(seat.title)))
  readonly screen = new SharedScreen(this)
  readonly patience = new Patience(this)
  readonly trace = new Trace(this)
  readonly talk = new TableTalk(this)
  readonly scoring = new ShownScoring(() => this.queue.release())
  myTurn = $derived(this.mine?.choices != null && this.room?.status === 'playing')

  /** `connect` opens the connection; the tutorial passes a scripted one. */
  constructor(
    readonly id: string,
    connect: (path: string, listener: Listener) => Connection = (...to) => new RoomSocket(...to),
  ) {
    const kept = loadLog(id)
    if (kept) {
      this.received = this.v = kept.v
      this.since = kept.since ?? kept.v
      this.log = kept.log
      this.actionVersions = kept.acted
    }
    this.socket = connect(`/rooms/${encodeURIComponent(id)}/socket`, {
      hello: () => ({
        resume: this.room ? this.received : this.since,
        seat: this.you?.viewer ?? null,
      }),
      message: (message) => this.receive(message),
      link: (link, retryAt, ending) => Object.assign(this, { link, retryAt, ending }),
      diagnose: () => diagnose(id, this.room !== null),
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
    this.unanswered += 1
    const answer = await this.socket.command(command)
    this.unanswered -= 1
    return answer.t === 'nack' ? answer.why : null
  }

  /** Show the cards of one of the seats at this screen. */
  look(seat: number): void {
    this.screen.show(seat)
    if (seat !== this.you?.viewer) this.socket.look(seat)
  }

  private receive(message: FromServer): void {
    if (message.t === 'welcome') this.welcome(message)
    if (message.t === 'presence') ({ online: this.online, watchers: this.watchers } = message)
    if (message.t === 'reacted') this.talk.note(message)
    if (message.t === 'ev') this.enqueue(message)
  }

  private welcome(all: Welcome): void {
    this.queue.flush()
    const first = this.room === null
    if (first && !all.resumed) this.log = []
    // Entries were missed, so it is unknown which actions were undone.
    if (!all.resumed && all.v !== this.received) {
      this.actionVersions = []
      this.trace.forget()
    }
    this.room = all.room
    this.you = all.you
    for (const missed of all.missed) {
      this.trace.note(missed)
      if (missed.v > this.received) this.appendLog(missed)
    }
    this.received = all.v
    this.v = all.v
    this.due = all.due
    this.clockOffset = all.now - Date.now()
    this.scores = all.scores
    this.outcome = all.outcome
    this.chat = all.chat
    this.online = all.online
    this.watchers = all.watchers
    this.hand = keepIds(this.hand, all.mine?.hand ?? [])
    this.pool = keepIds(this.pool, all.table?.pool ?? [])
    this.mine = all.mine
    this.noUndo = all.mine?.no_undo ?? null
    this.prompt = all.prompt
    this.table = all.table
    this.takeSeatsBack(all)
    const over = all.room.status === 'finished'
    if (over && !this.log.length) void this.readRecord()
    this.saveLog()
    if (!over && first && !all.resumed && all.v > LATEST) {
      this.received = all.v - LATEST
      this.socket.resync()
    }
  }

  /** Who comes back plays on: others had handed the seat to a bot meanwhile. */
  private takeSeatsBack({ room, you }: Welcome): void {
    if (room.status !== 'playing') return
    for (const seat of you.seats) {
      if (room.seats[seat].standing_in === 'replaced') void this.send({ t: 'back', seat })
    }
  }

  /** Fill the log of a game that was over before this page came: everything is open by then. */
  private async readRecord(): Promise<void> {
    try {
      const { frames } = await api.replay(this.id)
      if (this.log.length) return
      const lines = frames.flatMap((frame, v) => frame.lines.map((line) => ({ ...line, v })))
      this.log = lines.slice(-LOG_LENGTH)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error // without a record, the log stays empty
    }
  }

  private enqueue(ev: Ev): void {
    if (ev.v !== this.received + 1) {
      this.socket.resync() // a gap
      return
    }
    this.received = ev.v
    if (ev.mine) this.noUndo = ev.mine.no_undo
    const ms = durationOf(eventsOf(ev)) * this.patience.share(ev)
    this.queue.add({ ms, show: (took) => this.show(ev, took) })
    this.behind = this.queue.length > 0
  }

  /** Show at once what waits to be shown, and have the bots play on to the player's turn. */
  skip(): void {
    this.patience.lose()
    this.queue.flush()
    dropFlights()
    this.announcement = null
    this.scoring.close()
  }

  private show(ev: Ev, ms: number): void {
    this.behind = this.queue.length > 0
    const { looking } = this.screen
    const hidden = looking === null && (this.you?.viewer ?? null) !== null
    const plan = planFlights(hidden ? [] : eventsOf(ev), looking)
    plan.measure(ms)
    this.v = ev.v
    this.due = ev.due
    if (ev.room) this.room = ev.room
    if (ev.you) this.you = ev.you
    const own = this.trace.note(ev)
    if (own) this.scoring.close() // who plays on has seen the scoring of the last age
    const scored = ev.scores && ev.scores.length > this.scores.length ? ev.scores.at(-1) : null
    if (scored) this.scoring.begin(scored, this.table)
    if (scored && !motionReduced()) this.queue.hold()
    if (ev.scores) this.scores = ev.scores
    if (ev.outcome) this.outcome = ev.outcome
    if (ev.table) {
      const table = { ...this.table, ...ev.table } as Table // whole with the deal, then what changes
      this.pool = keepIds(this.pool, table.pool)
      this.table = table
    }
    if (ev.prompt) this.prompt = ev.prompt
    if (ev.mine) {
      if (ev.mine.choices) this.patience.regain()
      this.hand = keepIds(this.hand, ev.mine.hand)
      this.mine = ev.mine
    }
    this.appendLog(ev)
    if (own) this.readUpTo = ev.v
    if (ms > 0) this.announce(announcementOf(ev, looking, ms))
    if (ms > 0) void tick().then(() => plan.launch())
  }

  /** Save the log when the queue is idle: writing takes time. */
  private queueChanged(busy: boolean): void {
    this.busy = busy
    if (!busy) this.saveLog()
  }

  /** Show a dragon or the end of an age for its time. */
  private announce(announcement: Announcement | null): void {
    if (!announcement) return
    this.announcement = announcement
    const past = () => this.announcement === announcement && (this.announcement = null)
    setTimeout(past, announcement.ms)
  }

  private appendLog(entry: Ev | Missed): void {
    if (entry.e.t === 'said') {
      const { name, seat, text } = entry.e
      this.chat = [...this.chat, { v: entry.v, at: entry.at, name, seat, text }]
    }
    if (entry.e.t === 'acted')
      this.actionVersions = [...this.actionVersions, entry.v].slice(-LOG_LENGTH)
    if (entry.e.t === 'undone') this.markUndone(this.actionVersions.splice(-entry.e.actions))
    if (!entry.lines.length) return
    this.latest = entry.lines.map((line) => ({ ...line, v: entry.v }))
    this.log = [...this.log, ...this.latest].slice(-LOG_LENGTH)
  }

  /** Mark the log lines of undone actions. */
  private markUndone(actions: number[]): void {
    this.log = this.log.map((line) =>
      actions.includes(line.v) ? { ...line, takenBack: true } : line,
    )
  }

  private saveLog(): void {
    const { id, v, log, trace } = this
    saveLog({ id, v, since: trace.since ?? v, log, acted: this.actionVersions })
  }
}
