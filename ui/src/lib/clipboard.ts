/** Copying text, also where browsers hide the clipboard: on plain http, as on a home network. */

export type Copied = 'copied' | 'refused'

export async function copyText(text: string): Promise<Copied> {
  try {
    await navigator.clipboard.writeText(text)
    return 'copied'
  } catch {
    return copyBySelection(text) ? 'copied' : 'refused'
  }
}

/** The older way: deprecated, but without https there is no other. */
function copyBySelection(text: string): boolean {
  const before = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true // no keyboard opens on a phone
  field.style.cssText = 'position:fixed;top:0;opacity:0'
  // A modal dialog makes everything outside of it inert, and what is inert cannot be selected.
  const host = before?.closest('dialog') ?? document.body
  host.append(field)
  field.select()
  const copied = document.execCommand('copy')
  field.remove()
  if (before instanceof HTMLElement) before.focus()
  return copied
}
