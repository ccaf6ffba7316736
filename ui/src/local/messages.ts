/** Messages between the page and the worker that runs the game. */

import type { Trouble } from './database'

/** From the page; all but the first carry the number of a request or of a connection. */
export type ToWorker =
  | { t: 'start'; python: string; botPause: number }
  | { t: 'ask'; number: number; method: string; path: string; body: string }
  | { t: 'connect'; number: number; path: string }
  | { t: 'send'; number: number; text: string }
  | { t: 'leave'; number: number }

/** From the worker. `code` is the status of an answer, or the close code of a connection. */
export type FromWorker =
  | { t: 'progress'; loaded: number; total: number }
  | { t: 'ready' }
  | { t: 'failed'; why: string }
  | { t: 'storage'; trouble: Trouble | null }
  | { t: Reply; number: number; code: number; text: string }

export type Reply = 'answer' | 'opened' | 'frame' | 'closed'
