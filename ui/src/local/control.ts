/** The service worker of this page, and when it sees what the page requests. */

import { at } from '../lib/base'

/** How long its installation may delay the start of the game, in ms. */
const PATIENCE = 5000

let registering: Promise<ServiceWorkerRegistration> | null = null

export function registered(): Promise<ServiceWorkerRegistration> {
  return (registering ??= navigator.serviceWorker.register(at('/sw.js')))
}

/** Wait until what is requested from now on is kept as it arrives, or is not going to be. */
export async function controlled(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const workers = navigator.serviceWorker
  if (workers.controller) return
  const claimed = new Promise((done) =>
    workers.addEventListener('controllerchange', done, { once: true }),
  )
  const { active } = await registered()
  if (active) return // the page was loaded past it on purpose
  await Promise.race([claimed, new Promise((done) => setTimeout(done, PATIENCE))])
}
