// The colours of a name on the map: its ink and the line around it, as they are painted.
(name) => {
    const style = getComputedStyle(name)
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    return [style.color, style.webkitTextStrokeColor].map((colour) => {
        canvas.fillStyle = '#fff'
        canvas.fillRect(0, 0, 1, 1)
        canvas.fillStyle = colour
        canvas.fillRect(0, 0, 1, 1)
        const parts = [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3)
        return '#' + parts.map((part) => part.toString(16).padStart(2, '0')).join('')
    })
}
