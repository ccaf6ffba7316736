// What a lesson of the tutorial does not show whole and at once, in words.
() => {
    const found = []
    const box = (part) => part.getBoundingClientRect()
    const named = (part) => `${part.className} “${part.textContent.trim().replace(/\s+/g, ' ').slice(0, 24)}”`
    const page = document.documentElement
    if (page.scrollHeight > innerHeight || page.scrollWidth > innerWidth) found.push('the page scrolls')
    const inside = (inner, outer) =>
        inner.left >= outer.left - 1 && inner.right <= outer.right + 1 && inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1
    const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }

    const coach = document.querySelector('.coach')
    for (const part of coach.querySelectorAll('.words, .leave, .ways > *, .signs span')) {
        if (!inside(box(part), box(coach)) || !inside(box(part), screen)) found.push(`${named(part)} leaves the coach`)
        if (part.scrollWidth > part.clientWidth + 1 && part.clientWidth) found.push(`${named(part)} is cut`)
    }
    if (coach.scrollHeight > coach.clientHeight + 1) found.push('the coach scrolls')

    // What a selection would do rises over the players and the lower kingdoms; the lesson speaks of Rhea.
    const risen = document.querySelector('.dock :is(.leaders, li.chosen, li.leader)')
    const seen = ['.pool .deck', '.omens', '.take', '.tribes span', '.top nav button', '.hand li', '.leaders button', '.buttons .btn', '.coach :is(.btn, .leave)']
    seen.push(...(risen ? ['[data-kingdom=red] h3'] : ['.kingdom', '.player', '.tabs button']))
    for (const part of document.querySelectorAll(seen.join())) {
        const { left, top, right, bottom, width } = box(part)
        if (!width || (risen && part.closest('.pool'))) continue
        if (!inside({ left, top, right, bottom }, screen)) found.push(`${named(part)} is out of sight`)
        for (const share of [0.2, 0.5, 0.8]) {
            const y = top + (bottom - top) * share
            const hit = document.elementFromPoint((left + right) / 2, y)
            const family = hit && (part.contains(hit) || hit.contains(part) || part.closest('.hand, .pool, .walk')?.contains(hit))
            if (!family && !document.querySelector('.walk')?.contains(hit)) found.push(`${named(part)} is covered by ${hit && named(hit)}`)
        }
    }
    for (const kingdom of document.querySelectorAll('.kingdom'))
        for (const part of kingdom.querySelectorAll('h3, .coin, .mark, .need'))
            if (!inside(box(part), box(kingdom))) found.push(`${named(part)} leaves ${kingdom.dataset.kingdom}`)
    for (const part of document.querySelectorAll('.player :is(header > *, .chips li)'))
        if (box(part).width && !inside(box(part), box(part.closest('.player')))) found.push(`${named(part)} leaves a player`)
    return [...new Set(found)]
}
