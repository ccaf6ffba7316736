// Return card names that come closer than 5 pixels to the edge of their card.
() => [...document.querySelectorAll('.card .name')].filter((name) => {
    const words = document.createRange()
    words.selectNodeContents(name)
    const card = name.closest('.card').getBoundingClientRect().width
    const { width } = words.getBoundingClientRect()
    return getComputedStyle(name).clipPath === 'none' && width > card - 5
}).map((name) => name.textContent)
