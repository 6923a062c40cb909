import { describe, expect, it } from 'vitest'
import { createReconciliation } from '../../../../src/main/ordering/reconciliation.ts'
import { paise } from '../../../../src/shared/domain/values/money.ts'
import { fail, ok, refuse } from '../../../../src/shared/errors.ts'
import { AT, KEY, openJournal, prepare, send } from '../../../support/journal-on-disk.ts'
import { offline, scriptedPortal } from '../../../support/scripted-portal.ts'
import { historyRow, page } from './service.ts'

type Row = typeof historyRow & { readonly clientOrderKey?: string }

const SINCE = '2026-04-05T08:00:00.000Z'
const NOON = Date.parse('2026-04-06T12:00:00.000Z')
const MINUTE = 60_000

/** A journal that was restored, and a portal with these orders. */
function restored(rows: Row[] | undefined, isHeld = true) {
  const { journal, db } = openJournal()
  if (isHeld) journal.hold({ at: AT, since: SINCE })
  const client = scriptedPortal(rows === undefined ? {} : { 'order.history': () => page(rows) })
  const state = { now: NOON }
  const back = createReconciliation({ client, journal, clock: () => state.now })
  /** Looks, and looks again once an order that was being sent has arrived. */
  const lookTwice = async () => {
    await back.look()
    state.now += 5 * MINUTE
    return back.look()
  }
  return { journal, db, client, state, back, lookTwice }
}

describe('looking back after the journal was restored', () => {
  it('asks for nothing while nothing is missing', async () => {
    const { back, client } = restored([historyRow], false)
    expect(await back.look()).toEqual(ok(undefined))
    expect(client.calls).toEqual([])
  })

  it('shows the portal’s orders since a day before, and those that the journal lacks', async () => {
    const { journal, back, client } = restored([
      historyRow,
      { ...historyRow, poid: 'PO-2-T', clientOrderKey: KEY },
      { ...historyRow, poid: 'PO-3-T', clientOrderKey: 'another-key-01234567' },
      { ...historyRow, poid: 'PO-1-T' },
    ])
    journal.release(['PO-1-T'], AT)
    journal.hold({ at: SINCE, since: SINCE })
    prepare(journal, [{ wh: 1, products: [11] }])
    const found = await back.look()
    expect(found).toMatchObject({ ok: true, value: { since: SINCE } })
    expect(found.ok && found.value?.orders[0]).toEqual({
      poid: 'PO-9-T',
      createddate: '2026-04-05T10:00:05.000Z',
      wh: 1,
      quantity: 1,
      netpayment: paise(10_000),
      status: 'Pending',
      inJournal: false,
    })
    expect(found.ok && found.value?.orders.map(({ inJournal }) => inJournal)).toEqual([false, false, false, true])
    expect(client.calls).toEqual([
      { name: 'order.history', args: { query: { pageNo: 1, pageSize: 100, fromDate: '2026-04-04' } } },
    ])
  })

  it('knows an order by its key', async () => {
    const { journal, back } = restored([{ ...historyRow, clientOrderKey: KEY }], false)
    prepare(journal, [{ wh: 1, products: [11] }])
    send(journal, ['1^OWNED'])
    journal.hold({ at: AT, since: SINCE })
    expect(await back.look()).toMatchObject({ value: { orders: [{ inJournal: true }] } })
  })

  it('asks for the last day again where this computer’s clock was ahead', async () => {
    const { back, client, state } = restored([historyRow])
    state.now = Date.parse(SINCE) + 24 * 60 * MINUTE - 1
    await back.look()
    expect(client.calls.map(({ args }) => args)).toMatchObject([
      { query: { fromDate: '2026-04-04' } },
      { query: { fromDate: '2026-04-04' } },
    ])
    const exact = restored([historyRow])
    exact.state.now = Date.parse(SINCE) + 24 * 60 * MINUTE
    await exact.back.look()
    expect(exact.client.calls).toHaveLength(1)
  })

  it('asks for a week where the backup was made by a clock that was ahead', async () => {
    const { back, client, state } = restored([historyRow])
    state.now = Date.parse(SINCE) - 1
    expect(await back.look()).toMatchObject({ ok: true, value: { since: '2026-03-29T07:59:59.999Z' } })
    expect(client.calls.map(({ args }) => args)).toMatchObject([
      { query: { fromDate: '2026-04-04' } },
      { query: { fromDate: '2026-03-28' } },
    ])
  })

  it('can’t be done without the portal, or a journal that can be read', async () => {
    expect(await restored(undefined).back.look()).toEqual(fail(offline))
    const { back, db } = restored([])
    db.exec('ALTER TABLE holds RENAME TO gone')
    expect(await back.look()).toMatchObject({ ok: false, error: { kind: 'storage' } })
    const other = restored([])
    other.db.exec('ALTER TABLE order_numbers RENAME TO gone')
    expect(await other.back.look()).toMatchObject({ ok: false, error: { kind: 'storage' } })
  })
})

describe('going on with ordering', () => {
  it('needs a look at the orders first, within ten minutes', async () => {
    const { back, state, lookTwice, journal } = restored([])
    expect(back.release()).toEqual(refuse('lookBackFirst'))
    await lookTwice()
    state.now += 10 * MINUTE + 1
    expect(back.release()).toEqual(refuse('lookBackFirst'))
    expect(journal.held()).toBeDefined()
    state.now -= 1
    expect(back.release()).toEqual(ok(undefined))
    expect(journal.held()).toBeUndefined()
  })

  it('isn’t believed of a clock that was put back', async () => {
    const { back, state, lookTwice } = restored([])
    await lookTwice()
    state.now -= 10 * MINUTE + 1
    expect(back.release()).toEqual(refuse('lookBackFirst'))
  })

  it('waits until an order that was on its way is there: five minutes after the first look', async () => {
    const { back, state } = restored([])
    await back.look()
    const refused = back.release()
    // In local time in India.
    expect(refused).toEqual(refuse('lookBackLater', { time: '17:35' }))
    state.now += 5 * MINUTE - 1
    await back.look()
    // The same time, however often the check runs.
    expect(back.release()).toEqual(refused)
    state.now += 1
    expect(back.release()).toEqual(refused)
    await back.look()
    expect(back.release()).toEqual(ok(undefined))
  })

  it('counts the orders that the journal lacks as another computer’s', async () => {
    const { back, journal, lookTwice } = restored([historyRow, { ...historyRow, poid: 'PO-8-T' }])
    await lookTwice()
    back.release()
    expect(journal.others(KEY).claimed).toEqual(new Set(['PO-9-T', 'PO-8-T']))
  })

  it('leaves one that may be an order which is still asked about', async () => {
    const rows = [historyRow, { ...historyRow, poid: 'PO-8-T', totalquantity: 7 }]
    const { back, journal, lookTwice } = restored(rows, false)
    prepare(journal, [{ wh: 1, products: [11] }])
    send(journal, ['1^OWNED'])
    journal.hold({ at: AT, since: SINCE })
    await lookTwice()
    back.release()
    expect(journal.others('').claimed).toEqual(new Set(['PO-8-T']))
  })

  it('fails when it can’t be written down', async () => {
    const { back, journal, db, lookTwice } = restored([])
    await lookTwice()
    db.pragma('query_only = ON')
    expect(back.release()).toMatchObject({ ok: false, error: { kind: 'storage' } })
    expect(journal.held()).toBeDefined()
  })
})
