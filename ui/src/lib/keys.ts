/** Keyboard shortcuts: digits select cards, letters select kingdoms, and so on. */

import { declines, type Action } from './action'
import { grouped, KINGDOMS, letterOf } from './cards'
import { choose, settings, type Grouping } from './settings.svelte'
import type { RoomStore } from './room.svelte'
import type { Turn } from './turn.svelte'
import type { Card } from './types'

const ORDERS: Grouping[] = ['tribe', 'kingdom', 'own']

/** Handle a key; returns whether it was a shortcut. */
export function press(
  event: KeyboardEvent,
  store: RoomStore,
  turn: Turn,
  sheet: () => void,
): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return false
  const key = letter(event)
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1]
  if (digit !== undefined) return card((Number(digit) + 9) % 10, event.shiftKey, store, turn)
  if (key === '?') return did(sheet)
  if (key === 'Escape') return did(() => turn.clear())
  const aims = !clickable(event.target)
  const plays = key === 'Enter' && turn.selected.length > 0
  if (plays && aims && turn.early.open) return did(() => turn.early.chooseBand())
  if ((key === 'Enter' || key === ' ') && aims && turn.early.open) return did(() => store.skip())
  if (key === 'Enter' && aims) return did(() => turn.confirm())
  if (kingdom(event.key.toUpperCase(), turn) || kingdom(key, turn)) return true
  switch (key) {
    case 'D':
      return did(() => turn.propose(turn.largestDraw ?? { kind: 'draw' }))
    case 'L':
      return did(() => turn.nextLeader())
    case 'U':
      return did(() => void turn.undo())
    case 'H':
      return did(() => turn.choices && void turn.hint())
    case 'G':
      return did(() =>
        choose('grouping', ORDERS[(ORDERS.indexOf(settings.grouping) + 1) % ORDERS.length]),
      )
    case 'Y':
      return answer(turn, true)
    case 'N':
      return answer(turn, false)
    default:
      return false
  }
}

/** The key pressed; for other alphabets, the letter at that position of a Latin keyboard. */
function letter(event: KeyboardEvent): string {
  if (event.key.length > 1) return event.key
  const place = /^Key([A-Z])$/.exec(event.code)?.[1]
  return place && event.key > '\u024f' ? place : event.key.toUpperCase()
}

function did(what: () => unknown): boolean {
  what()
  return true
}

function typing(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('input, textarea, select, dialog *')
}

function clickable(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('button, a, summary')
}

function card(place: number, pool: boolean, store: RoomStore, turn: Turn): boolean {
  if (turn.decision === 'troll_token' && turn.choices) {
    turn.propose({ kind: 'troll', token: place + 1 })
    return true
  }
  if (pool) {
    const held = store.pool.at(place)
    if (held && place < store.pool.length) turn.propose({ kind: 'take', card: held.card as Card })
    return held !== undefined
  }
  const held = grouped(store.hand, settings.grouping).flat().at(place)
  if (held && place < store.hand.length) turn.toggle(held.id)
  return held !== undefined
}

function kingdom(key: string, turn: Turn): boolean {
  const found = KINGDOMS.find((one) => letterOf(one) === key)
  const action = found && turn.targets.get(found)
  if (action) turn.propose(action)
  return action !== undefined
}

/** Answer a yes-or-no decision. */
function answer(turn: Turn, yes: boolean): boolean {
  const wanted = yes ? acceptance(turn) : turn.actions.find(declines)
  const raid = turn.decision === 'raid' ? (turn.proposal ?? turn.raid.action) : null
  if (yes && raid) void turn.act(raid) // whatever is advised
  if (wanted) turn.propose(wanted)
  return wanted !== undefined
}

function acceptance(turn: Turn): Action | undefined {
  return turn.largestDraw ?? turn.actions.find((action) => action.kind === 'orc' && action.place)
}
