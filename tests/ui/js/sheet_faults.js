// What is wrong with the sheet that a tab has opened on an upright phone, in words.
() => {
    const found = []
    const box = (part) => part.getBoundingClientRect()
    const named = (part) => `${part.className} “${part.textContent.trim().replace(/\s+/g, ' ').slice(0, 24)}”`
    const sheet = document.querySelector('.side.opened')
    const frame = box(sheet)
    const cover = (one, other) =>
        Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1
    for (const part of document.querySelectorAll('.top, .player, .tabs button, .dock'))
        if (cover(box(part), frame)) found.push(`the sheet covers ${named(part)}`)
    const shown = sheet.querySelector('.shown')
    if (!shown.matches('.talk') && shown.scrollHeight > shown.clientHeight + 1)
        found.push(`${shown.scrollHeight - shown.clientHeight} pixels of ${named(shown)} are cut`)
    const parts = [...shown.querySelectorAll('h2, h3, .fan, .cell, .row > button')].filter((part) => box(part).width)
    parts.forEach((one, n) => {
        if (box(one).left < frame.left || box(one).right > frame.right) found.push(`${named(one)} leaves the sheet`)
        for (const other of parts.slice(n + 1)) if (cover(box(one), box(other))) found.push(`${named(one)} overlaps ${named(other)}`)
    })
    for (const part of shown.querySelectorAll('h3 span')) if (part.scrollWidth > part.clientWidth) found.push(`${named(part)} is cut`)
    return found
}
