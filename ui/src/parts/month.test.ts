import { describe, expect, it } from 'vitest'
import { addMonths, cellsOf } from './month'

describe('a month', () => {
  it('begins on its day of the week and has all its days', () => {
    const cells = cellsOf('2026-11') // 1 November 2026 is a Sunday
    expect(cells.slice(0, 7).map((cell) => cell?.day ?? null)).toEqual([
      ...Array.from({ length: 6 }, () => null),
      '2026-11-01',
    ])
    expect(cells.at(-1)).toEqual({ day: '2026-11-30', number: 30 })
    expect(cellsOf('2028-02').at(-1)?.number).toBe(29)
  })
  it('is followed by the next, over the end of a year', () => {
    expect(addMonths('2026-12', 1)).toBe('2027-01')
    expect(addMonths('2026-01', -1)).toBe('2025-12')
  })
})
