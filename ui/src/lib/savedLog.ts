/** The log survives a reload. A tab keeps one log only, that of its latest room. */

import type { Line } from './log'

const KEY = 'ethnos-story'

export type SavedLog = {
  id: string
  v: number
  /** The version after which the entries of the last round begin. */
  since?: number
  log: Line[]
  /** The versions of the logged actions that were not undone. */
  acted: number[]
}

export function loadLog(id: string): SavedLog | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as SavedLog | null
    const readable = kept?.id === id && kept.log.every((line) => line.say)
    return readable ? kept : null
  } catch {
    return null // storage is blocked; the log starts empty
  }
}

export function saveLog(kept: SavedLog): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // Storage is full or blocked; after a reload the log starts empty.
  }
}
