// Return what the keyboard player can see: which decision is open, the hand, deck and pool.
() => {
    const all = (selector) => [...document.querySelectorAll(selector)]
    return {
        letter: all('.kingdom:has(.choose) text')[0]?.textContent ?? null,
        token: all('button.token b')[0]?.textContent ?? null,
        hand: all('.hand li').map((card) => card.className),
        picking: all('.hand .card-button[aria-disabled=false]').length > 0,
        building: all('.buttons .go').length > 0,
        ready: all('.buttons .go:not(:disabled)').length > 0,
        deck: all('.deck:not(:disabled)').length > 0,
        pool: all('.take.able').length,
    }
}
