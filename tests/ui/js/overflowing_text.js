// Return elements wider than the window, and text that sticks out of its button, cell or heading.
// Names of players are truncated by design, and the tag of a leader overlaps cards.
() => {
    const name = (element) =>
        `${element.tagName} ${element.className} “${element.textContent.trim().slice(0, 60)}”`
    const page = document.documentElement
    const all = (selector) => [...document.querySelectorAll(selector)]
    const beyond = (element) => element.getBoundingClientRect().right > page.clientWidth + 1
    const wide = page.scrollWidth > page.clientWidth ? all('body *').filter(beyond).slice(0, 5) : []
    const sticksOut = (element) => {
        const { left, right } = element.getBoundingClientRect()
        const words = document.createRange()
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
        while (walker.nextNode()) {
            const inside = walker.currentNode.parentElement
            const hidden = getComputedStyle(inside).clipPath !== 'none' || !inside.checkVisibility()
            if (hidden || inside.closest('svg, .tag, .player h2')) continue
            words.selectNodeContents(walker.currentNode)
            for (const box of words.getClientRects()) {
                if (box.left < left - 1 || box.right > right + 1) return true
            }
        }
        return false
    }
    const cramped = all('button, .btn, summary, th, h1, h2, h3, legend').filter(sticksOut)
    return [
        ...wide.map((element) => `too wide: ${name(element)}`),
        ...cramped.map((element) => `cramped: ${name(element)}`),
    ]
}
