/** Notifies a player in another window or tab when their turn begins. */

import { at } from './base'
import { t } from './i18n.svelte'
import { chime } from './sound'
import { settings } from './settings.svelte'

let announced = false

export function announceTurn(mine: boolean): void {
  document.title = t(mine ? 'web-title-turn' : 'web-title')
  icon(at(mine ? '/favicon-turn.svg' : '/favicon.svg'))
  if (mine && !announced) {
    chime()
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

function icon(href: string): void {
  document.querySelector('link[rel="icon"]')?.setAttribute('href', href)
}

function notify(): void {
  if (!settings.notify || !('Notification' in window) || Notification.permission !== 'granted')
    return
  new Notification(t('web-title-turn'), { icon: at('/favicon.svg'), tag: 'turn' })
}
