/** Several players at one screen: who is looking at it, and to whom it is handed over. */

import type { RoomInfo, Table, You } from './types'

type Seen = { you: You | null; room: RoomInfo | null; table: Table | null }

export class SharedScreen {
  /** The seat whose player has asked to see the cards. */
  private shown = $state<number | null>(null)

  constructor(private readonly store: Seen) {}

  private shared = $derived.by(
    () => (this.store.you?.seats.length ?? 0) > 1 && this.store.room?.status === 'playing',
  )
  /** The seat that must decide now and is played at this screen. */
  private deciding = $derived.by(() => {
    const { table, you, room } = this.store
    if (!table || !you?.seats.includes(table.to_move)) return null
    return room?.seats[table.to_move].standing_in ? null : table.to_move
  })
  /** The seat whose player is looking; `null` for spectators, and while all cards are hidden. */
  looking = $derived.by(() => {
    const viewer = this.store.you?.viewer ?? null
    return this.shared && this.shown !== viewer ? null : viewer
  })
  /** Whether all cards are hidden, because nobody has asked to see them yet. */
  hidden = $derived.by(() => this.shared && this.looking === null)
  /** The seat that decides next, while another player has yet to hand over to it. */
  next = $derived.by(() =>
    this.shared && this.looking !== null && this.deciding !== this.looking ? this.deciding : null,
  )
  /** The seat that decides next, while all cards are hidden until its player asks for them. */
  called = $derived.by(() => (this.hidden ? this.deciding : null))

  /** The player of a seat wants to see the cards; they appear with the view of that seat. */
  show(seat: number): void {
    this.shown = seat
  }

  /** Hide all cards before the screen is handed over. */
  hide(): void {
    this.shown = null
  }
}
