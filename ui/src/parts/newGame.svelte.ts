/** The options of the last new game, kept in localStorage. Default: the beginner tribes. */

export type TribeChoice = 'beginner' | 'random' | string[]
export type NewGame = { players: number; bot: string; tribes: TribeChoice }

const KEY = 'ethnos-table'
const FIRST: NewGame = { players: 4, bot: 'novice', tribes: 'beginner' }

function load(): NewGame | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as NewGame | null
  } catch {
    return null // storage is blocked, or holds something else
  }
}

export const newGame = $state<NewGame>({ ...FIRST, ...load() })

export function saveNewGame(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(newGame))
  } catch {
    // Storage is blocked; the choice holds until the page is left.
  }
}
