import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { settings } from './settings.svelte'
import type { Line } from './log'
import { RoomStore } from './room.svelte'
import { free, NOTHING_TO_UNDO, recruited, room, welcome, you } from './room.fixture'
import { PROTOCOL, type Ev } from './types'

/** The other end of the socket. */
class FakeSocket {
  static all: FakeSocket[] = []
  static OPEN = 1
  readyState = 1
  sent: Record<string, unknown>[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  constructor() {
    FakeSocket.all.push(this)
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }
  close(): void {
    this.readyState = 3
    this.onclose?.({ code: 1000 })
  }
  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  static get last(): FakeSocket {
    return FakeSocket.all[FakeSocket.all.length - 1]
  }
}

describe('a room', () => {
  let store: RoomStore
  let kept: Map<string, string>

  beforeEach(() => {
    vi.useFakeTimers()
    kept = new Map()
    vi.stubGlobal('location', { protocol: 'http:', host: 'test' })
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    vi.stubGlobal('document', { querySelector: () => null })
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    })
    vi.stubGlobal('WebSocket', FakeSocket)
    FakeSocket.all = []
    settings.speed = 'off'
    store = new RoomStore('r1')
    store.open()
    FakeSocket.last.onopen?.()
  })
  afterEach(() => {
    store.close()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('sends a hello and adopts the welcome', () => {
    expect(FakeSocket.last.sent[0]).toMatchObject({ t: 'hello', proto: PROTOCOL })
    FakeSocket.last.says(welcome())
    expect(store.link).toBe('open')
    expect(store.v).toBe(5)
    expect(store.hand.map((held) => held.card)).toEqual(['orc:blue'])
  })

  it('applies an entry and appends it to the log', () => {
    FakeSocket.last.says(welcome())
    const before = store.hand[0].id
    FakeSocket.last.says(recruited(6))
    expect(store.v).toBe(6)
    expect(store.hand.map((held) => held.card)).toEqual(['orc:blue', 'elf:red'])
    expect(store.hand[0].id).toBe(before)
    expect(store.pool).toEqual([])
    expect(store.log.map((line) => line.say.id)).toEqual(['event-recruited'])
  })

  it('keeps the fields of the table that an entry does not change', () => {
    FakeSocket.last.says(welcome())
    const { pool, ...rest } = store.table ?? {}
    expect(pool).not.toEqual([])
    FakeSocket.last.says(recruited(6))
    expect(store.table).toEqual({ ...rest, pool: [] })
  })

  it('shows queued entries in order, each for its duration', () => {
    settings.speed = 'normal'
    FakeSocket.last.says(welcome())
    FakeSocket.last.says(recruited(6))
    FakeSocket.last.says(recruited(7, 'orc:grey'))
    expect(store.v).toBe(6)
    expect(store.busy).toBe(true)
    vi.advanceTimersByTime(500)
    expect(store.v).toBe(7)
    vi.advanceTimersByTime(500)
    expect(store.busy).toBe(false)
  })

  it('knows whether undo is possible before the queue has shown the entry', () => {
    settings.speed = 'normal'
    FakeSocket.last.says(welcome({ mine: free }))
    expect(store.noUndo).toBeNull()
    FakeSocket.last.says(recruited(6))
    FakeSocket.last.says({ ...recruited(7), mine: free })
    expect(store.busy).toBe(true)
    expect(store.noUndo).toBeNull()
    FakeSocket.last.says(recruited(8))
    expect(store.noUndo).toEqual(NOTHING_TO_UNDO)
  })

  it('reconnects with resume after a gap in the versions', () => {
    FakeSocket.last.says(welcome())
    FakeSocket.last.says(recruited(9))
    expect(FakeSocket.all).toHaveLength(2)
    FakeSocket.last.onopen?.()
    expect(FakeSocket.last.sent[0]).toMatchObject({ t: 'hello', resume: 5 })
    expect(store.v).toBe(5)
  })

  it('resends a command with the same key after a reconnect', async () => {
    FakeSocket.last.says(welcome())
    const answer = store.send({ t: 'act', v: 5, a: 'draw' })
    const first = FakeSocket.last.sent.find((message) => message.t === 'act')
    FakeSocket.last.close()
    expect(store.link).toBe('lost')
    await vi.advanceTimersByTimeAsync(2000)
    expect(FakeSocket.all).toHaveLength(2)
    FakeSocket.last.onopen?.()
    FakeSocket.last.says(welcome({ resumed: true }))
    const again = FakeSocket.last.sent.find((message) => message.t === 'act')
    expect(again).toEqual(first)
    FakeSocket.last.says({ t: 'ack', k: first?.k, v: 6 })
    expect(await answer).toBeNull()
  })

  it('appends missed entries to the log without animation', () => {
    const { e, lines } = recruited(5)
    const missed = { v: 5, at: 0, e, lines }
    FakeSocket.last.says(welcome({ resumed: true, missed: [missed] }))
    expect(store.log).toHaveLength(1)
    expect(store.busy).toBe(false)
  })

  it('restores the log after a reload and resumes from it', () => {
    FakeSocket.last.says(welcome())
    FakeSocket.last.says(recruited(6))
    const again = new RoomStore('r1')
    again.open()
    FakeSocket.last.onopen?.()
    expect(FakeSocket.last.sent[0]).toMatchObject({ resume: 6 })
    expect(again.log).toHaveLength(1)
    again.close()
  })

  it('marks undone actions in the log, also after a reload', () => {
    const struck = (log: Line[]) => log.filter((line) => line.takenBack).map((line) => line.v)
    const undone = (v: number): Ev => ({
      ...recruited(v),
      e: { t: 'undone', seat: 0, actions: 1 },
      lines: [{ say: { id: 'log-undone', args: { name: 'Ann' } }, seat: 0 }],
    })
    FakeSocket.last.says(welcome())
    for (const entry of [recruited(6), recruited(7), undone(8)]) FakeSocket.last.says(entry)
    expect(struck(store.log)).toEqual([7])
    const again = new RoomStore('r1')
    again.open()
    FakeSocket.last.onopen?.()
    FakeSocket.last.says(welcome({ v: 8, resumed: true }))
    FakeSocket.last.says(undone(9))
    expect(struck(again.log)).toEqual([6, 7])
    expect(again.log.map((line) => line.say.id).slice(-2)).toEqual(['log-undone', 'log-undone'])
    again.close()
  })

  it('marks nothing when it is unknown which actions were undone', () => {
    const undone: Ev = { ...recruited(300), e: { t: 'undone', seat: 0, actions: 1 } }
    FakeSocket.last.says(welcome())
    FakeSocket.last.says(recruited(6))
    FakeSocket.last.says(welcome({ v: 6 })) // another seat at the same screen: nothing was missed
    FakeSocket.last.says({ ...undone, v: 7 })
    expect(store.log[0].takenBack).toBe(true)
    FakeSocket.last.says(recruited(8))
    FakeSocket.last.says(welcome({ v: 299 }))
    FakeSocket.last.says(undone)
    expect(store.log.filter((line) => line.takenBack).map((line) => line.v)).toEqual([6])
  })

  it('keeps the last round through sleep and reload', () => {
    const moves = (room: RoomStore) => room.trace.rounds.map(({ seat, cards }) => [seat, ...cards])
    FakeSocket.last.says(welcome())
    FakeSocket.last.says(recruited(6))
    expect(moves(store)).toEqual([])
    store.socket.sleep()
    store.socket.retry()
    FakeSocket.last.onopen?.()
    FakeSocket.last.says(welcome({ v: 7, resumed: true, missed: [recruited(7, 'orc:grey', 1)] }))
    expect(moves(store)).toEqual([[1, 'orc:grey']])
    const again = new RoomStore('r1')
    again.open()
    FakeSocket.last.onopen?.()
    expect(FakeSocket.last.sent[0]).toMatchObject({ resume: 6 })
    FakeSocket.last.says(welcome({ v: 7, resumed: true, missed: [recruited(7, 'orc:grey', 1)] }))
    expect(moves(again)).toEqual([[1, 'orc:grey']])
    expect(again.log).toHaveLength(2)
    again.close()
  })

  it('shows the last round again when the own move is taken back', () => {
    FakeSocket.last.says(welcome())
    FakeSocket.last.says(recruited(6, 'orc:grey', 1))
    FakeSocket.last.says(recruited(7))
    expect(store.trace.rounds).toEqual([])
    FakeSocket.last.says({ ...recruited(8), e: { t: 'undone', seat: 0, actions: 1 } })
    expect(store.trace.rounds).toMatchObject([{ seat: 1, cards: ['orc:grey'] }])
  })

  it('shows each player at one screen what happened since their own last move', () => {
    const looker = { ...you, seats: [0, 1] }
    FakeSocket.last.says(welcome({ you: looker }))
    store.look(0)
    FakeSocket.last.says(recruited(6))
    expect(store.trace.rounds).toEqual([])
    FakeSocket.last.says(welcome({ v: 6, you: { ...looker, viewer: 1 } }))
    store.look(1)
    expect(store.trace.rounds).toMatchObject([{ seat: 0, cards: ['elf:red'] }])
    FakeSocket.last.says(recruited(7, 'orc:grey', 1))
    expect(store.trace.rounds).toEqual([])
  })

  it('asks for the latest entries when it comes late to a long game', () => {
    FakeSocket.last.says(welcome({ v: 400 }))
    FakeSocket.last.onopen?.()
    expect(FakeSocket.last.sent[0]).toMatchObject({ resume: 250 })
    const missed = [recruited(399, 'elf:red', 1), recruited(400, 'orc:grey', 1)]
    FakeSocket.last.says(welcome({ v: 400, resumed: true, missed }))
    expect(store.log).toHaveLength(2)
    expect(FakeSocket.all).toHaveLength(2)
  })

  it('has the log of a game that is over from its record alone', () => {
    vi.stubGlobal('fetch', () => new Promise(() => undefined))
    FakeSocket.last.says(welcome({ v: 400, room: { ...room, status: 'finished' } }))
    expect(FakeSocket.all).toHaveLength(1)
  })

  it('keeps one log per tab and shows it in no other room', () => {
    FakeSocket.last.says(welcome())
    FakeSocket.last.says(recruited(6))
    const next = new RoomStore('r2')
    expect(next.log).toEqual([])
    next.open()
    FakeSocket.last.onopen?.()
    FakeSocket.last.says(welcome())
    expect(kept.size).toBe(1)
    next.close()
  })

  it('stops reconnecting after a final close code', () => {
    FakeSocket.last.says(welcome())
    FakeSocket.last.onclose?.({ code: 4005 })
    expect(store.ending).toBe('signed_out')
    vi.advanceTimersByTime(60_000)
    expect(FakeSocket.all).toHaveLength(1)
  })

  it('gives up a silent connection within eight seconds, without a close event', () => {
    FakeSocket.last.says(welcome())
    FakeSocket.last.close = () => undefined // the other side does not take part in closing
    vi.advanceTimersByTime(4000)
    expect(store.link).toBe('open')
    vi.advanceTimersByTime(4000)
    expect(store.link).not.toBe('open')
  })

  it('keeps a quiet connection whose pings are answered', () => {
    FakeSocket.last.says(welcome())
    for (let second = 0; second < 60; second++) {
      vi.advanceTimersByTime(1000)
      if (FakeSocket.last.sent.at(-1)?.t === 'ping')
        FakeSocket.last.says({ t: 'pong', n: 0, now: 0 })
    }
    expect(FakeSocket.all).toHaveLength(1)
    expect(store.link).toBe('open')
  })
})
