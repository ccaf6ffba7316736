/** Turns the rules from Markdown into HTML at build time: the page ships no Markdown parser. */

import MarkdownIt from 'markdown-it'

/** A part of a document under one heading. `clauses` are those that it says it is based on. */
export type Section = { id: string; level: number; title: string; html: string; clauses: string[] }

const HEADING = /^(#{1,3}) (.*)$/
/** `Clauses: R1, R3–R5`, with the first word in any language. */
const CLAUSE_LIST = /^\p{L}+: +(?=[RFD]\d)/u
const CLAUSE = /\b([RFD]\d{1,3})\b/

const markdown = new MarkdownIt({ html: false })
markdown.core.ruler.push('clause_links', linkClauses)
markdown.renderer.rules.table_open = () => '<div class="scroll" tabindex="0"><table>\n'
markdown.renderer.rules.table_close = () => '</table></div>\n'

type Core = Parameters<Parameters<typeof markdown.core.ruler.push>[1]>[0]

/** Link each clause that a text mentions, and turn links to documents into links of the page. */
function linkClauses(state: Core): void {
  for (const block of state.tokens) {
    const children = block.children ?? []
    for (const token of children) if (token.type === 'link_open') redirect(token, children)
    if (block.type !== 'inline') continue
    block.children = children.flatMap((token) => {
      if (token.type !== 'text') return [token]
      return token.content.split(CLAUSE).flatMap((piece, n) => {
        const text = new state.Token('text', '', 0)
        text.content = piece
        if (n % 2 === 0) return piece ? [text] : []
        const open = new state.Token('link_open', 'a', 1)
        open.attrSet('href', `#${piece}`)
        return [open, text, new state.Token('link_close', 'a', -1)]
      })
    })
  }
}

type Token = Core['tokens'][number]

/** The lists of clauses and rulings are part of the page; other documents are named, not linked. */
function redirect(link: Token, siblings: Token[]): void {
  const paper = /^(clauses|rulings)\.md$/.exec(String(link.attrGet('href')))?.[1]
  if (paper) {
    link.attrs = [
      ['class', 'paper'],
      ['href', `#${paper}`],
    ]
    return
  }
  const close = siblings.slice(siblings.indexOf(link)).find(({ type }) => type === 'link_close')
  link.attrs = []
  link.tag = 'em'
  if (close) close.tag = 'em'
}

/** Cut a document at its headings. `ids` names the sections; by default the title does. */
export function sectionsOf(text: string, ids: string[] = []): Section[] {
  const parts: { level: number; title: string; lines: string[] }[] = []
  for (const line of text.split('\n')) {
    const heading = HEADING.exec(line)
    if (heading) parts.push({ level: heading[1].length, title: heading[2], lines: [] })
    else parts.at(-1)?.lines.push(line)
  }
  return parts.map(({ level, title, lines }, n) => {
    const { body, clauses } = splitClauses(lines)
    const html = markdown.render(body.join('\n')).trim()
    return { id: ids[n] ?? slug(title), level, title, html, clauses }
  })
}

export function slug(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}

/** Separate the paragraph that lists clauses from the text of a section. */
function splitClauses(lines: string[]): { body: string[]; clauses: string[] } {
  const start = lines.findIndex((line) => CLAUSE_LIST.test(line))
  if (start < 0) return { body: lines, clauses: [] }
  const blank = lines.findIndex((line, n) => n > start && !line.trim())
  const end = blank < 0 ? lines.length : blank
  const listed = lines.slice(start, end).join(' ').replace(CLAUSE_LIST, '')
  return { body: [...lines.slice(0, start), ...lines.slice(end)], clauses: expand(listed) }
}

/** `R1, R3–R5` as R1, R3, R4, R5. */
function expand(listed: string): string[] {
  return listed.split(',').flatMap((entry) => {
    const range = /([RFD])(\d+)(?:–[RFD]?(\d+))?/.exec(entry)
    if (!range) return []
    const [, letter, from, to] = range
    const count = Number(to ?? from) - Number(from) + 1
    return Array.from({ length: count }, (_, n) => `${letter}${Number(from) + n}`)
  })
}

/**
 * What each clause says, from the tables of `clauses.md` and `rulings.md`. Of a ruling only the
 * question and the answer are quoted; the reasons stand in the full list.
 */
export function clauseTexts(clauses: string, rulings: string): Record<string, string> {
  const rows = `${clauses}\n${rulings}`.matchAll(/^\| ([RFD]\d+) \|.*$/gm)
  return Object.fromEntries([...rows].map(([row, clause]) => [clause, clauseText(clause, row)]))
}

function clauseText(clause: string, row: string): string {
  const cells = row
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => markdown.renderInline(cell.trim().replace(/\\\|/g, '|')))
  return clause.startsWith('D') ? `<strong>${cells[2]}.</strong> ${cells[4]}` : cells[1]
}
