// Sign in, create a room as the start page does, and return its id. The game starts at once
// when no seat is open.
async ([options, seats, name]) => {
    const headers = { 'Content-Type': 'application/json' }
    const post = (path, body) =>
        fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
            .then((answer) => answer.json())
    await post('/api/guest', { name })
    const start = seats.every((seat) => seat.kind !== 'open')
    return (await post('/api/rooms', { options, seats, start })).id
}
