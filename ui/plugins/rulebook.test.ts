import { expect, test } from 'vitest'
import clauses from '../../src/ethnos/locale/en/clauses.md?raw'
import rulings from '../../src/ethnos/locale/en/rulings.md?raw'
import rules from '../../src/ethnos/locale/en/rules.md?raw'
import { clauseTexts, sectionsOf } from './rulebook'

const texts = clauseTexts(clauses, rulings)
/** HTML without the line breaks between tags and inside paragraphs. */
const compact = (html: string) =>
  html.replace(/>\s+/g, '>').replace(/\s+</g, '<').replace(/\n/g, ' ')

test('paragraphs, lists and tables become HTML, and what looks like HTML does not', () => {
  const text =
    '# A\n\n**Strong** and `<b>`\nin one line (D7):\n\n1. one\n   goes on\n   - below\n2. two\n\n| x | y |\n|---|---|\n| 1 | 2 |\n'
  const [section] = sectionsOf(text)
  expect(compact(section.html)).toBe(
    '<p><strong>Strong</strong>and<code>&lt;b&gt;</code>in one line (<a href="#D7">D7</a>):</p>' +
      '<ol><li>one goes on<ul><li>below</li></ul></li><li>two</li></ol>' +
      '<div class="scroll" tabindex="0"><table><thead><tr><th>x</th><th>y</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table></div>',
  )
})

test('the clauses behind a section are taken out of its text, and ranges are spelt out', () => {
  const [section] = sectionsOf('## A\n\nText.\n\nClauses: R1, R3–R5,\nD2\n')
  expect(section.clauses).toEqual(['R1', 'R3', 'R4', 'R5', 'D2'])
  expect(section.html).toBe('<p>Text.</p>')
})

test('every clause has a section that leads to it, and words of its own', () => {
  const known = [...clauses.matchAll(/^\| ([RF]\d+) \|/gm)].map(([, clause]) => clause)
  const cited = new Set(sectionsOf(rules).flatMap((section) => section.clauses))
  expect(known.length).toBeGreaterThan(119)
  expect(known.filter((clause) => !cited.has(clause))).toEqual([])
  expect([...cited].filter((clause) => !texts[clause])).toEqual([])
})

test('a ruling is told with its option, without the quarrel of the rulebooks behind it', () => {
  expect(texts.D18).toBe(
    '<strong>Must the marker be placed?</strong><br>mandatory when possible<br>' +
      'Named option: <code>marker_<wbr>placement: mandatory | optional</code>',
  )
})

test('a translated ruling has four columns, and its own words for them', () => {
  const table =
    '| # | Téma | Rozhodnutí | Volba |\n|---|---|---|---|\n| D1 | Kdo | dva | `a \\| b` |\n'
  expect(clauseTexts('', table)).toEqual({
    D1: '<strong>Kdo</strong><br>dva<br>Volba: <code>a | b</code>',
  })
})

test('the lists of clauses and rulings are a click away, and can be read', () => {
  expect(sectionsOf(rules)[0].html).toContain('<a class="paper" href="#clauses">')
  expect(sectionsOf(rules)[0].html).toContain('<a class="paper" href="#rulings">')
  const [section] = sectionsOf('# A\n\n| x | y |\n|---|---|\n| `a \\| b` | 2 |\n')
  expect(section.html).toContain('<td><code>a | b</code></td>\n<td>2</td>')
})

test('nothing of the Markdown is left to be read', () => {
  const left = sectionsOf(rules).filter(({ html }) =>
    /\*|^\||\]\(|`/m.test(html.replace(/<code>.*?<\/code>/g, '')),
  )
  expect(left.map(({ title }) => title)).toEqual([])
})
