// What overlaps, is cut or leaves its panel on a page with forms, lists and charts, in words.
() => {
    const found = []
    const named = (part) => `${part.tagName} ${part.className} “${part.textContent.trim().replace(/\s+/g, ' ').slice(0, 24)}”`
    const shown = (part) => part.checkVisibility({ visibilityProperty: true }) && getComputedStyle(part).clipPath === 'none'
    const scrolls = (part) => ['auto', 'scroll'].includes(getComputedStyle(part).overflowX)
    const inRow = (part, frame) => {
        for (let one = part.parentElement; one && one !== frame; one = one.parentElement) if (scrolls(one)) return true
        return false
    }
    const page = document.documentElement
    if (page.scrollWidth > innerWidth) found.push(`the page is ${page.scrollWidth} wide`)
    const menu = document.querySelector('header nav')
    if (menu.scrollWidth > menu.clientWidth + 1) found.push(`the menu needs ${menu.scrollWidth} of ${menu.clientWidth}`)

    const parts = 'h1, h2, h3, p, label, input, select, button, .btn, dt, dd, b, small, summary, figure'
    for (const panel of document.querySelectorAll('main .panel, main form')) {
        const frame = panel.getBoundingClientRect()
        for (const part of panel.querySelectorAll(parts)) {
            if (!shown(part) || inRow(part, panel)) continue
            const box = part.getBoundingClientRect()
            if (box.width && (box.left < frame.left - 1 || box.right > frame.right + 1)) found.push(`${named(part)} leaves its panel`)
        }
    }
    // A name may be shortened, but something of it must be left.
    for (const part of document.querySelectorAll('main *')) {
        if (!shown(part) || getComputedStyle(part).textOverflow !== 'ellipsis') continue
        if (part.clientWidth < 0.5 * part.scrollWidth) found.push(`${named(part)} is cut`)
    }
    for (const list of document.querySelectorAll('main ol, main ul')) {
        const lefts = [...list.querySelectorAll('.glory svg')].map((coin) => Math.round(coin.getBoundingClientRect().left))
        if (new Set(lefts).size > 1) found.push(`coins at ${lefts}`)
    }
    // Lists below each other are equally wide.
    for (const panel of document.querySelectorAll('main .panel')) {
        const widths = {}
        for (const list of [...panel.querySelectorAll('label > select')].filter(shown)) {
            const { left, width } = list.getBoundingClientRect()
            ;(widths[Math.round(left)] ??= new Set()).add(Math.round(width))
        }
        for (const different of Object.values(widths)) if (different.size > 1) found.push(`lists of widths ${[...different]}: ${named(panel)}`)
    }
    const pen = document.createElement('canvas').getContext('2d')
    const arrow = 20
    for (const list of [...document.querySelectorAll('main select')].filter(shown)) {
        const { font, paddingLeft, paddingRight } = getComputedStyle(list)
        pen.font = font
        const room = list.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - arrow
        const { text } = list.selectedOptions[0]
        if (pen.measureText(text).width > room) found.push(`a list has no room for “${text}”`)
    }
    for (const link of [...document.querySelectorAll('main input[readonly]')].filter(shown))
        if (link.scrollWidth > link.clientWidth) found.push(`${link.value} is cut`)
    const controls = [...document.querySelectorAll('main :is(button, .btn, select, input, h1, h2, h3)')].filter(shown)
    const boxes = controls.map((part) => part.getBoundingClientRect())
    controls.forEach((one, n) =>
        controls.slice(n + 1).forEach((other, k) => {
            const [a, b] = [boxes[n], boxes[n + 1 + k]]
            if (one.contains(other) || other.contains(one)) return
            const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
            const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
            if (width > 1 && height > 1) found.push(`${named(one)} overlaps ${named(other)}`)
        }),
    )
    return found
}
