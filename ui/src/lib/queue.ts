/** Things that happen are shown one after another, each for a while, and never late for ever. */

export type Clock = {
  wait: (ms: number, then: () => void) => () => void
}

export const realClock: Clock = {
  wait(ms, then) {
    const timer = setTimeout(then, ms)
    return () => clearTimeout(timer)
  },
}

/** One thing to show: begin it, and say how long it may take (ms at normal speed). */
export type Step = { show: (ms: number) => void; ms: number }

/** No step holds the table longer than this, whatever it asked for. */
export const MAX_STEP_MS = 5000
/** So many steps may wait before the rest is hurried along. */
export const HURRY_FROM = 4
/** So many, and what waits is shown at once: nobody watches that. */
export const FLUSH_FROM = 24

export class Queue {
  /** Whether something is being shown or waits for it. */
  busy = false
  private waiting: Step[] = []
  private cancel: (() => void) | null = null

  /** `pace` gives the factor on every duration; 0 shows everything at once. */
  constructor(
    private readonly pace: () => number,
    private readonly clock: Clock = realClock,
    private readonly changed: (busy: boolean) => void = () => undefined,
  ) {}

  get length(): number {
    return this.waiting.length
  }

  add(step: Step): void {
    this.waiting.push(step)
    if (this.waiting.length > FLUSH_FROM) this.flush()
    else if (!this.cancel) this.next()
  }

  /** Show everything that waits at once. */
  flush(): void {
    this.cancel?.()
    this.cancel = null
    const rest = this.waiting
    this.waiting = []
    for (const step of rest) step.show(0)
    this.setBusy(false)
  }

  private next(): void {
    this.cancel = null
    let step = this.waiting.shift()
    while (step) {
      const ms = this.duration(step)
      this.setBusy(true)
      step.show(ms)
      if (ms > 0) {
        this.cancel = this.clock.wait(ms, () => this.next())
        return
      }
      step = this.waiting.shift()
    }
    this.setBusy(false)
  }

  private duration(step: Step): number {
    const hurry = this.waiting.length >= HURRY_FROM ? 0.4 : 1
    return Math.min(step.ms * this.pace() * hurry, MAX_STEP_MS)
  }

  private setBusy(busy: boolean): void {
    if (busy === this.busy) return
    this.busy = busy
    this.changed(busy)
  }
}
