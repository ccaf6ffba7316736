/** What the components of the table show: a live room, or one step of a replay. */

import { getContext, setContext } from 'svelte'
import type { HeldCard } from './cards'
import type { Line } from './log'
import type { TableTalk } from './tableTalk.svelte'
import type { Trace } from './trace.svelte'
import type { Turn } from './turn.svelte'
import type { AgeScores, Prompt, ScoringStep, SeatInfo, Table } from './types'

export type Scene = {
  readonly table: Table
  readonly names: string[]
  /** The seat whose view is shown; `null` for a spectator. */
  readonly viewer: number | null
  readonly hand: HeldCard[]
  readonly pool: HeldCard[]
  /** The ages scored so far. */
  readonly scores: AgeScores[]
  /** What the viewer is asked, or whom everyone waits for. */
  readonly prompt: Prompt | null
  readonly seats: SeatInfo[]
  readonly online: number[]
  readonly log: Line[]
  /** Options of the rules that are not as usual, by name. */
  readonly rulings: Record<string, string>
  /** The version up to which log lines count as read. */
  readonly readUpTo: number
  /** The age whose scoring is shown; whose turn it is then matters less. */
  readonly scoring: number | null
  /** The step of the scoring that is shown. */
  readonly scored: ScoringStep | null
  /** What the others did since the viewer's last move; `null` for spectators and in replays. */
  readonly trace: Trace | null
  /** What people say beside the game; `null` in replays. */
  readonly talk: TableTalk | null
  /** The player's turn; `null` for spectators and in replays. */
  readonly turn: Turn | null
}

/** How each part of a scene is read. */
export type SceneReaders = { readonly [Part in keyof Scene]: () => Scene[Part] }

/** A scene whose parts are read whenever they are used, so that components react to changes. */
export function sceneOf(readers: SceneReaders): Scene {
  const getters: PropertyDescriptorMap = {}
  for (const [part, get] of Object.entries(readers)) getters[part] = { get, enumerable: true }
  return Object.defineProperties({}, getters) as Scene
}

const KEY = Symbol('scene')

export function setScene(scene: Scene): void {
  setContext(KEY, scene)
}

export function getScene(): Scene {
  return getContext<Scene>(KEY)
}
