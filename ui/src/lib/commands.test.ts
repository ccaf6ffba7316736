import { describe, expect, it } from 'vitest'
import { KINGDOMS } from './cards'
import { understand, type Context } from './commands'
import { languages, speaker } from './i18n.svelte'
import { folded, TRIBES, Vocabulary } from './vocabulary'

const context: Context = {
  decision: 'turn',
  actions: ['draw'],
  hand: ['elf:blue', 'elf:red', 'dwarf:red', 'skeleton'],
  pool: ['orc:grey', 'troll:purple'],
  orcBoard: ['red', 'blue'],
}
const known = new Vocabulary(await speaker('en'))
const said = (text: string, changes: Partial<Context> = {}) =>
  understand(text, { ...context, ...changes }, known)

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
    ['raid', 'raid all', 'raid blue+red'],
    ['raid', 'raid red', 'raid red'],
    ['raid', 'wait', 'raid none'],
    ['further_band', 'stop', 'stop'],
  ] as const)('in the decision %s takes the answer %s', (decision, text, action) => {
    expect(said(text, { decision })).toEqual({ action })
  })

  it('draws what the wizard may draw', () => {
    const changes: Partial<Context> = {
      decision: 'wizard_draw',
      actions: ['wizard 0', 'wizard 1', 'wizard 2', 'wizard 3'],
    }
    expect(said('draw', changes)).toEqual({ action: 'wizard 3' })
    expect(said('wizard 2', changes)).toEqual({ action: 'wizard 2' })
    expect(said('wizard no', changes)).toEqual({ action: 'wizard 0' })
  })

  it.each([
    ['', 'command-empty'],
    ['dance', 'command-unknown'],
    ['take 9', 'command-number'],
    ['band 1 2', 'command-who-leads'],
    ['band 1 lead 3', 'command-leader-not-in-band'],
    ['place somewhere', 'command-no-kingdom'],
    ['raid later', 'command-no-kingdom'],
  ])('explains what is wrong with “%s”', (text, id) => {
    const answer = said(text)
    expect('trouble' in answer && answer.trouble.id).toBe(id)
  })
})

describe.each(languages())('the command language in %s', async (lang) => {
  const say = await speaker(lang)
  const both = new Vocabulary(say, await speaker('en'))
  const heard = (text: string, changes: Partial<Context> = {}) =>
    understand(text, { ...context, ...changes }, both)
  const word = (id: string) => say(id).split(' ')[0]

  it('knows its own words and the English ones', () => {
    expect(heard(word('verb-draw'))).toEqual({ action: 'draw' })
    expect(heard('draw')).toEqual({ action: 'draw' })
    expect(heard(`${word('verb-take')} 2`)).toEqual({ action: 'take troll:purple' })
    expect(heard(`${word('verb-band')} 1 2 ${word('typed-lead')} 2`)).toEqual({
      action: 'band elf:red+elf:blue',
    })
    expect(heard(word('typed-none'), { decision: 'free_marker' })).toEqual({ action: 'free none' })
  })

  it('knows every card by its name, with and without accents', () => {
    for (const tribe of TRIBES.filter((one) => one !== 'skeleton')) {
      for (const kingdom of KINGDOMS) {
        const pool = [`${tribe}:${kingdom}`]
        const name = say('card', { tribe, kingdom })
        for (const shown of [name, folded(name)]) {
          expect(heard(`${word('verb-take')} ${shown}`, { pool })).toEqual({
            action: `take ${pool[0]}`,
          })
        }
      }
    }
  })
})
