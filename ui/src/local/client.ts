/** The host of a page without a server: a worker in which the same Python runs. */

import { at } from '../lib/base'
import type { Host, Wire } from '../lib/host'
import { controlled } from './control'
import type { FromWorker, Reply, ToWorker } from './messages'
import { startup } from './startup.svelte'
import { storage } from './storage.svelte'

/** Seconds that a bot waits, unless the page says otherwise. */
const BOT_PAUSE = 0.8

type Answered = { status: number; text: string }

class LocalWire implements Wire {
  readyState: number = WebSocket.CONNECTING
  onopen: Wire['onopen'] = null
  onmessage: Wire['onmessage'] = null
  onclose: Wire['onclose'] = null

  constructor(
    private readonly post: (message: ToWorker) => void,
    private readonly number: number,
  ) {}

  send(text: string): void {
    this.post({ t: 'send', number: this.number, text })
  }

  close(): void {
    if (this.readyState === WebSocket.CLOSED) return
    this.readyState = WebSocket.CLOSED
    this.post({ t: 'leave', number: this.number })
  }

  receive(t: Reply, code: number, text: string): void {
    if (this.readyState === WebSocket.CLOSED) return
    if (t === 'opened') {
      this.readyState = WebSocket.OPEN
      this.onopen?.(new Event('open'))
    } else if (t === 'frame') {
      this.onmessage?.(new MessageEvent('message', { data: text }))
    } else if (t === 'closed') {
      this.readyState = WebSocket.CLOSED
      this.onclose?.(new CloseEvent('close', { code, reason: text }))
    }
  }
}

/** What this class uses of a worker; tests pass another one. */
export type WorkerLike = Pick<Worker, 'postMessage' | 'onmessage' | 'onerror'>

function newWorker(): WorkerLike {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
}

export class LocalHost implements Host {
  private worker: Promise<WorkerLike> | null = null
  private lastNumber = 0
  private readonly answers = new Map<number, (answer: Answered) => void>()
  private readonly wires = new Map<number, LocalWire>()

  constructor(private readonly makeWorker: () => WorkerLike = newWorker) {}

  ask(method: string, path: string, body = ''): Promise<Answered> {
    const number = ++this.lastNumber
    return new Promise((answer) => {
      this.answers.set(number, answer)
      this.post({ t: 'ask', number, method, path, body })
    })
  }

  connect(path: string): Wire {
    const number = ++this.lastNumber
    const wire = new LocalWire((message) => this.post(message), number)
    this.wires.set(number, wire)
    this.post({ t: 'connect', number, path })
    return wire
  }

  /** The worker starts with the first request, and keeps what arrives earlier. */
  private post(message: ToWorker): void {
    this.worker ??= this.start()
    void this.worker.then((worker) => worker.postMessage(message))
  }

  private async start(): Promise<WorkerLike> {
    await Promise.resolve() // whatever asks may be drawing, and must not change what is shown
    startup.advance(0, 1)
    await controlled().catch(() => undefined) // without a service worker it is not kept
    const worker = this.makeWorker()
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.receive(data)
    worker.onerror = () => startup.fail('the worker could not be loaded')
    const python = new URL(at('/python/'), location.href).href
    const botPause = Number(document.documentElement.dataset.botPause ?? BOT_PAUSE)
    worker.postMessage({ t: 'start', python, botPause } satisfies ToWorker)
    return worker
  }

  private receive(message: FromWorker): void {
    switch (message.t) {
      case 'progress':
        startup.advance(message.loaded, message.total)
        break
      case 'ready':
        startup.finish()
        break
      case 'failed':
        startup.fail(message.why)
        break
      case 'storage':
        storage.trouble = message.trouble
        break
      case 'answer':
        this.answers.get(message.number)?.({ status: message.code, text: message.text })
        this.answers.delete(message.number)
        break
      default:
        this.wires.get(message.number)?.receive(message.t, message.code, message.text)
        if (message.t === 'closed') this.wires.delete(message.number)
    }
  }
}
