/**
 * Keeps the focus near when the focused thing goes away: a card that is taken, a button that has
 * done its work. Otherwise it would fall to the page, and Tab would begin at the top again.
 *
 * It goes to the hand or the row of the pool, which are no buttons themselves.
 */
export function keepFocus(table: HTMLElement): () => void {
  let last: Element | null = null
  let place = '#hand'

  const note = ({ target }: FocusEvent) => {
    last = target instanceof Element ? target : null
    place = last?.closest('.pool') ? '.pool .cards' : '#hand'
  }
  const lost = (one: Element) => !one.isConnected || one.matches(':disabled, [inert] *')
  const watcher = new MutationObserver(() => {
    const { activeElement, body } = document
    if ((activeElement !== body && activeElement !== last) || !last || !lost(last)) return
    last = null
    const near = [place, '#hand'].flatMap((one) => table.querySelector<HTMLElement>(one) ?? [])
    near.find((one) => !lost(one))?.focus({ preventScroll: true })
  })

  table.addEventListener('focusin', note)
  watcher.observe(table, { subtree: true, childList: true, attributeFilter: ['disabled', 'inert'] })
  return () => {
    table.removeEventListener('focusin', note)
    watcher.disconnect()
  }
}
