/** Notifies a player in another window or tab when their turn begins. */

import { at } from './base'
import { t } from './i18n.svelte'
import { play } from './sound'
import { choose, settings } from './settings.svelte'

let announced = false

export function announceTurn(mine: boolean, room: string): void {
  document.title = t(mine ? 'web-title-turn' : 'web-title')
  icon(at(mine ? '/favicon-turn.svg' : '/favicon.svg'))
  if (mine && !announced) {
    play('turn')
    if (document.hidden) void notify(room)
  }
  announced = mine
}

/** Reset title and icon when the table is left. */
export function quiet(): void {
  announced = false
  document.title = t('web-title')
  icon(at('/favicon.svg'))
}

/** Whether the player wishes to be notified, and the browser still allows it. */
export function notifies(): boolean {
  return settings.notify && 'Notification' in window && Notification.permission === 'granted'
}

/** Turn notices on or off by a checkbox; return whether the browser refuses them. */
export async function chooseNotices(box: HTMLInputElement): Promise<boolean> {
  const wanted = box.checked
  const allowed =
    wanted && 'Notification' in window && (await Notification.requestPermission()) === 'granted'
  choose('notify', allowed)
  box.checked = allowed // the setting may be as before, and then nothing else would untick the box
  return wanted && !allowed
}

function icon(href: string): void {
  document.querySelector('link[rel="icon"]')?.setAttribute('href', href)
}

/** Take away what the browser shows about a room that is open now. */
export async function dismissNotices(room: string): Promise<void> {
  const shown = await (await worker())?.getNotifications({ tag: room })
  for (const notice of shown ?? []) notice.close()
}

async function notify(room: string): Promise<void> {
  if (!notifies()) return
  const options = { icon: at('/icons/192.png'), tag: room, data: room }
  const registration = await worker()
  // Phones show the notices of a service worker only.
  if (registration?.active) await registration.showNotification(t('push-turn'), options)
  else new Notification(t('push-turn'), options)
}

async function worker(): Promise<ServiceWorkerRegistration | undefined> {
  return 'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined
}
