/** What the others did since the player's own last move: it stays marked until the next one. */

import { eventsOf } from './log'
import { durationOf, planFlights } from './motion.svelte'
import type { Ev, Event, Phrase } from './types'

type Deed = { seat: number; events: Event[]; lines: Phrase[] }
/** One line for each player: what is said, and the cards taken from the pool. */
export type Round = { seat: number; lines: Phrase[]; cards: string[] }

/** Between the flights of two deeds that are shown again, in ms. */
const GAP = 250

export class Trace {
  private deeds = $state.raw<Deed[]>([])
  private timer: ReturnType<typeof setTimeout> | undefined

  /** Take note of an entry; the player's own move begins a new round. */
  note(ev: Ev, own: boolean): void {
    if (own || ev.e.t === 'started') this.forget()
    else if (ev.e.t === 'undone') this.deeds = this.deeds.slice(0, -ev.e.actions)
    else if (ev.e.t === 'acted') {
      const { seat } = ev.e
      const lines = ev.lines.filter((line) => line.seat === seat).map((line) => line.say)
      this.deeds = [...this.deeds, { seat, events: eventsOf(ev), lines }]
    }
  }

  forget(): void {
    clearTimeout(this.timer)
    this.deeds = []
  }

  rounds = $derived.by((): Round[] => {
    const seats = [...new Set(this.deeds.map((deed) => deed.seat))]
    return seats.map((seat) => {
      const own = this.deeds.filter((deed) => deed.seat === seat)
      const events = own.flatMap((deed) => deed.events)
      const cards = events.flatMap((event) =>
        event.type === 'CardRecruited' && event.card ? [event.card] : [],
      )
      return { seat, lines: own.flatMap((deed) => deed.lines), cards }
    })
  })
  private events = $derived.by(() => this.deeds.flatMap((deed) => deed.events))

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
      const events = deed.events.filter((event) => event.type !== 'PoolTurnedUp')
      const plan = planFlights(events, viewer, true)
      const ms = durationOf(events)
      plan.measure(ms)
      plan.launch()
      this.timer = setTimeout(() => show(rest), ms + GAP)
    }
    show(this.deeds)
  }
}
