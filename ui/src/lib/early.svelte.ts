/** What a player chooses before the own turn: it is kept, and done as soon as the turn begins. */

import { isSameAction, type Action } from './action'
import type { RoomStore } from './room.svelte'
import type { Refused } from './types'

/** When the turn begins without what was chosen: somebody else has taken the card. */
export const NO_LONGER: Refused = {
  code: 'stale',
  say: { id: 'play-early-gone', args: {} },
  clause: null,
  reason: '',
}

export class EarlyChoice {
  action = $state.raw<Action | null>(null)
  /** Whether the cards selected then are to be played as a band. */
  band = $state(false)

  constructor(private readonly store: RoomStore) {}

  /** Whether the player waits for others, and may choose already. */
  open = $derived.by(() => {
    const { behind, mine, room, screen } = this.store
    const here = mine !== null && screen.looking === mine.seat && screen.next === null
    return here && room?.status === 'playing' && (behind || mine.choices === null)
  })

  /** Whether only bots are waited for: they can be hurried. */
  waits = $derived.by(() => this.open && !this.store.mine?.choices && this.store.patience.alone)

  allows(action: Action): boolean {
    return this.open && (action.kind === 'draw' || action.kind === 'take')
  }

  /** Choose an action for the turn to come; the same one again takes the choice back. */
  choose(action: Action): void {
    this.action = isSameAction(this.action, action) ? null : action
    this.band = false
  }

  /** Choose to play the selected cards; once more takes it back. */
  chooseBand(): void {
    this.action = null
    this.band = !this.band
  }

  /** Return the choice once. */
  take(): Action | 'band' | null {
    const chosen = this.band ? 'band' : this.action
    this.action = null
    this.band = false
    return chosen
  }
}
