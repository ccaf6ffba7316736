/** The table a player last asked for, kept in this browser. Newcomers get the tribes for a first game. */

export type TribeWish = 'beginner' | 'random' | string[]
export type Wish = { players: number; bot: string; tribes: TribeWish }

const KEY = 'ethnos-table'
const FIRST: Wish = { players: 4, bot: 'novice', tribes: 'beginner' }

function load(): Wish | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as Wish | null
  } catch {
    return null // a private window, or something else wrote there
  }
}

const kept = load()
export const wish = $state<Wish>({ ...FIRST, ...kept })
/** Whether this browser has sat at a table before; only then the server is asked about its games. */
export const visitor = $state({ known: kept !== null })

export function remember(): void {
  visitor.known = true
  try {
    localStorage.setItem(KEY, JSON.stringify(wish))
  } catch {
    // Nothing can be remembered here; it still holds for this visit.
  }
}
