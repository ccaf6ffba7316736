/** The lines of the log for each entry from the server. */

import { phrase, type Phrase } from './i18n.svelte'
import { tellWithSeats } from './talk'
import type { Ev, Event, Missed, RoomInfo } from './types'

/** A line of the log; `seat` is the player whose piece is shown with it. */
export type Line = {
  v: number
  seat: number | null
  dragon: boolean
  what: Phrase
  takenBack?: boolean
}

export function eventsOf(entry: Ev | Missed): Event[] {
  return entry.e.t === 'acted' || entry.e.t === 'started' ? entry.e.events : []
}

/** The log lines of an entry. */
export function linesOf(entry: Ev | Missed, names: string[], room: RoomInfo | null): Line[] {
  const { e, v } = entry
  const line = (what: Phrase, seat: number | null = null): Line => ({
    v,
    seat,
    dragon: false,
    what,
  })
  switch (e.t) {
    case 'started':
    case 'acted':
      return eventLines(v, e.events, names)
    case 'undo_asked':
      return [line(phrase('log-undo-asked', { name: names[e.seat] }), e.seat)]
    case 'undo_answered':
      return [
        line(
          phrase('log-undo-answered', { name: names[e.seat], yes: e.yes ? 'yes' : 'no' }),
          e.seat,
        ),
      ]
    case 'undone':
      return [line(phrase('log-undone', { name: names[e.seat] }), e.seat)]
    case 'stand_in_changed':
      return [
        line(phrase('log-stand-in', { name: names[e.seat], why: e.why ?? 'back' }), e.seat),
      ]
    case 'sat':
      return room?.status === 'lobby'
        ? [line(phrase('log-sat', { name: names[e.seat] || e.name }), e.seat)]
        : []
    default:
      return []
  }
}

/** The log lines of events, in a live game and in a replay. */
export function eventLines(v: number, events: readonly Event[], names: readonly string[]): Line[] {
  return tellWithSeats(events, names).map(({ what, seat }) => ({
    v,
    seat,
    dragon: what.id === 'event-dragon' || what.id === 'event-age-ended',
    what,
  }))
}
