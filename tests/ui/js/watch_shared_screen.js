// Watch a screen shared by several players from the first moment: after every change of the page,
// note in `window.leaks` what somebody sees that only another player may know.
// The placeholder stands for what to look for: by player, the sentences about hidden cards.
(() => {
    const SECRETS = SECRETS_BY_NAME
    window.leaks = []
    window.looker = null
    window.snapshots = 0
    const heading = () => document.querySelector('[role=dialog] h1')?.textContent ?? ''
    const named = (text) => Object.keys(SECRETS).find((name) => text.includes(name)) ?? null

    // Who sits at the screen follows from the two buttons alone.
    document.addEventListener('click', ({ target }) => {
        const button = target.closest('button')
        if (button?.closest('[role=dialog]') && heading()) window.looker = named(heading())
        else if (button?.textContent.includes('Hand over to')) window.looker = null
    }, true)

    // The hands that the room has sent, by player: from a server, or from a worker.
    const hands = {}
    function take(frame) {
        const { mine, room } = JSON.parse(frame)
        if (room) window.seats = room.seats.map((seat) => seat.name)
        if (!mine) return
        const known = hands[window.seats[mine.seat]] ??= new Set()
        known.add([...mine.hand].sort().join(' '))
    }
    const watched = (Plain, frameOf) => class extends Plain {
        constructor(...args) {
            super(...args)
            this.addEventListener('message', ({ data }) => {
                const frame = frameOf(data)
                if (frame) take(frame)
            })
        }
    }
    window.WebSocket = watched(window.WebSocket, (data) => data)
    window.Worker = watched(window.Worker, (data) => data.t === 'frame' && data.text)

    function look() {
        window.snapshots += 1
        const { looker } = window
        const leak = (what) => window.leaks.push(`${looker} sees ${what}`)
        const text = document.body?.textContent ?? ''
        for (const [name, secrets] of Object.entries(SECRETS)) {
            if (name === looker) continue
            for (const secret of secrets) if (text.includes(secret)) leak(secret)
        }
        const shown = [...document.querySelectorAll('.hand [data-card]')]
            .map((card) => card.dataset.card).sort().join(' ')
        if (shown && !looker) leak(`a hand: ${shown}`)
        if (shown && looker && !hands[looker]?.has(shown)) leak(`the hand of another: ${shown}`)
        if (!looker && document.querySelector('.leaders')) leak('what another was offered')
        if (!looker && document.querySelector('.flight .face')) leak('a card in flight')
    }
    new MutationObserver(look).observe(document, {
        subtree: true, childList: true, characterData: true, attributes: true,
    })
})()
