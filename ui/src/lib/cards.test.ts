import { describe, expect, it } from 'vitest'
import { grouped, idsOf, keepIds } from './cards'

describe('cards with ids', () => {
  it('keep their id when others come and go', () => {
    const before = keepIds([], ['elf:red', 'elf:red', 'orc:blue'])
    const after = keepIds(before, ['elf:red', 'orc:blue', 'troll:grey'])
    expect(after.map((held) => held.card)).toEqual(['elf:red', 'orc:blue', 'troll:grey'])
    expect(after[0].id).toBe(before[0].id)
    expect(after[1].id).toBe(before[2].id)
    expect(before.map((held) => held.id)).not.toContain(after[2].id)
  })

  it('are grouped by tribe or by kingdom, skeletons last', () => {
    const hand = keepIds([], ['skeleton', 'troll:blue', 'elf:red', 'elf:blue'])
    const texts = (grouping: 'tribe' | 'kingdom') =>
      grouped(hand, grouping).map((group) => group.map((held) => held.card))
    expect(texts('tribe')).toEqual([['elf:blue', 'elf:red'], ['troll:blue'], ['skeleton']])
    expect(texts('kingdom')).toEqual([['elf:blue', 'troll:blue'], ['elf:red'], ['skeleton']])
  })

  it('are found as often as they are named', () => {
    const hand = keepIds([], ['elf:red', 'elf:red', 'orc:blue'])
    expect(idsOf(hand, ['elf:red'])).toEqual(new Set([hand[0].id]))
    expect(idsOf(hand, ['elf:red', 'elf:red', 'orc:blue']).size).toBe(3)
  })
})
