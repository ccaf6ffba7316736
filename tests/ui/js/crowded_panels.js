// The parts of player panels that leave their panel or overlap one another.
() => {
    const found = []
    for (const panel of document.querySelectorAll('.player')) {
        const frame = panel.getBoundingClientRect()
        const parts = [...panel.querySelectorAll('header > *, .chips > li, .bands > li')]
        const boxes = parts
            .map((part) => ({ part, box: part.getBoundingClientRect() }))
            .filter(({ box }) => box.width > 0 && box.height > 0)
        const name = ({ part }) => `${panel.dataset.at}: ${part.className || part.tagName} ${part.textContent.trim()}`
        for (const [n, one] of boxes.entries()) {
            const { left, right, top, bottom } = one.box
            if (left < frame.left || right > frame.right || top < frame.top || bottom > frame.bottom)
                found.push(`${name(one)} leaves the panel`)
            for (const other of boxes.slice(n + 1)) {
                const across = Math.min(right, other.box.right) - Math.max(left, other.box.left)
                const down = Math.min(bottom, other.box.bottom) - Math.max(top, other.box.top)
                if (across > 1 && down > 1) found.push(`${name(one)} overlaps ${name(other)}`)
            }
        }
        const title = panel.querySelector('h2')
        const letters = document.createRange()
        letters.selectNodeContents(title)
        letters.setEnd(title.firstChild, Math.min(4, title.firstChild.length))
        const words = letters.getBoundingClientRect()
        if (words.right > title.getBoundingClientRect().right + 1) found.push(`${panel.dataset.at}: name is cut`)
    }
    return found
}
