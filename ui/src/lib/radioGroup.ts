import type { Attachment } from 'svelte/attachments'

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Keyboard control of a radio group: one Tab stop, arrow keys select. */
export const radioGroup: Attachment<HTMLElement> = (group) => {
  function choose(event: KeyboardEvent): void {
    const all = [...group.querySelectorAll<HTMLElement>('[role=radio]')]
    const here = all.indexOf(event.target as HTMLElement)
    const by = STEPS[event.key]
    if (!by || here < 0 || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const next = all[(here + by + all.length) % all.length]
    next.focus()
    next.click()
  }
  group.addEventListener('keydown', choose)
  return () => group.removeEventListener('keydown', choose)
}
