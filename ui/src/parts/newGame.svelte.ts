/** The options of the last new game, kept in localStorage. Default: the beginner tribes. */

import type { Catalog, RoomOptions } from '../lib/types'

export type Mood = Catalog['moods'][number]
/** Tribes by name, or how they are chosen: `beginner`, `random`, or one of the catalogue's moods. */
export type TribeChoice = NonNullable<RoomOptions['tribes']>
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

/** The way in which tribes are chosen. */
export function wayOf(tribes: TribeChoice): string {
  if (Array.isArray(tribes)) return 'own'
  return tribes === 'beginner' || tribes === 'random' ? tribes : 'mood'
}

export const newGame = $state<NewGame>({ ...FIRST, ...load() })

export function saveNewGame(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(newGame))
  } catch {
    // Storage is blocked; the choice holds until the page is left.
  }
}
