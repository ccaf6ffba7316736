/** The offer of the browser to install the game as an app. */

type InstallEvent = Event & { prompt: () => Promise<{ outcome: string }> }

class Install {
  private event = $state.raw<InstallEvent | null>(null)

  get isOffered(): boolean {
    return this.event !== null
  }

  /** Remember the offer, which comes when the browser likes. */
  listen(): void {
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault() // it would be shown at once, over the game
      this.event = event as InstallEvent
    })
    addEventListener('appinstalled', () => (this.event = null))
  }

  async accept(): Promise<void> {
    const event = this.event
    this.event = null // it can be used once
    await event?.prompt()
  }
}

export const install = new Install()
