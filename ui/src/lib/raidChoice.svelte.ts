/** The spaces of the orc board that the player selects for a raid. */

import { isSameAction, type Action } from './action'
import type { Kingdom } from './types'

export class RaidChoice {
  spaces = $state<Kingdom[]>([])

  /** `offered` reads the actions that are possible now. */
  constructor(private readonly offered: () => Action[]) {}

  /** The raid on the selected spaces, if it is allowed. */
  action = $derived.by((): Action | null => {
    const raid: Action = { kind: 'raid', spaces: this.spaces }
    const allowed = this.offered().some((one) => isSameAction(one, raid))
    return this.spaces.length && allowed ? raid : null
  })

  toggle(kingdom: Kingdom): void {
    const rest = this.spaces.filter((other) => other !== kingdom)
    this.spaces = this.spaces.includes(kingdom) ? rest : [...rest, kingdom]
  }
}
