// Whether all parts are large enough for a finger, within the width of the window and above a height.
(parts, height) =>
    parts.length > 0 &&
    parts.every((part) => {
        const box = part.getBoundingClientRect()
        const large = Math.min(box.width, box.height) >= 24
        return large && box.left >= 0 && box.right <= innerWidth && box.bottom <= height + 0.5
    })
