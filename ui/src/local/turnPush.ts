/** What the service worker does with a message of the server that a turn has begun. */

/** What is used of the worker's scope for it. */
export type PushScope = {
  addEventListener: (type: string, listener: (event: PushScopeEvent) => void) => void
  registration: { showNotification: (title: string, options: object) => Promise<void> }
  clients: {
    matchAll: (query: { type: 'window'; includeUncontrolled: boolean }) => Promise<Window[]>
    openWindow: (url: string) => Promise<unknown>
  }
}
type Window = { url: string; focus: () => Promise<unknown> }
type PushScopeEvent = Event & {
  data: { json: () => unknown } | null
  notification: { data: unknown; close: () => void }
  waitUntil: (work: Promise<unknown>) => void
}

type Shown = { title: string; body: string; room: string; language: string }

/** Show what the server sends, and open the room when it is pressed; `root` is the start page. */
export function listenForTurns(scope: PushScope, root: string): void {
  scope.addEventListener('push', (event) => {
    const { title, body, room, language } = event.data?.json() as Shown
    const options = {
      body,
      lang: language,
      tag: room, // the next turn replaces it, and the room's page takes it away
      renotify: true,
      icon: `${root}icons/192.png`,
      data: room,
    }
    event.waitUntil(scope.registration.showNotification(title, options))
  })
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(
      open(scope, `${root}room/${encodeURIComponent(String(event.notification.data))}`),
    )
  })
}

async function open(scope: PushScope, url: string): Promise<unknown> {
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const shown = windows.find((window) => window.url.replace(/[?#].*/, '') === url)
  return shown ? shown.focus() : scope.clients.openWindow(url)
}
