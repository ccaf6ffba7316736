/** What the player is about to do: chosen cards, leader, a proposal to confirm, advice. */

import { cardsIn, declines, formatAction, isSameAction, parseAction } from './action'
import type { Action, ActionOf } from './action'
import { idsOf, type HeldCard } from './cards'
import { SelectionPreview } from './preview.svelte'
import type { RoomStore } from './room.svelte'
import { settings } from './settings.svelte'
import type { Advised, Card, Kingdom, LeaderPreview, Refused } from './types'

const CONFIRM_AFTER_MS = 3000

export class Turn {
  /** Places of the hand, in the order they were chosen. */
  selected = $state<number[]>([])
  /** The card chosen to lead, where the player has said so. */
  preferredLeader = $state<string | null>(null)
  private readonly preview: SelectionPreview
  /** An action that waits for a yes. */
  proposal = $state.raw<Action | null>(null)
  /** When a timed yes will be given, for the shrinking bar. */
  proposedUntil = $state<number | null>(null)
  refusal = $state.raw<Refused | null>(null)
  /** A question that was not answered; what is shown stays. */
  hintRefusal = $state.raw<Refused | null>(null)
  advice = $state.raw<Advised[] | null>(null)
  /** Which piece of advice is laid out on the table. */
  adviceIndex = $state(0)
  sending = $state(false)
  /** Orc spaces chosen for a raid. */
  raidSpaces = $state<Kingdom[]>([])
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(readonly store: RoomStore) {
    this.preview = new SelectionPreview(store)
  }

  choices = $derived.by(() => (this.store.busy ? null : (this.store.mine?.choices ?? null)))
  decision = $derived.by(() => this.store.table?.decision ?? 'turn')
  actions = $derived.by(() => this.choices?.actions.map(parseAction) ?? [])
  /** Whether cards of the hand can be chosen now. */
  choosingCards = $derived.by(
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
    if (answer) return idsOf(rest, answer.fits)
    return new Set(rest.map((held) => held.id))
  })
  leaders = $derived.by(() =>
    this.decision === 'keep' ? [] : (this.preview.answer?.leaders ?? []),
  )
  leader = $derived.by((): LeaderPreview | null => {
    const preferred = this.leaders.find((one) => one.leader === this.preferredLeader && one.legal)
    return preferred ?? this.leaders.find((one) => one.legal) ?? null
  })
  /** What a yes would send now. */
  ready = $derived.by((): Action | null => {
    if (!this.choices || this.sending) return null
    if (this.proposal ?? this.directAdvice) return this.proposal ?? this.directAdvice
    if (this.decision === 'keep') return this.keepAction
    if (this.decision === 'raid') return this.raidAction
    return this.selected.length && this.leader ? parseAction(this.leader.action) : null
  })
  private keepAction = $derived.by((): Action | null => {
    const limit = this.choices?.keep ?? 0
    return this.cards.length > limit ? null : { kind: 'keep', cards: this.cards as Card[] }
  })
  /** The raid on the spaces chosen. */
  raidAction = $derived.by((): Action | null => {
    const raid: Action = { kind: 'raid', spaces: this.raidSpaces }
    return this.raidSpaces.length && this.offers(raid) ? raid : null
  })
  /** The most cards that a wizard's band may draw now; `null` where that is not the question. */
  largestDraw = $derived.by((): ActionOf<'wizard'> | null => {
    const draws = this.actions.filter((action) => action.kind === 'wizard')
    const count = Math.max(...draws.map((draw) => draw.count))
    return draws.length ? { kind: 'wizard', count } : null
  })

  /** The action advised, to be marked where it would be done. */
  advised = $derived.by((): Action | null => {
    const advice = this.advice?.at(this.adviceIndex)
    return advice ? parseAction(advice.action) : null
  })
  /** Advice that cannot be laid out as a choice of cards or spaces: a yes follows it as it is. */
  directAdvice = $derived.by((): Action | null => {
    const { advised } = this
    if (!advised || advised.kind === 'band' || advised.kind === 'keep') return null
    return advised.kind === 'raid' && !declines(advised) ? null : advised
  })
  /** Why nothing can be taken back now; `null` if something can. */
  undoRefusal = $derived.by((): Refused | null => {
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
    if (!this.choosingCards || this.sending) return
    this.clearMessages()
    if (this.selected.includes(id)) {
      this.selected = this.selected.filter((other) => other !== id)
    } else if (this.fits.has(id)) {
      this.selected = [...this.selected, id]
    } else {
      void this.askWhy(id)
      return
    }
    this.updatePreview()
  }

  /** Put the cards of the hand into an order of one's own. */
  arrange(hand: HeldCard[]): void {
    this.store.hand = hand
  }

  chooseLeader(card: string): void {
    this.clearMessages()
    this.preferredLeader = card
  }

  nextLeader(): void {
    const able = this.leaders.filter((one) => one.legal)
    const at = able.findIndex((one) => one.leader === this.leader?.leader)
    if (able.length > 1) this.chooseLeader(able[(at + 1) % able.length].leader)
  }

  clear(): void {
    this.selected = []
    this.raidSpaces = []
    this.preferredLeader = null
    this.clearMessages()
    this.updatePreview()
  }

  /** Do it, or ask first where the player wants that. */
  propose(action: Action): void {
    if (!this.offers(action) || this.sending) return
    if (settings.confirm === 'off' || this.isProposed(action)) {
      void this.act(action)
      return
    }
    this.selected = []
    this.clearMessages()
    this.proposal = action
    if (settings.confirm !== 'timed') return
    this.proposedUntil = Date.now() + CONFIRM_AFTER_MS
    this.timer = setTimeout(() => void this.act(action), CONFIRM_AFTER_MS)
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
    this.clearMessages()
    this.sending = true
    const refused = await this.store.send({ t: 'act', v: this.store.v, a: text })
    this.sending = false
    this.refusal = refused
    if (!refused) this.reset()
  }

  async undo(): Promise<void> {
    this.clearMessages()
    if (this.undoRefusal) {
      this.refusal = this.undoRefusal
      return
    }
    this.reset()
    this.refusal = await this.store.send({ t: 'undo', seat: this.store.mine?.seat ?? null })
  }

  /** Ask for advice; who has some is shown the next piece. */
  async hint(): Promise<void> {
    this.clearProposal()
    if (this.advice?.length) {
      this.showAdvice((this.adviceIndex + 1) % this.advice.length)
      return
    }
    const answer = await this.store.socket.hint()
    if (answer?.t !== 'hinted' || answer.v !== this.store.v) return
    this.hintRefusal = answer.why
    if (answer.why) return
    this.clearMessages()
    this.advice = answer.advice
    if (answer.advice.length) this.showAdvice(0)
  }

  /** Lay out a piece of advice, as if the player had chosen it. */
  showAdvice(which: number): void {
    this.adviceIndex = which
    const action = this.advised
    if (!action) return
    this.selected = [...idsOf(this.store.hand, cardsIn(action))]
    this.preferredLeader = action.kind === 'band' ? action.band.leader : null
    if (action.kind === 'raid' && !declines(action)) this.raidSpaces = action.spaces
    this.updatePreview()
  }

  toggleSpace(kingdom: Kingdom): void {
    this.clearMessages()
    const without = this.raidSpaces.filter((other) => other !== kingdom)
    this.raidSpaces =
      without.length < this.raidSpaces.length ? without : [...this.raidSpaces, kingdom]
  }

  /** The table has changed: keep what still makes sense. */
  refresh(): void {
    const here = new Set(this.store.hand.map((held) => held.id))
    this.selected = this.choices ? this.selected.filter((id) => here.has(id)) : []
    this.clearMessages()
    const raid = this.actions.findLast((action) => action.kind === 'raid' && !declines(action))
    this.raidSpaces = raid?.kind === 'raid' ? raid.spaces : []
    this.updatePreview()
  }

  private reset(): void {
    this.selected = []
    this.preferredLeader = null
    this.preview.forget()
  }

  private clearMessages(): void {
    this.clearProposal()
    this.advice = null
    this.adviceIndex = 0
  }

  private clearProposal(): void {
    clearTimeout(this.timer)
    this.proposal = null
    this.proposedUntil = null
    this.refusal = null
    this.hintRefusal = null
  }

  private updatePreview(): void {
    if (this.choosingCards) this.preview.request(this.cards, (clash) => this.dropLast(clash))
    else this.preview.forget()
  }

  /** A card chosen before it was known whether it fits goes back, and it is said why. */
  private dropLast(why: Refused): void {
    this.selected = this.selected.slice(0, -1)
    this.updatePreview()
    this.refusal = why
  }

  private async askWhy(id: number): Promise<void> {
    const card = this.store.hand.find((held) => held.id === id)?.card
    const why = card ? await this.preview.refusalOf([...this.cards, card]) : null
    if (why) this.refusal = why
  }
}
