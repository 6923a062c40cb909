import { describe, expect, test } from 'vitest'
import { AT, KEY, openJournal, prepare, send } from './journal-on-disk.ts'

const OTHER = 'key-other-9876543210'
const unknown = { state: 'unknown', groups: [], message: 'nobody knows' } as const

describe('the order journal', () => {
  test('shows a sent order with the groups that were chosen, not the ones that were left', () => {
    const { journal } = openJournal()
    prepare(journal, [
      { wh: 1, products: [11, 12], total: 20_000 },
      { wh: 2, products: [21], total: 5_000 },
    ])
    expect(send(journal, ['1^OWNED'])).toBe('started')
    const order = journal.find(KEY)
    expect(order?.state).toBe('sending')
    expect(order?.groups.map((group) => group.key)).toEqual(['1^OWNED'])
    expect(order?.total).toBe(20_000)
    expect(order?.quantity).toBe(2)
  })

  test('does not show what was only prepared, and forgets it when the cart is prepared again', () => {
    const { journal } = openJournal()
    prepare(journal, [{ wh: 1, products: [11] }])
    expect(journal.list(false)).toEqual([])
    prepare(journal, [{ wh: 1, products: [11] }], OTHER)
    expect(journal.find(KEY)).toBeUndefined()
    expect(journal.find(OTHER)?.state).toBe('prepared')
  })

  test('lets one order be on its way at a time', () => {
    const { journal, db } = openJournal()
    prepare(journal, [{ wh: 1, products: [11] }])
    send(journal, ['1^OWNED'])
    prepare(journal, [{ wh: 2, products: [22] }], OTHER)
    expect(send(journal, ['2^OWNED'], OTHER)).toBe('inFlight')
    const force = () =>
      db.exec(`UPDATE orders SET state = 'sending', body = '{}', sent_at = 'x' WHERE key = '${OTHER}'`)
    expect(force).toThrow(/UNIQUE/)
  })

  test('keeps products of an unconfirmed order from being placed again, and lets others pass', () => {
    const { journal } = openJournal()
    prepare(journal, [{ wh: 1, products: [11, 12] }])
    send(journal, ['1^OWNED'])
    journal.settle(KEY, unknown, AT)
    prepare(journal, [{ wh: 2, products: [12] }], OTHER)
    expect(send(journal, ['2^OWNED'], OTHER)).toBe('same')
    expect(journal.unconfirmedWith([12, 99])?.key).toBe(KEY)
    expect(journal.unconfirmedWith([99])).toBeUndefined()
    prepare(journal, [{ wh: 2, products: [99] }], OTHER)
    expect(send(journal, ['2^OWNED'], OTHER)).toBe('started')
  })

  test('lets the groups be placed again that are known to have failed', () => {
    const { journal } = openJournal()
    prepare(journal, [
      { wh: 1, products: [11] },
      { wh: 2, products: [22] },
    ])
    send(journal, ['1^OWNED', '2^OWNED'])
    const failed = { key: '2^OWNED', outcome: 'failed', poid: undefined, message: 'no stock' } as const
    journal.settle(KEY, { ...unknown, groups: [failed] }, AT)
    expect(journal.unconfirmedWith([22])).toBeUndefined()
    expect(journal.unconfirmedWith([11])?.key).toBe(KEY)
  })

  test('never changes, takes back or deletes what was sent', () => {
    const { journal, db } = openJournal()
    prepare(journal, [{ wh: 1, products: [11] }])
    send(journal, ['1^OWNED'])
    const change = (sql: string) => () => db.exec(sql)
    expect(change(`UPDATE orders SET body = '{}'`)).toThrow('what was sent can not be changed')
    expect(change(`UPDATE orders SET sent_at = 'later'`)).toThrow('what was sent can not be changed')
    expect(change(`UPDATE orders SET state = 'prepared'`)).toThrow('an order can not take this step')
    expect(change('DELETE FROM orders')).toThrow('a sent order is never deleted')
    journal.dropPrepared('all')
    expect(journal.find(KEY)?.state).toBe('sending')
  })

  test('settles once: an accepted order stays accepted', () => {
    const { journal, db } = openJournal()
    prepare(journal, [{ wh: 1, products: [11] }])
    send(journal, ['1^OWNED'])
    const placed = { key: '1^OWNED', outcome: 'placed', poid: 'PO-1-T', message: undefined } as const
    const order = journal.settle(KEY, { state: 'accepted', groups: [placed], message: undefined }, AT)
    expect(order.groups[0]?.poid).toBe('PO-1-T')
    expect(order.settledAt).toBe(AT)
    expect(() => journal.settle(KEY, { ...unknown, state: 'rejected' }, AT)).toThrow('an order can not take this step')
    expect(() => db.exec(`UPDATE orders SET state = 'setAside'`)).toThrow('an order can not take this step')
    expect(journal.others(OTHER).claimed).toEqual(new Set(['PO-1-T']))
    expect(journal.others(KEY).claimed).toEqual(new Set())
  })

  test('refuses to write an order as sent without its body', () => {
    const { journal, db } = openJournal()
    prepare(journal, [{ wh: 1, products: [11] }])
    expect(() => db.exec(`UPDATE orders SET state = 'sending'`)).toThrow('an order is written down before it is sent')
  })
})
