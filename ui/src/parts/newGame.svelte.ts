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

export const wish = $state<Wish>({ ...FIRST, ...load() })

export function remember(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(wish))
  } catch {
    // Nothing can be remembered here; it still holds for this visit.
  }
}
