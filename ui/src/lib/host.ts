/** Where the rooms are: at a server, or in this browser. Everything else on the page is the same. */

import { LocalHost } from '../local/client'

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** What the page uses of a WebSocket. */
export type Wire = {
  readonly readyState: number
  onopen: ((event: Event) => void) | null
  onmessage: ((event: MessageEvent) => void) | null
  onclose: ((event: CloseEvent) => void) | null
  send: (text: string) => void
  close: () => void
}

/** The paths are those of `docs/protocol.md`, without `/api`. */
export type Host = {
  /** Send a request; rejects if it never arrived. */
  ask: (method: Method, path: string, body?: string) => Promise<{ status: number; text: string }>
  /** Open a connection to a room. */
  connect: (path: string) => Wire
}

const server: Host = {
  async ask(method, path, body) {
    const headers = { 'Content-Type': 'application/json' }
    const response = await fetch(`/api${path}`, method === 'GET' ? {} : { method, headers, body })
    return { status: response.status, text: await response.text() }
  },
  connect(path) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    return new WebSocket(`${scheme}://${location.host}/api${path}`)
  },
}

/** Whether this is the game without a server: `ethnos build-site` marks its page. */
export const isLocal = globalThis.document?.documentElement.dataset.host === 'local'

export const host: Host = isLocal ? new LocalHost() : server
