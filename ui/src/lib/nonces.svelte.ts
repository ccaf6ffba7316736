/** A player's own part of the shuffle, added to seats that were taken without one. */

import { nonce } from './nonce'
import type { RoomStore } from './room.svelte'

/** Add a nonce to each own seat that has none, as those of a host and of a rematch. */
export function addNonces(room: () => RoomStore): void {
  const contributed: number[] = []
  $effect(() => {
    const store = room()
    for (const seat of store.you?.seats ?? []) {
      const taken = store.room?.seats[seat]
      if (!taken || taken.nonce || contributed.includes(seat)) continue
      contributed.push(seat)
      void store.send({ t: 'sit', seat, name: taken.name, nonce: nonce() })
    }
  })
}
