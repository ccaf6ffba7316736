import { describe, expect, it } from 'vitest'
import { declines, formatAction, isSameAction, parseAction, type Action } from './action'
import type { ActionKind } from './types'

/** Every kind that `ethnos.records.notation` knows: the type fails to compile if one is missing. */
const EXAMPLES: Record<ActionKind, string[]> = {
  draw: ['draw'],
  pass: ['pass'],
  stop: ['stop'],
  take: ['take elf:red', 'take skeleton'],
  band: [
    'band elf:red',
    'band elf:red+dwarf:red+skeleton',
    `band ${Array.from({ length: 10 }, () => 'skeleton').join('+')}`,
  ],
  place: ['place blue', 'place none'],
  free: ['free grey', 'free none'],
  orc: ['orc yes', 'orc no'],
  troll: ['troll 6', 'troll none'],
  keep: ['keep elf:blue+orc:red', 'keep none'],
  wizard: ['wizard 0', 'wizard 3'],
  raid: ['raid blue+red', 'raid none'],
  move: ['move 0', 'move 4'],
}

/** The records of whole games, as Python wrote them. */
const RECORDS = import.meta.glob<string>('../../../tests/records/golden/*.jsonl', {
  query: '?raw',
  import: 'default',
  eager: true,
})

describe('an action', () => {
  it.each(Object.entries(EXAMPLES))('of kind %s is written as it was read', (kind, texts) => {
    for (const text of texts) {
      const action = parseAction(text)
      expect(action.kind).toBe(kind)
      expect(formatAction(action)).toBe(text)
    }
  })

  it('of every recorded game is written as it was read', () => {
    const lines = Object.values(RECORDS).flatMap((record) => record.trim().split('\n'))
    const actions = lines
      .map((line) => (JSON.parse(line) as { action?: string | null }).action)
      .filter((text) => typeof text === 'string')
    expect(actions.length).toBeGreaterThan(500)
    for (const text of actions) expect(formatAction(parseAction(text))).toBe(text)
  })

  it.each([
    '',
    'fly',
    'toString',
    'draw 1',
    'take',
    'orc maybe',
    'troll x',
    'wizard',
    'place',
    'take elf : red',
  ])('is not read from %j', (text) => {
    expect(() => parseAction(text)).toThrow(`'${text}'`)
  })

  it('names the leader of a band, except for ten skeletons', () => {
    expect(parseAction('band elf:red+orc:red')).toEqual({
      kind: 'band',
      band: { leader: 'elf:red', others: ['orc:red'] },
    })
    const skeletons = parseAction(EXAMPLES.band[2]) as Extract<Action, { kind: 'band' }>
    expect(skeletons.band.leader).toBeNull()
    expect(skeletons.band.others).toHaveLength(10)
  })

  it('is written in the order of the notation, whatever was chosen first', () => {
    expect(formatAction({ kind: 'raid', spaces: ['red', 'blue'] })).toBe('raid blue+red')
    expect(formatAction({ kind: 'keep', cards: ['orc:red', 'elf:red'] })).toBe(
      'keep elf:red+orc:red',
    )
    const [one, other] = [parseAction('raid blue+red'), parseAction('raid red+blue')]
    expect(isSameAction(one, other)).toBe(true)
    expect(isSameAction(one, parseAction('raid red'))).toBe(false)
    expect(isSameAction(null, null)).toBe(false)
  })

  it('declines where the notation says none, no, 0 or stop', () => {
    const declining = Object.values(EXAMPLES)
      .flat()
      .filter((text) => declines(parseAction(text)))
    expect(declining.sort()).toEqual(
      [
        ...['free none', 'keep none', 'orc no', 'place none'],
        ...['raid none', 'stop', 'troll none', 'wizard 0'],
      ].sort(),
    )
  })
})
