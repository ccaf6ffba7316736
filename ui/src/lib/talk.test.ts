import { describe, expect, it } from 'vitest'
import { eventLines } from './log'
import type { Event } from './types'

const names = ['Ann', 'Ben', 'Cid']

describe('the pieces beside the lines of the log', () => {
  it('are of those whom a line is about, not of who acted last', () => {
    const events = [
      { type: 'CardDrawn', seat: 2, card: 'elf:red' },
      { type: 'AgeEnded', age: 1, drawer: 2, hand_sizes: [0, 0, 0] },
      { type: 'AgeBegan', age: 2, first_player: 1, deck_size: 60 },
      { type: 'CardDealt', seat: 0, card: 'orc:blue' },
      { type: 'CardDealt', seat: 1, card: 'elf:blue' },
      { type: 'PoolTurnedUp', cards: ['elf:grey'] },
    ] as Event[]
    const lines = eventLines(7, events, names).map(({ seat, what }) => [what.id, seat])
    expect(lines).toEqual([
      ['event-drawn', 2],
      ['event-age-ended', null],
      ['event-age-began', null],
      ['event-dealt', 0],
      ['event-dealt', 1],
      ['event-pool', null],
    ])
  })

  it('are missing where bands are counted', () => {
    const band = { leader: 'elf:red', others: [] }
    const result = { seat: 1, band, skeletons_removed: 0, size: 1, glory: 0 }
    const [line] = eventLines(7, [{ type: 'BandScored', result } as unknown as Event], names)
    expect(line.seat).toBeNull()
  })
})
