import { describe, expect, test } from 'vitest'
import type { GameResult, SeatResult } from '../lib/types'
import { counts, matches, NO_FILTER, opponentsOf, statistics } from './statistics'

const SOURCES = { kingdoms: 0, merfolk: 0, giant: 0, raids: 0, bands: 0 }

function seat(given: Partial<SeatResult>): SeatResult {
  const plain = { name: '', bot: null, left: false, rank: 1, glory: 0, leaders: {}, title: '' }
  return { kind: 'human', sources: SOURCES, ...plain, ...given }
}
const bot = (level = 'novice') => seat({ kind: 'bot', bot: level, rank: 2 })

function game(own: Partial<SeatResult>, others: SeatResult[], more = {}): GameResult {
  const seats = [seat(own), ...others]
  const about = { id: 'g', title: '', ended: 0, tribes: ['elf', 'orc'], your_seats: [0] }
  return { ...about, seats, exercise: false, daily: null, practice: false, ...more }
}

describe('statistics', () => {
  test('games left to a bot or shared on one screen are not counted', () => {
    const left = game({ left: true }, [bot()])
    const shared = game({}, [seat({})], { your_seats: [0, 1] })
    const played = game({ rank: 2, glory: 40 }, [bot()])
    expect([left, shared, played].map(counts)).toEqual([false, false, true])
    expect(statistics([left, shared, played])).toMatchObject({ games: 1, won: 0, glory: 40 })
  })

  test('a streak runs up to the latest game, the longest is remembered', () => {
    const ranks = [1, 1, 2, 1, 1, 1, 4] // the newest first
    const { streak, longest, won } = statistics(ranks.map((rank) => game({ rank }, [bot()])))
    expect({ streak, longest, won }).toEqual({ streak: 2, longest: 3, won: 5 })
  })

  test('wins are shared out by opponents and players', () => {
    const found = statistics([
      game({ rank: 1 }, [bot(), bot()]),
      game({ rank: 2 }, [bot(), bot('search')]),
      game({ rank: 1 }, [seat({ rank: 2 })]),
      game({ rank: 2 }, [bot(), bot()]),
    ])
    expect(found.opponents).toEqual([
      { key: 'novice', won: 1, games: 2 },
      { key: 'bots', won: 0, games: 1 },
      { key: 'people', won: 1, games: 1 },
    ])
    expect(found.players).toEqual([
      { key: '2', won: 1, games: 1 },
      { key: '3', won: 1, games: 3 },
    ])
  })

  test('leaders and sources are those of the own seat', () => {
    const sources = { ...SOURCES, kingdoms: 30, bands: 11 }
    const other = seat({ leaders: { troll: 9 }, sources: { ...SOURCES, giant: 9 }, rank: 2 })
    const { leaders, sources: found } = statistics([
      game({ leaders: { elf: 2, orc: 3 }, sources }, [other]),
      game({ leaders: { elf: 4 }, sources: { ...sources, bands: 0 } }, [other]),
    ])
    expect(leaders).toEqual([
      { tribe: 'elf', bands: 6 },
      { tribe: 'orc', bands: 3 },
    ])
    expect(found).toEqual([
      { source: 'kingdoms', glory: 30 },
      { source: 'bands', glory: 5.5 },
    ])
  })

  test('filters combine', () => {
    const one = game({ rank: 2 }, [bot()])
    expect(opponentsOf(one)).toBe('novice')
    expect(matches(one, NO_FILTER)).toBe(true)
    expect(matches(one, { opponents: 'bots', players: 2, outcome: 'lost', tribe: 'elf' })).toBe(
      true,
    )
    expect(matches(one, { ...NO_FILTER, opponents: 'people' })).toBe(false)
    expect(matches(one, { ...NO_FILTER, players: 3 })).toBe(false)
    expect(matches(one, { ...NO_FILTER, outcome: 'won' })).toBe(false)
    expect(matches(one, { ...NO_FILTER, tribe: 'troll' })).toBe(false)
  })
})
