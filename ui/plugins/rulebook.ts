/** Turns the rules from Markdown into HTML at build time: the page ships no Markdown parser. */

import MarkdownIt from 'markdown-it'

/** A part of a document under one heading. `clauses` are those that it says it is based on. */
export type Section = { id: string; level: number; title: string; html: string; clauses: string[] }

/** All clauses or rulings, in this language; a translation may lack them. */
export type ClauseList = { lang: string; sections: Section[] }
/** What each number says, and in which language the numbers of a letter are. */
export type ClauseTexts = { lang: Record<string, string>; texts: Record<string, string> }

const HEADING = /^(#{1,3}) (.*)$/
/** `Clauses: R1, R3–R5`, with the first word in any language. */
const CLAUSE_LIST = /^\p{L}+: +(?=[RFD]\d)/u
const CLAUSE = /\b([RFD]\d{1,3})\b/

const markdown = new MarkdownIt({ html: false })
markdown.core.ruler.push('clause_links', linkClauses)
markdown.renderer.rules.table_open = () => '<div class="scroll" tabindex="0"><table>\n'
markdown.renderer.rules.table_close = () => '</table></div>\n'
/** Names of options break at their underscores in a narrow column. */
markdown.renderer.rules.code_inline = (tokens, n) =>
  `<code>${markdown.utils.escapeHtml(tokens[n].content).replaceAll('_', '_<wbr>')}</code>`

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
 * What each clause says, from the tables of `clauses.md` and `rulings.md`. Of a ruling the topic,
 * the answer and the option are quoted; the English list has the reasons as well.
 */
export function clauseTexts(clauses: string, rulings: string): Record<string, string> {
  return Object.fromEntries(
    [...numberedRows(clauses), ...numberedRows(rulings)].map(({ head, cells }) => [
      cells[0],
      cells[0].startsWith('D') ? rulingText(head, cells) : inline(cells[1]),
    ]),
  )
}

/** The cells of topic, ruling and option: in English with the rulebooks quoted, and in others. */
const RULING_CELLS: Record<number, [number, number, number]> = { 7: [2, 4, 6], 4: [1, 2, 3] }

function rulingText(head: string[], cells: string[]): string {
  const [topic, ruling, option] = RULING_CELLS[cells.length]
  const lines = [`<strong>${inline(cells[topic])}</strong>`, inline(cells[ruling])]
  return [...lines, `${head[option]}: ${inline(cells[option])}`].join('<br>')
}

function inline(text: string): string {
  return markdown.renderInline(text)
}

/** The numbered rows of all tables, each with the head of its table. */
function numberedRows(text: string): { head: string[]; cells: string[] }[] {
  let head: string[] = []
  return [...text.matchAll(/^\|.*\|$/gm)].flatMap(([row]) => {
    const cells = cellsOf(row)
    if (cells[0] === '#') head = cells
    return /^[RFD]\d+$/.test(cells[0]) ? [{ head, cells }] : []
  })
}

function cellsOf(row: string): string[] {
  const cells = row.split(/(?<!\\)\|/).slice(1, -1)
  return cells.map((cell) => cell.trim().replace(/\\\|/g, '|'))
}
