import { beforeEach, describe, expect, it, vi } from 'vitest'
import { formatAction } from './action'
import type { RoomStore } from './room.svelte'
import { settings } from './settings.svelte'
import { Turn } from './turn.svelte'
import type { Advised, Hinted, Previewed, Refused } from './types'

const HAND = ['elf:red', 'elf:blue', 'dwarf:blue'].map((card, id) => ({ id, card }))
const ADVICE = ['band elf:red+elf:blue', 'draw']
const TOO_FAST = { code: 'too_fast', clause: null, reason: '' } as Refused
const NO_UNDO = { id: 'room-refusal', args: { code: 'nothing_to_undo' } }
const WHY = { code: 'not_a_band', clause: 'R35', reason: '' } as Refused

/** A fake server whose previews are answered by the test. */
class SlowServer {
  readonly asked: { cards: string[]; answer: (fits: string[], why?: Refused) => void }[] = []
  readonly sent: string[] = []
  hints: (Refused | null)[] = []
  advice = ADVICE

  async hint(): Promise<Hinted> {
    const why = this.hints.shift() ?? null
    return {
      t: 'hinted',
      id: 1,
      v: 1,
      advice: why ? [] : this.advice.map((action) => ({ action }) as Advised),
      why,
    }
  }

  preview({ cards }: { cards: string[] }): Promise<Previewed | null> {
    return new Promise((done) => {
      const answer = (fits: string[], why: Refused | null = null) => {
        const leaders = why
          ? []
          : [{ leader: cards[0], action: `band ${cards.join('+')}`, legal: true, kingdoms: [] }]
        done({ t: 'previewed', fits, leaders, why } as unknown as Previewed)
      }
      this.asked.push({ cards, answer })
    })
  }
}

describe('a turn', () => {
  let server: SlowServer
  let turn: Turn

  beforeEach(() => {
    server = new SlowServer()
    const store = {
      hand: HAND,
      busy: false,
      v: 1,
      table: { decision: 'turn' },
      noUndo: NO_UNDO,
      screen: { looking: 0 },
      prompt: null,
      mine: { seat: 0, choices: { actions: ['draw'], leaders: ['elf:red'], keep: null } },
      socket: server,
      send: ({ t, a }: { t: string; a?: string }) =>
        Promise.resolve(server.sent.push(a ?? t) && null),
    }
    turn = new Turn(store as unknown as RoomStore)
  })

  it('continues when a preview is never answered', async () => {
    server.preview = () => Promise.resolve(null)
    turn.toggle(0)
    turn.toggle(1)
    await vi.waitFor(() => expect(turn.cards).toEqual(['elf:red', 'elf:blue']))
  })

  it('plays a band that was chosen early', async () => {
    turn.selected = [0, 1]
    turn.early.chooseBand()
    turn.refresh()
    await vi.waitFor(() => expect(server.asked).toHaveLength(1))
    server.asked[0].answer([])
    await vi.waitFor(() => expect(server.sent).toEqual(['band elf:red+elf:blue']))
  })

  it.each(['on', 'timed', 'off'] as const)('plays an early choice unasked: %s', (confirm) => {
    settings.confirm = confirm
    turn.early.choose({ kind: 'draw' })
    turn.refresh()
    settings.confirm = 'off'
    expect(server.sent).toEqual(['draw'])
    expect(turn.proposal).toBeNull()
  })

  it('plays no early choice that the table no longer offers', () => {
    turn.early.choose({ kind: 'take', card: 'elf:red' })
    turn.refresh()
    expect(server.sent).toEqual([])
    expect(turn.refusal?.say.id).toBe('play-early-gone')
  })

  it.each([
    [['draw'], false],
    [null, true],
  ])('waits for bots while flights are shown, with the choices %j: %j', (actions, waits) => {
    const choices = actions && { actions, leaders: [], keep: null }
    const changes = { behind: true, mine: { seat: 0, choices }, room: { status: 'playing' } }
    const screen = { looking: 0, next: null }
    const patience = { alone: true }
    turn = new Turn({ ...turn.store, ...changes, screen, patience } as unknown as RoomStore)
    expect(turn.early.open).toBe(true)
    expect(turn.early.waits).toBe(waits)
  })

  it('plays no part of early cards that are no band', async () => {
    turn.selected = [0, 2]
    turn.early.chooseBand()
    turn.refresh()
    await vi.waitFor(() => expect(server.asked).toHaveLength(1))
    server.asked[0].answer([], WHY)
    await vi.waitFor(() => expect(server.asked).toHaveLength(2))
    server.asked[1].answer(['elf:blue'])
    await vi.waitFor(() => expect(turn.ready).not.toBeNull())
    expect(turn.refusal).toEqual(WHY)
    expect(server.sent).toEqual([])
  })

  it('answers no other question with a band that was chosen early', async () => {
    turn.store.table!.decision = 'keep'
    turn.store.mine!.choices!.keep = 2
    turn.selected = [0]
    turn.early.chooseBand()
    turn.refresh()
    await vi.waitFor(() => expect(server.asked).toHaveLength(1))
    server.asked[0].answer([])
    await new Promise((done) => setTimeout(done)) // by then the answer has had its effect
    expect(turn.ready?.kind).toBe('keep')
    expect(server.sent).toEqual([])
  })

  it('deselects a card that does not fit, even after quick clicks', async () => {
    turn.toggle(0)
    turn.toggle(2)
    expect(turn.cards).toEqual(['elf:red', 'dwarf:blue'])
    await vi.waitFor(() => expect(server.asked).toHaveLength(2))
    server.asked[0].answer(['elf:blue'])
    server.asked[1].answer([], WHY)
    await vi.waitFor(() => expect(turn.cards).toEqual(['elf:red']))
    expect(turn.refusal).toEqual(WHY)
    expect(turn.fits.size).toBe(0)
    await vi.waitFor(() => expect(server.asked).toHaveLength(3))
    server.asked[2].answer(['elf:blue'])
    await vi.waitFor(() => expect(turn.fits).toEqual(new Set([1])))
  })

  it('plays all selected cards even if the last preview is still pending', async () => {
    turn.toggle(0)
    turn.toggle(1)
    void turn.confirm()
    await vi.waitFor(() => expect(server.asked).toHaveLength(2))
    server.asked[0].answer(['elf:blue'])
    expect(server.sent).toEqual([])
    server.asked[1].answer([])
    await vi.waitFor(() => expect(server.sent).toEqual(['band elf:red+elf:blue']))
  })

  it('shows the next piece of advice without another request', async () => {
    await turn.hint()
    expect(turn.advised && formatAction(turn.advised)).toBe('band elf:red+elf:blue')
    expect(turn.cards).toEqual(['elf:red', 'elf:blue'])
    server.hints = [TOO_FAST]
    await turn.hint()
    expect(turn.advised).toEqual({ kind: 'draw' })
    expect(turn.cards).toEqual([])
    expect(turn.hintRefusal).toBeNull()
  })

  it('drops the advice when the player picks another leader', async () => {
    await turn.hint()
    await vi.waitFor(() => expect(server.asked).toHaveLength(1))
    server.asked[0].answer([])
    await vi.waitFor(() => expect(turn.leader).not.toBeNull())
    turn.chooseLeader('elf:blue')
    expect(turn.advice).toBeNull()
    expect(turn.cards).toEqual(['elf:red', 'elf:blue'])
  })

  it('sends what the main button says when advice is confirmed by a key', async () => {
    const mine = {
      seat: 0,
      choices: { actions: ['raid none', 'raid blue+red'], leaders: [], keep: null },
    }
    const store = { ...turn.store, table: { decision: 'raid' }, mine } as unknown as RoomStore
    turn = new Turn(store)
    turn.refresh()
    expect(turn.ready).toEqual({ kind: 'raid', spaces: ['blue', 'red'] })
    server.advice = ['raid none', 'raid blue+red']
    await turn.hint()
    await turn.confirm()
    expect(server.sent).toEqual(['raid none'])
  })

  it.each([
    [['wizard 0', 'wizard 3'], 3],
    [['wizard 0', 'wizard 1', 'wizard 2'], 2], // the ruling `up_to`
  ])('offers the largest draw of %j', (actions, count) => {
    const mine = { seat: 0, choices: { actions, leaders: [], keep: null } }
    turn = new Turn({ ...turn.store, mine } as unknown as RoomStore)
    expect(turn.largestDraw).toEqual({ kind: 'wizard', count })
  })

  it('keeps selection and preview when a hint is refused', async () => {
    turn.toggle(0)
    await vi.waitFor(() => expect(server.asked).toHaveLength(1))
    server.asked[0].answer(['elf:blue'])
    await vi.waitFor(() => expect(turn.leader).not.toBeNull())
    server.hints = [TOO_FAST]
    await turn.hint()
    expect(turn.hintRefusal).toEqual(TOO_FAST)
    expect(turn.refusal).toBeNull()
    expect(turn.cards).toEqual(['elf:red'])
    expect(turn.leader?.action).toBe('band elf:red')
  })

  it('shows why undo is impossible and keeps the selection', async () => {
    turn.toggle(0)
    await turn.undo()
    expect(turn.refusal?.say).toEqual(NO_UNDO)
    expect(turn.cards).toEqual(['elf:red'])
    expect(server.sent).toEqual([])
  })

  it.each([
    [{ seat: 1, waiting_for: [0] }, true],
    [{ seat: 0, waiting_for: [1] }, true],
    [{ seat: 1, waiting_for: [2] }, false],
    [null, false],
  ])('shows the question about undo %j before the selection', async (undo, shown) => {
    const asked = { id: 'live-undo-asked', args: {} }
    const changes = { room: { undo }, you: { viewer: 0 }, prompt: { title: asked, say: asked } }
    turn = new Turn({ ...turn.store, ...changes } as unknown as RoomStore)
    turn.toggle(0)
    await vi.waitFor(() => expect(server.asked).toHaveLength(1))
    server.asked[0].answer(['elf:blue'])
    await vi.waitFor(() => expect(turn.leader).not.toBeNull())
    const say = { id: 'live-band', args: {} }
    Object.assign(turn.leader ?? {}, { say })
    expect(turn.sentence).toEqual(shown ? asked : say)
  })
})
