// Start a game, leave it at once so that bots play it to its end, and return the room id.
async (options) => {
    const headers = { 'Content-Type': 'application/json' }
    const post = (path, body) =>
        fetch('/api' + path, { method: 'POST', headers, body: JSON.stringify(body) })
            .then((answer) => answer.json())
    await post('/guest', { name: 'Petr' })
    const { id } = await post('/rooms', { ...options, start: true })
    await post(`/rooms/${id}/commands`, { t: 'leave', k: 'leaves-at-once', seat: 0 })
    for (let waits = 0; waits < 2000; waits++) {
        const room = await fetch(`/api/rooms/${id}`).then((answer) => answer.json())
        if (room.status === 'finished') return id
        await new Promise((done) => setTimeout(done, 50))
    }
    throw new Error('the game does not end')
}
