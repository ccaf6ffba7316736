/** What the parts of the table look at: a live room, or one step of a replay. */

import { getContext, setContext } from 'svelte'
import type { Held } from './cards'
import type { Line } from './room.svelte'
import type { Turn } from './turn.svelte'
import type { Kingdom, Results, SeatInfo, Table } from './types'

export type Scene = {
  readonly table: Table
  readonly names: string[]
  /** The seat looked from; `null` for somebody who watches. */
  readonly viewer: number | null
  readonly hand: Held[]
  readonly pool: Held[]
  readonly results: Results
  readonly seats: SeatInfo[]
  readonly online: number[]
  readonly log: Line[]
  /** The version up to which the log is old news. */
  readonly seen: number
  /** The kingdom that a walk through the scores has come to. */
  readonly lit: Kingdom | null
  /** What the player is about to do; `null` where nothing can be done. */
  readonly turn: Turn | null
}

const KEY = Symbol('scene')

export function setScene(scene: Scene): void {
  setContext(KEY, scene)
}

export function getScene(): Scene {
  return getContext<Scene>(KEY)
}
