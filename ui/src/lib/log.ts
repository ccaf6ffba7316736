/** The lines of the log. They stay phrases, so that a change of the language says them all again. */

import type { Ev, Event, Line as Told, Missed, Phrase } from './types'

export type Line = Told & { v: number; takenBack?: boolean }

export function eventsOf(entry: Ev | Missed): Event[] {
  return entry.e.t === 'acted' || entry.e.t === 'started' ? entry.e.events : []
}

/**
 * What a seat reads in a line: the log speaks to whom it is about, and at a shared screen nobody
 * reads the secrets of another seat.
 */
export function readBy(seat: number | null, line: Told | undefined): Phrase | null {
  if (!line) return null
  if (line.you && line.seat === seat) return line.you
  return line.secret && line.seat !== seat ? (line.open ?? null) : line.say
}
