// Tell the test of every command that the room of a worker has acknowledged, by its key.
window.acknowledged = 0
window.Worker = class extends window.Worker {
    constructor(...args) {
        super(...args)
        this.addEventListener('message', ({ data }) => {
            const frame = data.t === 'frame' ? JSON.parse(data.text) : {}
            if (frame.t !== 'ack') return
            window.acknowledged += 1
            window.noteAcknowledged(frame.k)
        })
    }
}
