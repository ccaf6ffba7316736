/** The table a player last asked for, kept in this browser. Newcomers get the tribes for a first game. */

export type TribeChoice = 'beginner' | 'random' | string[]
export type NewGame = { players: number; bot: string; tribes: TribeChoice }

const KEY = 'ethnos-table'
const FIRST: NewGame = { players: 4, bot: 'novice', tribes: 'beginner' }

function load(): NewGame | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as NewGame | null
  } catch {
    return null // a private window, or something else wrote there
  }
}

export const newGame = $state<NewGame>({ ...FIRST, ...load() })

export function saveNewGame(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(newGame))
  } catch {
    // Nothing can be remembered here; it still holds for this visit.
  }
}
