// Return the screen position of the next control a simple player would click, or null.
// A band is begun with `cards` cards in hand; cards of the pool are taken when `pool` is set.
// The script only looks: the click is made by the real mouse.
({ cards, pool }) => {
    const all = (selector) => [...document.querySelectorAll(selector)]
    const chosen = all('.hand li.chosen, .hand li.leader').length
    const free = all('.hand li.free .card-button[aria-disabled=false]')
    const go = all('.buttons .go:not(:disabled)')
    const building = all('.buttons .go').length > 0
    const found = all('.kingdom .choose').at(-1) ?? all('button.token').at(-1)
        ?? (building && (chosen || all('.hand li').length >= cards) ? free[0] : null)
        ?? (chosen ? go[0] : null)
        ?? (pool ? all('.take.able')[0] : null) ?? all('.deck:not(:disabled)')[0] ?? go[0]
        ?? (building ? free[0] : null)
        ?? all('.buttons .btn:not(:disabled, .undo, .hint)')[0]
    if (!found) return null
    const { left, top, height } = found.getBoundingClientRect()
    return { x: left + 8, y: top + height / 2 }
}
