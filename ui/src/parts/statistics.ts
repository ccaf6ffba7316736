/** What a player's finished games come to: wins, glory, leaders, streaks. */

import type { GameResult, SeatResult } from '../lib/types'
import { SOURCES, sum } from './replayAnalysis'

/** Who the others were: `people`, the id of the only level of bots, or `bots` of several. */
export type Opponents = string

export type Share = { key: string; won: number; games: number }

export type Statistics = {
  games: number
  won: number
  glory: number
  best: number
  /** Games won in a row: up to the latest, and the longest ever. */
  streak: number
  longest: number
  opponents: Share[]
  players: Share[]
  /** Average glory by source. */
  sources: { source: string; glory: number }[]
  /** The tribes that led bands, the most frequent first. */
  leaders: { tribe: string; bands: number }[]
  /** The places of the latest games, the oldest first. */
  form: { id: string; rank: number; players: number }[]
}

export type Filter = {
  opponents: 'all' | 'bots' | 'people'
  players: number
  outcome: 'all' | 'won' | 'lost'
  tribe: string
}
export const NO_FILTER: Filter = { opponents: 'all', players: 0, outcome: 'all', tribe: '' }

const FORM = 14

/** The player's own seat; none of a game that was shared on one screen. */
export function ownSeat({ seats, your_seats }: GameResult): SeatResult | undefined {
  return your_seats.length === 1 ? seats[your_seats[0]] : undefined
}

/** Whether a game says something about how this player plays: one seat, played to the end. */
export function counts(result: GameResult): boolean {
  return ownSeat(result)?.left === false
}

export function opponentsOf({ seats, your_seats }: GameResult): Opponents {
  const others = seats.filter((_, seat) => !your_seats.includes(seat))
  if (others.some(({ kind }) => kind !== 'bot')) return 'people'
  const levels = new Set(others.map(({ bot }) => bot ?? ''))
  return levels.size === 1 ? [...levels][0] : 'bots'
}

export function matches(result: GameResult, filter: Filter): boolean {
  const { opponents, players, outcome, tribe } = filter
  const withPeople = opponentsOf(result) === 'people'
  const won = ownSeat(result)?.rank === 1
  return (
    (opponents === 'all' || (opponents === 'people') === withPeople) &&
    (!players || result.seats.length === players) &&
    (outcome === 'all' || (outcome === 'won') === won) &&
    (!tribe || result.tribes.includes(tribe))
  )
}

/** The statistics of these games, which come with the newest first. */
export function statistics(results: readonly GameResult[]): Statistics {
  const counted = results.filter(counts)
  const seats = counted.map((result) => ownSeat(result)!)
  const wins = seats.map(({ rank }) => rank === 1)
  const glory = seats.map((seat) => seat.glory)
  const latestLoss = wins.indexOf(false)
  return {
    games: counted.length,
    won: wins.filter(Boolean).length,
    glory: average(glory),
    best: Math.max(0, ...glory),
    streak: latestLoss < 0 ? wins.length : latestLoss,
    longest: longestRun(wins),
    opponents: shares(counted, opponentsOf).sort((a, b) => b.games - a.games),
    players: shares(counted, ({ seats }) => String(seats.length)).sort(
      (a, b) => Number(a.key) - Number(b.key),
    ),
    sources: SOURCES.map((source) => ({
      source,
      glory: average(seats.map(({ sources }) => sources[source])),
    })).filter(({ glory }) => glory > 0),
    leaders: leadersOf(seats),
    form: counted
      .slice(0, FORM)
      .reverse()
      .map((result) => ({
        id: result.id,
        rank: ownSeat(result)!.rank,
        players: result.seats.length,
      })),
  }
}

function average(numbers: number[]): number {
  return numbers.length ? sum(numbers) / numbers.length : 0
}

function longestRun(wins: boolean[]): number {
  let longest = 0
  let run = 0
  for (const won of wins) {
    run = won ? run + 1 : 0
    longest = Math.max(longest, run)
  }
  return longest
}

function shares(results: GameResult[], keyOf: (result: GameResult) => string): Share[] {
  const found = new Map<string, Share>()
  for (const result of results) {
    const key = keyOf(result)
    const share = found.get(key) ?? { key, won: 0, games: 0 }
    share.games += 1
    share.won += Number(ownSeat(result)!.rank === 1)
    found.set(key, share)
  }
  return [...found.values()]
}

function leadersOf(seats: SeatResult[]): Statistics['leaders'] {
  const bands = new Map<string, number>()
  for (const { leaders } of seats)
    for (const [tribe, count] of Object.entries(leaders))
      bands.set(tribe, (bands.get(tribe) ?? 0) + count)
  return [...bands]
    .map(([tribe, count]) => ({ tribe, bands: count }))
    .sort((a, b) => b.bands - a.bands || a.tribe.localeCompare(b.tribe))
}
