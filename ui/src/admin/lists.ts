/** What the operator's lists show of each thing, and what can be done about it. */

import { dated, t } from '../lib/i18n.svelte'
import { called } from '../lib/names'
import type { AdminAct, AdminBan, AdminGuest, AdminReport, AdminRoom } from '../lib/types'
import type { Offer } from './orders'

export const TABS = ['rooms', 'guests', 'reports', 'bans', 'audit'] as const
export type Tab = (typeof TABS)[number]
export const FILTERS = ['', 'lobby', 'playing', 'finished', 'paused', 'hidden', 'closed'] as const

export type Shown = { id: string; title: string; notes: string[]; offers: Offer[]; guest?: string }

const when = (ms: number) => dated(new Date(ms))

export function roomShown({ room, held, created, lines }: AdminRoom): Shown {
  const people = room.seats.filter(({ kind }) => kind !== 'open').map(({ title }) => called(title))
  const title = room.title || room.code
  const hold = (act: string, hold: 'paused' | 'closed' | null): Offer => ({
    act,
    about: title,
    order: { t: 'hold', room: room.id, hold },
  })
  const hidden = held.includes('hidden')
  const free = !held.some((state) => state !== 'hidden')
  const state = held.includes('closed') ? 'closed' : room.status
  return {
    id: room.id,
    title,
    notes: [
      [
        [state, ...held.filter((one) => one !== 'closed')]
          .map((filter) => t('admin-filter', { filter }))
          .join(', '),
        people.join(', '),
      ]
        .filter(Boolean)
        .join(' · '),
      t('admin-room-dates', { opened: when(created), changed: when(room.updated), count: lines }),
      room.id,
    ],
    offers: [
      ...(free ? [hold('pause', 'paused'), hold('close', 'closed')] : [hold('release', null)]),
      {
        act: hidden ? 'show' : 'hide',
        about: title,
        order: { t: 'hide', room: room.id, hidden: !hidden },
      },
    ],
  }
}

function against(subject: string, about: string): Offer[] {
  return [
    { act: 'mute', about, order: { t: 'ban', subject, muted: true } },
    { act: 'ban', about, order: { t: 'ban', subject } },
  ]
}

export function guestShown(guest: AdminGuest): Shown {
  return {
    id: guest.id,
    title: guest.name,
    notes: [
      t('admin-guest-dates', { since: when(guest.created), count: guest.rooms }),
      guest.addresses.length ? t('admin-from', { text: guest.addresses.join(', ') }) : '',
      guest.id,
    ],
    offers: [
      ...against(guest.id, guest.name),
      { act: 'erase', about: guest.name, order: { t: 'erase', guest: guest.id } },
    ],
    guest: guest.id,
  }
}

export function banShown(ban: AdminBan): Shown {
  return {
    id: ban.id,
    title: ban.subject,
    notes: [
      t('admin-act', { act: ban.muted ? 'mute' : 'ban' }),
      ban.until === null
        ? t('admin-time', { time: 'ever' })
        : t('admin-until', { text: when(ban.until) }),
      ban.why,
    ],
    offers: [{ act: 'lift', about: ban.subject, order: { t: 'lift', ban: ban.id } }],
  }
}

export function reportShown(report: AdminReport): Shown {
  return {
    id: report.id,
    title: report.text ? `${report.name}: ${report.text}` : report.name,
    notes: [
      report.why,
      ...report.chat.map(({ name, text }) => `${name}: ${text}`),
      when(report.at),
      report.guest,
    ],
    offers: [
      ...(report.settled === null
        ? [
            {
              act: 'settle',
              about: report.name,
              order: { t: 'settle', report: report.id },
            } as Offer,
          ]
        : []),
      ...(report.guest ? against(report.guest, report.name) : []),
    ],
  }
}

export function actShown(act: AdminAct, n: number): Shown {
  return {
    id: String(n),
    title: `${t('admin-act', { act: act.what })}: ${act.subject}`,
    notes: [t('admin-by', { who: act.who, text: when(act.at) }), act.why],
    offers: [],
  }
}
