/** All pages of a list, from portals with different ways of paging. */
import { describe, expect, test } from 'vitest'
import { paise } from '../../../../src/shared/domain/values/money.ts'
import { type AppError, fail, ok, type Result } from '../../../../src/shared/errors.ts'
import { text } from '../../../../src/shared/lists/columns.ts'
import { everyRow } from '../../../../src/shared/lists/every-row.ts'
import { list } from '../../../../src/shared/lists/list.ts'
import { lists } from '../../../../src/shared/lists.ts'
import { say } from '../../../../src/shared/messages.ts'
import type { AskPortal } from '../../../../src/shared/portal/ask.ts'
import { contextOf } from './rows-of.ts'

interface Answered {
  readonly rows: readonly number[]
  readonly count?: number
}

const numbers = list(
  { page: 'order.history' },
  ({ page }) => page as unknown as Answered,
)({
  title: 'Numbers',
  noun: ['number', 'numbers'],
  pages: { sizes: [10, 50, 20] },
  filters: {},
  columns: { nr: text('Nr', String) },
  asks: ({ page, size }) => ({ page: { query: { pageNo: page, pageSize: size } } }),
  key: String,
  none: 'noOrdersFound',
})

const upTo = (count: number) => Array.from({ length: count }, (_, nr) => nr)

/** The list on a portal with these answers; `calls` lists the requested pages, e.g. `2×500`. */
async function readFrom(
  page: (nr: number, size: number, call: string) => Result<Answered> | Answered,
  most?: number,
  from = numbers,
) {
  const calls: string[] = []
  const ask = async (call: string, { query }: { query: { pageNo: number; pageSize: number } }) => {
    calls.push(`${query.pageNo}×${query.pageSize}`)
    const answer = page(query.pageNo, query.pageSize, call)
    return 'rows' in answer ? ok(answer) : answer
  }
  const about = { list: from as never, subject: '', filters: {}, sort: undefined, context: contextOf() }
  const deps = { ask: ask as unknown as AskPortal, stopped: () => undefined, ...(most !== undefined && { most }) }
  const read = await everyRow(deps, about)
  return { read: read.ok ? read.value : read.error, calls }
}

const paged =
  (all: readonly number[], count = all.length) =>
  (nr: number, size: number) => ({
    rows: all.slice((nr - 1) * size, nr * size),
    count,
  })

const whole = { missing: 0, beyond: 0, shrank: false }

describe('where a second call gives every row at once', () => {
  const atOnce = { ...numbers, atOnce: { page: 'order.arsReport' as const } }

  test('that one is asked, once', async () => {
    const page = (_nr: number, _size: number, call: string) => {
      if (call !== 'order.arsReport') throw new Error(`${call} was asked`)
      return { rows: upTo(1200), count: 1200 }
    }
    const { read, calls } = await readFrom(page, undefined, atOnce)
    expect(read).toEqual({ rows: upTo(1200), ...whole })
    expect(calls).toEqual(['1×500'])
  })

  test('and the pages where its answer can’t be read', async () => {
    const unreadable = fail({ kind: 'answer', message: 'What is this?' })
    const pages = paged(upTo(600))
    const { read } = await readFrom(
      (nr, size, call) => (call === 'order.arsReport' ? unreadable : pages(nr, size)),
      undefined,
      atOnce,
    )
    expect(read).toEqual({ rows: upTo(600), ...whole })
  })

  test('but not where it is refused', async () => {
    const refused = fail({ kind: 'refused', message: 'Not you.' })
    const { read } = await readFrom(() => refused, undefined, atOnce)
    expect(read).toMatchObject({ message: 'Not you.' })
  })
})

describe('every row', () => {
  test('is kept though another one of its page has the same key', async () => {
    const { read } = await readFrom(paged([1, 1, 2]))
    expect(read).toEqual({ rows: [1, 1, 2], ...whole })
  })

  test('that the portal counts and doesn’t give is told', async () => {
    const { read, calls } = await readFrom(paged(upTo(600), 640))
    expect(read).toEqual({ rows: upTo(600), ...whole, missing: 40 })
    expect(calls).toEqual(['1×500', '2×500', '3×500'])
  })

  test('comes in the portal’s own pages, however short they are', async () => {
    const { read, calls } = await readFrom((nr, size) => paged(upTo(950))(nr, Math.min(size, 2)))
    expect(read).toEqual({ rows: upTo(950), ...whole })
    expect(calls.slice(0, 2)).toEqual(['1×500', '2×2'])
    expect(calls).toHaveLength(475)
  })

  test('ends with a page that brings nothing new', async () => {
    const { read, calls } = await readFrom(() => ({ rows: upTo(500), count: 2000 }))
    expect(read).toEqual({ rows: upTo(500), ...whole, missing: 1500 })
    expect(calls).toHaveLength(2)
  })

  test('up to a hundred thousand, or as many as are wanted', async () => {
    const { read, calls } = await readFrom(paged(upTo(100_700)))
    expect(read).toMatchObject({ missing: 0, beyond: 700 })
    expect('rows' in read && read.rows.length).toBe(100_000)
    expect(calls).toHaveLength(201)
    expect((await readFrom(paged(upTo(2001)), 2000)).read).toMatchObject({ beyond: 1 })
    expect((await readFrom(paged(upTo(2000)), 2000)).read).toEqual({ rows: upTo(2000), ...whole })
  })

  test.each(['refused', 'answer'] as const)('where long pages end in %s is asked for in shorter ones', async (kind) => {
    const error: AppError = { kind, message: 'x' }
    const { read, calls } = await readFrom((nr, size) => (size > 50 ? fail(error) : paged(upTo(60))(nr, size)))
    expect(read).toEqual({ rows: upTo(60), ...whole })
    expect(calls).toEqual(['1×500', '1×50', '2×50'])
    expect(await readFrom(() => fail(error))).toEqual({ read: error, calls: ['1×500', '1×50'] })
  })
})

describe('of a portal that doesn’t count', () => {
  const uncounted =
    (all: readonly number[], most = 500) =>
    (nr: number, size: number): Answered => ({ rows: paged(all)(nr, Math.min(size, most)).rows })

  test.each([0, 1, 49, 50, 499, 500, 501, 1000, 1200])('%d rows are all there', async (count) => {
    expect((await readFrom(uncounted(upTo(count)))).read).toEqual({ rows: upTo(count), ...whole })
    // Its pages are shorter than requested.
    expect((await readFrom(uncounted(upTo(count), 50))).read).toEqual({ rows: upTo(count), ...whole })
  })

  test('a page that isn’t full is the last; one that is full has another one after it', async () => {
    expect((await readFrom(uncounted(upTo(49)))).calls).toEqual(['1×500'])
    expect((await readFrom(uncounted(upTo(500)))).calls).toEqual(['1×500', '2×500'])
    expect((await readFrom(uncounted(upTo(501)))).calls).toEqual(['1×500', '2×500'])
  })

  test('and knows no pages the same rows are asked for twice, not for ever, and it is told that there may be more', async () => {
    const { read, calls } = await readFrom(() => ({ rows: upTo(500) }))
    expect(read).toEqual({ rows: upTo(500), ...whole, open: { why: 'repeated' } })
    expect(calls).toHaveLength(2)
    // A page longer than requested is everything that there is.
    expect((await readFrom(() => ({ rows: upTo(700) }))).read).toEqual({ rows: upTo(700), ...whole })
  })

  test('every row at once is asked for once', async () => {
    const { calls } = await readFrom(() => ({ rows: upTo(500) }), undefined, {
      ...numbers,
      atOnce: { page: 'order.arsReport' as const },
    })
    expect(calls).toEqual(['1×500'])
  })

  test('nothing is lost where it counts fewer than it has given', async () => {
    const { read } = await readFrom((nr, size) => paged(upTo(1700), 900)(nr, size))
    expect(read).toEqual({ rows: upTo(1700), ...whole })
  })
})

describe('a list that becomes shorter while it is read', () => {
  test('is read once more', async () => {
    let all = upTo(1200)
    const { read, calls } = await readFrom((nr, size) => {
      const answer = paged(all)(nr, size)
      if (all.length === 1200) all = all.slice(5)
      return answer
    })
    expect(read).toEqual({ rows: all, ...whole })
    expect(calls).toEqual(['1×500', '2×500', '1×500', '2×500', '3×500'])
  })

  test('again and again is told of', async () => {
    let all = upTo(1200)
    const { read, calls } = await readFrom((nr, size) => {
      const answer = paged(all)(nr, size)
      all = all.slice(5)
      return answer
    })
    expect(read).toMatchObject({ shrank: true })
    expect(calls).toHaveLength(5)
  })
})

describe('the lines of an order', () => {
  const none = { CGST: paise(0), SGST: paise(0), IGST: paise(0) }
  const price = { MRP: paise(100), ActualPrice: paise(100), TotalPrice: paise(100) }
  const line = { ProductID: 1, OrderedQuantity: 1, ...price, ...none }
  const details = { potype: '', purchaseDetail: [line] }
  const about = { list: lists.orderLines as never, subject: 'PO-1', filters: {}, sort: undefined, context: contextOf() }
  const readWith = (history: AppError) => {
    const ask = async (call: string) => (call === 'order.details' ? ok(details) : fail(history))
    return everyRow({ ask: ask as unknown as AskPortal, stopped: () => undefined }, about)
  }

  test('are there though the history isn’t', async () => {
    const read = await readWith({ kind: 'portal', message: say('portalFault') })
    expect(read).toMatchObject({
      ok: true,
      value: { rows: [{ ProductID: 1, order: { isStatusKnown: false } }], missing: 0 },
    })
  })

  test.each(['session', 'cancelled'] as const)('are not there when %s ends it', async (kind) => {
    expect(await readWith({ kind, message: 'x' })).toMatchObject({ ok: false, error: { kind } })
  })
})

test('rows of the ARS report are told apart by parent, price and day', () => {
  const row = { productId: 1, parentId: 2, mrp: paise(100), arsScheduledDate: '2026-11-01' }
  const others = [{ parentId: 3 }, { mrp: paise(200) }, { arsScheduledDate: '2026-11-02' }]
  const keys = [row, ...others.map((over) => ({ ...row, ...over }))].map((one) => lists.arsReport.key(one as never))
  expect(new Set(keys).size).toBe(4)
})
