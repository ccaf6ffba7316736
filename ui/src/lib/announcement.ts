/** A dragon or the end of an age, shown over the whole table for `ms`. */

import { eventsOf, readBy } from './log'
import type { Ev, Phrase } from './types'

export type Announcement = { lines: Phrase[]; final: boolean; dragons: number; ms: number }

/** What is announced of an entry to whoever is looking. */
export function announcementOf(ev: Ev, looking: number | null, ms: number): Announcement | null {
  const dragon = eventsOf(ev).findLast((event) => event.type === 'DragonRevealed')
  if (!dragon) return null
  const drawn = ev.lines.findLast((line) => line.kind === 'dragon')
  const ended = ev.lines.find((line) => line.kind === 'age_end')
  const lines = [drawn, ended].flatMap((line) => readBy(looking, line) ?? [])
  return { lines, final: ended !== undefined, dragons: dragon.number, ms }
}
