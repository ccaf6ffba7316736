// Leave a game and wait until bots have played it to its end.
async (id) => {
    const headers = { 'Content-Type': 'application/json' }
    const body = JSON.stringify({ t: 'leave', k: 'leaves-the-table', seat: 0 })
    await fetch(`/api/rooms/${id}/commands`, { method: 'POST', headers, body })
    for (let waits = 0; waits < 2000; waits++) {
        const room = await fetch(`/api/rooms/${id}`).then((answer) => answer.json())
        if (room.status === 'finished') return
        await new Promise((done) => setTimeout(done, 50))
    }
    throw new Error('the game does not end')
}
