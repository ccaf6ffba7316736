// Buttons whose middle belongs to something else, or that are too narrow for a finger.
(buttons) =>
    buttons.flatMap((button, place) => {
        const { left, top, width, height } = button.getBoundingClientRect()
        const hit = document.elementFromPoint(left + width / 2, top + height / 2)
        if (!button.contains(hit)) return [`${place}: another is hit`]
        return width < 24 ? [`${place}: ${width} wide`] : []
    })
