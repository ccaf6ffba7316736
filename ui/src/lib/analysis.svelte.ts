/** The analysis board: a position, how it came about, and the best moves in it. */

import { api, Refusal } from './api'
import { samplePosition } from './sample'
import type { Advised, BoardPosition, Problem } from './types'

/** How often the host is asked whether the best moves are found. */
const PAUSE = 400
const KEPT = 'ethnos-position'

/** Hand a position over to the board, which is opened next. */
export function leaveForBoard(position: string): void {
  sessionStorage.setItem(KEPT, position)
}

export class Board {
  now = $state.raw<BoardPosition | null>(null)
  /** The positions before, which can be taken back to. */
  before = $state.raw<BoardPosition[]>([])
  /** What is typed; the text of the position unless it is being changed. */
  text = $state('')
  problem = $state.raw<Problem | null>(null)
  best = $state.raw<Advised[] | null>(null)
  thinking = $state(false)
  ahead = $state(0)
  private sample = $state.raw<BoardPosition | null>(null)
  /** Whether the position is the one that the board begins with, unchanged. */
  isSample = $derived(this.now !== null && this.now === this.sample)
  /** The number of the latest request: only its answer is shown. */
  private asked = 0
  private left = false

  /** Show the position that was handed over or left here; without one, a sample. */
  async open(): Promise<void> {
    const kept = sessionStorage.getItem(KEPT)
    if (kept) await this.setUp(kept)
    if (this.now || this.left) return // else what was kept is no position any more
    try {
      const text = await samplePosition()
      if (this.left) return
      await this.setUp(text)
      this.sample = this.now
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      this.problem = error.problem
    }
  }

  /** Set up a text, or deal anew if it is empty. */
  async setUp(position: string, players = 4): Promise<void> {
    await this.ask(() => api.position({ position, players }))
  }

  async play(action: string): Promise<void> {
    const position = this.now?.position ?? ''
    await this.ask(() => api.position({ position, action }))
  }

  takeBack(): void {
    const last = this.before.at(-1)
    if (!last) return
    this.asked++
    this.before = this.before.slice(0, -1)
    this.show(last)
  }

  /** Ask for the best moves until they are there, or another position is. */
  async think(): Promise<void> {
    const asked = this.now
    if (!asked || this.thinking) return
    this.thinking = true
    this.problem = null
    try {
      while (this.now === asked) {
        const { ahead, moves } = await api.bestMoves(asked.position)
        this.ahead = ahead
        if (moves && this.now === asked) this.best = moves
        if (moves) break
        await new Promise((done) => setTimeout(done, PAUSE))
      }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      if (this.now === asked) this.problem = error.problem
    } finally {
      this.thinking = false
    }
  }

  /** Nobody looks any more. */
  leave(): void {
    this.left = true
    this.asked++
    this.now = null
  }

  private async ask(request: () => Promise<BoardPosition>): Promise<void> {
    const number = ++this.asked
    this.problem = null
    try {
      const found = await request()
      if (number !== this.asked) return
      if (this.now) this.before = [...this.before, this.now]
      this.show(found)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      if (number === this.asked) this.problem = error.problem
    }
  }

  private show(position: BoardPosition): void {
    this.now = position
    this.text = position.position
    this.best = null
    this.problem = null
    leaveForBoard(position.position)
  }
}
