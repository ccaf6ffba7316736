import { beforeAll, describe, expect, it } from 'vitest'
import { loadLanguage, loadMore, say } from './i18n.svelte'
import { readBy } from './log'
import type { Line } from './types'

const BOT = { id: 'bot-called', args: { seat: 1 } }
const DRAWN: Line = {
  say: { id: 'event-drawn', args: { name: BOT, tribe: 'giant', kingdom: 'blue' } },
  seat: 1,
  secret: true,
  open: { id: 'event-drawn-unseen', args: { name: BOT } },
}
const LINES: Line[] = [
  { say: { id: 'event-recruited', args: { name: 'Ann', tribe: 'elf', kingdom: 'red' } }, seat: 0 },
  DRAWN,
]

const read = (reader: number | null) =>
  LINES.flatMap((line) => readBy(reader, line) ?? []).map((phrase) => say(phrase))

const TAKEN = { ...LINES[0], you: { id: 'you-recruited', args: { tribe: 'elf', kingdom: 'red' } } }

describe('a log of phrases', () => {
  beforeAll(loadMore)
  it('is said again in another language, with the names in it', async () => {
    await loadLanguage('en')
    const english = read(1)
    expect(english[0]).toBe('Ann takes an elf of Rhea from the pool.')
    expect(english[1]).toBe(`${say(BOT)} draws a giant of Straton.`)
    await loadLanguage('de')
    const german = read(1)
    expect(german[0]).toMatch(/^Ann nimmt/)
    expect(german[1]).toContain(`${say(BOT)} zieht einen`)
    await loadLanguage('en')
    expect(read(1)).toEqual(english)
  })

  it.each([
    [0, 'You take'],
    [1, 'Ann takes'],
    [null, 'Ann takes'],
  ])('speaks to whom it is about: seat %s reads “%s”', (reader, words) => {
    const read = readBy(reader, TAKEN)
    expect(read && say(read)).toBe(`${words} an elf of Rhea from the pool.`)
  })

  it.each([0, 2, null])('tells reader %s nothing that only another seat may know', (reader) => {
    expect(read(reader)[1]).toBe(`${say(BOT)} draws from the deck.`)
    expect(readBy(reader, { ...DRAWN, open: null })).toBeNull()
    expect(readBy(reader, { ...DRAWN, you: DRAWN.say })).toBe(DRAWN.open)
  })
})
