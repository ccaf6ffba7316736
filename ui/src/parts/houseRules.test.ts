import { expect, test } from 'vitest'
import type { Catalog, Ruleset } from '../lib/types'
import { isIdle, optionGroups, tribeOf, unusual, withValue } from './houseRules'

const NAMES = [
  ...['merfolk_scoring', 'troll_scope', 'ten_skeletons', 'two_player_tie', 'orc_raid'],
  ...['marker_supply', 'empty_pool'],
]
const CATALOG = {
  tribes: ['giant', 'merfolk', 'orc', 'skeleton', 'troll'],
  rulings: NAMES.map((name) => ({ name, values: ['one', 'other'] })),
  house_numbers: [{ name: 'hand_limit', least: 7, most: { 4: 12 }, printed: { 4: 10 } }],
} as unknown as Catalog

test('every option is in one group, by what it changes', () => {
  const groups = optionGroups(CATALOG, 4).map(([group, options]) => [
    group,
    ...options.map(({ name }) => name),
  ])
  expect(groups).toEqual([
    ['cards', 'empty_pool', 'hand_limit'],
    ['markers', 'marker_supply'],
    ['merfolk', 'merfolk_scoring'],
    ['tribes', 'troll_scope', 'ten_skeletons', 'orc_raid'],
    ['end', 'two_player_tie'],
  ])
})

test('options of tribes that are not in play, and of two players, are idle', () => {
  expect(tribeOf('ten_skeletons', CATALOG.tribes)).toBe('skeleton')
  expect(isIdle('orc_raid', CATALOG, 4, ['troll'])).toBe(true)
  expect(isIdle('troll_scope', CATALOG, 4, ['troll'])).toBe(false)
  expect(isIdle('orc_raid', CATALOG, 4)).toBe(false) // drawn at random
  expect(isIdle('two_player_tie', CATALOG, 4)).toBe(true)
  expect(isIdle('two_player_tie', CATALOG, 2)).toBe(false)
})

test('the usual value is no house rule', () => {
  const chosen = withValue({ a: 'x' }, 'orc_raid', 'any_number', 'all_or_nothing')
  expect(chosen).toEqual({ a: 'x', orc_raid: 'any_number' })
  expect(withValue(chosen, 'orc_raid', 'all_or_nothing', 'all_or_nothing')).toEqual({ a: 'x' })
})

test('a recorded game tells what it was played by otherwise than usual', () => {
  const ruleset = { players: 4, merfolk_scoring: 'one', orc_raid: 'other', hand_limit: 8 }
  expect(unusual(ruleset as unknown as Ruleset, CATALOG)).toEqual({
    orc_raid: 'other',
    hand_limit: '8',
  })
})
