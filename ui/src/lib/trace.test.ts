import { expect, it, vi } from 'vitest'
import * as motion from './motion.svelte'
import { you } from './room.fixture'
import { Trace } from './trace.svelte'
import type { Ev, Event } from './types'

it('shows again no card that came into the hand of another player at this screen', () => {
  const plan = { measure: () => undefined, launch: () => undefined }
  const flights = vi.spyOn(motion, 'planFlights').mockReturnValue(plan as never)
  const store = { you: { ...you, seats: [0, 1] }, screen: { looking: 1 } }
  const trace = new Trace(store)
  const events = [
    { type: 'CardDrawn', seat: 0, card: 'elf:red' },
    { type: 'CardDealt', seat: 0, card: 'orc:grey' }, // at the beginning of an age
    { type: 'CardDealt', seat: 1, card: 'giant:blue' },
  ] as Event[]
  trace.note({ v: 1, e: { t: 'acted', seat: 0, by: 'player', events }, lines: [] } as unknown as Ev)
  trace.replay(1)
  const shown = flights.mock.calls[0][0]
  expect(shown.map((event) => 'card' in event && event.card)).toEqual([null, null, 'giant:blue'])
  trace.forget()
})
