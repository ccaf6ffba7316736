import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readBy } from './log'
import { recruited, room, seat, table, welcome, you } from './room.fixture'
import { RoomStore } from './room.svelte'
import { settings } from './settings.svelte'
import type { Connection, Listener } from './socket'
import type { Ev, Line as Told } from './types'

describe('a screen shared by two players', () => {
  let store: RoomStore
  let listener: Listener
  const look = vi.fn()

  beforeEach(() => {
    const kept = new Map<string, string>()
    vi.stubGlobal('location', { protocol: 'http:', host: 'test' })
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    vi.stubGlobal('document', { querySelector: () => null })
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    })
    settings.speed = 'off'
    store = new RoomStore('r1', (_, heard) => {
      listener = heard
      return { look } as unknown as Connection
    })
  })
  afterEach(() => vi.unstubAllGlobals())

  const both = { ...you, seats: [0, 1] }
  const turnOf = (to_move: number) => ({ ...table, to_move })
  const drawn: Told = {
    say: { id: 'event-drawn', args: { name: 'Ann', tribe: 'giant', kingdom: 'blue' } },
    seat: 0,
    secret: true,
    open: { id: 'event-drawn-unseen', args: { name: 'Ann' } },
  }
  /** Ann draws a card, and it is Ben's turn. */
  const handed = (): Ev => ({ ...recruited(6), lines: [drawn], table: turnOf(1) })

  it('hides all cards until a player asks for them', () => {
    listener.message(welcome({ you: both }))
    expect(store.screen.looking).toBeNull()
    expect(store.screen.called).toBe(0)
    store.look(0)
    expect(store.screen.looking).toBe(0)
    expect(store.screen.called).toBeNull()
  })

  it('hands over only when the player who has moved says so', () => {
    listener.message(welcome({ you: both }))
    store.look(0)
    listener.message(handed())
    expect(store.screen).toMatchObject({ looking: 0, next: 1, called: null })
    store.screen.hide()
    expect(store.screen).toMatchObject({ looking: null, next: null, called: 1 })
    store.look(1)
    expect(store.screen.looking).toBeNull() // the cards shown are still Ann's
    expect(look).toHaveBeenLastCalledWith(1)
    listener.message(welcome({ v: 6, you: { ...both, viewer: 1 }, table: turnOf(1) }))
    expect(store.screen).toMatchObject({ looking: 1, next: null, called: null })
  })

  it('calls nobody while others move, and nobody whom a bot replaces', () => {
    listener.message(welcome({ you: both, table: turnOf(2) }))
    expect(store.screen).toMatchObject({ looking: null, next: null, called: null })
    const away = { ...seat, standing_in: 'left' as const }
    listener.message(welcome({ you: both, room: { ...room, seats: [away, seat] } }))
    expect(store.screen.called).toBeNull()
  })

  it('shows a secret line to its own seat only, also after a reload', () => {
    listener.message(welcome({ you: both }))
    store.look(0)
    listener.message(handed())
    const again = new RoomStore('r1')
    for (const log of [store.log, again.log]) {
      const read = [0, 1, null].map((reader) => readBy(reader, log[log.length - 1])?.id)
      expect(read).toEqual(['event-drawn', 'event-drawn-unseen', 'event-drawn-unseen'])
    }
    expect(readBy(1, { ...drawn, open: null })).toBeNull()
  })
})
