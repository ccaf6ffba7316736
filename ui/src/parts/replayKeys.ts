/** The keys of a replay. */

import type { ReplayPlayer } from './replayPlayer.svelte'

type Around = {
  /** The step at which each age begins. */
  starts: () => number[]
  /** Goes to the next mistake of a review (1), or the last (-1), if there are any. */
  mistake: () => ((by: 1 | -1) => void) | null
  /** Whether something lies over the table. */
  covered: () => boolean
  onsheet: () => void
}

export function replayKeys(player: ReplayPlayer, around: Around): (event: KeyboardEvent) => void {
  return (event) => {
    if (around.covered() || event.ctrlKey || event.metaKey || event.altKey) return
    const target = event.target instanceof Element ? event.target : null
    if (target?.matches('select, input:not([type=range])')) return
    const onButton = target?.matches('button, a, summary')
    const by = event.shiftKey ? 10 : 1
    const starts = around.starts()
    const mistake = around.mistake()
    const moves: Record<string, (() => void) | undefined> = {
      ArrowRight: () => player.goTo(player.step + by),
      ArrowLeft: () => player.goTo(player.step - by),
      ArrowDown: mistake ? () => mistake(1) : undefined,
      ArrowUp: mistake ? () => mistake(-1) : undefined,
      Home: () => player.goTo(0),
      End: () => player.goTo(player.last),
      PageDown: () => player.goTo(starts.find((step) => step > player.step) ?? player.last),
      PageUp: () => player.goTo(starts.findLast((step) => step < player.step) ?? 0),
      ' ': onButton ? undefined : () => player.toggle(),
      '?': around.onsheet,
    }
    const move = moves[event.key]
    if (!move) return
    event.preventDefault()
    move()
  }
}
