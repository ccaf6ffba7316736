import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Board, leaveForBoard } from './analysis.svelte'
import { api, Refusal } from './api'
import type { BoardPosition } from './types'

const at = (position: string) => ({ position }) as BoardPosition
const refusal = new Refusal(429, { code: 'too_fast', reason: '', clause: null })

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Requests that are answered when the test says so. */
function waiting(): ((position: string) => void)[] {
  const answers: ((position: string) => void)[] = []
  vi.spyOn(api, 'position').mockImplementation(
    () => new Promise((done) => answers.push((position) => done(at(position)))),
  )
  return answers
}

test('only the answer to the latest of two quick requests is shown', async () => {
  const answers = waiting()
  const board = new Board()
  const asked = [board.setUp('one'), board.setUp('two')]
  answers[1]('two')
  answers[0]('one')
  await Promise.all(asked)
  expect(board.now?.position).toBe('two')
  expect(board.before).toEqual([])
})

test('an answer after leaving shows nothing', async () => {
  const answers = waiting()
  leaveForBoard('kept')
  const board = new Board()
  const opened = board.open()
  board.leave()
  answers[0]('late')
  await opened
  expect(board.now).toBeNull()
  expect(answers).toHaveLength(1)
})

test('a board that is left before its first position is read asks for nothing', async () => {
  const answers = waiting()
  const board = new Board()
  const opened = board.open()
  board.leave()
  await opened
  expect(answers).toHaveLength(0)
})

test('the board begins with a position of the sample game, unless one was left', async () => {
  const asked = vi
    .spyOn(api, 'position')
    .mockImplementation(({ position }) => Promise.resolve(at(position ?? '')))
  const first = new Board()
  await first.open()
  expect(first.now?.position).toMatch(/^players: 3\n/)
  expect(first.isSample).toBe(true)
  await first.setUp('another')
  expect(first.isSample).toBe(false)
  const second = new Board()
  await second.open()
  expect(second.now?.position).toBe('another')
  expect(second.isSample).toBe(false)
  expect(asked).toHaveBeenCalledTimes(3)
})

test('a board that cannot be opened says why', async () => {
  vi.spyOn(api, 'position').mockRejectedValue(refusal)
  const board = new Board()
  await board.open()
  expect(board.problem?.code).toBe('too_fast')
})

test('the board stops thinking, whatever goes wrong', async () => {
  vi.spyOn(api, 'position').mockResolvedValue(at('one'))
  vi.spyOn(api, 'bestMoves').mockRejectedValue(new TypeError('planted'))
  const board = new Board()
  await board.setUp('one')
  await expect(board.think()).rejects.toThrow('planted')
  expect(board.thinking).toBe(false)
})
