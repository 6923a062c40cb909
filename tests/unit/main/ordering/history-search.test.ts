import { describe, expect, it } from 'vitest'
import {
  daysAround,
  daysSince,
  type OtherOrders,
  rowsBetween,
  searchHistory,
} from '../../../../src/main/ordering/history-search.ts'
import { paise } from '../../../../src/shared/domain/values/money.ts'
import { fail, ok } from '../../../../src/shared/errors.ts'
import { say } from '../../../../src/shared/messages.ts'
import { KEY } from '../../../support/journal-on-disk.ts'
import { journalOrder, placedGroup } from '../../../support/journal-order.ts'
import { offline, scriptedPortal } from '../../../support/scripted-portal.ts'
import { historyRow, page } from './service.ts'

type Row = typeof historyRow & { readonly clientOrderKey?: string }

/** A history that the portal gives in pages. */
const inPages = (pages: readonly (readonly Row[])[], count = pages.flat().length) =>
  scriptedPortal({
    'order.history': ({ query }) => ok({ rows: [...(pages[query.pageNo - 1] ?? [])], count, netpayment: paise(0) }),
  })
const rowsOf = (length: number, from = 0): Row[] =>
  Array.from({ length }, (_, nth) => ({ ...historyRow, poid: `PO-${from + nth}-T` }))
const days = { fromDate: '2026-04-04', toDate: '2026-04-06' }

describe('the days of a search', () => {
  it('have one to spare on both sides', () => {
    expect(daysAround('2026-04-05T23:59:00.000Z', '2026-04-30T00:00:00.000Z')).toEqual({
      fromDate: '2026-04-04',
      toDate: '2026-05-01',
    })
    expect(daysSince('2026-03-01T00:00:00.000Z')).toEqual({ fromDate: '2026-02-28' })
  })
})

describe('the rows of these days', () => {
  it('are asked for by hundreds until the portal’s own count is reached', async () => {
    const client = inPages([rowsOf(100), rowsOf(100, 100), rowsOf(1, 200)])
    const read = await rowsBetween(client, days)
    expect(read.ok && read.value.map(({ poid }) => poid)).toEqual(rowsOf(201).map(({ poid }) => poid))
    expect(client.calls.map(({ args }) => args)).toEqual(
      [1, 2, 3].map((pageNo) => ({ query: { pageNo, pageSize: 100, ...days } })),
    )
  })

  it('go on in smaller pages than were asked for', async () => {
    const client = inPages([rowsOf(1), rowsOf(1, 1), rowsOf(1, 2)])
    expect(await rowsBetween(client, days)).toMatchObject({ value: { length: 3 } })
    expect(client.calls).toHaveLength(3)
  })

  it('go on after a full page, for any count', async () => {
    const client = inPages([rowsOf(100), rowsOf(2, 100)], 100)
    expect(await rowsBetween(client, days)).toMatchObject({ value: { length: 102 } })
  })

  it('end with an empty page, for any count', async () => {
    const client = inPages([rowsOf(2)], 9)
    expect(await rowsBetween(client, days)).toMatchObject({ value: { length: 2 } })
    expect(client.calls).toHaveLength(2)
  })

  it('are each there once when a page repeats one', async () => {
    expect(await rowsBetween(inPages([rowsOf(2), rowsOf(2, 1)], 4), days)).toMatchObject({ value: { length: 3 } })
  })

  it('can’t be read when one of them can’t, or when the portal can’t be reached', async () => {
    const unread = scriptedPortal({ 'order.history': () => ({ ...page([]), unread: [{ row: 3, field: 'status' }] }) })
    expect(await rowsBetween(unread, days)).toEqual(
      fail({ kind: 'answer', message: say('strangeAnswer'), call: 'order.history', field: 'status' }),
    )
    expect(await rowsBetween(scriptedPortal({}), days)).toEqual(fail(offline))
  })

  it('can’t be read to the end of a history that has none', async () => {
    const history = (rows: (page: number) => Row[]) =>
      scriptedPortal({
        'order.history': ({ query }) => ok({ rows: rows(query.pageNo), count: 9_999, netpayment: paise(0) }),
      })
    const endless = { error: { message: say('strangeAnswer'), field: 'count' } }
    const client = history((page) => rowsOf(1, page))
    expect(await rowsBetween(client, days)).toMatchObject(endless)
    expect(client.calls).toHaveLength(50)
    // A repeated page is detected at once.
    const same = history(() => rowsOf(100))
    expect(await rowsBetween(same, days)).toMatchObject(endless)
    expect(same.calls).toHaveLength(2)
  })
})

describe('an order that is looked for in the history', () => {
  const others: OtherOrders = { claimed: new Set(), open: [] }
  const search = (rows: readonly Row[], more: Parameters<typeof journalOrder>[0] = {}, beside = others) =>
    searchHistory(inPages([rows]), journalOrder(more), beside)
  const nothing = { own: new Map(), alike: new Map(), possible: false }
  const alike = new Map([['1^OWNED', 'PO-9-T']])

  it('is found by its key', async () => {
    const row = { ...historyRow, clientOrderKey: KEY }
    expect(await search([row])).toEqual({ ...nothing, own: alike })
  })

  it('is found by its contents where the portal knows no keys', async () => {
    expect(await search([historyRow])).toEqual({ own: new Map(), alike, possible: true })
  })

  it('isn’t a row with another order’s key', async () => {
    expect(await search([{ ...historyRow, clientOrderKey: 'another-key-0123456' }])).toEqual(nothing)
  })

  it('isn’t a row that is known to be another order’s', async () => {
    expect(await search([historyRow], {}, { claimed: new Set(['PO-9-T']), open: [] })).toEqual(nothing)
  })

  it('isn’t a row that has become one of its own groups', async () => {
    const groups = [placedGroup({ outcome: 'placed', poid: 'PO-9-T' }), placedGroup({ key: '1^DS_JIT' })]
    expect(await search([historyRow], { groups })).toEqual(nothing)
  })

  it('isn’t searched by its contents where another order’s open group looks the same', async () => {
    const found = await search([historyRow], {}, { claimed: new Set(), open: [placedGroup()] })
    expect(found).toEqual({ ...nothing, possible: true })
  })

  it('looks only for the groups that are open', async () => {
    const groups = [placedGroup({ outcome: 'failed' })]
    expect(await search([historyRow], { groups })).toEqual(nothing)
    const named = [historyRow, { ...historyRow, poid: 'PO-8-T', clientOrderKey: KEY }]
    expect(await search(named)).toEqual({ ...nothing, own: new Map([['1^OWNED', 'PO-8-T']]) })
  })

  it('may be a row of its warehouse that has less of it, and no row of another warehouse', async () => {
    const less = { ...historyRow, totalquantity: 9, netpayment: paise(1) }
    expect(await search([less])).toEqual({ ...nothing, possible: true })
    expect(await search([{ ...less, warehouseid: 2 }])).toEqual(nothing)
    const two = [placedGroup(), placedGroup({ key: '2^OWNED', wh: 2 })]
    expect(await search([{ ...less, warehouseid: 2 }], { groups: two })).toEqual({ ...nothing, possible: true })
  })

  it('isn’t looked for before it was sent, nor found where the history can’t be read', async () => {
    expect(await search([historyRow], { sentAt: undefined })).toBeUndefined()
    expect(await searchHistory(scriptedPortal({}), journalOrder(), others)).toBeUndefined()
  })

  it('is looked for in the days around its sending', async () => {
    const client = inPages([[]])
    await searchHistory(client, journalOrder(), others)
    expect(client.calls[0]?.args).toMatchObject({ query: { fromDate: '2026-04-04', toDate: '2026-04-06' } })
  })
})
