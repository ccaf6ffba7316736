/** Walking through a recorded game: one step, many steps, or by itself. */

import { tick } from 'svelte'
import { depart } from '../lib/motion.svelte'
import { stillness } from '../lib/settings.svelte'
import type { ReplayFrame } from '../lib/types'

export const PACES = [0.5, 1, 2, 4] as const
const LINGER = 900

export class Player {
  step = $state(0)
  playing = $state(false)
  pace = $state<number>(1)
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly frames: () => readonly ReplayFrame[],
    private readonly viewer: () => number | null,
  ) {}

  get last(): number {
    return this.frames().length - 1
  }

  /** Jump somewhere; things travel only when it is the very next step. */
  goTo(wanted: number): void {
    const step = Math.max(0, Math.min(this.last, Math.round(wanted)))
    if (step === this.step) return
    const next = step === this.step + 1 && !stillness()
    const journey = next ? depart(this.frames()[step].events, this.viewer()) : null
    journey?.leave(journey.ms / this.pace)
    this.step = step
    if (journey) void tick().then(() => journey.arrive())
    if (this.playing) this.wait(journey?.ms ?? 0)
  }

  toggle(): void {
    this.playing = !this.playing
    if (this.playing && this.step === this.last) this.step = 0
    if (this.playing) this.wait(0)
    else clearTimeout(this.timer)
  }

  pause(): void {
    this.playing = false
    clearTimeout(this.timer)
  }

  private wait(ms: number): void {
    clearTimeout(this.timer)
    if (this.step >= this.last) this.playing = false
    else this.timer = setTimeout(() => this.goTo(this.step + 1), (ms + LINGER) / this.pace)
  }
}
