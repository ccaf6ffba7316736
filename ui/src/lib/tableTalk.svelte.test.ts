import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { choose } from './settings.svelte'
import { TableTalk } from './tableTalk.svelte'
import type { ChatLine, Reaction, RoomInfo, You } from './types'

const line = (v: number, seat: number, text: string): ChatLine => ({
  v,
  at: 0,
  name: `P${seat}`,
  seat,
  text,
})

function table(chat: ChatLine[] = []) {
  const seats = ['human', 'human', 'bot'].map((kind) => ({ kind }))
  const room = { seats } as unknown as RoomInfo
  const you = { seats: [0], host: true } as You
  const made = $state({ id: 'room', chat, room, you, watchers: 0 })
  return made
}

const reacted = (seat: number, reaction: Reaction) => ({
  t: 'reacted' as const,
  seat,
  name: `P${seat}`,
  reaction,
})

beforeEach(() => {
  vi.useFakeTimers()
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  })
})
afterEach(() => {
  choose('reactions', true)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const told = (talk: TableTalk) =>
  talk.lines.map((said) => ('text' in said ? said.text : said.reaction))

test('reactions stand between the lines of the chat, and briefly at a panel', () => {
  const store = table([line(4, 1, 'hello')])
  const talk = new TableTalk(store)
  talk.note(reacted(1, 'laugh'))
  store.chat = [...store.chat, line(9, 0, 'well')]
  talk.note(reacted(0, 'heart'))
  expect(told(talk)).toEqual(['hello', 'laugh', 'well', 'heart'])
  expect(talk.at(1)?.reaction).toBe('laugh')
  vi.advanceTimersByTime(3000)
  talk.note(reacted(1, 'wow'))
  vi.advanceTimersByTime(2000)
  expect([talk.at(0), talk.at(1)?.reaction]).toEqual([null, 'wow'])
  vi.advanceTimersByTime(2000)
  expect(talk.at(1)).toBeNull()
  for (let n = 0; n < 30; n++) talk.note(reacted(1, 'sad'))
  expect(talk.lines.length).toBe(2 + 10)
})

test('a muted player is neither read nor seen, also after a reload', () => {
  const store = table([line(4, 1, 'hello'), line(5, 0, 'hi')])
  const talk = new TableTalk(store)
  talk.note(reacted(1, 'sad'))
  talk.mute(1, true)
  talk.note(reacted(1, 'laugh'))
  expect([told(talk), talk.at(1), talk.latest]).toEqual([['hi'], null, null])
  expect(new TableTalk(store).heard.map(({ text }) => text)).toEqual(['hi'])
  talk.mute(1, false)
  expect(told(talk)).toEqual(['hello', 'hi', 'sad', 'laugh'])
})

test('reactions need other people, and can be switched off', () => {
  const store = table()
  const talk = new TableTalk(store)
  expect(talk.mayReact).toBe(true)
  store.room = { seats: [{ kind: 'human' }, { kind: 'bot' }] } as unknown as RoomInfo
  expect(talk.mayReact).toBe(false)
  store.watchers = 1
  expect(talk.mayReact).toBe(true)
  choose('reactions', false)
  talk.note(reacted(0, 'wow'))
  expect([talk.mayReact, talk.lines, talk.at(0)]).toEqual([false, [], null])
})
