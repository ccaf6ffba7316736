/** The worker that runs the game: loads Python, then passes messages between it and the page. */

import { Database } from './database'
import { NAME } from './indexedDb'
import type { FromWorker, Reply, ToWorker } from './messages'
import { loadPython, type Bus, type Host } from './python'

const CHANNEL = 'ethnos'

const post = (message: FromWorker): void => self.postMessage(message)
const early: ToWorker[] = []
let host: Host | null = null

function handle(message: ToWorker): void {
  if (message.t === 'start') void start(message.python, message.botPause)
  else if (!host) early.push(message)
  else if (message.t === 'ask') host.ask(message.number, message.method, message.path, message.body)
  else if (message.t === 'connect') host.connect(message.number, message.path)
  else if (message.t === 'send') host.receive(message.number, message.text)
  else host.leave(message.number)
}

async function start(python: string, botPause: number): Promise<void> {
  try {
    const start = await loadPython(python, (loaded, total) =>
      post({ t: 'progress', loaded, total }),
    )
    const database = new Database(NAME, (trouble) => post({ t: 'storage', trouble }))
    const channel = new BroadcastChannel(CHANNEL)
    const [opened, bus]: [Host, Bus] = await start(
      (operation, given) => database.call(operation, given),
      (text) => channel.postMessage(text),
      (t, number, code, text) => post({ t: t as Reply, number, code, text }),
      botPause,
    )
    channel.onmessage = ({ data }) => bus.receive(String(data))
    host = opened
    post({ t: 'ready' })
    for (const message of early.splice(0)) handle(message)
  } catch (error) {
    post({ t: 'failed', why: String(error) })
  }
}

self.onmessage = ({ data }: MessageEvent<ToWorker>) => handle(data)
