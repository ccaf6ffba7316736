// Choices of which one option stands alone in the last line, below more than two.
() =>
    [...document.querySelectorAll('fieldset')].flatMap((choice) => {
        const lines = {}
        for (const option of choice.querySelectorAll('label')) lines[option.offsetTop] = (lines[option.offsetTop] ?? 0) + 1
        const counts = Object.values(lines)
        return counts.length > 1 && counts[0] - counts.at(-1) > 1 ? [`${choice.textContent.trim()}: ${counts}`] : []
    })
