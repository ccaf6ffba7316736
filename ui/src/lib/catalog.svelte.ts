/** The server's catalogue: what can be chosen, and the numbers printed on the pieces. */

import { api } from './api'
import type { Catalog } from './types'

let known = $state.raw<Catalog | null>(null)
let request: Promise<void> | null = null

/** The catalogue, `null` until it has arrived. It is asked for once. */
export function catalog(): Catalog | null {
  if (!known) void loadCatalog()
  return known
}

/** Ask for the catalogue, unless it is known or on its way. */
export function loadCatalog(): Promise<void> {
  request ??= api.catalog().then(
    (answer) => void (known = answer),
    () => void (request = null), // whoever needs it next asks again
  )
  return request
}

/** The possible numbers of players; before the catalogue is known only the one that is chosen. */
export function playerCounts(chosen: number): number[] {
  return known ? Object.keys(known.tribes_in_play).map(Number) : [chosen]
}
