/** The tutorial: a normal table whose connection plays a recorded script instead of a server. */

import { formatAction, parseAction, type Action } from '../lib/action'
import { newKey, type Answer, type Command, type Connection, type Listener } from '../lib/socket'
import { t } from '../lib/i18n.svelte'
import { motionReduced } from '../lib/settings.svelte'
import type { Ev, Hinted, Previewed, Welcome } from '../lib/types'

type Step = { seat: number; action: string; ev: Ev; previews: Record<string, Previewed> }
export type Script = { welcome: Welcome; steps: Step[] }

const LEARNER = 0
const PAUSE = 650

export class Lesson implements Connection {
  /** Index of the next step of the script. */
  at = $state(0)
  private listener: Listener | null = null
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly script: Script,
    private readonly name: string,
  ) {}

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
    const { welcome } = this.script
    const seats = welcome.room.seats.map((seat, n) =>
      n === LEARNER ? { ...seat, name: this.name } : seat,
    )
    this.listener?.link('open', null, null)
    this.listener?.message({
      ...welcome,
      now: Date.now(),
      room: { ...welcome.room, seats, host: this.name },
    })
  }

  close(): void {
    clearTimeout(this.timer)
  }

  retry(): void {}
  resync(): void {}
  look(): void {}

  async command(command: Command): Promise<Answer> {
    const k = newKey()
    const { v } = this.script.welcome
    const { expected } = this
    if (expected && command.t === 'act' && command.a === formatAction(expected)) {
      this.play()
      return { t: 'ack', k, v }
    }
    const reason = t(command.t === 'act' ? 'lesson-other' : 'lesson-not-here')
    return { t: 'nack', k, v, why: { code: 'lesson', clause: null, reason, details: {} } }
  }

  async preview(question: { cards: string[] } | { a: string }): Promise<Previewed | Hinted> {
    const cards = 'cards' in question ? [...question.cards].sort().join('+') : ''
    const known = this.next?.previews[cards]
    return known ?? nothing
  }

  async hint(): Promise<Previewed | Hinted> {
    return nothing
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

const nothing: Previewed = {
  t: 'previewed',
  id: 0,
  v: 0,
  legal: false,
  why: null,
  fits: [],
  leaders: [],
  events: [],
  draws: 0,
  dragon_chance: 0,
  decision: null,
}
