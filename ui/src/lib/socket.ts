/** The WebSocket of a room: handshake, reconnection, and commands with idempotency keys. */

import { host, type Wire } from './host'
import { PROTOCOL } from './types'
import type { Ack, Bye, FromClient, FromServer, Look, Nack, Reaction } from './types'
import type { Hinted, Preview, Previewed, Understand, Understood } from './types'

/** Messages that change the room. Each carries a key, so that a resent one takes effect once. */
type Commands = Extract<FromClient, { k: string }>
type WithoutKey<T> = T extends { k: string } ? Omit<T, 'k'> : never
export type Command = WithoutKey<Commands>
export type Answer = Ack | Nack
type Reply = Previewed | Hinted | Understood
type Asked<T extends { t: string; id: number }> = Omit<T, 't' | 'id'>

export type EndReason =
  'gone' | 'not_welcome' | 'closed' | 'banned' | 'signed_out' | 'reload' | 'damaged' | 'broken'

/** What the status of a refused request says about the end of a connection. */
export const ENDINGS: Record<number, EndReason> = {
  401: 'signed_out',
  403: 'banned',
  404: 'gone',
  410: 'closed',
  422: 'gone',
  500: 'damaged',
}

export type LinkState = 'connecting' | 'open' | 'lost' | 'ended'

export type Listener = {
  hello: () => { resume: number | null; seat: number | null }
  message: (message: FromServer) => void
  link: (link: LinkState, retryAt: number | null, ending: EndReason | null) => void
  /** Called when a connection fails before the welcome: returns a reason to stop retrying. */
  diagnose: () => Promise<EndReason | null>
}

const END_REASONS: Record<number, EndReason> = {
  4000: 'broken',
  4001: 'reload',
  4005: 'signed_out',
  4007: 'not_welcome',
  4008: 'closed',
  4009: 'banned',
}
const RETRY_PAUSES = [500, 1000, 2000, 5000]
const POLICY_VIOLATION = 1008
const NO_CLOSE_FRAME = 1006
const RATE_LIMIT_PAUSE = 10_000
const HINT_PAUSE = 2000
const PING_INTERVAL = 2000
const PONG_TIMEOUT = 4000

/** 128 random bits, as the protocol advises. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

type Waiting = { text: string; done: (answer: Answer) => void }

/** The public interface of a socket, which the tutorial implements as well. */
export type Connection = Pick<RoomSocket, keyof RoomSocket>

export class RoomSocket {
  private socket: Wire | null = null
  private pending = new Map<string, Waiting>()
  private questions = new Map<number, (answer: Reply | null) => void>()
  private lastQuestion = 0
  private failures = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private pingTimer: ReturnType<typeof setInterval> | undefined
  private lastMessageAt = 0
  /** When the first ping was sent that nothing has answered; `null` if there is none. */
  private pingedAt: number | null = null
  private welcomed = false
  private closed = false

  constructor(
    private readonly path: string,
    private readonly listener: Listener,
  ) {}

  open(): void {
    clearTimeout(this.timer)
    this.listener.link('connecting', null, null)
    const socket = host.connect(this.path)
    this.socket = socket
    this.welcomed = false
    socket.onopen = () => {
      const { resume, seat } = this.listener.hello()
      socket.send(JSON.stringify({ t: 'hello', proto: PROTOCOL, resume, seat }))
    }
    socket.onmessage = (event) => this.receive(JSON.parse(String(event.data)) as FromServer)
    socket.onclose = (event) => void this.handleClose(socket, event.code)
  }

  /** Close and never reconnect. */
  close(): void {
    this.closed = true
    clearTimeout(this.timer)
    clearInterval(this.pingTimer)
    this.socket?.close()
  }

  /** Hang up until `retry`, so that the others know of the absence at once. */
  sleep(): void {
    clearTimeout(this.timer)
    clearInterval(this.pingTimer)
    if (this.socket) this.socket.onclose = this.socket.onmessage = null
    this.dropQuestions()
    this.socket?.close()
    this.socket = null
  }

  /** Reconnect now instead of after the pause. */
  retry(): void {
    if (this.closed || this.socket?.readyState === WebSocket.OPEN) return
    this.failures = 0
    this.resync()
  }

  /** Reconnect to receive missed entries. */
  resync(): void {
    if (this.socket) this.socket.onclose = this.socket.onmessage = null
    this.dropQuestions()
    this.socket?.close()
    this.open()
  }

  /** Send a command, and resend it with the same key after each reconnect, until it is answered. */
  command(command: Command): Promise<Answer> {
    const k = newKey()
    const text = JSON.stringify({ ...command, k })
    return new Promise((done) => {
      this.pending.set(k, { text, done })
      this.post(text)
    })
  }

  look(seat: number | null): void {
    const look: Look = { t: 'look', seat }
    this.post(JSON.stringify(look))
  }

  /** Ask the bots not to pause until the player decides again. */
  hurry(): void {
    this.post(JSON.stringify({ t: 'hurry' }))
  }

  /** Show everybody at the table a reaction. */
  react(reaction: Reaction): void {
    this.post(JSON.stringify({ t: 'react', reaction }))
  }

  // Questions: the answer is `null` if the connection is lost.

  preview(question: Asked<Preview>): Promise<Previewed | null> {
    return this.ask('preview', question, 'previewed')
  }

  /** Ask for a hint, and once more if it comes too soon after others: by then it is due. */
  async hint(): Promise<Hinted | null> {
    const first = await this.ask('hint', {}, 'hinted')
    if (first?.why?.code !== 'too_fast') return first
    await new Promise((done) => setTimeout(done, HINT_PAUSE))
    return this.ask('hint', {}, 'hinted')
  }

  understand(question: Asked<Understand>): Promise<Understood | null> {
    return this.ask('understand', question, 'understood')
  }

  private ask<Kind extends Reply['t']>(
    t: string,
    question: object,
    kind: Kind,
  ): Promise<Extract<Reply, { t: Kind }> | null> {
    if (!this.isOpen) return Promise.resolve(null)
    const id = ++this.lastQuestion
    return new Promise((done) => {
      this.questions.set(id, (answer) =>
        done(answer?.t === kind ? (answer as Extract<Reply, { t: Kind }>) : null),
      )
      this.post(JSON.stringify({ t, id, ...question }))
    })
  }

  private get isOpen(): boolean {
    return this.welcomed && this.socket?.readyState === WebSocket.OPEN
  }

  private post(text: string): void {
    if (this.isOpen) this.socket?.send(text)
  }

  /** Questions are not repeated after a reconnect: the table may have changed. */
  private dropQuestions(): void {
    for (const done of this.questions.values()) done(null)
    this.questions.clear()
  }

  private receive(message: FromServer): void {
    this.lastMessageAt = Date.now()
    this.pingedAt = null
    switch (message.t) {
      case 'welcome':
        if (!this.welcomed) this.receiveWelcome()
        break
      case 'ack':
      case 'nack':
        this.receiveAnswer(message)
        return
      case 'previewed':
      case 'hinted':
      case 'understood':
        this.questions.get(message.id)?.(message)
        this.questions.delete(message.id)
        return
      case 'pong':
        return
      case 'bye':
        this.receiveBye(message)
        return
    }
    this.listener.message(message)
  }

  private receiveAnswer(answer: Answer): void {
    if (answer.t === 'nack' && answer.why.code === 'storage') {
      const waiting = this.pending.get(answer.k)
      // Whether the command was stored is unknown: retry with the same key.
      if (waiting) setTimeout(() => this.post(waiting.text), 1000)
      return
    }
    this.pending.get(answer.k)?.done(answer)
    this.pending.delete(answer.k)
  }

  private receiveWelcome(): void {
    this.welcomed = true
    this.failures = 0
    this.pingedAt = null
    this.listener.link('open', null, null)
    for (const { text } of this.pending.values()) this.post(text)
    clearInterval(this.pingTimer)
    this.pingTimer = setInterval(() => this.sendPing(), PING_INTERVAL)
  }

  /**
   * Detect a dead connection within eight seconds: it may never report a close. Only a ping without
   * an answer counts, because the timers of a hidden page may rest for a minute.
   */
  private sendPing(): void {
    const now = Date.now()
    if (this.pingedAt !== null && now - this.pingedAt >= PONG_TIMEOUT) return this.giveUp()
    if (now - this.lastMessageAt < PING_INTERVAL) return
    this.pingedAt ??= now
    this.post(JSON.stringify({ t: 'ping', n: 0 }))
  }

  /** Drop a dead connection at once: the closing handshake would wait for the other side. */
  private giveUp(): void {
    const socket = this.socket
    if (!socket) return
    socket.onclose = socket.onmessage = null
    socket.close()
    void this.handleClose(socket, NO_CLOSE_FRAME)
  }

  private receiveBye(bye: Bye): void {
    if (bye.code in END_REASONS) this.end(END_REASONS[bye.code])
  }

  private end(ending: EndReason): void {
    this.close()
    this.listener.link('ended', null, ending)
  }

  private async handleClose(socket: Wire, code: number): Promise<void> {
    if (this.closed || socket !== this.socket) return
    clearInterval(this.pingTimer)
    this.dropQuestions()
    if (code in END_REASONS) return this.end(END_REASONS[code])
    if (!this.welcomed) {
      const ending = await this.listener.diagnose()
      if (this.closed || socket !== this.socket) return
      if (ending) return this.end(ending)
    }
    const pause =
      code === POLICY_VIOLATION
        ? RATE_LIMIT_PAUSE
        : RETRY_PAUSES[Math.min(this.failures, RETRY_PAUSES.length - 1)]
    const jittered = pause * (0.8 + Math.random() * 0.4)
    this.failures += 1
    this.listener.link('lost', Date.now() + jittered, null)
    this.timer = setTimeout(() => this.open(), jittered)
  }
}
