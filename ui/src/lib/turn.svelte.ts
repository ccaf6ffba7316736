/** The player's turn in preparation: selected cards, leader, proposal to confirm, advice. */

import { cardsIn, declines, formatAction, isSameAction, largestDraw, largestRaid } from './action'
import { parseAction, targetsOf, type Action } from './action'
import { idsOf } from './cards'
import { EarlyChoice, NO_LONGER } from './early.svelte'
import { ActionPreview, SelectionPreview } from './preview.svelte'
import { RaidChoice } from './raidChoice.svelte'
import type { RoomStore } from './room.svelte'
import { settings } from './settings.svelte'
import type { Advised, Card, Kingdom, LeaderPreview, Phrase, Refused } from './types'
import { undoQuestion, undoRefusal } from './undo'

const CONFIRM_AFTER_MS = 3000

export class Turn {
  /** Ids of the selected cards, in the order of selection. */
  selected = $state<number[]>([])
  /** The leader that the player has picked; `null` leaves it to the preview. */
  preferredLeader = $state<string | null>(null)
  private readonly preview: SelectionPreview
  /** For an action that waits for confirmation, or a raid that is marked on the orc board. */
  private readonly actionPreview: ActionPreview
  /** An action that waits for confirmation. */
  proposal = $state.raw<Action | null>(null)
  /** When a timed confirmation fires, for the shrinking bar. */
  proposedUntil = $state<number | null>(null)
  refusal = $state.raw<Refused | null>(null)
  /** Why a hint was refused; the selection and its preview stay. */
  hintRefusal = $state.raw<Refused | null>(null)
  advice = $state.raw<Advised[] | null>(null)
  /** Index of the piece of advice that is shown. */
  adviceIndex = $state(0)
  sending = $state(false)
  readonly raid = new RaidChoice(() => this.actions)
  readonly early: EarlyChoice
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(readonly store: RoomStore) {
    this.early = new EarlyChoice(store)
    this.preview = new SelectionPreview(store)
    this.actionPreview = new ActionPreview(store)
  }

  choices = $derived.by(() => {
    const { behind, mine, screen } = this.store
    return behind || !mine || screen.looking !== mine.seat ? null : mine.choices
  })
  decision = $derived.by(() => this.store.table?.decision ?? 'turn')
  actions = $derived.by(() => this.choices?.actions.map(parseAction) ?? [])
  /** Whether cards of the hand can be selected now. */
  choosingCards = $derived.by(
    () => this.early.open || !!this.choices?.leaders.length || this.choices?.keep != null,
  )
  cards = $derived.by(() =>
    this.selected.flatMap((id) =>
      this.store.hand.filter((held) => held.id === id).map((held) => held.card),
    ),
  )
  /** Ids of the cards that could join the selection. */
  fits = $derived.by(() => {
    const rest = this.store.hand.filter((held) => !this.selected.includes(held.id))
    const { answer } = this.preview
    return answer ? idsOf(rest, answer.fits) : new Set(rest.map((held) => held.id))
  })
  leaders = $derived.by(() =>
    this.decision === 'keep' ? [] : (this.preview.answer?.leaders ?? []),
  )
  leader = $derived.by((): LeaderPreview | null => {
    const preferred = this.leaders.find((one) => one.leader === this.preferredLeader && one.legal)
    return preferred ?? this.leaders.find((one) => one.legal) ?? null
  })
  /** The action that a confirmation would send now. */
  ready = $derived.by((): Action | null => {
    if (!this.choices || this.sending) return null
    if (this.proposal ?? this.directAdvice) return this.proposal ?? this.directAdvice
    const few = this.cards.length <= (this.choices.keep ?? 0)
    if (this.decision === 'keep') return few ? { kind: 'keep', cards: this.cards as Card[] } : null
    if (this.decision === 'raid') return this.raid.action
    return this.selected.length && this.leader ? parseAction(this.leader.action) : null
  })
  /** The largest draw that a wizard's band may make; `null` in any other decision. */
  largestDraw = $derived.by(() => largestDraw(this.actions))

  /** The advised action, which is marked where it would be done. */
  advised = $derived.by((): Action | null => {
    const advice = this.advice?.at(this.adviceIndex)
    return advice ? parseAction(advice.action) : null
  })
  /** Advice that is no selection of cards or spaces: confirming it sends it as it is. */
  directAdvice = $derived.by((): Action | null => {
    const { advised } = this
    if (!advised || advised.kind === 'band' || advised.kind === 'keep') return null
    return advised.kind === 'raid' && !declines(advised) ? null : advised
  })
  /** What has to be decided, or what would happen. */
  sentence = $derived.by((): Phrase | null => {
    const advice = this.advice?.at(this.adviceIndex)?.say
    const asked = this.actionPreview.sayOf(this.proposal ?? this.raid.action)
    const chosen = this.decision === 'keep' ? this.preview.answer : this.leader
    const own = this.selected.length ? chosen?.say : null
    return undoQuestion(this.store) ?? advice ?? asked ?? own ?? this.store.prompt?.say ?? null
  })

  /** Kingdoms that can be selected now, with the action of each. */
  targets = $derived.by(() => targetsOf(this.actions))

  /** Whether the server offers this action now. */
  offers(action: Action): boolean {
    return this.actions.some((offered) => isSameAction(offered, action))
  }

  isAdvised(action: Action | null): boolean {
    return isSameAction(this.advised, action)
  }

  /** Whether the action can be chosen: now, or already for the turn to come. */
  allows(action: Action): boolean {
    return this.offers(action) || this.early.allows(action)
  }

  isProposed(action: Action | null): boolean {
    return isSameAction(this.proposal ?? this.early.action, action)
  }

  /** Select or deselect a card. For a card that does not fit, show the reason. */
  toggle(id: number): void {
    if (!this.choosingCards || this.sending) return
    this.early.band = false
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
    this.early.take()
    this.selected = []
    this.raid.spaces = []
    this.preferredLeader = null
    this.clearMessages()
    this.updatePreview()
  }

  /** Send an action, or ask for confirmation first if the setting says so. */
  propose(action: Action): void {
    if (this.early.allows(action)) this.early.choose(action)
    if (this.offers(action) && this.askFirst(action)) void this.actionPreview.request(action)
  }

  /** The same for an action that was typed; the room has already said what it would do. */
  proposeTyped(action: Action, say: Phrase): void {
    if (this.askFirst(action)) this.actionPreview.set(action, say)
  }

  /** Send an action at once and return `false`, or let it wait for confirmation. */
  private askFirst(action: Action): boolean {
    const atOnce = settings.confirm === 'off' || isSameAction(this.proposal, action)
    if (atOnce) void this.act(action)
    if (atOnce || this.sending) return false
    this.selected = []
    this.clearMessages()
    this.proposal = action
    if (settings.confirm === 'timed') {
      this.proposedUntil = Date.now() + CONFIRM_AFTER_MS
      this.timer = setTimeout(() => void this.act(action), CONFIRM_AFTER_MS)
    }
    return true
  }

  /** The main button: all selected cards, even before their preview. `early`: so many, as a band. */
  async confirm(early?: number): Promise<void> {
    await this.preview.settled()
    const whole = this.ready?.kind === 'band' && this.selected.length === early
    if (this.ready && (early === undefined || whole)) await this.act(this.ready)
  }

  async act(action: Action): Promise<void> {
    if (this.sending) return
    this.clearMessages()
    this.sending = true
    const refused = await this.store.send({ t: 'act', v: this.store.v, a: formatAction(action) })
    this.sending = false
    this.refusal = refused
    if (!refused) this.reset()
  }

  async undo(): Promise<void> {
    this.clearMessages()
    this.refusal = undoRefusal(this.store)
    if (this.refusal) return
    this.reset()
    this.refusal = await this.store.send({ t: 'undo', seat: this.store.mine?.seat ?? null })
  }

  /** Ask for advice; if there is some already, show the next piece. */
  async hint(): Promise<void> {
    this.clearProposal()
    if (this.advice?.length) {
      this.showAdvice((this.adviceIndex + 1) % this.advice.length)
      return
    }
    const seat = this.store.screen.looking
    const answer = await this.store.socket.hint()
    const late = answer?.v !== this.store.v || seat !== this.store.screen.looking
    if (!answer || late) return
    this.hintRefusal = answer.why
    if (answer.why) return
    this.clearMessages()
    this.advice = answer.advice
    if (answer.advice.length) this.showAdvice(0)
  }

  /** Show a piece of advice as if the player had selected it. */
  showAdvice(which: number): void {
    this.adviceIndex = which
    const action = this.advised
    if (!action) return
    this.selected = [...idsOf(this.store.hand, cardsIn(action))]
    this.preferredLeader = action.kind === 'band' ? action.band.leader : null
    if (action.kind === 'raid' && !declines(action)) this.raid.spaces = action.spaces
    this.updatePreview()
  }

  toggleSpace(kingdom: Kingdom): void {
    this.clearMessages()
    this.raid.toggle(kingdom)
    if (this.raid.action) void this.actionPreview.request(this.raid.action)
  }

  /** Called when the table has changed: drop what is no longer valid. */
  refresh(): void {
    const here = new Set(this.store.hand.map((held) => held.id))
    this.selected = this.choosingCards ? this.selected.filter((id) => here.has(id)) : []
    this.clearMessages()
    this.raid.spaces = largestRaid(this.actions)
    this.updatePreview()
    const early = this.choices && this.early.take() // sent unasked: it could be cancelled before
    if (early === 'band') void this.confirm(this.selected.length)
    else if (early && this.offers(early)) void this.act(early)
    else if (early) this.refusal = NO_LONGER
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
    if (this.choices && this.choosingCards)
      this.preview.request(this.cards, (clash) => this.dropLast(clash))
    else this.preview.forget()
  }

  /** Deselect a card that turned out not to fit, and show the reason. */
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
