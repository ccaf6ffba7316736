import { describe, expect, it } from 'vitest'
import { glorySpans, wonShare } from './glorySpans'

const SCORES = [
  { rank: 1, glory: 121, count: 1 },
  { rank: 1, glory: 98, count: 2 },
  { rank: 2, glory: 98, count: 3 },
  { rank: 4, glory: 40, count: 2 },
]

describe('the chart of a day', () => {
  it('has spans of equal width without gaps, and counts every game once', () => {
    const spans = glorySpans(SCORES, 98)
    expect(spans[0]).toEqual({ first: 40, last: 49, count: 2, own: false })
    expect(spans.at(-1)).toEqual({ first: 120, last: 129, count: 1, own: false })
    expect(spans.map(({ count }) => count)).toEqual([2, 0, 0, 0, 0, 5, 0, 0, 1])
    expect(spans.filter(({ own }) => own).map(({ first }) => first)).toEqual([90])
    spans.slice(1).forEach(({ first }, n) => expect(first).toBe(spans[n].last + 1))
  })
  it('is narrow where the games are alike, and empty without any', () => {
    expect(glorySpans([{ rank: 1, glory: 77, count: 4 }], null)).toEqual([
      { first: 75, last: 79, count: 4, own: false },
    ])
    expect(glorySpans([], 50)).toEqual([])
  })
  it('says how many have won', () => {
    expect(wonShare(SCORES)).toBe(38)
    expect(wonShare([])).toBe(0)
  })
})
