/** Keep the game for offline play, and offer new versions of it. */

import { at } from '../lib/base'
import { isLocal } from '../lib/host'

class Updates {
  /** A version that is loaded and waits until the player wants it. */
  waiting = $state.raw<ServiceWorker | null>(null)

  /** Register the service worker of a game without a server. */
  async register(): Promise<void> {
    if (!isLocal || !('serviceWorker' in navigator)) return
    const registration = await navigator.serviceWorker.register(at('/sw.js'))
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

export const updates = new Updates()
