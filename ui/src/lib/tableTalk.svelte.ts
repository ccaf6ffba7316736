/** What people at a table say beside the game: chat and reactions, without those who are muted. */

import { isLocal } from './host'
import { settings } from './settings.svelte'
import type { ChatLine, Reacted, Reaction, RoomInfo, You } from './types'

export const REACTIONS: Reaction[] = ['laugh', 'wow', 'sad', 'think', 'bravo', 'heart']

/** A reaction in this browser; `after` is the version of the chat message before it. */
export type Shown = Omit<Reacted, 't'> & { id: number; after: number }
/** A chat message that can be reported. */
export type Reportable = Pick<ChatLine, 'v' | 'seat' | 'name' | 'text'>
/** A line of the chat: words or a reaction. */
export type Said = { key: string; seat: number | null; name: string } & (
  { v: number; text: string } | { reaction: Reaction }
)

type Room = {
  readonly id: string
  readonly chat: ChatLine[]
  readonly room: RoomInfo | null
  readonly you: You | null
  readonly watchers: number
}

/** How long a reaction stands at the panel of its player, in ms. */
const SHOWN_MS = 4000
/** How many reactions remain between the lines of the chat. */
const KEPT = 10
/** Stands for a host who has no seat. */
const NO_SEAT = -1

export class TableTalk {
  /** The latest reactions, the newest last. */
  private reactions = $state.raw<Shown[]>([])
  /** Those that stand at a panel now. */
  private fresh = $state.raw<Shown[]>([])
  /** Whom the reader has muted since the page was opened; before, what was kept counts. */
  private chosen = $state.raw<number[] | null>(null)
  private kept: number[] | null = null
  private counted = 0

  constructor(private readonly store: Room) {}

  /** The seats of other people. */
  others = $derived.by(() => {
    const seats = (this.store.room?.seats ?? []).map(({ kind }, seat) => ({ kind, seat }))
    const own = this.store.you?.seats ?? []
    return seats.filter(({ kind, seat }) => kind === 'human' && !own.includes(seat))
  })

  /** Whether somebody is there to react to: not in a browser's own games, nor among bots, nor in the lesson. */
  mayReact = $derived.by(() => {
    const { id, you, watchers } = this.store
    const speaks = !!you && (you.seats.length > 0 || you.host) && id !== 'lesson'
    return !isLocal && settings.reactions && speaks && (this.others.length > 0 || watchers > 0)
  })

  /** The chat messages that the reader wants to see. */
  heard = $derived.by(() => this.store.chat.filter(({ seat }) => !this.isMuted(seat)))

  /** Chat and reactions as they came, the newest last. */
  lines = $derived.by((): Said[] => {
    const said = this.heard.map((line) => ({ ...line, key: `line ${line.v}`, order: line.v }))
    const shown = this.reactions
      .filter(({ seat }) => !this.isMuted(seat))
      .map((one) => ({ ...one, key: `reaction ${one.id}`, order: one.after + 0.5 }))
    return [...said, ...shown].sort((one, other) => one.order - other.order)
  })

  /** The newest reaction that is still shown, for screen readers. */
  latest = $derived.by(() => this.fresh.findLast(({ seat }) => !this.isMuted(seat)) ?? null)

  /** The reaction at the panel of a seat. */
  at(seat: number): Shown | null {
    return this.isMuted(seat) ? null : (this.fresh.findLast((one) => one.seat === seat) ?? null)
  }

  /** Take a reaction that the room shows everybody. */
  note({ seat, name, reaction }: Reacted): void {
    if (!settings.reactions) return
    const after = this.store.chat.at(-1)?.v ?? 0
    const shown = { id: ++this.counted, seat, name, reaction, after }
    this.reactions = [...this.reactions, shown].slice(-KEPT)
    this.fresh = [...this.fresh.filter((one) => one.seat !== seat), shown]
    setTimeout(() => (this.fresh = this.fresh.filter((one) => one !== shown)), SHOWN_MS)
  }

  isMuted(seat: number | null): boolean {
    return this.muted.includes(seat ?? NO_SEAT)
  }

  /** Hide or show what a player says; nobody else learns of it. */
  mute(seat: number | null, muted: boolean): void {
    const others = this.muted.filter((one) => one !== (seat ?? NO_SEAT))
    this.chosen = muted ? [...others, seat ?? NO_SEAT] : others
    try {
      sessionStorage.setItem(this.key, JSON.stringify(this.chosen))
    } catch {
      // Storage is blocked; it holds until the page is left.
    }
  }

  private get muted(): number[] {
    return this.chosen ?? (this.kept ??= this.load())
  }

  private load(): number[] {
    try {
      return JSON.parse(sessionStorage.getItem(this.key) ?? '[]') as number[]
    } catch {
      return [] // storage is blocked, or something else wrote there
    }
  }

  private get key(): string {
    return `ethnos-muted ${this.store.id}`
  }
}
