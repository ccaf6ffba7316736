/** What the others did since the player's own last move: it stays marked until the next one. */

import { eventsOf, readBy } from './log'
import { durationOf, planFlights } from './motion.svelte'
import type { Ev, Event, Line, Missed, Phrase, You } from './types'

type Seen = { you: You | null; screen: { looking: number | null } }
/** `own`: decided at this screen, not by a stand-in. */
type Deed = { v: number; seat: number; own: boolean; events: Event[]; lines: Line[] }
/** One line for each player: what is said, and the cards taken from the pool. */
export type Round = { seat: number; lines: Phrase[]; cards: string[] }

/** Between the flights of two deeds that are shown again, in ms. */
const GAP = 250

export class Trace {
  /** All of them, as far as this page has seen the game: a move may be taken back. */
  private deeds = $state.raw<Deed[]>([])
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly store: Seen) {}

  /** Take note of an entry; return whether it is a move made at this screen. */
  note(entry: Ev | Missed): boolean {
    const { v, e, lines } = entry
    const seats = this.store.you?.seats ?? []
    if (e.t === 'started') this.forget()
    if (e.t === 'undone') this.deeds = this.deeds.slice(0, -e.actions)
    if (e.t !== 'acted' || !seats.length) return false
    const { seat, by } = e
    const own = by === 'player' && seats.includes(seat)
    const told = lines.filter((line) => line.seat === seat)
    this.deeds = [...this.deeds, { v, seat, own, events: eventsOf(entry), lines: told }]
    return own
  }

  forget(): void {
    clearTimeout(this.timer)
    this.deeds = []
  }

  /** The version after which the last round begins for each at this screen; `null` if it has not. */
  get since(): number | null {
    const ends = (this.store.you?.seats ?? []).map((seat) => lastOf(seat, this.deeds))
    const first = this.deeds.at(Math.min(...ends) + 1)
    return first ? first.v - 1 : null
  }

  private shown = $derived.by(() => {
    const viewer = this.store.screen.looking
    return viewer === null ? [] : this.deeds.slice(lastOf(viewer, this.deeds) + 1)
  })
  private events = $derived.by(() => this.shown.flatMap((deed) => deed.events))

  rounds = $derived.by((): Round[] => {
    const viewer = this.store.screen.looking
    const seats = [...new Set(this.shown.map((deed) => deed.seat))]
    return seats.map((seat) => {
      const own = this.shown.filter((deed) => deed.seat === seat)
      const events = own.flatMap((deed) => deed.events)
      const cards = events.flatMap((event) =>
        event.type === 'CardRecruited' && event.card ? [event.card] : [],
      )
      const lines = own.flatMap((deed) => deed.lines).flatMap((line) => readBy(viewer, line) ?? [])
      return { seat, lines, cards }
    })
  })

  /** Whether a player has placed a marker in a kingdom. */
  placed(kingdom: string, seat: number): boolean {
    return this.events.some(
      (event) => event.type === 'MarkerPlaced' && event.seat === seat && event.kingdom === kingdom,
    )
  }

  /** How many bands a player has played. */
  bands(seat: number): number {
    return this.events.filter((event) => event.type === 'BandPlayed' && event.seat === seat).length
  }

  /** Show the flights once more, one deed after the other. */
  replay(viewer: number | null): void {
    clearTimeout(this.timer)
    const show = ([deed, ...rest]: Deed[]): void => {
      if (!deed) return
      const events = deed.events.flatMap((event) => seenBy(viewer, event) ?? [])
      const plan = planFlights(events, viewer, true)
      const ms = durationOf(events)
      plan.measure(ms)
      plan.launch()
      this.timer = setTimeout(() => show(rest), ms + GAP)
    }
    show(this.shown)
  }
}

function lastOf(seat: number, deeds: Deed[]): number {
  return deeds.findLastIndex((deed) => deed.own && deed.seat === seat)
}

/** An event as it is shown again: at a shared screen, it may have come with another's secret. */
function seenBy(viewer: number | null, event: Event): Event | null {
  if (event.type === 'PoolTurnedUp') return null
  const hides = event.type === 'CardDrawn' || event.type === 'CardDealt'
  return hides && event.seat !== viewer ? { ...event, card: null } : event
}
