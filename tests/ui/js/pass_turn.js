// Open a game against a bot without going there, and draw cards until the bot has played once.
async () => {
  const ask = async (path, body) => {
    const headers = { 'Content-Type': 'application/json' }
    const options = { method: 'POST', headers, body: JSON.stringify(body) }
    return (await fetch(`/api${path}`, options)).json()
  }
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }]
  const { id } = await ask('/rooms', { options: { players: 2, title: 'Elm' }, seats, start: true })
  const draw = (v) => ask(`/rooms/${id}/commands`, { t: 'act', k: crypto.randomUUID(), v, a: 'draw' })
  let answer = await draw(0)
  while (answer.t === 'nack') answer = await draw(answer.v)
  return id
}
