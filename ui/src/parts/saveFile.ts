/** Save something the page has made as a file. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  // A browser may read the file only after a moment, perhaps when a question has been answered.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
