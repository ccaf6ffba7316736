/** Keep the game for offline play, and offer new versions of it. */

import { isLocal, isServed } from '../lib/host'
import { registered } from './control'

class Updates {
  /** A version that is loaded and waits until the player wants it. */
  waiting = $state.raw<ServiceWorker | null>(null)
  /** Whether a service worker keeps the game. */
  registered = $state(false)

  /** Register the service worker; browsers have none for pages without encryption. */
  async register(): Promise<void> {
    if (!('serviceWorker' in navigator)) return
    const registration = await registered()
    this.registered = true
    if (isServed) void keepUsedFiles()
    if (!isLocal) return // a server sends its newest page anyway
    const watch = (): void =>
      registration.installing?.addEventListener('statechange', () => this.offer(registration))
    registration.addEventListener('updatefound', watch)
    watch() // a version may have been found already
    this.offer(registration)
  }

  /** Load the new version into this page. */
  apply(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload())
    this.waiting?.postMessage('update')
  }

  /** The first version needs no offer: there is nothing it would replace. */
  private offer(registration: ServiceWorkerRegistration): void {
    this.waiting = navigator.serviceWorker.controller ? registration.waiting : null
  }
}

/** Name the files that were loaded before there was a service worker to keep them. */
async function keepUsedFiles(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage(performance.getEntriesByType('resource').map(({ name }) => name))
}

export const updates = new Updates()
