/**
 * The service worker: keeps the files of the game, so that it starts offline. The list of files
 * stands above this code; `ethnos build-site` or the server writes it.
 */

import { listenForTurns, type PushScope } from './turnPush'

type Site = {
  /** A hash of all files: another version has another cache. */
  version: string
  /** The address of the start page. */
  base: string
  /**
   * Whether a server answers as well. It is asked for pages first, and of the files only those in
   * use are kept, until the player wants all of them.
   */
  served: boolean
  /** All files, relative to `base`, each with a hash of its content. */
  files: Record<string, string>
}

declare const SITE: Site

/** What is used of a ServiceWorkerGlobalScope, which TypeScript does not mix with pages. */
type ServiceWorkerScope = {
  addEventListener: (type: string, listener: (event: ScopeEvent) => void) => void
  skipWaiting: () => Promise<void>
  clients: { claim: () => Promise<void> }
}
type ScopeEvent = Event & {
  request: Request
  data: unknown
  ports: readonly MessagePort[]
  waitUntil: (work: Promise<unknown>) => void
  respondWith: (answer: Promise<Response>) => void
}

const scope = self as unknown as ServiceWorkerScope
const PREFIX = `ethnos ${SITE.base} `
const ROOT = new URL(SITE.base, location.href).href
const address = (file: string): string => ROOT + file
const fileOf = (url: string): string => url.slice(ROOT.length).replace(/[?#].*/, '')
const isListed = (file: string): boolean => Object.hasOwn(SITE.files, file)
const current = (): Promise<Cache> => caches.open(PREFIX + SITE.version)

const PAGE = 'index.html'
/** The names under which a cache holds the list of its files, and whether it holds them all. */
const LIST = 'files'
const COMPLETE = 'complete'
/** How long a server may take to send a page, in ms; then the kept one is shown. */
const PATIENCE = 6000

async function oldCaches(): Promise<Cache[]> {
  const names = (await caches.keys()).filter(
    (name) => name.startsWith(PREFIX) && name !== PREFIX + SITE.version,
  )
  return Promise.all(names.map((name) => caches.open(name)))
}

/** A file of an older version with the same content, which need not be fetched again. */
async function unchanged(file: string): Promise<Response | undefined> {
  for (const old of await oldCaches()) {
    const list = (await (await old.match(address(LIST)))?.json()) as Site['files'] | undefined
    const kept = list?.[file] === SITE.files[file] && (await old.match(address(file)))
    if (kept) return kept
  }
}

async function fetched(file: string): Promise<Response> {
  const response = await fetch(address(file), { cache: 'no-cache' })
  if (!response.ok) throw new Error(`${response.status}: ${file}`)
  return response
}

/** Keep these files, if they are of this version. */
async function keep(files: string[]): Promise<void> {
  const cache = await current()
  const add = async (file: string): Promise<void> => {
    if (await cache.match(address(file))) return
    await cache.put(address(file), (await unchanged(file)) ?? (await fetched(file)))
  }
  await Promise.all(files.filter(isListed).map(add))
}

async function keepAll(): Promise<void> {
  await keep(Object.keys(SITE.files))
  await (await current()).put(address(COMPLETE), new Response())
}

const isComplete = async (cache: Cache): Promise<boolean> =>
  (await cache.match(address(COMPLETE))) !== undefined

async function install(): Promise<void> {
  const cache = await current()
  await cache.put(address(LIST), new Response(JSON.stringify(SITE.files)))
  const before = await Promise.all((await oldCaches()).map(isComplete))
  if (!SITE.served || before.includes(true)) await keepAll()
  else await keep([PAGE])
}

async function activate(): Promise<void> {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== PREFIX + SITE.version)
  await Promise.all(old.map((name) => caches.delete(name)))
  await scope.clients.claim()
}

async function page(request: Request): Promise<Response> {
  const kept = async (): Promise<Response> =>
    (await (await current()).match(address(PAGE))) ?? fetch(request)
  if (!SITE.served) return kept()
  return fetch(request, { signal: AbortSignal.timeout(PATIENCE) }).catch(kept)
}

async function answer(request: Request, file: string): Promise<Response> {
  const cache = await current()
  const kept = await cache.match(address(file))
  if (kept) return kept
  const response = await fetch(request)
  if (response.ok) await cache.put(address(file), response.clone())
  return response
}

async function reply(event: ScopeEvent): Promise<void> {
  const [port] = event.ports
  if (event.data === 'keep') {
    const done = keepAll().then(
      () => true,
      () => false,
    )
    port.postMessage(await done)
  } else {
    const hasPython = isListed('python/lock.json')
    port.postMessage(!hasPython ? 'absent' : (await isComplete(await current())) ? 'kept' : 'known')
  }
}

scope.addEventListener('install', (event) => event.waitUntil(install()))
scope.addEventListener('activate', (event) => event.waitUntil(activate()))
scope.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET' || !request.url.startsWith(ROOT)) return
  const file = fileOf(request.url)
  if (isListed(file)) event.respondWith(answer(request, file))
  else if (request.mode === 'navigate' && !file.startsWith('api/')) event.respondWith(page(request))
})
listenForTurns(self as unknown as PushScope, ROOT)
scope.addEventListener('message', (event) => {
  // A new version waits until the player wants it: never under a running game.
  if (event.data === 'update') event.waitUntil(scope.skipWaiting())
  else if (Array.isArray(event.data)) event.waitUntil(keep(event.data.map(String).map(fileOf)))
  else event.waitUntil(reply(event))
})
