/** Reviews of finished games in the browser's database; see `ethnos.local.store`. */

import { result } from './indexedDb'
import type { Review } from './tables'

/** Game, seat, digest of the record, the review itself, when it is saved, and how many are kept. */
export type ReviewRow = [string, number, string, string, number, number]

/** Keep a review; of all, the latest are kept. */
export async function saveReview(tx: IDBTransaction, row: ReviewRow): Promise<void> {
  const [game, seat, record, body, saved, limit] = row
  const reviews = tx.objectStore('review')
  reviews.put({ game, seat, record, body, saved } satisfies Review)
  const spare = (await result<number>(reviews.count())) - limit
  if (spare <= 0) return
  const oldest = await result<IDBValidKey[]>(reviews.index('saved').getAllKeys(null, spare))
  for (const key of oldest) reviews.delete(key)
}

/** The review of a game for a seat, if it is one of this record. */
export async function reviewOf(
  tx: IDBTransaction,
  game: string,
  seat: number,
  record: string,
): Promise<string | undefined> {
  const found = await result<Review | undefined>(tx.objectStore('review').get([game, seat]))
  return found?.record === record ? found.body : undefined
}
