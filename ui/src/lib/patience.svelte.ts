/** How long the player waits for others: the pace of the bots, of the flights, and of both at once. */

import { eventsOf } from './log'
import { motionReduced, settings } from './settings.svelte'
import type { Connection } from './socket'
import type { BotPace, Ev, Mine, RoomInfo, You } from './types'

type Waits = { room: RoomInfo | null; you: You | null; mine: Mine | null; socket: Connection }

const PACES = { off: 0, slow: 1.8, normal: 1, fast: 0.45 }
const BOT_PACES: Record<BotPace, number> = { normal: 1, quick: 0.5, instant: 0 }

export class Patience {
  /** Whether the player has asked to see nothing before the own turn. */
  private lost = $state(false)

  constructor(private readonly store: Waits) {}

  /** Whether nobody else plays except bots: only then is there nobody to wait for. */
  alone = $derived.by(() => {
    const { room, you } = this.store
    const bots = room?.seats.some((seat) => seat.kind === 'bot') ?? false
    const others = room?.seats.some((seat, n) => seat.kind === 'human' && !you?.seats.includes(n))
    return bots && !others && room?.status === 'playing'
  })
  /** How fast the bots of this room play. */
  bots = $derived.by((): BotPace => (this.alone && this.store.room?.options.bot_pace) || 'normal')

  /** The factor on the duration of every flight. */
  get pace(): number {
    return this.lost || motionReduced() ? 0 : PACES[settings.speed]
  }

  /** The factor on the flights of one entry: those of bots keep up with their pace. */
  share(ev: Ev): number {
    const acted = ev.e.t === 'acted' && ev.e.by !== 'player'
    if (!acted) return 1
    const dragon = eventsOf(ev).some((event) => event.type === 'DragonRevealed')
    return Math.max(BOT_PACES[this.bots], dragon ? 0.5 : 0) // a dragon is always seen
  }

  /** Wait no longer, until the player decides again. */
  lose(): void {
    if (!this.alone || this.store.mine?.choices) return
    this.lost = true
    this.store.socket.hurry()
  }

  regain(): void {
    this.lost = false
  }
}
