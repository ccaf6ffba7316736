/** The review of a finished game, asked for until it is there. */

import { Refusal } from './api'
import type { Recorded } from './recorded'
import type { GameReview, JudgedDecision, MistakeKind, Problem, Reviewing } from './types'

/** How often the server is asked how far it has come. */
const PAUSE = 500

/** How a kind of mistake is marked, as in annotated games of chess. */
export const GLYPHS: Record<MistakeKind, string> = { inaccuracy: '?!', mistake: '?', blunder: '??' }

export type Mistake = JudgedDecision & { kind: MistakeKind }

export class ReviewRequest {
  /** How far it has come; `null` before the first answer. */
  progress = $state.raw<Reviewing | null>(null)
  review = $state.raw<GameReview | null>(null)
  problem = $state.raw<Problem | null>(null)
  /** Whether it is being computed. */
  asking = $state(false)
  private stopped = false

  constructor(
    private readonly game: Recorded,
    readonly seat: number,
  ) {}

  async ask(): Promise<void> {
    if (this.asking) return
    this.asking = true
    this.problem = null
    try {
      while (!this.stopped && !this.review) {
        this.progress = await this.game.review(this.seat)
        this.review = this.progress.review
        if (!this.review) await new Promise((done) => setTimeout(done, PAUSE))
      }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      this.problem = error.problem
    }
    this.asking = false
  }

  /** Nobody looks any more; what nobody asks for is dropped. */
  stop(): void {
    this.stopped = true
  }
}

/** The last review asked for on each result page, by room: there again after a look at a replay. */
export const reviews = $state<Record<string, ReviewRequest | undefined>>({})

/** The mistakes of a review in the order of the game. */
export function mistakesOf(review: GameReview): Mistake[] {
  return review.decisions.filter((one): one is Mistake => one.kind !== null)
}

/** The step of the replay at which a decision was taken: before its action. */
export function stepOf(decision: { v: number }): number {
  return decision.v - 1
}
