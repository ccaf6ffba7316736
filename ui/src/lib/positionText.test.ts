import { expect, test } from 'vitest'
import {
  lineOf,
  onTop,
  swappedTokens,
  toggled,
  withCards,
  withLine,
  withNumber,
  withOptions,
  withTribe,
  wordsOf,
} from './positionText'

const TEXT =
  'players: 2\nHand 1: elf:red orc:blue # mine\nknown 1: elf:red\ndeck: dragon\nturn: 1\n'

test('lines are found whatever their case, without comments', () => {
  expect(lineOf(TEXT, 'hand 1')).toBe('elf:red orc:blue')
  expect(wordsOf(TEXT, 'hand 1')).toEqual(['elf:red', 'orc:blue'])
  expect(lineOf(TEXT, 'hand 0')).toBe('')
})

test('a line is replaced, added or left out', () => {
  expect(lineOf(withLine(TEXT, 'turn', '0'), 'turn')).toBe('0')
  expect(lineOf(withLine(TEXT, 'glory', '3 4'), 'glory')).toBe('3 4')
  expect(withLine('turn: 1\n', 'turn', '')).toBe('\n')
})

test('cards that move leave the deck to be stacked anew, and what was known of a hand', () => {
  const changed = withCards(TEXT, 'hand 1', 'orc:blue')
  expect(lineOf(changed, 'hand 1')).toBe('orc:blue')
  expect(lineOf(changed, 'deck')).toBe('')
  expect(lineOf(changed, 'known 1')).toBe('')
  expect(lineOf(withCards(TEXT, 'pool', 'elf:red'), 'known 1')).toBe('elf:red')
})

test('words and numbers change at one place', () => {
  expect(toggled(['red'], 'blue', ['blue', 'green', 'red'])).toEqual(['blue', 'red'])
  expect(toggled(['blue', 'red'], 'red', ['blue', 'green', 'red'])).toEqual(['blue'])
  expect(withNumber(['1', '2', '3'], 1, '7')).toBe('1 7 3')
  expect(onTop(['elf:red', 'dragon', 'orc:red'], 1)).toBe('dragon elf:red orc:red')
})

test('glory tokens change places, the lowest first', () => {
  const text = 'tokens red: 2 8\ntokens blue: 4 10\n'
  const swapped = swappedTokens(text, ['red', 0], ['blue', 1])
  expect([lineOf(swapped, 'tokens red'), lineOf(swapped, 'tokens blue')]).toEqual(['8 10', '2 4'])
  expect(swappedTokens(text, ['red', 0], ['red', 1])).toBe(text)
})

test('a tribe is replaced, and its cards and pieces leave', () => {
  const text =
    'tribes: elf orc\nhand 0: elf:red orc:blue\nbands 1: elf:red+orc:red elf:blue\norcs 0: red\ndeck: dragon\n'
  const changed = withTribe(text, 'orc', 'dwarf')
  expect(lineOf(changed, 'tribes')).toBe('dwarf elf')
  expect(lineOf(changed, 'hand 0')).toBe('elf:red')
  expect(lineOf(changed, 'bands 1')).toBe('elf:blue')
  expect(lineOf(changed, 'orcs 0') + lineOf(changed, 'deck')).toBe('')
})

test('options of the rules replace those before', () => {
  const text = withOptions('players: 2\n', { orc_raid: 'any_number', hand_limit: '8' })
  expect(lineOf(text, 'options')).toBe('hand_limit=8 orc_raid=any_number')
  expect(withOptions(text, {})).toBe('players: 2\n')
})

test('glory tokens follow the number of ages, the markers left that of markers', () => {
  const text = 'players: 2\ntokens red: 2 8\nsupply: 24 25\nhand 0: elf:red\n'
  const short = withOptions(text, { age_count: '1' })
  expect(short).toBe('players: 2\nsupply: 24 25\nhand 0: elf:red\noptions: age_count=1\n')
  const fewer = withOptions(text, { marker_count: '20' })
  expect([lineOf(fewer, 'supply'), lineOf(fewer, 'tokens red')]).toEqual(['', '2 8'])
  const same = { age_count: '1', giant_tie: 'equal_takes' }
  expect(lineOf(withOptions(short + 'tokens red: 4\n', same), 'tokens red')).toBe('4')
  expect(lineOf(withOptions(short + 'tokens red: 4\n', {}), 'tokens red')).toBe('')
})
