import BetterSqlite3 from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { journalCount, journalStatements } from '../../../../src/main/ordering/journal-statements.ts'
import { AT, KEY, openJournal, prepare, send } from '../../../support/journal-on-disk.ts'

const OTHER = 'key-other-9876543210'
const THIRD = 'key-third-9876543210'
const unknown = { state: 'unknown', groups: [], message: undefined } as const

function opened() {
  const { db, journal } = openJournal()
  return { db, journal, ask: journalStatements(db) }
}

/** Two unconfirmed orders of products 11 and 12, the second of which was sent a minute later. */
function twoUnconfirmed() {
  const on = opened()
  prepare(on.journal, [{ wh: 1, products: [11] }])
  send(on.journal, ['1^OWNED'])
  on.journal.settle(KEY, unknown, AT)
  prepare(on.journal, [{ wh: 1, products: [12] }], OTHER)
  on.journal.startSending(OTHER, ['1^OWNED'], '{}', '2026-04-05T10:01:00.000Z')
  on.journal.settle(OTHER, unknown, AT)
  return on
}

describe('the journal’s count', () => {
  it('rises with every sending and settling', () => {
    const { db, journal } = opened()
    const before = journalCount(db)
    prepare(journal, [{ wh: 1, products: [11] }])
    expect(journalCount(db)).toBe(before)
    send(journal, ['1^OWNED'])
    journal.settle(KEY, unknown, AT)
    expect(journalCount(db)).toBe(before + 2)
  })

  it('is none in a file from before there was one', () => {
    expect(journalCount(new BetterSqlite3(':memory:'))).toBe(0)
  })
})

describe('what the journal asks its database', () => {
  it('lists sent orders newest first, those that came later first where the times are the same', () => {
    const { ask, journal } = twoUnconfirmed()
    prepare(journal, [{ wh: 1, products: [13] }], THIRD)
    const keys = (open: 0 | 1) => ask.listed.all(open).map((row) => (row as { key: string }).key)
    expect(keys(0)).toEqual([OTHER, KEY])
    journal.startSending(THIRD, ['1^OWNED'], '{}', '2026-04-05T10:01:00.000Z')
    expect(keys(0)).toEqual([THIRD, OTHER, KEY])
    journal.setAside(OTHER, '', AT)
    expect(keys(1)).toEqual([THIRD, KEY])
  })

  it('counts the orders on their way', () => {
    const { ask, journal } = twoUnconfirmed()
    expect(ask.onItsWay.get()).toBe(0)
    prepare(journal, [{ wh: 1, products: [13] }], THIRD)
    send(journal, ['1^OWNED'], THIRD)
    expect(ask.onItsWay.get()).toBe(1)
  })

  it('finds the newest unconfirmed order that shares a product', () => {
    const { ask, journal } = twoUnconfirmed()
    expect(ask.sharing.get(7, '[11]')).toBe(KEY)
    expect(ask.sharing.get(7, '[11,12]')).toBe(OTHER)
    expect(ask.sharing.get(7, '[13]')).toBeUndefined()
    // Another store may order the same.
    expect(ask.sharing.get(8, '[11]')).toBeUndefined()
    journal.setAside(KEY, '', AT)
    expect(ask.sharing.get(7, '[11]')).toBeUndefined()
  })

  it('finds the last order that overtook a prepared one, by its cart or its products', () => {
    const { ask, db, journal } = opened()
    prepare(journal, [{ wh: 1, products: [13] }], THIRD)
    journal.prepare({ ...prepared(journal), key: KEY, cart: 'apparel' })
    const overtaker = (products: string) => ask.overtaker.get(THIRD, products)
    expect(overtaker('[13]')).toBeUndefined()
    send(journal, ['1^OWNED'])
    // An order of another cart, for another product.
    expect(overtaker('[13]')).toBeUndefined()
    expect(overtaker('[11]')).toBe(KEY)
    // One store's orders don't affect another's.
    const part = { user: 8, subcatid: 1, typeid: 1, brandid: 1 }
    journal.prepare({ ...prepared(journal), key: OTHER, store: 8, cart: part, preparedAfter: 0 })
    expect(ask.overtaker.get(OTHER, '[11]')).toBeUndefined()
    journal.dropPrepared(part)
    expect(db.prepare('SELECT count(*) FROM orders').pluck().get()).toBe(2)
  })

  it('knows which products were ordered since, but for what failed', () => {
    const { ask, journal } = opened()
    prepare(journal, [
      { wh: 1, products: [11] },
      { wh: 2, products: [22] },
      { wh: 3, products: [33] },
    ])
    const before = journal.count()
    expect(ask.ordered.all(before)).toEqual([])
    send(journal, ['1^OWNED', '2^OWNED'])
    expect(ask.ordered.all(before)).toEqual([11, 22])
    const failed = { key: '2^OWNED', outcome: 'failed', poid: undefined, message: undefined } as const
    journal.settle(KEY, { ...unknown, groups: [failed] }, AT)
    expect(ask.ordered.all(before)).toEqual([11])
    expect(ask.ordered.all(journal.count())).toEqual([])
    journal.settle(KEY, { ...unknown, state: 'rejected' }, AT)
    expect(ask.ordered.all(before)).toEqual([])
  })

  it('adds a sentence behind what is said', () => {
    const { ask, journal } = twoUnconfirmed()
    ask.addSentence.run({ key: KEY, sentence: 'One.' })
    ask.addSentence.run({ key: KEY, sentence: 'Two.' })
    expect(journal.find(KEY)?.message).toBe('One. Two.')
    expect(journal.find(OTHER)?.message).toBeUndefined()
  })

  it('keeps a group that was placed from becoming anything else', () => {
    const { ask, journal } = twoUnconfirmed()
    const settle = (outcome: string, poid: string | null) =>
      ask.settleGroup.run({ order: KEY, key: '1^OWNED', outcome, poid, netpayment: null, message: null })
    settle('failed', null)
    settle('placed', 'PO-1-T')
    settle('failed', null)
    expect(journal.find(KEY)?.groups).toMatchObject([{ outcome: 'placed', poid: 'PO-1-T' }])
  })

  it('keeps the refusal until another one comes', () => {
    const { ask, journal } = twoUnconfirmed()
    const nothing = { key: KEY, state: 'unknown', at: null, message: null, refusal: null, words: null }
    ask.settleOrder.run({ ...nothing, refusal: 'Closed.' })
    ask.settleOrder.run(nothing)
    expect(journal.find(KEY)?.refusal).toBe('Closed.')
  })

  it('claims a number for the first order that has it', () => {
    const { ask } = twoUnconfirmed()
    ask.claim.run('PO-1-T', KEY)
    ask.claim.run('PO-1-T', OTHER)
    ask.claim.run('PO-2-T', null)
    expect(ask.otherPoids.all(OTHER)).toEqual(['PO-1-T', 'PO-2-T'])
    expect(ask.otherPoids.all(KEY)).toEqual(['PO-2-T'])
  })

  it('knows the open groups of the other orders, also of those set aside', () => {
    const { ask, journal } = twoUnconfirmed()
    const open = () => ask.otherOpenGroups.all(OTHER).length
    expect(open()).toBe(1)
    journal.setAside(KEY, '', AT)
    expect(open()).toBe(1)
    expect(ask.otherOpenGroups.all('').length).toBe(2)
  })

  it('puts holds together until all are released', () => {
    const { ask } = opened()
    expect(ask.openHold.get()).toBeUndefined()
    ask.putHold.run('2026-04-05T10:00:00Z', '2026-04-04T00:00:00Z')
    ask.putHold.run('2026-04-06T10:00:00Z', '2026-04-03T00:00:00Z')
    expect(ask.openHold.get()).toEqual({ at: '2026-04-06T10:00:00Z', since: '2026-04-03T00:00:00Z' })
    ask.releaseHolds.run(AT)
    expect(ask.openHold.get()).toBeUndefined()
  })
})

function prepared(journal: ReturnType<typeof openJournal>['journal']) {
  const order = {
    store: 7,
    createdAt: AT,
    preparedAfter: journal.count(),
    basis: '',
    shipsTo: journal.find(THIRD)?.shipsTo,
    placedBy: '',
    gapQty: 0,
    gapPrice: 0,
    groups: journal.preparedGroups(THIRD).map((group) => ({ ...group, productIds: [11] })),
  }
  return order as unknown as Omit<Parameters<typeof journal.prepare>[0], 'key' | 'cart'>
}
