// What a player who compares, selects or asks on a phone does not see whole, in words.
() => {
    const found = []
    const box = (part) => part.getBoundingClientRect()
    const named = (part) => `${part.className} “${part.textContent.trim().replace(/\s+/g, ' ').slice(0, 24)}”`
    const inside = (inner, outer) =>
        inner.left >= outer.left - 1 && inner.right <= outer.right + 1 && inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1
    const dock = document.querySelector('.dock')
    const talk = dock.querySelector('.talk')
    const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
    if (!inside(box(dock), screen)) found.push('the dock leaves the screen')
    for (const part of [talk, ...talk.querySelectorAll('.leaders, .leaders button, .leaders :is(b, small, .why)')])
        if (part.clientWidth && (part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 3))
            found.push(`${named(part)} is cut or scrolls`)
    for (const part of dock.querySelectorAll('.ask, .live, .leaders button, .hand li, .buttons .btn'))
        if (part.getClientRects().length && !inside(box(part), box(dock))) found.push(`${named(part)} leaves the dock`)
    for (const part of dock.querySelectorAll('.ask, .live, .leaders :is(b, small, .why)'))
        if (parseFloat(getComputedStyle(part).fontSize) < 12) found.push(`${named(part)} is too small`)
    for (const button of dock.querySelectorAll('.leaders button, .buttons .btn'))
        if (box(button).height < 40) found.push(`${named(button)} is too low for a finger`)
    for (const part of dock.querySelectorAll('.hand .common span')) {
        const size = parseFloat(getComputedStyle(part).fontSize)
        if (size < 9) found.push(`${named(part)} is printed in ${size} pixels`)
    }
    // The map: names, coins and markers of a row of kingdoms stay uncovered; without alternatives, of two.
    const rows = dock.querySelector('.leaders') ? 1 : 2
    const kingdoms = [...document.querySelectorAll('.kingdom')].slice(0, 2 * rows)
    for (const kingdom of kingdoms)
        for (const part of kingdom.querySelectorAll('h3, .coin, .mark'))
            if (box(part).bottom > box(dock).top + 1) found.push(`${kingdom.dataset.kingdom}: ${named(part)} is under the dock`)
    // Upright no tab may be under the dock at all; held sideways the dock may hide all of them.
    const reach = innerWidth > innerHeight ? box(dock).top : box(dock).bottom
    for (const tab of document.querySelectorAll('.tabs button'))
        if (getComputedStyle(tab).visibility === 'visible' && box(tab).bottom > box(dock).top + 1 && box(tab).top < reach)
            found.push(`${named(tab)} is half under the dock`)
    return found
}
