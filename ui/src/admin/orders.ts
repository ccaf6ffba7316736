/** Orders of the operator; see `docs/protocol.md`. */

import { FAULT, OFFLINE, Refusal } from '../lib/api'
import type {
  Done,
  EraseGuest,
  ExportGuest,
  HideRoom,
  HoldRoom,
  LiftBan,
  ListAudit,
  ListBans,
  ListGuests,
  ListReports,
  ListRooms,
  MakeBan,
  Problem,
  SettleReport,
} from '../lib/types'

/** Orders that change something, without the reason, which is asked for last. */
export type Change = HoldRoom | HideRoom | MakeBan | LiftBan | SettleReport | EraseGuest
export type Order =
  Change | ExportGuest | ListRooms | ListGuests | ListReports | ListBans | ListAudit

/** An action that is offered: what it is called, whom or what it is about, and its order. */
export type Offer = { act: string; about: string; order: Change }

/** The command of `ethnos admin` that does the same, for as long as `time` says. */
export function commandOf({ act, order }: Offer, time: string): string {
  const [subject] = (['room', 'guest', 'subject', 'ban', 'report'] as const).flatMap((field) =>
    field in order ? [(order as Record<string, unknown>)[field] as string] : [],
  )
  const words = ['ethnos admin', act, subject]
  if (order.t === 'ban' && time) words.push('--for', time)
  if (order.t === 'erase') words.push('--yes')
  return words.join(' ')
}

const KEPT = 'ethnos-admin-key'

/** The key, kept for this tab only. */
export function knownKey(): string {
  return sessionStorage.getItem(KEPT) ?? ''
}

export function keepKey(key: string): void {
  if (key) sessionStorage.setItem(KEPT, key)
  else sessionStorage.removeItem(KEPT)
}

/** Give an order; throws `Refusal` if it is refused. */
export async function give<Answer = Done>(order: Order): Promise<Answer> {
  const response = await fetch('/api/admin/orders', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${knownKey()}` },
    body: JSON.stringify(order),
  }).catch(() => {
    throw new Refusal(0, OFFLINE)
  })
  // A proxy may answer in its own words.
  const answer: unknown = await response.json().catch(() => null)
  if (!response.ok || !answer) throw new Refusal(response.status, (answer ?? FAULT) as Problem)
  return answer as Answer
}
