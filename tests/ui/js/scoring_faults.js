// What the scoring of an age covers or cuts, in words.
() => {
    const found = []
    const tour = document.querySelector('.walk')
    const frame = tour.getBoundingClientRect()
    const cover = (box) =>
        Math.min(box.right, frame.right) - Math.max(box.left, frame.left) > 1 &&
        Math.min(box.bottom, frame.bottom) - Math.max(box.top, frame.top) > 1
    // Where the page scrolls, the dock lies over it.
    const whole = document.documentElement.scrollHeight <= innerHeight
    for (const part of document.querySelectorAll(`.kingdom, .player, .tabs button${whole ? ', .dock' : ''}`))
        if (part.checkVisibility() && cover(part.getBoundingClientRect())) found.push(`the scoring covers ${part.className}`)
    // What the page shows beside the dock stays whole, also where the page has grown.
    const dock = document.querySelector('.dock').getBoundingClientRect()
    for (const part of document.querySelectorAll('.kingdom, .player, .tabs button')) {
        const box = part.getBoundingClientRect()
        if (part.checkVisibility({ visibilityProperty: true }) && box.right > dock.left && box.left < dock.right && box.bottom > dock.top + 1 && box.top < dock.bottom)
            found.push(`the dock covers ${part.className} “${part.textContent.trim().slice(0, 20)}”`)
    }
    for (const part of tour.querySelectorAll('.stations button, .close, .gains li, .totals li')) {
        const box = part.getBoundingClientRect()
        if (box.left < frame.left - 1 || box.right > frame.right + 1 || box.top < frame.top - 1 || box.bottom > frame.bottom + 1)
            found.push(`${part.className} “${part.textContent.trim().slice(0, 20)}” leaves the scoring`)
    }
    const stations = [...tour.querySelectorAll('.stations li, .close')].map((part) => part.getBoundingClientRect())
    stations.forEach((one, n) => {
        if (n && one.left < stations[n - 1].right - 1 && one.top < stations[n - 1].bottom) found.push(`station ${n} overlaps the one before`)
    })
    const station = tour.querySelector('.station')
    // Letters may be higher than their line.
    if (station.scrollHeight > station.clientHeight + 3) found.push(`${station.scrollHeight - station.clientHeight} pixels of the station are cut`)
    if (document.documentElement.scrollWidth > innerWidth) found.push('the page is too wide')
    return found
}
