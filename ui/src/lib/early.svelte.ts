/** What a player chooses before the own turn: it is kept, and done as soon as the turn begins. */

import { isSameAction, type Action } from './action'
import type { RoomStore } from './room.svelte'

export class EarlyChoice {
  action = $state.raw<Action | null>(null)

  constructor(private readonly store: RoomStore) {}

  /** Whether the player waits for others, and may choose already. */
  open = $derived.by(() => {
    const { behind, mine, room, screen } = this.store
    const here = mine !== null && screen.looking === mine.seat && screen.next === null
    return here && room?.status === 'playing' && (behind || mine.choices === null)
  })

  allows(action: Action): boolean {
    return this.open && (action.kind === 'draw' || action.kind === 'take')
  }

  /** Choose an action for the turn to come; the same one again takes the choice back. */
  choose(action: Action): void {
    this.action = isSameAction(this.action, action) ? null : action
  }

  /** Return the choice once. */
  take(): Action | null {
    const { action } = this
    this.action = null
    return action
  }
}
