/** The server's preview of the selected cards: which fit, who may lead, what would happen. */

import { formatAction, isSameAction, type Action } from './action'
import type { RoomStore } from './room.svelte'
import type { Phrase, Previewed, Refused } from './types'

/** Refusals that no further card can cure. */
const CLASHES = new Set(['not_a_band', 'band_too_large', 'too_many_kept'])

export class SelectionPreview {
  /** The latest answer. */
  answer = $state.raw<Previewed | null>(null)
  private requests = 0
  private pending = Promise.resolve()

  constructor(private readonly store: RoomStore) {}

  /** Ask about a selection; an answer that a later request has overtaken is ignored. */
  request(cards: string[], onclash: (why: Refused) => void): void {
    this.pending = this.fetch(++this.requests, cards, onclash)
  }

  /** Drop the answer, and any that is still to come. */
  forget(): void {
    this.requests += 1
    this.pending = Promise.resolve()
    this.answer = null
  }

  /** Wait until the latest request is answered. */
  async settled(): Promise<void> {
    let latest: Promise<void>
    do {
      latest = this.pending
      await latest
    } while (latest !== this.pending)
  }

  /** Why these cards make no band; `null` if they do, or without an answer. */
  async refusalOf(cards: string[]): Promise<Refused | null> {
    const answer = await this.store.socket.preview({ cards })
    return answer?.why ?? null
  }

  private async fetch(
    request: number,
    cards: string[],
    onclash: (why: Refused) => void,
  ): Promise<void> {
    const answer = await this.store.socket.preview({ cards })
    if (request !== this.requests || !answer) return
    this.answer = answer
    if (answer.why && cards.length > 1 && CLASHES.has(answer.why.code)) onclash(answer.why)
  }
}

/** What the room says that one action would do, before the player confirms it. */
export class ActionPreview {
  private told = $state.raw<{ action: Action; say: Phrase | null } | null>(null)

  constructor(private readonly store: RoomStore) {}

  /** Ask the room about an action. */
  async request(action: Action): Promise<void> {
    this.told = null
    const answer = await this.store.socket.preview({ a: formatAction(action) })
    if (answer) this.set(action, answer.say)
  }

  set(action: Action, say: Phrase | null): void {
    this.told = { action, say }
  }

  /** What was said about this action; `null` if it is another one. */
  sayOf(action: Action | null): Phrase | null {
    return this.told && isSameAction(action, this.told.action) ? this.told.say : null
  }
}
