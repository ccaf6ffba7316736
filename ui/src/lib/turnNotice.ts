/** Notifies a player in another window or tab when their turn begins. */

import { at } from './base'
import { t } from './i18n.svelte'
import { play } from './sound'
import { choose, settings } from './settings.svelte'

let announced = false

export function announceTurn(mine: boolean): void {
  document.title = t(mine ? 'web-title-turn' : 'web-title')
  icon(at(mine ? '/favicon-turn.svg' : '/favicon.svg'))
  if (mine && !announced) {
    play('turn')
    if (document.hidden) notify()
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

function notify(): void {
  if (!notifies()) return
  new Notification(t('web-title-turn'), { icon: at('/favicon.svg'), tag: 'turn' })
}
