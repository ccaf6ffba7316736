/** The browser's storage: whether it keeps games, and what is wrong with it. */

import type { Trouble } from './database'

class Storage {
  trouble = $state<Trouble | null>(null)
  /** Whether the browser has promised to keep everything; `null` if it makes no promises. */
  isPromised = $state<boolean | null>(null)

  /** Look whether there is a promise. */
  async look(): Promise<void> {
    this.isPromised = (await navigator.storage?.persisted?.()) ?? null
  }

  /** Ask for the promise, once there is something to keep; some browsers ask the player. */
  async ask(): Promise<void> {
    this.isPromised = (await navigator.storage?.persist?.()) ?? null
  }
}

export const storage = new Storage()
