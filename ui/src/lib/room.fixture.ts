/** Messages of a small room, for tests. */

import { PROTOCOL } from './types'
import type { Ev, Mine, Phrase, RoomInfo, Table, Welcome, You } from './types'

export const you: You = { name: 'Ann', seats: [0], host: true, viewer: 0 }
export const seat = {
  kind: 'human',
  name: 'Ann',
  title: 'Ann',
  bot: null,
  standing_in: null,
  nonce: null,
} as const
export const room = {
  id: 'r1',
  code: 'ABC',
  status: 'playing',
  options: {},
  seats: [seat, { ...seat, name: 'Ben', title: 'Ben' }],
  host: 'Ann',
  deal: { algorithm: '', commitment: '', seed: null },
  undo: null,
  rematch: null,
} as RoomInfo
export const table = {
  to_move: 0,
  decision: 'turn',
  pool: ['elf:red'],
  tribes: [],
} as unknown as Table
export const NOTHING_TO_UNDO: Phrase = { id: 'room-refusal', args: { code: 'nothing_to_undo' } }
export const mine: Mine = {
  seat: 0,
  hand: ['orc:blue'],
  raid_plan: null,
  can_undo: false,
  no_undo: NOTHING_TO_UNDO,
  choices: null,
}
export const free: Mine = { ...mine, can_undo: true, no_undo: null }

export function welcome(changes: Partial<Welcome> = {}): Welcome {
  return {
    t: 'welcome',
    proto: PROTOCOL,
    v: 5,
    now: 0,
    resumed: false,
    missed: [],
    you,
    room,
    due: null,
    ruleset: null,
    results: null,
    scores: [],
    outcome: [],
    table,
    prompt: null,
    mine,
    chat: [],
    online: [0],
    watchers: 0,
    ...changes,
  }
}

export function recruited(v: number, card: 'elf:red' | 'orc:grey' = 'elf:red', seat = 0): Ev {
  return {
    t: 'ev',
    v,
    at: 0,
    e: { t: 'acted', seat, by: 'player', events: [{ type: 'CardRecruited', seat, card }] },
    lines: [{ say: { id: 'event-recruited', args: { name: 'Ann' } }, seat }],
    due: null,
    table: { pool: [] },
    mine: { ...mine, hand: ['orc:blue', card] },
  }
}
