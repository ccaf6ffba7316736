/**
 * The service worker of the game without a server: keeps every file, so that the game starts
 * offline. `ethnos build-site` writes the list of files above this code.
 */

type Site = {
  /** A hash of all files: another version has another cache. */
  version: string
  /** The address of the start page. */
  base: string
  /** All files, relative to `base`, each with a hash of its content. */
  files: Record<string, string>
}

declare const SITE: Site

/** What is used of a ServiceWorkerGlobalScope, which TypeScript does not mix with pages. */
type ServiceWorkerScope = {
  addEventListener: (type: string, listener: (event: ScopeEvent) => void) => void
  skipWaiting: () => Promise<void>
}
type ScopeEvent = Event & {
  request: Request
  data: unknown
  waitUntil: (work: Promise<unknown>) => void
  respondWith: (answer: Promise<Response>) => void
}

const scope = self as unknown as ServiceWorkerScope
const PREFIX = `ethnos ${SITE.base} `
const address = (file: string): string => new URL(SITE.base + file, location.href).href

/** The name under which a cache holds the list of its files. */
const LIST = 'files'

/** A file of an older version with the same content, which need not be fetched again. */
async function unchanged(file: string): Promise<Response | undefined> {
  for (const name of await caches.keys()) {
    if (!name.startsWith(PREFIX)) continue
    const old = await caches.open(name)
    const list = (await (await old.match(address(LIST)))?.json()) as Site['files'] | undefined
    if (list?.[file] === SITE.files[file]) return old.match(address(file))
  }
}

async function fetched(file: string): Promise<Response> {
  const response = await fetch(address(file), { cache: 'no-cache' })
  if (!response.ok) throw new Error(`${response.status}: ${file}`)
  return response
}

async function install(): Promise<void> {
  const cache = await caches.open(PREFIX + SITE.version)
  const keep = async (file: string): Promise<void> =>
    cache.put(address(file), (await unchanged(file)) ?? (await fetched(file)))
  await Promise.all(Object.keys(SITE.files).map(keep))
  await cache.put(address(LIST), new Response(JSON.stringify(SITE.files)))
}

async function dropOldCaches(): Promise<void> {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== PREFIX + SITE.version)
  await Promise.all(old.map((name) => caches.delete(name)))
}

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(PREFIX + SITE.version)
  const page = request.mode === 'navigate' ? address('index.html') : request.url
  return (await cache.match(page)) ?? fetch(request)
}

scope.addEventListener('install', (event) => event.waitUntil(install()))
scope.addEventListener('activate', (event) => event.waitUntil(dropOldCaches()))
scope.addEventListener('fetch', (event) => {
  const { request } = event
  const inside = request.url.startsWith(address(''))
  if (request.method === 'GET' && inside) event.respondWith(answer(request))
})
// A new version waits until the player wants it: never under a running game.
scope.addEventListener('message', (event) => {
  if (event.data === 'update') event.waitUntil(scope.skipWaiting())
})
