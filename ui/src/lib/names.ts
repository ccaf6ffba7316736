/** Display names of players and bots. */

import { t } from './i18n.svelte'
import type { SeatInfo } from './types'

/** Names by seat: a bot is named after its piece, and equal names are numbered. */
export function namesOf(
  room: { seats: readonly Pick<SeatInfo, 'kind' | 'name'>[] } | null,
): string[] {
  if (!room) return []
  const names = room.seats.map(({ kind, name }, seat) =>
    kind === 'bot' ? t('bot-called', { seat }) : name,
  )
  return names.map((name, seat) => {
    const alike = names.filter((other) => other === name).length
    const number = names.slice(0, seat + 1).filter((other) => other === name).length
    return name && alike > 1 ? t('name-numbered', { name, number }) : name
  })
}

export function botName(id: string): string {
  const name = t(`bot-${id}-name`)
  return name === `bot-${id}-name` ? id : name
}
