import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Board } from './analysis.svelte'
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
  const board = new Board()
  const opened = board.open()
  board.leave()
  answers[0]('late')
  await opened
  expect(board.now).toBeNull()
  expect(answers).toHaveLength(1)
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
