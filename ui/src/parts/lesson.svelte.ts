/** The tutorial: a normal table whose connection plays a recorded script instead of a server. */

import { formatAction, parseAction, type Action } from '../lib/action'
import { newKey, type Answer, type Command, type Connection, type Listener } from '../lib/socket'
import { phrase } from '../lib/i18n.svelte'
import { motionReduced } from '../lib/settings.svelte'
import type { Ev, Previewed, Understood, Welcome } from '../lib/types'

type Step = { seat: number; action: string; ev: Ev; previews: Record<string, Previewed> }
export type Script = { welcome: Welcome; steps: Step[] }

const LEARNER = 0
const PAUSE = 650
/** What is said of actions that the rules allow and the script does not contain. */
const TRIED: Partial<Record<Action['kind'], string>> = {
  draw: 'lesson-other-draw',
  take: 'lesson-other-take',
  band: 'lesson-other-band',
}

export class Lesson implements Connection {
  /** Index of the next step of the script. */
  at = $state(0)
  private listener: Listener | null = null
  private timer: ReturnType<typeof setTimeout> | undefined
  readonly script: Script

  /** `name` is what the learner is called. */
  constructor(script: Script, name: string) {
    const named = JSON.stringify(script).replaceAll('"@learner"', JSON.stringify(name))
    this.script = JSON.parse(named) as Script
  }

  get next(): Step | null {
    return this.script.steps.at(this.at) ?? null
  }

  /** The action expected from the learner; `null` while others act and after the end. */
  get expected(): Action | null {
    return this.next?.seat === LEARNER ? parseAction(this.next.action) : null
  }

  connect(listener: Listener): Lesson {
    this.listener = listener
    return this
  }

  open(): void {
    this.listener?.link('open', null, null)
    this.listener?.message({ ...this.script.welcome, now: Date.now() })
  }

  close(): void {
    clearTimeout(this.timer)
  }

  sleep(): void {}
  retry(): void {}
  resync(): void {}
  look(): void {}
  hurry(): void {}
  react(): void {}

  async command(command: Command): Promise<Answer> {
    const k = newKey()
    const { v } = this.script.welcome
    const { expected } = this
    if (expected && command.t === 'act' && command.a === formatAction(expected)) {
      this.play()
      return { t: 'ack', k, v }
    }
    const tried =
      command.t === 'act' ? (TRIED[parseAction(command.a).kind] ?? 'lesson-other') : null
    const say = phrase(tried ?? 'lesson-not-here')
    return { t: 'nack', k, v, why: { code: 'lesson', say, clause: null, reason: '' } }
  }

  async preview({
    a,
    cards,
  }: {
    a?: string | null
    cards?: string[] | null
  }): Promise<Previewed | null> {
    return this.next?.previews[a ?? [...(cards ?? [])].sort().join('+')] ?? null
  }

  async hint(): Promise<null> {
    return null
  }

  async understand(): Promise<Understood> {
    const say = [phrase('lesson-not-here')]
    const { v } = this.script.welcome
    return {
      t: 'understood',
      id: 0,
      v,
      action: null,
      request: null,
      argument: '',
      say,
      after: null,
    }
  }

  /** Deliver the next step, then those of the other players with a pause between them. */
  private play(): void {
    const step = this.next
    if (!step) return
    this.at += 1
    this.listener?.message(step.ev)
    if (this.next && this.next.seat !== LEARNER) {
      this.timer = setTimeout(() => this.play(), motionReduced() ? 0 : PAUSE)
    }
  }
}
