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

async function isAsListed(file: string, response: Response): Promise<boolean> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await response.arrayBuffer()))
  const hash = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hash.startsWith(SITE.files[file])
}

/** Take a file from what the browser has loaded already, if that is of this version. */
async function fetched(file: string): Promise<Response> {
  const loaded = await fetch(file === PAGE ? ROOT : address(file), { cache: 'force-cache' })
  if (loaded.ok && (await isAsListed(file, loaded.clone()))) return loaded
  const response = await fetch(address(file), { cache: 'no-cache' })
  if (!response.ok) throw new Error(`${response.status}: ${file}`)
  return response
}

/** Files on their way into the cache, so that none is requested twice. */
const arriving = new Map<string, Promise<void>>()

function arrival(file: string, work: () => Promise<void>): Promise<void> {
  const running = arriving.get(file) ?? work().finally(() => arriving.delete(file))
  arriving.set(file, running)
  return running
}

/** Keep these files, if they are of this version. */
async function keep(files: string[]): Promise<void> {
  const cache = await current()
  const add = async (file: string): Promise<void> => {
    if (await cache.match(address(file))) return
    await cache.put(address(file), (await unchanged(file)) ?? (await fetched(file)))
  }
  await Promise.all(files.filter(isListed).map((file) => arrival(file, () => add(file))))
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
  // In a first visit the game is loading: it is kept as it arrives, and the page asks for the rest.
  if (before.includes(true) || (!SITE.served && before.length)) await keepAll()
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

/** Answer with the kept file, or pass on what arrives and keep it meanwhile. */
async function answer(event: ScopeEvent, file: string): Promise<Response> {
  const cache = await current()
  await arriving.get(file)?.catch(() => undefined)
  const kept = await cache.match(address(file))
  if (kept) return kept
  if (arriving.has(file)) return answer(event, file) // begun since it was looked for
  const response = fetch(event.request)
  const copy = response.then((whole) => whole.clone())
  const add = async (): Promise<void> => {
    const whole = await copy
    if (whole.ok && (await isAsListed(file, whole.clone()))) await cache.put(address(file), whole)
  }
  // A full storage keeps nothing, and the game goes on.
  event.waitUntil(arrival(file, add).catch(() => undefined))
  await copy
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
  if (isListed(file)) event.respondWith(answer(event, file))
  else if (request.mode === 'navigate' && !file.startsWith('api/')) event.respondWith(page(request))
})
listenForTurns(self as unknown as PushScope, ROOT)
scope.addEventListener('message', (event) => {
  // A new version waits until the player wants it: never under a running game.
  if (event.data === 'update') event.waitUntil(scope.skipWaiting())
  else if (Array.isArray(event.data)) event.waitUntil(keep(event.data.map(String).map(fileOf)))
  else event.waitUntil(reply(event))
})
