/**
 * The rules as pages: the part of Markdown that `rules.md` is written in, made HTML.
 * Headings, paragraphs, lists one level deep, tables, **strong**, *emphasis*, `code`. Clauses such as
 * R38 become links.
 */

export type Section = { id: string; level: number; title: string; html: string; clauses: string[] }

/** One word of any language, then numbers of clauses. */
const CLAUSES = /^\p{L}+: +(?=[RFD]\d)/u
const HEADING = /^(#{1,3}) (.*)$/
const ITEM = /^( *)(?:-|\d+\.) (.*)$/

/** A text cut at its headings. `ids` names the sections; by default each is named after its title. */
export function sectionsOf(text: string, ids: string[] = []): Section[] {
  const parts: { level: number; title: string; lines: string[] }[] = []
  for (const line of text.split('\n')) {
    const heading = HEADING.exec(line)
    if (heading) parts.push({ level: heading[1].length, title: heading[2], lines: [] })
    else parts.at(-1)?.lines.push(line)
  }
  return parts.map(({ level, title, lines }, n) => {
    const [body, cited] = withoutClauses(lines)
    return { id: ids[n] ?? slug(title), level, title, html: blocks(body), clauses: expanded(cited) }
  })
}

export function slug(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}

/** The last paragraph of a section may list the clauses behind it, over several lines. */
function withoutClauses(lines: string[]): [string[], string] {
  const at = lines.findIndex((line) => CLAUSES.test(line))
  if (at < 0) return [lines, '']
  const end = lines.findIndex((line, n) => n > at && !line.trim())
  const cited = lines.slice(at, end < 0 ? undefined : end).join(' ')
  return [[...lines.slice(0, at), ...(end < 0 ? [] : lines.slice(end))], cited.replace(CLAUSES, '')]
}

/** `R1, R3–R5` as R1, R3, R4, R5. */
function expanded(cited: string): string[] {
  return cited.split(',').flatMap((entry) => {
    const range = /([RFD])(\d+)(?:–[RFD]?(\d+))?/.exec(entry)
    if (!range) return []
    const [, letter, from, to] = range
    const count = Number(to ?? from) - Number(from) + 1
    return Array.from({ length: count }, (_, n) => `${letter}${Number(from) + n}`)
  })
}

/** A block is what stands between empty lines; an item of a list may go on over several lines. */
function blocks(lines: string[]): string {
  const html: string[] = []
  let block: string[] = []
  const close = () => {
    if (block.length) html.push(blockOf(block))
    block = []
  }
  for (const line of lines) {
    if (!line.trim()) close()
    else block.push(line)
  }
  close()
  return html.join('\n')
}

function blockOf(lines: string[]): string {
  if (lines[0].startsWith('|')) return table(lines)
  const list = lines.findIndex((line) => ITEM.test(line))
  if (list < 0) return `<p>${inline(lines.join(' '))}</p>`
  const before = list ? `<p>${inline(lines.slice(0, list).join(' '))}</p>` : ''
  return before + listOf(lines.slice(list))
}

function listOf(lines: string[]): string {
  const deep = indent(lines[0])
  const items: string[][] = []
  for (const line of lines) {
    if (ITEM.test(line) && indent(line) === deep) items.push([line.replace(ITEM, '$2')])
    else items.at(-1)?.push(line)
  }
  const tag = /^\s*\d/.test(lines[0]) ? 'ol' : 'ul'
  return `<${tag}>${items.map((item) => `<li>${itemOf(item)}</li>`).join('')}</${tag}>`
}

function itemOf(lines: string[]): string {
  const below = lines.findIndex((line, n) => n > 0 && ITEM.test(line))
  if (below < 0) return inline(lines.map((line) => line.trim()).join(' '))
  const own = lines.slice(0, below).map((line) => line.trim())
  return inline(own.join(' ')) + listOf(lines.slice(below))
}

function indent(line: string): number {
  return line.length - line.trimStart().length
}

function table(lines: string[]): string {
  const rows = lines.map(cellsOf)
  const [head, , ...body] = rows
  const line = (cells: string[], tag: string) =>
    `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`
  const all = body.map((cells) => line(cells, 'td')).join('')
  return `<div class="scroll" tabindex="0"><table><thead>${line(head, 'th')}</thead><tbody>${all}</tbody></table></div>`
}

/** The cells of a row; a bar after a backslash is part of its cell. */
function cellsOf(row: string): string[] {
  return row
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => inline(cell.trim().replace(/\\\|/g, '|')))
}

function inline(text: string): string {
  const pieces = text.split(/(`[^`]*`)/)
  return pieces
    .map((piece) =>
      piece.startsWith('`') ? `<code>${escaped(piece.slice(1, -1))}</code>` : styled(piece),
    )
    .join('')
}

function styled(text: string): string {
  return escaped(text)
    .replace(/\[([^\]]*)\]\((clauses|rulings)\.md\)/g, '<a class="paper" href="#$2">$1</a>')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '<em>$1</em>') // other documents are not part of the page
    .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
    .replace(/\*(.+?)\*/g, '<em>$1</em>')
    .replace(/\b([RFD])(\d{1,3})\b/g, '<a href="#$1$2">$1$2</a>')
}

function escaped(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
}

/** What a clause says, from the tables of `clauses.md` and `rulings.md`; why it was decided so is for those who read all of them. */
export function clauseText(clause: string, clauses: string, rulings: string): string | null {
  const row = [...clauses.split('\n'), ...rulings.split('\n')].find((line) =>
    line.startsWith(`| ${clause} |`),
  )
  if (!row) return null
  const cells = cellsOf(row)
  return clause.startsWith('D') ? `<strong>${cells[2]}.</strong> ${cells[4]}` : cells[1]
}
