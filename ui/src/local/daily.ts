/** The daily deals within a transaction: the seed of a day, and how its games ended. */

import { result } from './indexedDb'
import type { Daily, DailyResult } from './tables'

/** A result as Python has it: day, guest, room, place, glory, and whether it counts. */
export type DailyRow = [string, string, string, number, number, boolean]

/** Keep the seed of a day unless it has one; return the one that is kept. */
export async function beginDay(tx: IDBTransaction, wanted: Daily): Promise<string> {
  const days = tx.objectStore('daily')
  const kept = await result<Daily | undefined>(days.get(wanted.day))
  if (!kept) days.add(wanted)
  return (kept ?? wanted).seed
}

/** Keep how a guest did; the first result is kept. */
export async function saveDaily(tx: IDBTransaction, row: DailyRow): Promise<void> {
  const [day, guest, game, place, glory, counted] = row
  const results = tx.objectStore('daily_result')
  const kept = await result<number>(results.count([guest, day]))
  if (!kept) results.add({ day, guest, game, place, glory, counted })
}

/** How a guest did, the latest day first. */
export async function dailiesOf(
  tx: IDBTransaction,
  guest: string,
  limit: number,
): Promise<DailyRow[]> {
  const range = IDBKeyRange.bound([guest, ''], [guest, '\uffff'])
  const found = await result<DailyResult[]>(tx.objectStore('daily_result').getAll(range))
  return found
    .reverse()
    .slice(0, limit)
    .map(({ day, game, place, glory, counted }) => [day, guest, game, place, glory, counted])
}

/** How often each place and glory was reached by what counts, the most glory first. */
export async function dailyScores(
  tx: IDBTransaction,
  day: string,
): Promise<[number, number, number][]> {
  const results = tx.objectStore('daily_result').index('day')
  const found = await result<DailyResult[]>(results.getAll(day))
  const counts = new Map<string, [number, number, number]>()
  for (const { place, glory, counted } of found) {
    if (!counted) continue
    const key = `${glory} ${place}`
    const score = counts.get(key) ?? [place, glory, 0]
    score[2]++
    counts.set(key, score)
  }
  return [...counts.values()].sort((a, b) => b[1] - a[1] || a[0] - b[0])
}
