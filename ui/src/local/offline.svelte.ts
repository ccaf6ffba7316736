/** What the service worker keeps of a served page, so that it can be played without the server. */

type Kept = 'absent' | 'known' | 'kept'
type Question = 'kept' | 'keep'

async function ask<Answer>(question: Question): Promise<Answer> {
  const { active } = await navigator.serviceWorker.ready
  const { port1, port2 } = new MessageChannel()
  return new Promise((answer) => {
    port1.onmessage = ({ data }: MessageEvent<Answer>) => answer(data)
    active?.postMessage(question, [port2])
  })
}

class Offline {
  /** Whether the game can be kept here, and is. Without a service worker it cannot. */
  state = $state<Kept | 'keeping' | 'failed'>('absent')

  /** Ask what is kept. */
  async look(): Promise<void> {
    if ('serviceWorker' in navigator) this.state = await ask<Kept>('kept')
  }

  /** Load everything that a game without the server needs. */
  async keep(): Promise<void> {
    this.state = 'keeping'
    this.state = (await ask<boolean>('keep')) ? 'kept' : 'failed'
  }
}

export const offline = new Offline()
