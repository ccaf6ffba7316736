// Return the texts of a kingdom that the hint marker covers.
(lamp) => {
    const { left, right, top, bottom } = lamp.getBoundingClientRect()
    const words = document.createRange()
    return [...lamp.closest('.kingdom').querySelectorAll('h3, .need, b')].filter((part) => {
        words.selectNodeContents([...part.childNodes].findLast((node) => node.nodeType === 3))
        const box = words.getBoundingClientRect()
        return box.left < right && left < box.right && box.top < bottom && top < box.bottom
    }).map((part) => part.textContent)
}
