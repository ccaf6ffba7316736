import { beforeEach, expect, test, vi } from 'vitest'
import { LocalHost, type WorkerLike } from './client'
import type { FromWorker, ToWorker } from './messages'
import { startup } from './startup.svelte'

class FakeWorker implements WorkerLike {
  onmessage: Worker['onmessage'] = null
  onerror: Worker['onerror'] = null
  received: ToWorker[] = []

  postMessage(message: ToWorker): void {
    this.received.push(message)
  }

  says(message: FromWorker): void {
    this.onmessage?.call(this as unknown as Worker, { data: message } as MessageEvent)
  }
}

let worker: FakeWorker
let host: LocalHost

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { dataset: { botPause: '0.5' } } })
  vi.stubGlobal('location', { href: 'https://example.org/room/1' })
  worker = new FakeWorker()
  host = new LocalHost(() => worker)
})

/** Wait until the worker has got what was posted before. */
const begun = (): Promise<void> => new Promise((done) => setTimeout(done))

test('the worker starts with the first request, which is answered by its number', async () => {
  const [first, second] = [host.ask('GET', '/me'), host.ask('POST', '/rooms', '{}')]
  await begun()
  expect(worker.received.map((message) => message.t)).toEqual(['start', 'ask', 'ask'])
  expect(worker.received[0]).toEqual({
    t: 'start',
    python: 'https://example.org/python/',
    botPause: 0.5,
  })
  worker.says({ t: 'answer', number: 2, code: 201, text: 'two' })
  worker.says({ t: 'answer', number: 1, code: 401, text: 'one' })
  expect(await first).toEqual({ status: 401, text: 'one' })
  expect(await second).toEqual({ status: 201, text: 'two' })
})

test('a connection behaves as a socket', async () => {
  const heard: unknown[] = []
  const wire = host.connect('/rooms/1/socket')
  wire.onopen = () => heard.push('open')
  wire.onmessage = (event) => heard.push(event.data)
  wire.onclose = (event) => heard.push(event.code)
  expect(wire.readyState).toBe(WebSocket.CONNECTING)
  await begun()
  worker.says({ t: 'opened', number: 1, code: 0, text: '' })
  expect(wire.readyState).toBe(WebSocket.OPEN)
  worker.says({ t: 'frame', number: 1, code: 0, text: '{"t":"pong"}' })
  wire.send('hello')
  await begun()
  expect(worker.received.at(-1)).toEqual({ t: 'send', number: 1, text: 'hello' })
  worker.says({ t: 'closed', number: 1, code: 4007, text: 'not welcome' })
  expect(wire.readyState).toBe(WebSocket.CLOSED)
  expect(heard).toEqual(['open', '{"t":"pong"}', 4007])
})

test('a connection closed by the page hears nothing more', async () => {
  const wire = host.connect('/rooms/1/socket')
  wire.onmessage = wire.onclose = () => expect.unreachable()
  wire.close()
  wire.close()
  await begun()
  expect(worker.received.filter((message) => message.t === 'leave')).toHaveLength(1)
  worker.says({ t: 'frame', number: 1, code: 0, text: '{}' })
  worker.says({ t: 'closed', number: 1, code: 1000, text: '' })
})

test('progress and failure of the start are shown', async () => {
  void host.ask('GET', '/catalog')
  await begun()
  expect(startup.share).toBe(0)
  worker.says({ t: 'progress', loaded: 3, total: 4 })
  expect(startup.share).toBe(0.75)
  worker.says({ t: 'ready' })
  expect(startup.share).toBeNull()
  worker.says({ t: 'failed', why: 'no storage' })
  expect(startup.problem).toBe('no storage')
})
