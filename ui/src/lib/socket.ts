/** The socket of a room: says hello, comes back after a loss, and sends every command exactly once. */

import type { Ack, Bye, FromClient, FromServer, Hinted, Look, Nack, Previewed } from './types'

/** What changes something: it carries a key, so that it happens once however often it is sent. */
type Commands = Extract<FromClient, { k: string }>
type WithoutKey<T> = T extends { k: string } ? Omit<T, 'k'> : never
export type Command = WithoutKey<Commands>
export type Answer = Ack | Nack
/** What a question is answered with; nothing, if the connection is lost meanwhile. */
export type Told = Previewed | Hinted | null

export type Ending = 'gone' | 'not_welcome' | 'signed_out' | 'reload' | 'broken'
export type Link = 'connecting' | 'open' | 'lost' | 'ended'

export type Listener = {
  hello: () => { resume: number | null; seat: number | null }
  message: (message: FromServer) => void
  link: (link: Link, retryAt: number | null, ending: Ending | null) => void
  /** Asked when a connection fails before it was ever open: is there any sense in trying again? */
  diagnose: () => Promise<Ending | null>
}

const ENDINGS: Record<number, Ending> = {
  4000: 'broken',
  4001: 'reload',
  4005: 'signed_out',
  4007: 'not_welcome',
}
const PAUSES = [500, 1000, 2000, 5000]
const TOO_FAST = 1008
const TOO_FAST_PAUSE = 10_000
const PING_EVERY = 20_000
const ANSWER_WITHIN = 10_000

/** 128 random bits, as the protocol advises. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

type Waiting = { text: string; done: (answer: Answer) => void }

/** What a room needs of its socket. */
export type Connection = Pick<RoomSocket, keyof RoomSocket>

export class RoomSocket {
  private socket: WebSocket | null = null
  private pending = new Map<string, Waiting>()
  private questions = new Map<number, (answer: Told) => void>()
  private lastQuestion = 0
  private failures = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private heart: ReturnType<typeof setInterval> | undefined
  private heard = 0
  private greeted = false
  private closed = false

  constructor(
    private readonly address: string,
    private readonly listener: Listener,
  ) {}

  open(): void {
    clearTimeout(this.timer)
    this.listener.link('connecting', null, null)
    const socket = new WebSocket(this.address)
    this.socket = socket
    this.greeted = false
    socket.onopen = () => {
      const { resume, seat } = this.listener.hello()
      socket.send(JSON.stringify({ t: 'hello', proto: 1, resume, seat }))
    }
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as FromServer)
    socket.onclose = (event) => void this.lost(socket, event.code)
  }

  /** Leave for good. */
  close(): void {
    this.closed = true
    clearTimeout(this.timer)
    clearInterval(this.heart)
    this.socket?.close()
  }

  /** Try again now rather than later. */
  retry(): void {
    if (this.closed || this.socket?.readyState === WebSocket.OPEN) return
    this.failures = 0
    this.again()
  }

  /** Something was missed: come back and be told. */
  again(): void {
    if (this.socket) this.socket.onclose = this.socket.onmessage = null
    this.forget()
    this.socket?.close()
    this.open()
  }

  /** Send a command until it is answered, across lost connections, always under the same key. */
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

  preview(question: { cards: string[] } | { a: string }): Promise<Told> {
    return this.ask('preview', question)
  }

  hint(): Promise<Told> {
    return this.ask('hint', {})
  }

  private ask(t: string, question: object): Promise<Told> {
    if (!this.reached) return Promise.resolve(null)
    const id = ++this.lastQuestion
    return new Promise((done) => {
      this.questions.set(id, done)
      this.post(JSON.stringify({ t, id, ...question }))
    })
  }

  private get reached(): boolean {
    return this.greeted && this.socket?.readyState === WebSocket.OPEN
  }

  private post(text: string): void {
    if (this.reached) this.socket?.send(text)
  }

  /** What was asked over a lost connection is not asked again: the table may look different. */
  private forget(): void {
    for (const done of this.questions.values()) done(null)
    this.questions.clear()
  }

  private hear(message: FromServer): void {
    this.heard = Date.now()
    switch (message.t) {
      case 'welcome':
        if (!this.greeted) this.welcomed()
        break
      case 'ack':
      case 'nack':
        this.answered(message)
        return
      case 'previewed':
      case 'hinted':
        this.questions.get(message.id)?.(message)
        this.questions.delete(message.id)
        return
      case 'pong':
        return
      case 'bye':
        this.parted(message)
        return
    }
    this.listener.message(message)
  }

  private answered(answer: Answer): void {
    if (answer.t === 'nack' && answer.why.code === 'storage') {
      const waiting = this.pending.get(answer.k)
      if (waiting) setTimeout(() => this.post(waiting.text), 1000) // nothing is certain: again
      return
    }
    this.pending.get(answer.k)?.done(answer)
    this.pending.delete(answer.k)
  }

  private welcomed(): void {
    this.greeted = true
    this.failures = 0
    this.listener.link('open', null, null)
    for (const { text } of this.pending.values()) this.post(text)
    clearInterval(this.heart)
    this.heart = setInterval(() => this.beat(), PING_EVERY)
  }

  /** A connection can die without a word; ask now and then whether somebody is there. */
  private beat(): void {
    if (Date.now() - this.heard > PING_EVERY + ANSWER_WITHIN) this.socket?.close()
    else this.post(JSON.stringify({ t: 'ping', n: 0 }))
  }

  private parted(bye: Bye): void {
    if (bye.code in ENDINGS) this.end(ENDINGS[bye.code])
  }

  private end(ending: Ending): void {
    this.close()
    this.listener.link('ended', null, ending)
  }

  private async lost(socket: WebSocket, code: number): Promise<void> {
    if (this.closed || socket !== this.socket) return
    clearInterval(this.heart)
    this.forget()
    if (code in ENDINGS) return this.end(ENDINGS[code])
    if (!this.greeted) {
      const ending = await this.listener.diagnose()
      if (this.closed || socket !== this.socket) return
      if (ending) return this.end(ending)
    }
    const pause =
      code === TOO_FAST ? TOO_FAST_PAUSE : PAUSES[Math.min(this.failures, PAUSES.length - 1)]
    const jittered = pause * (0.8 + Math.random() * 0.4)
    this.failures += 1
    this.listener.link('lost', Date.now() + jittered, null)
    this.timer = setTimeout(() => this.open(), jittered)
  }
}
