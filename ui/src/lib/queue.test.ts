import { beforeEach, describe, expect, it } from 'vitest'
import { MAX_STEP_MS, HURRY_FROM, Queue, FLUSH_FROM, type Clock } from './queue'

/** A clock that moves when it is told to. */
class HandClock implements Clock {
  private now = 0
  private timers: { at: number; then: () => void }[] = []
  wait(ms: number, then: () => void): () => void {
    const timer = { at: this.now + ms, then }
    this.timers.push(timer)
    return () => (this.timers = this.timers.filter((other) => other !== timer))
  }
  pass(ms: number): void {
    const until = this.now + ms
    for (;;) {
      const due = this.timers.filter((timer) => timer.at <= until).sort((a, b) => a.at - b.at)[0]
      if (!due) break
      this.now = due.at
      this.timers = this.timers.filter((timer) => timer !== due)
      due.then()
    }
    this.now = until
  }
}

describe('the animation queue', () => {
  let clock: HandClock
  let shown: string[]
  let busy: boolean[]
  const queue = (pace = 1) =>
    new Queue(
      () => pace,
      clock,
      (now) => busy.push(now),
    )
  const step = (name: string, ms = 100) => ({
    ms,
    show: (took: number) => shown.push(`${name} ${took}`),
  })

  beforeEach(() => {
    clock = new HandClock()
    shown = []
    busy = []
  })

  it('shows one step after another', () => {
    const line = queue()
    line.add(step('a'))
    line.add(step('b'))
    expect(shown).toEqual(['a 100'])
    clock.pass(99)
    expect(shown).toEqual(['a 100'])
    clock.pass(1)
    expect(shown).toEqual(['a 100', 'b 100'])
    clock.pass(100)
    expect(line.busy).toBe(false)
    expect(busy).toEqual([true, false])
  })

  it('scales durations with the pace', () => {
    queue(2).add(step('a'))
    queue(0.5).add(step('b'))
    expect(shown).toEqual(['a 200', 'b 50'])
  })

  it('shows everything at once when animation is off', () => {
    const line = queue(0)
    for (const name of 'abc') line.add(step(name))
    expect(shown).toEqual(['a 0', 'b 0', 'c 0'])
    expect(line.busy).toBe(false)
  })

  it('does not wait for a step of zero duration', () => {
    const line = queue()
    line.add(step('talk', 0))
    line.add(step('card'))
    expect(shown).toEqual(['talk 0', 'card 100'])
  })

  it('shortens steps when several wait', () => {
    const line = queue()
    for (let n = 0; n <= HURRY_FROM + 1; n += 1) line.add(step(String(n)))
    clock.pass(100)
    expect(shown.at(-1)).toBe('1 40')
  })

  it('shows all steps at once when too many wait, and loses none', () => {
    const line = queue()
    for (let n = 0; n < FLUSH_FROM + 2; n += 1) line.add(step(String(n)))
    expect(shown).toHaveLength(FLUSH_FROM + 2)
    expect(shown.at(-1)).toBe(`${FLUSH_FROM + 1} 0`)
    expect(line.busy).toBe(false)
  })

  it('limits the duration of a step', () => {
    const line = queue()
    line.add(step('endless', 1e9))
    line.add(step('next'))
    clock.pass(MAX_STEP_MS)
    expect(shown).toEqual([`endless ${MAX_STEP_MS}`, 'next 100'])
  })

  it('can be flushed in the middle and used again', () => {
    const line = queue()
    for (const name of 'abc') line.add(step(name))
    line.flush()
    expect(shown).toEqual(['a 100', 'b 0', 'c 0'])
    clock.pass(1000)
    expect(shown).toHaveLength(3)
    line.add(step('d'))
    expect(shown.at(-1)).toBe('d 100')
  })
})
