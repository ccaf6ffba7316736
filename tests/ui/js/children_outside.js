// Return the text of children that stick out of their box.
(box) => [...box.children].filter((part) => {
    const [inner, outer] = [part.getBoundingClientRect(), box.getBoundingClientRect()]
    const inside = inner.left >= outer.left - 1 && inner.right <= outer.right + 1
        && inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1
    return !inside && !part.matches('.unseen')
}).map((part) => part.textContent)
