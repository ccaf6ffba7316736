/** The settings of the player, kept in localStorage. */

import type { BotPace } from './types'

export type Theme = 'auto' | 'light' | 'dark'
export type Confirm = 'off' | 'on' | 'timed'
export type Speed = 'off' | 'slow' | 'normal' | 'fast'
export type Grouping = 'tribe' | 'kingdom' | 'own'

type Stored = {
  name: string
  /** Empty: follow the language of the browser. */
  language: string
  theme: Theme
  confirm: Confirm
  speed: Speed
  /** How fast bots play in games without other people. */
  botPace: BotPace
  grouping: Grouping
  sound: boolean
  /** From 0 to 1. */
  volume: number
  notify: boolean
  /** Whether reactions of the others are shown. */
  reactions: boolean
  commands: boolean
}

const KEY = 'ethnos-settings'

function touches(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches
}

function defaults(): Stored {
  return {
    name: '',
    language: '',
    theme: 'auto',
    confirm: touches() ? 'on' : 'off',
    speed: 'normal',
    botPace: 'normal',
    grouping: 'tribe',
    sound: !touches(),
    volume: 0.6,
    notify: false,
    reactions: true,
    commands: false,
  }
}

function load(): Stored {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Stored>
    return { ...defaults(), ...stored }
  } catch {
    return defaults() // a private window, or something else wrote there
  }
}

export const settings = $state<Stored>(load())

/** Change a setting and save it. */
export function choose<Name extends keyof Stored>(name: Name, value: Stored[Name]): void {
  settings[name] = value
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    // Storage is blocked; the setting holds until the page is left.
  }
}

/** The theme to use, given the system's colour scheme. */
export function themeNow(dark: boolean): 'light' | 'dark' {
  return settings.theme === 'auto' ? (dark ? 'dark' : 'light') : settings.theme
}

/** Whether animation is off: by the player's setting or by the system's. */
export function motionReduced(): boolean {
  return settings.speed === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches
}
