/** Everybody's glory in one deal, gathered into spans of equal width for a chart. */

import type { DailyScore } from '../lib/types'

export type Span = { first: number; last: number; count: number; own: boolean }

const MOST_SPANS = 12
const WIDTHS = [5, 10, 20, 50, 100]

/** The spans from the least to the most glory; the player's own one is marked. */
export function glorySpans(scores: readonly DailyScore[], own: number | null): Span[] {
  if (!scores.length) return []
  const glory = scores.map((score) => score.glory)
  const [least, most] = [Math.min(...glory), Math.max(...glory)]
  const number = (width: number) => Math.floor(most / width) - Math.floor(least / width) + 1
  const width = WIDTHS.find((one) => number(one) <= MOST_SPANS) ?? WIDTHS[WIDTHS.length - 1]
  const begin = Math.floor(least / width) * width
  return Array.from({ length: number(width) }, (_, n) => {
    const [first, last] = [begin + n * width, begin + (n + 1) * width - 1]
    const within = (value: number) => first <= value && value <= last
    const count = scores
      .filter((score) => within(score.glory))
      .reduce((sum, score) => sum + score.count, 0)
    return { first, last, count, own: own !== null && within(own) }
  })
}

/** The share of games that were won, in per cent. */
export function wonShare(scores: readonly DailyScore[]): number {
  const games = (all: readonly DailyScore[]) => all.reduce((sum, { count }) => sum + count, 0)
  const won = games(scores.filter(({ rank }) => rank === 1))
  return Math.round((100 * won) / Math.max(1, games(scores)))
}
