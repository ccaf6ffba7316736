import { afterEach, describe, expect, it, vi } from 'vitest'
import { watchSleep } from './sleep'

/** A page in a browser with `freeze` or without, on a phone or a computer. */
function watched(freezes: boolean, phone: boolean) {
  const page = Object.assign(new EventTarget(), { hidden: false }, freezes && { onfreeze: null })
  const frame = new EventTarget()
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', frame)
  vi.stubGlobal('matchMedia', () => ({ matches: phone }))
  const calls: string[] = []
  const stop = watchSleep(
    () => calls.push('sleep'),
    () => calls.push('wake'),
  )
  const show = (visible: boolean) => {
    page.hidden = !visible
    page.dispatchEvent(new Event('visibilitychange'))
  }
  return { page, frame, calls, stop, show }
}

describe('the sleep of a page', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('is announced by freeze and resume, and by pagehide and pageshow', () => {
    const { page, frame, calls, stop } = watched(true, true)
    frame.dispatchEvent(new Event('pageshow')) // of the first load
    page.dispatchEvent(new Event('freeze'))
    page.dispatchEvent(new Event('resume'))
    frame.dispatchEvent(new Event('pagehide'))
    frame.dispatchEvent(new Event('pageshow'))
    expect(calls).toEqual(['sleep', 'wake', 'sleep', 'wake'])
    stop()
    page.dispatchEvent(new Event('freeze'))
    expect(calls).toHaveLength(4)
  })

  it('begins with hiding on a phone that tells of no freeze', () => {
    const { calls, show } = watched(false, true)
    show(false)
    show(true)
    expect(calls).toEqual(['sleep', 'wake'])
  })

  it.each([
    [true, true],
    [false, false],
  ])('does not begin with hiding elsewhere', (freezes, phone) => {
    const { calls, show } = watched(freezes, phone)
    show(false)
    expect(calls).toEqual([])
  })
})
