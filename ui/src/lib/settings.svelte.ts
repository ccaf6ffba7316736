/** What a player prefers, kept in this browser. */

export type Theme = 'auto' | 'light' | 'dark'
export type Confirm = 'off' | 'on' | 'timed'
export type Speed = 'off' | 'slow' | 'normal' | 'fast'
export type Grouping = 'tribe' | 'kingdom' | 'own'

type Stored = {
  name: string
  /** Empty as long as the browser's own language will do. */
  language: string
  theme: Theme
  confirm: Confirm
  speed: Speed
  grouping: Grouping
  sound: boolean
  notify: boolean
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
    grouping: 'tribe',
    sound: false,
    notify: false,
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

/** Change a setting and remember it. */
export function choose<Name extends keyof Stored>(name: Name, value: Stored[Name]): void {
  settings[name] = value
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    // Nothing can be remembered here; it still holds for this visit.
  }
}

/** The theme in force. */
export function themeNow(dark: boolean): 'light' | 'dark' {
  return settings.theme === 'auto' ? (dark ? 'dark' : 'light') : settings.theme
}

/** Whether things should not travel: asked for here, or by the whole system. */
export function motionReduced(): boolean {
  return settings.speed === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches
}
