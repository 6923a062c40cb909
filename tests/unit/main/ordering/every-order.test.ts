import { expect, test } from 'vitest'
import { readEveryOrder } from '../../../../src/main/ordering/every-order.ts'
import type { Reader } from '../../../../src/main/portal/reader.ts'
import { fail, ok } from '../../../../src/shared/errors.ts'
import { offline } from '../../../support/scripted-portal.ts'

/** A history of this many orders; `breaksAt`: the page that can't be read, `unread`: the unreadable rows of a page. */
function history(orders: number, { breaksAt = 0, unread = 0, counts = orders } = {}) {
  const queries: object[] = []
  const read = async (_: string, { query }: { query: { pageNo: number; pageSize: number } }) => {
    queries.push(query)
    if (query.pageNo === breaksAt) return fail(offline)
    const all = Array.from({ length: orders }, (_, nth) => ({ poid: `PO-${nth}-T` }))
    const rows = all.slice((query.pageNo - 1) * query.pageSize, query.pageNo * query.pageSize)
    return ok({ answer: { rows, count: counts }, at: `2026-11-2${query.pageNo}`, saved: false, unread })
  }
  return { reader: { read } as unknown as Reader, queries }
}

const filter = { fromDate: '2026-11-01', toDate: '2026-11-21', warehouseId: 2 }

test.each([undefined, ['Pending', 'Confirmed'] as const])(
  'every page is read, in the portal’s largest pages: of %s',
  async (statuses) => {
    const of = history(230)
    const read = await readEveryOrder(of.reader, { ...filter, ...(statuses && { statuses: [...statuses] }) })
    expect(read.ok && read.value.answer.map(({ poid }) => poid)).toEqual(
      Array.from({ length: 230 }, (_, nth) => `PO-${nth}-T`),
    )
    expect(of.queries).toEqual(
      [1, 2, 3, 4, 5].map((pageNo) => ({ ...filter, ...(statuses && { status: statuses }), pageNo, pageSize: 50 })),
    )
    // As old as its oldest page.
    expect(read).toMatchObject({ value: { at: '2026-11-21', unread: 0 } })
  },
)

test('what is missing is told: rows that can’t be read, and those that didn’t come', async () => {
  expect(await readEveryOrder(history(3, { unread: 2 }).reader, filter)).toMatchObject({ value: { unread: 2 } })
  expect(await readEveryOrder(history(3, { counts: 5 }).reader, filter)).toMatchObject({ value: { unread: 2 } })
})

test('a page that can’t be read is no list', async () => {
  expect(await readEveryOrder(history(230, { breaksAt: 2 }).reader, filter)).toMatchObject({ ok: false })
})
