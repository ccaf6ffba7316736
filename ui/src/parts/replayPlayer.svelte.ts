/** Playback of a recorded game: jump to a step, or play step by step. */

import { tick } from 'svelte'
import { planFlights } from '../lib/motion.svelte'
import { motionReduced } from '../lib/settings.svelte'
import type { ReplayFrame } from '../lib/types'

export const PACES = [0.5, 1, 2, 4] as const
const LINGER = 900

export class ReplayPlayer {
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

  /** Jump to a step. Only a move to the next one is animated. */
  goTo(wanted: number): void {
    const step = Math.max(0, Math.min(this.last, Math.round(wanted)))
    if (step === this.step) return
    const next = step === this.step + 1 && !motionReduced()
    const plan = next ? planFlights(this.frames()[step].events, this.viewer()) : null
    plan?.measure(plan.ms / this.pace)
    this.step = step
    if (plan) void tick().then(() => plan.launch())
    if (this.playing) this.wait(plan?.ms ?? 0)
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
