import { describe, expect, test } from 'vitest'
import { createOrderJournal } from '../../../../src/main/ordering/order-journal.ts'
import { paise } from '../../../../src/shared/domain/values/money.ts'
import { AT, DELIVERY, KEY, openJournal, prepare, preparedGroup, send } from '../../../support/journal-on-disk.ts'

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

  test('does not show an order that was only prepared, and forgets it when the cart is prepared again', () => {
    const { journal } = openJournal()
    prepare(journal, [{ wh: 1, products: [11] }])
    expect(journal.list(false)).toEqual([])
    prepare(journal, [{ wh: 1, products: [11] }], OTHER)
    expect(journal.find(KEY)).toBeUndefined()
    expect(journal.find(OTHER)?.state).toBe('prepared')
  })

  test('forgets the prepared order of a cart that has changed, and of no other', () => {
    const { journal } = openJournal()
    prepare(journal, [{ wh: 1, products: [11] }])
    journal.dropPrepared('apparel')
    expect(journal.find(KEY)?.state).toBe('prepared')
    journal.dropPrepared('all')
    expect(journal.find(KEY)).toBeUndefined()
    expect(() => journal.settle(KEY, unknown, AT)).toThrow(`No order ${KEY} in the journal`)
  })

  test('says when something was committed that its backup must have', () => {
    const { db } = openJournal()
    let changes = 0
    const journal = createOrderJournal(db, () => {
      changes += 1
    })
    const changesBy = (change: () => unknown) => {
      change()
      return changes
    }
    expect(changesBy(() => prepare(journal, [{ wh: 1, products: [11] }]))).toBe(0)
    expect(changesBy(() => send(journal, ['1^OWNED']))).toBe(1)
    expect(changesBy(() => send(journal, ['1^OWNED']))).toBe(1)
    expect(changesBy(() => journal.settle(KEY, unknown, AT))).toBe(2)
    expect(changesBy(() => journal.setAside(KEY, 'Set aside.', AT))).toBe(3)
    expect(changesBy(() => journal.setAside(KEY, 'Again.', AT))).toBe(3)
    expect(changesBy(() => journal.remark(KEY, 'A twin.'))).toBe(4)
    expect(journal.find(KEY)).toMatchObject({ state: 'setAside', message: 'Set aside. A twin.', settledAt: AT })
  })

  test('knows what was ordered since a count, unless it lacks orders or has counted less', () => {
    const { journal } = openJournal()
    prepare(journal, [{ wh: 1, products: [11] }])
    const before = journal.count()
    send(journal, ['1^OWNED'])
    expect(journal.orderedSince(before)).toEqual(new Set([11]))
    expect(journal.orderedSince(journal.count())).toEqual(new Set())
    expect(journal.orderedSince(journal.count() + 1)).toBeUndefined()
    journal.hold({ at: AT, since: AT })
    expect(journal.orderedSince(before)).toBeUndefined()
  })

  test('keeps the groups as they were prepared, including those below their minimum', () => {
    const { journal } = openJournal()
    prepare(journal, [
      { wh: 2, products: [21, 22], total: 700, orderable: false },
      { wh: 1, products: [11] },
    ])
    expect(journal.preparedGroups(KEY)).toEqual([
      preparedGroup([21, 22], { wh: 2, total: 700, orderable: false }),
      preparedGroup([11]),
    ])
    expect(journal.basisOf(KEY)).toBe('')
  })

  test('claims every number that the portal named, whether or not it is some group’s', () => {
    const { journal } = openJournal()
    prepare(journal, [{ wh: 1, products: [11] }])
    send(journal, ['1^OWNED'])
    journal.settle(KEY, { ...unknown, numbers: ['PO-7-T', 'PO-8-T'] }, AT)
    expect(journal.others(OTHER).claimed).toEqual(new Set(['PO-7-T', 'PO-8-T']))
  })

  test('lets one order be on its way at a time', () => {
    const { journal, db } = openJournal()
    prepare(journal, [{ wh: 1, products: [11] }])
    send(journal, ['1^OWNED'])
    prepare(journal, [{ wh: 2, products: [22] }], OTHER)
    expect(send(journal, ['2^OWNED'], OTHER)).toBe('inFlight')
    const force = () =>
      db.exec(`UPDATE orders SET state = 'sending', body = '{}', sent_at = 'x' WHERE key = '${OTHER}'`)
    expect(force).toThrow('another order is on its way')
  })

  test('keeps products of an unconfirmed order from being placed again, and lets others pass', () => {
    const { journal } = openJournal()
    prepare(journal, [{ wh: 1, products: [11, 12] }])
    send(journal, ['1^OWNED'])
    journal.settle(KEY, unknown, AT)
    prepare(journal, [{ wh: 2, products: [12] }], OTHER)
    expect(send(journal, ['2^OWNED'], OTHER)).toBe('same')
    expect(journal.unconfirmedWith(7, [12, 99])?.key).toBe(KEY)
    expect(journal.unconfirmedWith(7, [99])).toBeUndefined()
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
    expect(journal.unconfirmedWith(7, [22])).toBeUndefined()
    expect(journal.unconfirmedWith(7, [11])?.key).toBe(KEY)
  })

  test('keeps where an order goes and who placed it', () => {
    const { journal } = openJournal()
    prepare(journal, [{ wh: 1, products: [11] }])
    send(journal, ['1^OWNED'])
    expect(journal.find(KEY)).toMatchObject(DELIVERY)
  })

  test('never changes, takes back or deletes what was sent', () => {
    const { journal, db } = openJournal()
    prepare(journal, [{ wh: 1, products: [11] }])
    send(journal, ['1^OWNED'])
    const change = (sql: string) => () => db.exec(sql)
    expect(change(`UPDATE orders SET body = '{}'`)).toThrow('what was sent can not be changed')
    expect(change(`UPDATE orders SET sent_at = 'later'`)).toThrow('what was sent can not be changed')
    expect(change(`UPDATE orders SET ships_to = NULL`)).toThrow('what was sent can not be changed')
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
    const late = journal.settle(KEY, { ...unknown, state: 'rejected' }, AT)
    expect(late).toMatchObject({ state: 'accepted', groups: [{ outcome: 'placed' }] })
    expect(() => db.exec(`UPDATE orders SET state = 'rejected'`)).toThrow('an order can not take this step')
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

describe('a sale is made once', () => {
  const placed = { key: '1^OWNED', outcome: 'placed', poid: 'PO-1-T', message: undefined } as const
  const SEND = `UPDATE orders SET state = 'sending', body = '{}', sent_at = 'x' WHERE key = '${OTHER}'`

  /** An order of products 11 and 12, and another that was prepared after the first was sent and before it was settled. */
  function overtaken(products: readonly number[]) {
    const { journal, db } = openJournal()
    prepare(journal, [{ wh: 1, products: [11, 12] }])
    send(journal, ['1^OWNED'])
    const before = journal.count()
    const prepared = () =>
      journal.prepare({
        key: OTHER,
        store: 7,
        cart: 'apparel',
        createdAt: AT,
        preparedAfter: before,
        basis: '',
        ...DELIVERY,
        gapQty: 0,
        gapPrice: paise(0),
        groups: [preparedGroup(products)],
      })
    return { journal, db, prepared }
  }

  test.each(['accepted', 'rejected', 'setAside'] as const)(
    'what was prepared before an order of its products was %s is over',
    (state) => {
      const { journal, db, prepared } = overtaken([12])
      // Prepared before or after the first is settled: the count before the cart was read decides.
      if (state !== 'accepted') prepared()
      if (state === 'setAside') {
        journal.settle(KEY, unknown, AT)
        journal.setAside(KEY, '', AT)
      } else journal.settle(KEY, { state, groups: [placed], message: undefined }, AT)
      if (state === 'accepted') prepared()
      expect(journal.overtaking(OTHER)?.key).toBe(KEY)
      expect(send(journal, ['1^OWNED'], OTHER)).toBe('overtaken')
      expect(() => db.exec(SEND)).toThrow('sent or settled since it was prepared')
      expect(() => db.exec(`UPDATE orders SET prepared_after = 99 WHERE key = '${OTHER}'`)).toThrow(
        'can not be changed',
      )
    },
  )

  test('an order of another cart and other products is not', () => {
    const { journal, prepared } = overtaken([13])
    journal.settle(KEY, { state: 'accepted', groups: [placed], message: undefined }, AT)
    prepared()
    expect(journal.overtaking(OTHER)).toBeUndefined()
    expect(send(journal, ['1^OWNED'], OTHER)).toBe('started')
  })

  test('SQLite itself refuses two orders with one product whose outcome is not known', () => {
    const { journal, db, prepared } = overtaken([12])
    prepared()
    expect(() => db.exec(SEND)).toThrow('another order is on its way')
    journal.settle(KEY, unknown, AT)
    expect(() => db.exec(SEND)).toThrow('in an order whose outcome is not known')
    expect(() => db.exec(SEND.replace('UPDATE', 'UPDATE OR REPLACE'))).toThrow('in an order whose outcome is not known')
  })

  test('nothing that decides it can be changed outside of it', () => {
    const { journal, db, prepared } = overtaken([12])
    prepared()
    const change = (sql: string) => () => db.exec(sql)
    const columns = `key, account, cart_type, cart, state, created_at, gap_qty, gap_price, prepared_after`
    const insert = (state: string, after: number, key = 'another-key-0123456') =>
      change(
        `INSERT OR REPLACE INTO orders (${columns}) VALUES ('${key}', 7, 'all', 'all', '${state}', 'x', 0, 0, ${after})`,
      )
    expect(insert('sending', 1)).toThrow('begins by being prepared')
    expect(insert('prepared', 99)).toThrow('begins by being prepared')
    expect(insert('prepared', 1, KEY)).toThrow('begins by being prepared')
    expect(change('UPDATE journal_count SET at = 1')).toThrow('the count only rises')
    expect(change('DELETE FROM journal_count')).toThrow('the count only rises')
    expect(change(`UPDATE orders SET changed = 0 WHERE key = '${KEY}'`)).toThrow('the count only rises')
    expect(change(`UPDATE order_groups SET chosen = 0 WHERE order_key = '${KEY}'`)).toThrow('what was sent')
    expect(change(`DELETE FROM order_groups WHERE order_key = '${KEY}'`)).toThrow('what was sent')
    expect(change(`DELETE FROM order_lines WHERE order_key = '${KEY}'`)).toThrow('what was sent')
    expect(change(`UPDATE order_lines SET product_id = 0 WHERE order_key = '${KEY}'`)).toThrow('what was sent')
    expect(change(`INSERT INTO order_lines VALUES ('${KEY}', '1^OWNED', 77)`)).toThrow('what was sent')
    journal.settle(KEY, { ...unknown, groups: [placed] }, AT)
    expect(change(`UPDATE order_groups SET outcome = 'unknown' WHERE order_key = '${KEY}'`)).toThrow('stays known')
    expect(change(`UPDATE order_groups SET outcome = 'failed' WHERE order_key = '${KEY}'`)).toThrow('stays known')
  })

  test('a journal that was restored sends nothing until the user has looked', () => {
    const { journal, db } = openJournal()
    journal.hold({ at: AT, since: '2026-04-01T00:00:00.000Z' })
    prepare(journal, [{ wh: 1, products: [11] }], OTHER)
    expect(journal.held()).toEqual({ at: AT, since: '2026-04-01T00:00:00.000Z' })
    expect(send(journal, ['1^OWNED'], OTHER)).toBe('held')
    expect(() => db.exec(SEND)).toThrow('ordering is held')
    journal.release(['PO-77-T'], AT)
    expect(journal.held()).toBeUndefined()
    expect(journal.others(OTHER).claimed).toEqual(new Set(['PO-77-T']))
    expect(send(journal, ['1^OWNED'], OTHER)).toBe('started')
  })
})
