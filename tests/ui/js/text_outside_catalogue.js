// Return all text that is not part of a catalogue message. In the pseudo-language every message
// is enclosed in the brackets `open` and `close`: letters at bracket depth 0 come from elsewhere.
// Visited are text nodes and the attributes that are displayed or read out.
([open, close, names]) => {
    const found = new Set()
    let depth = 0
    const look = (text) => {
        let run = ''
        for (const sign of text) {
            if (sign === open) depth += 1
            else if (sign === close) depth -= 1
            else if (depth === 0) run += sign
        }
        for (const name of names) run = run.replaceAll(name, '')
        run = run.replace(/\b[RFD]\d+\b/g, '')
        if (/\p{L}/u.test(run)) found.add(run.trim())
    }
    const ours = 'script, style, defs, svg text, kbd, code, .code, option[lang], [lang]:not(html)'
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
        const parent = walker.currentNode.parentElement
        if (!parent.closest(ours)) look(walker.currentNode.data)
    }
    for (const element of document.querySelectorAll('body *')) {
        for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
            const said = element.getAttribute(name)
            if (said) look(said)
        }
    }
    look(document.title)
    return [...found]
}
