/** Notices of turns while no page is open: the browser's push service sends them on. */

import { isAppleTouch, isInstalled } from '../local/platform'
import { api, ensureGuest, isKnown } from './api'
import { isLocal } from './host'
import { language, t } from './i18n.svelte'
import { settings } from './settings.svelte'

/** When a player who wishes it is told of their turn, or what keeps the browser from it. */
export type Reach = 'closed-too' | 'open-only' | 'install-first' | 'failed'

class Push {
  /** `null` until it is known. */
  reach = $state<Reach | null>(null)
  private key: string | null = null

  /** Find out what this browser and this server can do. */
  async look(): Promise<void> {
    if (isLocal) this.reach = 'open-only'
    else if (isAppleTouch() && !isInstalled()) this.reach = 'install-first'
    else this.reach = (await this.worker()) && (await this.offered()) ? 'closed-too' : 'open-only'
  }

  /** Tell the server where this browser is notified. Asks nothing: permission was given before. */
  async start(): Promise<void> {
    await this.look()
    if (this.reach !== 'closed-too') return
    try {
      await ensureGuest(settings.name || t('default-name'))
      await this.subscribe()
    } catch {
      this.reach = 'failed' // a private window, a browser without a push service, no network
    }
  }

  /** The same at every start: the language, the guest or the subscription may have changed. */
  async refresh(): Promise<void> {
    if (isKnown() && !isLocal && settings.notify && Notification.permission === 'granted')
      await this.start()
  }

  async stop(): Promise<void> {
    const subscription = await (await this.worker())?.pushManager.getSubscription()
    if (!subscription) return
    await subscription.unsubscribe()
    await api.endPush(subscription.endpoint).catch(() => null) // the server learns it at the next turn
  }

  private async subscribe(): Promise<void> {
    const manager = (await this.worker())?.pushManager
    if (!manager || !this.key) return
    const known = await manager.getSubscription()
    if (known && !isSame(known.options.applicationServerKey, this.key)) await known.unsubscribe()
    // With the same key this returns the subscription that exists.
    const wanted = { userVisibleOnly: true, applicationServerKey: this.key }
    const { endpoint, keys } = (await manager.subscribe(wanted)).toJSON()
    if (!endpoint || !keys) throw new Error('the browser has no push service')
    await api.push({ endpoint, p256dh: keys.p256dh, auth: keys.auth, language: language() })
  }

  private async worker(): Promise<ServiceWorkerRegistration | null> {
    if (!('serviceWorker' in navigator && 'PushManager' in window)) return null
    // `ready` alone would wait for ever where a browser allows no service worker.
    const registration = await navigator.serviceWorker.getRegistration()
    return registration ? navigator.serviceWorker.ready : null
  }

  private async offered(): Promise<boolean> {
    this.key ??= (await api.pushKey().catch(() => ({ key: null }))).key
    return this.key !== null
  }
}

function isSame(key: ArrayBuffer | null, text: string): boolean {
  const bytes = String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer()))
  return btoa(bytes).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '') === text
}

export const push = new Push()
