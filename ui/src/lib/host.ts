/** Where the rooms are: at a server, or in this browser. Everything else on the page is the same. */

import { LocalHost } from '../local/client'
import { reach } from '../local/reach.svelte'

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
    const asked = fetch(`/api${path}`, method === 'GET' ? {} : { method, headers, body })
    const response = await reach.watch(asked)
    return { status: response.status, text: await response.text() }
  },
  connect(path) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    return new WebSocket(`${scheme}://${location.host}/api${path}`)
  },
}

/** Whether a server sent this page; `ethnos build-site` marks the page of a game without one. */
export const isServed = globalThis.document?.documentElement.dataset.host !== 'local'

const HERE = 'ethnos-here'

/** Whether the rooms are in this browser: there is no server, or the player does without it. */
export const isLocal = !isServed || !!globalThis.sessionStorage?.getItem(HERE)

/** In this tab, play in this browser although there is a server; or at the server again. */
export function playHere(here: boolean): void {
  if (here) sessionStorage.setItem(HERE, 'yes')
  else sessionStorage.removeItem(HERE)
  location.assign('/')
}

export const host: Host = isLocal ? new LocalHost() : server
