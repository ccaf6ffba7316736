/** How far the start of the game in this browser has come. */

class Startup {
  /** The share of the files that has arrived, from 0 to 1; `null` while nothing is loading. */
  share = $state<number | null>(null)
  /** Why the game cannot start. */
  problem = $state<string | null>(null)

  advance(loaded: number, total: number): void {
    this.share = total > 0 ? Math.min(loaded / total, 1) : 0
  }

  finish(): void {
    this.share = null
  }

  fail(why: string): void {
    this.share = null
    this.problem = why
  }
}

export const startup = new Startup()
