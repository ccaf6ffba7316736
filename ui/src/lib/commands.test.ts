import { describe, expect, it } from 'vitest'
import { understand, type Context } from './commands'
import { speaker } from './i18n.svelte'
import { Vocabulary } from './vocabulary'

const context: Context = {
  decision: 'turn',
  actions: ['draw'],
  hand: ['elf:blue', 'elf:red', 'dwarf:red', 'skeleton'],
  pool: ['orc:grey', 'troll:purple'],
  orcBoard: ['red', 'blue'],
}
const known = new Vocabulary(await speaker('en'))
const said = (text: string, changes: Partial<Context> = {}) => understand(text, { ...context, ...changes }, known)

describe('the command language', () => {
  it.each([
    ['draw', 'draw'],
    ['d', 'draw'],
    ['take 2', 'take troll:purple'],
    ['take grey orc', 'take orc:grey'],
    ['t orc:grey', 'take orc:grey'],
    ['band 1 2 lead 2', 'band elf:red+elf:blue'],
    ['band elves lead blue elf', 'band elf:blue+elf:red'],
    ['band 3 skeleton', 'band dwarf:red+skeleton'],
    ['pass', 'pass'],
  ])('understands %s', (text, action) => {
    expect(said(text)).toEqual({ action })
  })

  it.each([
    ['marker', 'red', 'place red'],
    ['marker', 'Duris', 'place purple'],
    ['free_marker', 'none', 'free none'],
    ['orc_marker', 'no', 'orc no'],
    ['troll_token', '4', 'troll 4'],
    ['keep', '2 3', 'keep dwarf:red+elf:red'],
    ['raid', 'raid', 'raid blue+red'],
    ['raid', 'wait', 'raid none'],
    ['further_band', 'stop', 'stop'],
  ] as const)('in the decision %s takes the answer %s', (decision, text, action) => {
    expect(said(text, { decision })).toEqual({ action })
  })

  it('draws what the wizard may draw', () => {
    const changes = { decision: 'wizard_draw', actions: ['wizard 0', 'wizard 3'] } as const
    expect(said('draw', { ...changes, actions: [...changes.actions] })).toEqual({ action: 'wizard 3' })
  })

  it.each([
    ['', 'command-empty'],
    ['dance', 'command-unknown'],
    ['take 9', 'command-number'],
    ['band 1 2', 'command-who-leads'],
    ['band 1 lead 3', 'command-leader-not-in-band'],
    ['place somewhere', 'command-no-kingdom'],
  ])('explains what is wrong with “%s”', (text, id) => {
    const answer = said(text)
    expect('trouble' in answer && answer.trouble.id).toBe(id)
  })
})
