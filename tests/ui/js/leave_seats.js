// Leave the game of the room that is shown, without leaving its page.
async () => {
  const [, , room] = location.pathname.split('/')
  const body = JSON.stringify({ t: 'leave', k: crypto.randomUUID() })
  const headers = { 'Content-Type': 'application/json' }
  await fetch(`/api/rooms/${room}/commands`, { method: 'POST', headers, body })
}
