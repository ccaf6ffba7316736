// What overlaps, is cut or leaves its frame at the table, in words.
() => {
    const found = []
    const shown = (box) => box.width > 0.5 && box.height > 0.5
    const named = (part) => `${part.className?.baseVal ?? part.className ?? part.tagName} “${part.textContent.trim().replace(/\s+/g, ' ').slice(0, 24)}”`
    const parts = (scope, selector) =>
        [...scope.querySelectorAll(selector)]
            .map((part) => ({ part, box: part.getBoundingClientRect() }))
            .filter(({ box }) => shown(box))
    const inside = (inner, outer, slack = 0.6) =>
        inner.left >= outer.left - slack && inner.right <= outer.right + slack &&
        inner.top >= outer.top - slack && inner.bottom <= outer.bottom + slack
    const cover = (one, other, slack = 1) =>
        Math.min(one.right, other.right) - Math.max(one.left, other.left) > slack &&
        Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > slack
    const apart = (boxes, slack) =>
        boxes.forEach((one, n) =>
            boxes.slice(n + 1).forEach((other) => {
                if (cover(one.box, other.box, slack)) found.push(`${named(one.part)} overlaps ${named(other.part)}`)
            }),
        )
    const within = (boxes, frame, slack) =>
        boxes.forEach(({ part, box }) => {
            if (!inside(box, frame.getBoundingClientRect(), slack)) found.push(`${named(part)} leaves ${frame.className}`)
        })

    // The page: never wider than the window; what lies below a sticky dock can be scrolled to.
    const page = document.documentElement
    if (page.scrollWidth > innerWidth) found.push(`the page is ${page.scrollWidth} wide`)
    const whole = page.scrollHeight <= innerHeight
    const areas = '.top, .player, .map, .pool, .side > .panel, .side > .part > .panel, .side > .part.panel, .tabs'
    const asks = document.querySelector('.dock :is(.leaders, .token)') // then a narrow dock rises over the rest
    apart(parts(document, whole && !(asks && innerWidth < 1000) ? `${areas}, .dock` : areas))
    const low = document.querySelector('.dock').getBoundingClientRect()
    if (!asks)
        for (const { part, box } of parts(document, '.tabs button'))
            if (cover(box, low)) found.push(`${named(part)} is under the dock`)
    for (const { part, box } of parts(document, '.buttons .btn'))
        if (!inside(box, { left: 0, top: 0, right: innerWidth, bottom: innerHeight })) found.push(`${named(part)} is out of sight`)

    // Player panels.
    for (const panel of document.querySelectorAll('.player')) {
        const boxes = parts(panel, 'header > :not(.away), .chips > li, .bands > li') // a sign lies on the piece
        within(boxes, panel)
        apart(boxes)
        const bands = parts(panel, '.bands > li')
        const lines = new Set(bands.map(({ box }) => Math.round(box.bottom)))
        const nameless = bands.length && !parts(panel, '.bands > li svg').length
        if (nameless && lines.size > 1) found.push(`bands in ${lines.size} lines: ${named(panel)}`)
        const free = bands.length && Math.min(...bands.map(({ box }) => box.top)) - panel.querySelector('.bands').getBoundingClientRect().top
        if (nameless && free > 24) found.push(`bands without emblems beside ${Math.round(free)} free pixels: ${named(panel)}`)
        if (nameless && innerWidth >= 1100) found.push(`bands without emblems: ${named(panel)}`)
        const inLine = [...lines].map((line) => bands.filter(({ box }) => Math.round(box.bottom) === line).length)
        if (innerWidth >= 1100 && Math.max(...inLine) - Math.min(...inLine) > inLine.length) found.push(`bands in lines of ${inLine}: ${named(panel)}`)
        const title = panel.querySelector('h2')
        const letters = document.createRange()
        letters.selectNodeContents(title.firstChild)
        if (letters.getBoundingClientRect().right > title.getBoundingClientRect().right + 1) found.push(`name is cut: ${named(title)}`)
    }

    // Kingdoms: nothing covers anything, nor crosses the border.
    for (const kingdom of document.querySelectorAll('.kingdom')) {
        apart(parts(kingdom, 'h3, .mark, .need'), 2)
        apart(parts(kingdom, 'h3, .coin, .mark'), 4)
        within(parts(kingdom, '.mark'), kingdom, 8) // on the map there is land beside it
        for (const mark of kingdom.querySelectorAll('.mark')) within(parts(mark, '.piece, b, small'), mark)
        for (const coin of kingdom.querySelectorAll('.coin')) {
            const [digits, tag] = [coin.querySelector('b'), coin.querySelector('i')].map((part) => part.getBoundingClientRect())
            if (shown(tag) && cover(digits, tag, 1.5)) found.push(`${kingdom.dataset.kingdom}: a tag covers ${named(coin)}`)
        }
        const drawn = [...document.querySelectorAll('.outlines .ink')].find((use) => use.getAttribute('href') === `#k-${kingdom.dataset.kingdom}`)
        if (!drawn?.getClientRects().length) {
            within(parts(kingdom, 'h3, .coins, .mark, .need'), kingdom)
            continue
        }
        const land = document.querySelector(drawn.getAttribute('href'))
        const toMap = drawn.ownerSVGElement.getScreenCTM().inverse()
        for (const { part, box } of parts(kingdom, '.mark')) {
            const middle = (box.top + box.bottom) / 2
            for (const x of [box.left, box.right])
                if (!land.isPointInFill(new DOMPoint(x, middle).matrixTransform(toMap))) found.push(`${kingdom.dataset.kingdom}: ${named(part)} crosses the border`)
        }
    }

    // The pool: a row that scrolls on phones, otherwise one row or two equal ones.
    const row = document.querySelector('.pool .cards')
    const cards = parts(row, '.take')
    apart(cards)
    if (getComputedStyle(row).overflowX === 'visible') {
        within(cards, document.querySelector('.pool'))
        const rows = Object.values(Object.groupBy(cards, ({ box }) => Math.round(box.top)))
        if (rows.length > 2 || (rows[1] && rows[0].length - rows[1].length > 1)) found.push(`pool rows of ${rows.map((one) => one.length)}`)
    }

    // The dock: all that can be chosen is whole.
    const dock = document.querySelector('.dock')
    const risen = dock.querySelector('.act.raised') // above the dock, over pool and log
    within(parts(dock, '.live, .token, .leaders, .buttons > *'), risen ?? dock)
    within(parts(dock, '.hand li'), dock)
    apart(parts(dock, '.live, .token, .leaders, .buttons > .btn'))
    const talk = dock.querySelector('.talk')
    if (talk && talk.scrollHeight > talk.clientHeight) found.push(`the dock hides ${talk.scrollHeight - talk.clientHeight} pixels`)

    // Text that is cut by its own box.
    for (const { part } of parts(document.querySelector('.table'), 'h2, h3, p.turn span, .btn, .tabs button, .need, .omens p, .chips li')) {
        if (getComputedStyle(part).textOverflow === 'ellipsis') continue
        if (part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).display !== 'inline') found.push(`${named(part)} is too wide`)
    }
    return found
}
