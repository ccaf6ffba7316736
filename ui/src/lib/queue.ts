/** A queue of animation steps. A backlog is played faster, and a long one is skipped. */

export type Clock = {
  wait: (ms: number, then: () => void) => () => void
}

export const realClock: Clock = {
  wait(ms, then) {
    const timer = setTimeout(then, ms)
    return () => clearTimeout(timer)
  },
}

/** One step: `show` starts it, `ms` is its duration at normal speed. */
export type Step = { show: (ms: number) => void; ms: number }

/** Upper limit of a step's duration. */
export const MAX_STEP_MS = 5000
/** Number of waiting steps from which steps are shortened. */
export const HURRY_FROM = 4
/** Number of waiting steps above which all are shown at once. */
export const FLUSH_FROM = 24

export class Queue {
  /** Whether a step is being shown or waits. */
  busy = false
  private waiting: Step[] = []
  private held = false
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

  /** Show nothing more until `release`; the step that is being shown ends. */
  hold(): void {
    this.held = true
  }

  release(): void {
    this.held = false
    if (!this.cancel) this.next()
  }

  /** Show all waiting steps at once. */
  flush(): void {
    this.held = false
    this.cancel?.()
    this.cancel = null
    const rest = this.waiting
    this.waiting = []
    for (const step of rest) step.show(0)
    this.setBusy(false)
  }

  private next(): void {
    this.cancel = null
    let step = this.following()
    while (step) {
      const ms = this.duration(step)
      this.setBusy(true)
      step.show(ms)
      if (ms > 0) {
        this.cancel = this.clock.wait(ms, () => this.next())
        return
      }
      step = this.following()
    }
    this.setBusy(false)
  }

  private following(): Step | undefined {
    return this.held ? undefined : this.waiting.shift()
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
