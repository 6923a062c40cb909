import { describe, expect, it } from 'vitest'
import { readLedger } from '../../../../src/main/ledger/ledger-service.ts'
import type { ReadAnswer } from '../../../../src/shared/bridge/portal.ts'
import { kindsOf } from '../../../../src/shared/domain/ledger/entry.ts'
import type { LedgerStatement } from '../../../../src/shared/domain/ledger/ledger-of.ts'
import { fail, type Result } from '../../../../src/shared/errors.ts'
import { messages, say } from '../../../../src/shared/messages.ts'
import { rupees, store } from '../../../support/builders.ts'
import { offline, refusal } from '../../../support/scripted-portal.ts'
import { AT, lost, NOW, opens, type PortalCall, pieces, read, yearOf } from './ledger-pieces.ts'
import { wireEntry } from './wire-entry.ts'

const YEAR = { account: 1, from: '2026-04-01', to: '2027-03-31' } as const
const TWO = { ...YEAR, from: '2025-04-01' }
const HOUR = 3_600_000

const must = (result: Result<ReadAnswer<LedgerStatement>>): ReadAnswer<LedgerStatement> => {
  if (!result.ok) throw new Error(result.error.message)
  return result.value
}
const ago = (hours: number) => new Date(NOW - hours * HOUR).toISOString()
const missing = (what: string, why = offline.message) => say('ledgerPieceMissing', { what, why })
/** This year opens with nothing, but the year before ended with 100 rupees: a break. */
const breaking = {
  'ledger.misc': (call: PortalCall) =>
    read(yearOf(call) === '2025-2026' ? [wireEntry({ approvedDate: '2025-05-01T06:00:00Z' })] : []),
}

describe('the pieces of a ledger', () => {
  it('are its opening, a call for each kind of entry, and the quarters that have begun', async () => {
    const { deps, calls, of } = pieces()
    await readLedger(deps, YEAR)
    expect(of('ledger.openingBalance').map(({ args }) => args)).toEqual([{ query: { ledgerAccount: 1 } }])
    expect(of('ledger.entries').map(({ args }) => args)).toEqual(
      [
        ['2026-04-01', '2026-06-30'],
        ['2026-07-01', '2026-09-30'],
        ['2026-10-01', '2026-12-31'],
      ].map(([orderFrom, orderTo]) => ({ body: { ledgerType: 1, orderFrom, orderTo } })),
    )
    const masters = kindsOf(1).filter((kind) => kind !== 'ledger')
    expect(calls.slice(4).map(({ name }) => name)).toEqual(masters.map((kind) => `ledger.${kind}`))
  })

  it('are those of each year of these days, but for years to come', async () => {
    const { deps, of } = pieces()
    await readLedger(deps, { account: 2, from: '2025-12-01', to: '2029-01-01' })
    expect(of('ledger.openingBalance').map(({ args }) => args)).toEqual([
      { query: { ledgerAccount: 2, year: '2025-2026' } },
      { query: { ledgerAccount: 2 } },
    ])
    expect(of('ledger.entries')).toHaveLength(7)
    expect(of('ledger.kioskDebit')).toHaveLength(2)
    expect(of('ledger.buyback')).toHaveLength(0)
  })

  it('make the statement, opened by the portal, as old as its oldest piece', async () => {
    const { deps } = pieces({
      'ledger.openingBalance': () => read(opens(40, 'Credit')),
      'ledger.misc': () => read([wireEntry({ debit: rupees(100) })], { at: ago(2), saved: true }),
    })
    const { answer, at, saved, unread } = must(await readLedger(deps, YEAR))
    expect([answer.opening, answer.closing, answer.account]).toEqual([rupees(-40), rupees(60), 1])
    expect(answer.rows).toMatchObject([{ kind: 'misc', balance: rupees(60) }])
    expect([answer.missing, answer.held]).toEqual([[], []])
    expect([at, saved, unread]).toEqual([ago(2), true, 0])
  })

  it('aren’t asked for while no user is signed in', async () => {
    const { deps, state, calls } = pieces()
    state.store = undefined
    expect(await readLedger(deps, YEAR)).toMatchObject({ ok: false, error: { kind: 'session' } })
    expect(calls).toEqual([])
  })
})

describe('the age of a piece', () => {
  const optionsOf = (on: ReturnType<typeof pieces>, year: string) =>
    on.calls.filter((one) => yearOf(one) === year).map(({ options }) => options)

  it('of this year may be any that the reader still considers fresh', async () => {
    const on = pieces()
    await readLedger(on.deps, YEAR)
    expect(optionsOf(on, '2026-2027')).toEqual(Array(on.calls.length).fill({ fresh: false }))
  })

  it('of an older year can be any', async () => {
    const on = pieces()
    await readLedger(on.deps, TWO)
    const last = optionsOf(on, '2025-2026')
    expect(last).toEqual(Array(last.length).fill({ saved: true }))
  })

  it('of last year is a day at most, of older years any', async () => {
    const old = (hours: number) => ({
      'ledger.misc': ({ options }: PortalCall) => read([], options.saved ? { at: ago(hours) } : {}),
    })
    const young = pieces(old(24))
    await readLedger(young.deps, TWO)
    expect(young.of('ledger.misc').map(({ options }) => options)).toEqual([{ fresh: false }, { saved: true }])
    const stale = pieces(old(24.1))
    await readLedger(stale.deps, TWO)
    expect(stale.of('ledger.misc').map(({ options }) => options)).toEqual([
      { fresh: false },
      { saved: true },
      { fresh: true },
    ])
    const older = pieces(old(9_999))
    await readLedger(older.deps, { account: 1, from: '2024-04-01', to: '2025-03-31' })
    expect(older.of('ledger.misc').map(({ options }) => options)).toEqual([{ saved: true }])
  })

  it('doesn’t matter where all is requested again', async () => {
    const on = pieces(breaking)
    const { signal } = new AbortController()
    await readLedger(on.deps, TWO, { fresh: true, signal })
    expect(on.calls.map(({ options }) => options)).toEqual(Array(on.calls.length).fill({ fresh: true, signal }))
    // A break that remains is the portal's own.
    expect(on.of('ledger.misc')).toHaveLength(2)
  })

  it('doesn’t matter, once, where a year doesn’t open with the previous year’s closing balance', async () => {
    const on = pieces(breaking)
    const { answer } = must(await readLedger(on.deps, TWO))
    expect(answer.breaks).toHaveLength(1)
    expect(on.of('ledger.misc').map(({ options }) => options)).toEqual([
      { fresh: false },
      { saved: true },
      { fresh: true },
      { fresh: true },
    ])
    const whole = pieces()
    await readLedger(whole.deps, TWO)
    expect(whole.of('ledger.misc')).toHaveLength(2)
  })

  it('passes on the signal that cancels the reading', async () => {
    const on = pieces()
    const { signal } = new AbortController()
    await readLedger(on.deps, TWO, { signal })
    expect(optionsOf(on, '2025-2026')[0]).toEqual({ saved: true, signal })
    expect(optionsOf(on, '2026-2027')[0]).toEqual({ fresh: false, signal })
  })

  it('isn’t that of a year before: a copy of this year from then is last year’s', async () => {
    const { deps } = pieces({ 'ledger.misc': () => read([], { at: '2026-03-31T12:00:00Z' }) })
    const { answer } = must(await readLedger(deps, YEAR))
    expect(answer.missing).toEqual([missing('Miscellaneous 2026-2027', messages.ledgerFromLastYear)])
    const april = pieces({ 'ledger.misc': () => read([], { at: '2026-03-31T19:00:00Z' }) })
    expect(must(await readLedger(april.deps, YEAR)).answer.missing).toEqual([])
  })
})

describe('parts of a ledger that can’t be read', () => {
  it('is named, and the rest is there', async () => {
    const { deps } = pieces({
      'ledger.misc': lost,
      'ledger.courier': () => read([wireEntry()]),
      'ledger.rto': () => read([], { unread: 1_234 }),
      'ledger.entries': ({ args }) => (args.body?.orderFrom === '2026-07-01' ? fail(refusal(500, 'down')) : undefined),
    })
    const { answer } = must(await readLedger(deps, YEAR))
    expect(new Set(answer.missing)).toEqual(
      new Set([
        missing('Ledger 2026-2027', 'down'),
        missing('Miscellaneous 2026-2027'),
        say('ledgerRowsUnread', { what: 'Returns to origin 2026-2027', entries: '1,234 entries' }),
      ]),
    )
    expect(answer.rows).toHaveLength(1)
  })

  it('is the opening where neither its call nor the first record says it', async () => {
    const record = wireEntry({ ...opens(70), debit: undefined, credit: rupees(0) })
    const { deps } = pieces({ 'ledger.openingBalance': lost, 'ledger.entries': () => read([wireEntry(), record]) })
    const known = must(await readLedger(deps, YEAR)).answer
    expect([known.opening, known.missing]).toEqual([rupees(70), []])
    const unknown = pieces({ 'ledger.openingBalance': lost })
    const none = must(await readLedger(unknown.deps, YEAR)).answer
    expect([none.opening, none.missing]).toEqual([0, [missing('Opening balance 2026-2027')]])
  })

  it('is a year that the portal hasn’t: in the trade’s sentence the last one, older ones in the portal’s', async () => {
    const gone = (call: PortalCall) => (yearOf(call) < '2026' ? fail(refusal(404, 'No ledger.')) : undefined)
    const { deps, of } = pieces({ 'ledger.entries': gone })
    const { answer } = must(await readLedger(deps, { ...YEAR, from: '2024-04-01' }))
    expect(answer.missing).toEqual([
      missing(say('ledgerYear', { year: '2024-2025' }), 'No ledger.'),
      missing(say('ledgerYear', { year: '2025-2026' }), messages.lastYearLedger),
    ])
    expect(of('ledger.misc').map(yearOf)).toEqual(['2026-2027'])
  })

  it('isn’t this year, nor a year that can’t be reached', async () => {
    const refused = pieces({ 'ledger.entries': () => fail(refusal(404, 'No ledger.')) })
    expect(must(await readLedger(refused.deps, YEAR)).answer.missing).toEqual([
      missing('Ledger 2026-2027', 'No ledger.'),
    ])
    const unreached = pieces({ 'ledger.entries': (call) => (yearOf(call) < '2026' ? lost() : undefined) })
    expect(must(await readLedger(unreached.deps, TWO)).answer.missing).toEqual([missing('Ledger 2025-2026')])
    expect(unreached.of('ledger.misc')).toHaveLength(2)
  })

  it('is all of it where nothing can be read', async () => {
    const all = Object.fromEntries(
      ['openingBalance', ...kindsOf(1).map((kind) => (kind === 'ledger' ? 'entries' : kind))].map((name) => [
        `ledger.${name}`,
        lost,
      ]),
    )
    expect(await readLedger(pieces(all).deps, YEAR)).toEqual(fail(offline))
    const one = { ...all, 'ledger.openingBalance': () => read(opens(5)) }
    expect(must(await readLedger(pieces(one).deps, YEAR)).answer.opening).toBe(rupees(5))
  })

  it.each(['session', 'cancelled'] as const)('ends the reading: %s', async (kind) => {
    const over = { kind, message: 'over' }
    const { deps } = pieces({ 'ledger.misc': () => fail(over), 'ledger.courier': lost })
    expect(await readLedger(deps, YEAR)).toEqual(fail(over))
  })
})

describe('the amounts that a warehouse holds from a stockist’s credit', () => {
  const stockist = store({ isStockist: true })

  it('is told of a stockist alone', async () => {
    const held = { 'ledger.creditEntries': () => read([{ amount: rupees(7) }]) }
    const { deps, of } = pieces(held, stockist)
    expect(must(await readLedger(deps, YEAR)).answer.held).toEqual([rupees(7)])
    expect(of('ledger.creditEntries')).toMatchObject([{ args: {}, options: { fresh: false } }])
    expect(pieces(held).of('ledger.creditEntries')).toEqual([])
  })

  it('is named where it can’t be read', async () => {
    const { deps } = pieces({ 'ledger.creditEntries': lost }, stockist)
    const { answer } = must(await readLedger(deps, YEAR))
    expect([answer.held, answer.missing]).toEqual([[], [missing(messages.ledgerHeld)]])
  })

  it('tells of entries that couldn’t be read, beside the others', async () => {
    const held = { 'ledger.creditEntries': () => read([{ amount: rupees(7) }], { unread: 1 }) }
    const { answer } = must(await readLedger(pieces(held, stockist).deps, YEAR))
    const unread = say('ledgerRowsUnread', { what: messages.ledgerHeld, entries: '1 entry' })
    expect([answer.held, answer.missing]).toEqual([[rupees(7)], [unread]])
  })

  it('leaves out what is of the other account', async () => {
    const rows = [wireEntry({ ledgerAccount: 1 }), wireEntry({ id: '2', ledgerAccount: 2 })]
    const { deps } = pieces({ 'ledger.misc': () => read(rows) }, stockist)
    const { answer, at } = must(await readLedger(deps, { ...YEAR, account: 2 }))
    expect(answer.rows.map(({ id }) => id)).toEqual(['2'])
    expect(at).toBe(AT)
  })
})
