import { expect, test } from 'vitest'
import { lineOf, withCards, withLine, wordsOf } from './positionText'

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
