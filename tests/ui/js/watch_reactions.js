// Note in `window.seen` every reaction that appears at a panel, and everything said about one:
// they stand for a few seconds only, which may be over before a slow test looks.
() => {
  window.seen = []
  const look = () => {
    for (const bubble of document.querySelectorAll('.bubble')) {
      const seat = bubble.closest('[data-at]').dataset.at
      window.seen.push(`${seat}: ${bubble.getAttribute('aria-label')}`)
    }
    window.seen.push(document.querySelector(".talk p[role=status]")?.textContent ?? "")
  }
  const what = { subtree: true, childList: true, characterData: true, attributes: true }
  new MutationObserver(look).observe(document.body, what)
}
