/** What the player is about to do: chosen cards, leader, a proposal to confirm, advice. */

import { cardsIn, declines, formatAction, isSameAction, parseAction } from './action'
import type { Action, ActionOf } from './action'
import { placesOf, type Held } from './cards'
import { SelectionPreview } from './preview.svelte'
import type { RoomStore } from './room.svelte'
import { settings } from './settings.svelte'
import type { Advised, Card, Kingdom, LeaderPreview, Refused } from './types'

const TIMED = 3000

export class Turn {
  /** Places of the hand, in the order they were chosen. */
  selected = $state<number[]>([])
  /** The card chosen to lead, where the player has said so. */
  wish = $state<string | null>(null)
  private readonly preview: SelectionPreview
  /** An action that waits for a yes. */
  proposal = $state.raw<Action | null>(null)
  /** When a timed yes will be given, for the shrinking bar. */
  proposedUntil = $state<number | null>(null)
  refusal = $state.raw<Refused | null>(null)
  /** A question that was not answered; what is shown stays. */
  unheard = $state.raw<Refused | null>(null)
  advice = $state.raw<Advised[] | null>(null)
  /** Which piece of advice is laid out on the table. */
  considered = $state(0)
  sending = $state(false)
  /** Orc spaces chosen for a raid. */
  spaces = $state<Kingdom[]>([])
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(readonly store: RoomStore) {
    this.preview = new SelectionPreview(store)
  }

  choices = $derived.by(() => (this.store.busy ? null : (this.store.mine?.choices ?? null)))
  decision = $derived.by(() => this.store.table?.decision ?? 'turn')
  actions = $derived.by(() => this.choices?.actions.map(parseAction) ?? [])
  /** Whether cards of the hand can be chosen now. */
  picking = $derived.by(
    () => this.choices !== null && (this.choices.leaders.length > 0 || this.choices.keep !== null),
  )
  cards = $derived.by(() =>
    this.selected.flatMap((id) =>
      this.store.hand.filter((held) => held.id === id).map((held) => held.card),
    ),
  )
  /** Places of the hand that could join the selection. */
  fits = $derived.by(() => {
    const { hand } = this.store
    const rest = hand.filter((held) => !this.selected.includes(held.id))
    const { answer } = this.preview
    if (answer) return placesOf(rest, answer.fits)
    return new Set(rest.map((held) => held.id))
  })
  leaders = $derived.by(() =>
    this.decision === 'keep' ? [] : (this.preview.answer?.leaders ?? []),
  )
  leader = $derived.by((): LeaderPreview | null => {
    const wished = this.leaders.find((one) => one.leader === this.wish && one.legal)
    return wished ?? this.leaders.find((one) => one.legal) ?? null
  })
  /** What a yes would send now. */
  ready = $derived.by((): Action | null => {
    if (!this.choices || this.sending) return null
    if (this.proposal ?? this.follow) return this.proposal ?? this.follow
    if (this.decision === 'keep') return this.keeping
    if (this.decision === 'raid') return this.raiding
    return this.selected.length && this.leader ? parseAction(this.leader.action) : null
  })
  private keeping = $derived.by((): Action | null => {
    const limit = this.choices?.keep ?? 0
    return this.cards.length > limit ? null : { kind: 'keep', cards: this.cards as Card[] }
  })
  /** The raid on the spaces chosen. */
  raiding = $derived.by((): Action | null => {
    const raid: Action = { kind: 'raid', spaces: this.spaces }
    return this.spaces.length && this.offers(raid) ? raid : null
  })
  /** The most cards that a wizard's band may draw now; `null` where that is not the question. */
  largestDraw = $derived.by((): ActionOf<'wizard'> | null => {
    const draws = this.actions.filter((action) => action.kind === 'wizard')
    const count = Math.max(...draws.map((draw) => draw.count))
    return draws.length ? { kind: 'wizard', count } : null
  })

  /** The action advised, to be marked where it would be done. */
  advised = $derived.by((): Action | null => {
    const advice = this.advice?.at(this.considered)
    return advice ? parseAction(advice.action) : null
  })
  /** Advice that cannot be laid out as a choice of cards or spaces: a yes follows it as it is. */
  follow = $derived.by((): Action | null => {
    const { advised } = this
    if (!advised || advised.kind === 'band' || advised.kind === 'keep') return null
    return advised.kind === 'raid' && !declines(advised) ? null : advised
  })
  /** Why nothing can be taken back now; `null` if something can. */
  noUndo = $derived.by((): Refused | null => {
    if (this.store.canUndo) return null
    const never = this.store.room?.options.undo === 'none'
    return { code: never ? 'no_undo' : 'nothing_to_undo', clause: null, reason: '', details: {} }
  })

  /** Kingdoms that may be chosen now, and the action each means. */
  targets = $derived.by(() => {
    const found = new Map<Kingdom, Action>()
    for (const action of this.actions) {
      const places = action.kind === 'place' || action.kind === 'free'
      if (places && action.kingdom) found.set(action.kingdom, action)
    }
    return found
  })

  /** Whether the server offers this action now. */
  offers(action: Action): boolean {
    return this.actions.some((offered) => isSameAction(offered, action))
  }

  isAdvised(action: Action | null): boolean {
    return isSameAction(this.advised, action)
  }

  isProposed(action: Action | null): boolean {
    return isSameAction(this.proposal, action)
  }

  /** Choose a card of the hand, or let it go. A card that does not fit says why. */
  toggle(id: number): void {
    if (!this.picking || this.sending) return
    this.clearTalk()
    if (this.selected.includes(id)) {
      this.selected = this.selected.filter((other) => other !== id)
    } else if (this.fits.has(id)) {
      this.selected = [...this.selected, id]
    } else {
      void this.askWhy(id)
      return
    }
    this.look()
  }

  /** Put the cards of the hand into an order of one's own. */
  arrange(hand: Held[]): void {
    this.store.hand = hand
  }

  lead(card: string): void {
    this.clearTalk()
    this.wish = card
  }

  nextLeader(): void {
    const able = this.leaders.filter((one) => one.legal)
    const at = able.findIndex((one) => one.leader === this.leader?.leader)
    if (able.length > 1) this.lead(able[(at + 1) % able.length].leader)
  }

  clear(): void {
    this.selected = []
    this.spaces = []
    this.wish = null
    this.clearTalk()
    this.look()
  }

  /** Do it, or ask first where the player wants that. */
  propose(action: Action): void {
    if (!this.offers(action) || this.sending) return
    if (settings.confirm === 'off' || this.isProposed(action)) {
      void this.act(action)
      return
    }
    this.selected = []
    this.clearTalk()
    this.proposal = action
    if (settings.confirm !== 'timed') return
    this.proposedUntil = Date.now() + TIMED
    this.timer = setTimeout(() => void this.act(action), TIMED)
  }

  /** The great button; whoever is quicker than the preview means all the cards chosen. */
  async confirm(): Promise<void> {
    await this.preview.settled()
    if (this.ready) await this.act(this.ready)
  }

  act(action: Action): Promise<void> {
    return this.actAsTyped(formatAction(action))
  }

  /** Send the text of an action; the server says what is wrong with it. */
  async actAsTyped(text: string): Promise<void> {
    if (this.sending) return
    this.clearTalk()
    this.sending = true
    const refused = await this.store.send({ t: 'act', v: this.store.v, a: text })
    this.sending = false
    this.refusal = refused
    if (!refused) this.rest()
  }

  async undo(): Promise<void> {
    this.clearTalk()
    if (this.noUndo) {
      this.refusal = this.noUndo
      return
    }
    this.rest()
    this.refusal = await this.store.send({ t: 'undo', seat: this.store.mine?.seat ?? null })
  }

  /** Ask for advice; who has some is shown the next piece. */
  async hint(): Promise<void> {
    this.withdraw()
    if (this.advice?.length) {
      this.consider((this.considered + 1) % this.advice.length)
      return
    }
    const answer = await this.store.socket.hint()
    if (answer?.t !== 'hinted' || answer.v !== this.store.v) return
    this.unheard = answer.why
    if (answer.why) return
    this.clearTalk()
    this.advice = answer.advice
    if (answer.advice.length) this.consider(0)
  }

  /** Lay out a piece of advice, as if the player had chosen it. */
  consider(which: number): void {
    this.considered = which
    const action = this.advised
    if (!action) return
    this.selected = [...placesOf(this.store.hand, cardsIn(action))]
    this.wish = action.kind === 'band' ? action.band.leader : null
    if (action.kind === 'raid' && !declines(action)) this.spaces = action.spaces
    this.look()
  }

  toggleSpace(kingdom: Kingdom): void {
    this.clearTalk()
    const without = this.spaces.filter((other) => other !== kingdom)
    this.spaces = without.length < this.spaces.length ? without : [...this.spaces, kingdom]
  }

  /** The table has changed: keep what still makes sense. */
  refresh(): void {
    const here = new Set(this.store.hand.map((held) => held.id))
    this.selected = this.choices ? this.selected.filter((id) => here.has(id)) : []
    this.clearTalk()
    const raid = this.actions.findLast((action) => action.kind === 'raid' && !declines(action))
    this.spaces = raid?.kind === 'raid' ? raid.spaces : []
    this.look()
  }

  private rest(): void {
    this.selected = []
    this.wish = null
    this.preview.forget()
  }

  private clearTalk(): void {
    this.withdraw()
    this.advice = null
    this.considered = 0
  }

  private withdraw(): void {
    clearTimeout(this.timer)
    this.proposal = null
    this.proposedUntil = null
    this.refusal = null
    this.unheard = null
  }

  private look(): void {
    if (this.picking) this.preview.request(this.cards, (clash) => this.dropLast(clash))
    else this.preview.forget()
  }

  /** A card chosen before it was known whether it fits goes back, and it is said why. */
  private dropLast(why: Refused): void {
    this.selected = this.selected.slice(0, -1)
    this.look()
    this.refusal = why
  }

  private async askWhy(id: number): Promise<void> {
    const card = this.store.hand.find((held) => held.id === id)?.card
    const why = card ? await this.preview.refusalOf([...this.cards, card]) : null
    if (why) this.refusal = why
  }
}
