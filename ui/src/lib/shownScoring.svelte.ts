/** The scoring of an age while it is shown: the table stands still at the end of that age. */

import type { AgeScores, Table } from './types'

export class ShownScoring {
  /** The age whose scoring is shown. */
  age = $state<number | null>(null)
  /** The table before the age was scored; `null` for a scoring that is opened again. */
  private before = $state.raw<Table | null>(null)
  /** By seat, the glory that has yet to reach the panels. */
  private unpaid = $state.raw<number[]>([])

  /** `ended` is called when the scoring is closed: what waited for it can be shown. */
  constructor(private readonly ended: () => void) {}

  begin({ age, steps }: AgeScores, before: Table | null): void {
    this.age = age
    this.before = before
    const seats = before?.glory ?? []
    this.unpaid = seats.map((_, seat) => steps.reduce((sum, { glory }) => sum + glory[seat], 0))
  }

  /** Whether an age is scored just now; `false` for a scoring that is opened again. */
  get first(): boolean {
    return this.before !== null
  }

  /** Open the scoring of a past age, or close it. */
  toggle(age: number): void {
    const open = this.age !== age
    this.close()
    if (open) this.age = age
  }

  close(): void {
    if (this.age === null) return
    this.age = null
    this.before = null
    this.unpaid = []
    this.ended()
  }

  pay(unpaid: number[]): void {
    if (this.before) this.unpaid = unpaid
  }

  /** The table to be drawn, as it was when the age ended. */
  freeze(now: Table): Table {
    const { age, before } = this
    if (age === null) return now
    if (!before) return { ...now, age }
    const { markers, bands, band_kinds, merfolk, orc_boards, giant, trolls, projection } = before
    const glory = now.glory.map((total, seat) => total - (this.unpaid[seat] ?? 0))
    const kept = { markers, bands, band_kinds, merfolk, orc_boards, giant, trolls, projection }
    return { ...now, ...kept, age, glory }
  }
}
