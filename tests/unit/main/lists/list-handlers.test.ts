import { describe, expect, it } from 'vitest'
import { fail, ok, refuse } from '../../../../src/shared/errors.ts'
import { lackWords } from '../../../../src/shared/lists/paging.ts'
import { messages, say } from '../../../../src/shared/messages.ts'
import { orderRow, orderRows, pagesOf, scriptedLists } from './scripted-lists.ts'

const FORMATS = ['csv', 'xlsx'] as const

describe('saving a list', () => {
  it('writes every row of every page in the order of the columns', async () => {
    const lists = scriptedLists({ page: pagesOf(orderRows(1203)) })
    expect((await lists.save()).ok).toBe(true)
    const lines = lists.text().trimEnd().split('\r\n')
    expect(lines[0]).toBe('\uFEFFPO number,Ordered,Type,Warehouse,Pieces,Net payment,Coupon discount')
    expect(lines[1]).toBe("PO-0-T,05 Apr 2026,'=cmd|calc,Pune-Maharashtra,12,1000.00,-0.50")
    expect(new Set(lines.slice(1).map((line) => line.split(',')[0])).size).toBe(1203)
    expect(lists.pages()).toBe(3)
    expect(lists.progress.at(-1)).toEqual({ event: 'lists.progress', what: { request: 'r', done: 1203, total: 1203 } })
  })

  it('has each row once, though others arrive while it is read', async () => {
    const orders = [...orderRows(1100)]
    const lists = scriptedLists({
      page: (query) => {
        const answer = pagesOf(orders)(query)
        orders.unshift(orderRow(10_000 + query.pageNo))
        return answer
      },
    })
    expect((await lists.save({ columns: ['poid'] })).ok).toBe(true)
    const numbers = lists.text().trimEnd().split('\r\n').slice(1)
    expect(numbers).toHaveLength(1100)
    expect(new Set(numbers)).toEqual(new Set(orderRows(1100).map(({ poid }) => poid)))
  })

  it('goes on where the portal gives shorter pages than were asked for', async () => {
    const lists = scriptedLists({ page: (query) => pagesOf(orderRows(130))({ ...query, pageSize: 50 }) })
    await lists.save()
    expect(lists.text().trimEnd().split('\r\n')).toHaveLength(131)
  })

  it('says how many rows are not in the file, in sentences of their own', async () => {
    const short = scriptedLists({
      page: ({ pageNo }) => ok({ rows: pageNo === 1 ? orderRows(200) : [], count: 1400 }),
    })
    expect(await short.save()).toMatchObject({
      ok: true,
      value: { note: say('rowsNotInFile', { rows: '1,200 rows' }) },
    })
    const long = scriptedLists({
      page: ({ pageNo }) => ok({ rows: orderRows(500).map((_, nr) => orderRow(pageNo * 500 + nr)), count: 101_000 }),
    })
    const note = say('rowsBeyondFile', { rows: '1,000 rows', most: '1,00,000' })
    expect(await long.save({ columns: ['poid'] })).toMatchObject({ ok: true, value: { note } })
    expect(long.text().trimEnd().split('\r\n')).toHaveLength(100_001)
  })

  it('says that the list became shorter twice while it was read', async () => {
    let count = 1200
    const lists = scriptedLists({
      page: (query) => {
        count -= 5
        return pagesOf(orderRows(count))(query)
      },
    })
    expect(await lists.save()).toMatchObject({ ok: true, value: { note: say('listShrank') } })
  })

  it('says that there may be more where the portal sends the same page again, and counts none', async () => {
    const again = { page: () => ok({ rows: orderRows(500) }) } as unknown as Parameters<typeof scriptedLists>[0]
    const note = lackWords({ why: 'repeated' }, ['order', 'orders'])
    const csv = scriptedLists(again)
    expect(await csv.save()).toMatchObject({ ok: true, value: { note } })
    expect(csv.text().trimEnd().split('\r\n')).toHaveLength(501)
    const workbook = scriptedLists(again)
    expect(await workbook.save({ format: 'xlsx' })).toMatchObject({ ok: true, value: { note } })
  })

  it('says how many rows could not be read', async () => {
    const lists = scriptedLists({ page: pagesOf(orderRows(3)), unread: [{ row: 3, field: 'status' }] })
    expect(await lists.save()).toMatchObject({ ok: true, value: { note: say('rowsNotInFile', { rows: '1 row' }) } })
  })

  it('names the file by the list and what it was narrowed to', async () => {
    const lists = scriptedLists({ page: pagesOf(orderRows(1)) })
    await lists.save({
      format: 'xlsx',
      filters: { ordered: { from: '2026-04-01', to: '2026-04-30' }, status: 'Shipped' },
    })
    expect(lists.suggested).toEqual(['Order history, 01–30 Apr 2026, Shipped.xlsx'])
  })

  it('names the file of a list that nothing narrows by the day in India', async () => {
    const one = { id: '1', title: 'Order shipped', message: '', status: 'unread', redirectState: '' }
    const lists = scriptedLists({ page: async () => ok([one]) as never })
    await lists.save({ list: 'notifications', filters: {}, columns: ['title'] })
    expect(lists.suggested).toEqual(['Notifications, 01 May 2026.csv'])
  })

  it('says that there is nothing instead of writing an empty file', async () => {
    const lists = scriptedLists({})
    expect(await lists.save()).toEqual(refuse('noOrdersFound'))
    expect(lists.suggested).toEqual([])
  })

  it('writes nothing when the dialog is closed', async () => {
    const lists = scriptedLists({ page: pagesOf(orderRows(1)), saves: false })
    expect(await lists.save()).toEqual({ ok: true, value: undefined })
    expect(lists.files()).toEqual([])
  })

  it('names warehouses even where the portal does not say which ones the store has', async () => {
    const lists = scriptedLists({ page: pagesOf(orderRows(1)), mapping: { kind: 'portal', message: 'x', status: 500 } })
    await lists.save()
    expect(lists.text()).toContain('Pune-Maharashtra')
  })
})

describe.each(FORMATS)('a %s that can’t be had', (format) => {
  const broken = (page: number) =>
    scriptedLists({
      page: (query) =>
        query.pageNo === page ? fail({ kind: 'offline', message: messages.offline }) : pagesOf(orderRows(2000))(query),
    })

  it('because page 3 fails leaves no file and says so', async () => {
    const lists = broken(3)
    const answer = await lists.save({ format })
    expect(answer).toMatchObject({ ok: false, error: { kind: 'offline' } })
    expect([lists.files(), lists.suggested]).toEqual([[], []])
  })

  it('because it was stopped between two pages leaves no file', async () => {
    const lists = scriptedLists({
      page: async (query) => {
        if (query.pageNo === 2) await lists.stop()
        return pagesOf(orderRows(2000))(query)
      },
    })
    expect(await lists.save({ format })).toEqual({
      ok: false,
      error: { kind: 'cancelled', message: messages.cancelled },
    })
    expect([lists.pages(), lists.files()]).toEqual([2, []])
  })

  it('because it was stopped while it was written leaves no file', async () => {
    const lists = scriptedLists({ page: pagesOf(orderRows(60_000)) })
    const saving = lists.save({ format })
    // Polled often: a quick machine writes it within a twentieth of a second.
    await expect.poll(() => lists.files(), { interval: 1 }).toHaveLength(1)
    await lists.stop()
    expect(await saving).toMatchObject({ ok: false, error: { kind: 'cancelled' } })
    expect(lists.files()).toEqual([])
  })

  it('because another user signs in meanwhile leaves no file', async () => {
    const lists = scriptedLists({
      page: (query) => {
        if (query.pageNo === 2) lists.signOut()
        return pagesOf(orderRows(2000))(query)
      },
    })
    expect(await lists.save({ format })).toMatchObject({ ok: false, error: { kind: 'session' } })
    expect(lists.files()).toEqual([])
  })
})

describe('what is told of a failure', () => {
  const { portalFault, offline, csvDownloadFailed } = messages
  const own = 'It is being restarted until 6 pm.'

  it('a refusal without words has the list’s sentence in either format', async () => {
    const lists = scriptedLists({ page: () => fail({ kind: 'refused', message: messages.refused, status: 422 }) })
    const days = { from: '2026-04-01', to: '2026-04-20' }
    for (const format of FORMATS) {
      const answer = await lists.save({ list: 'arsReport', filters: { ordered: days }, columns: ['id'], format })
      expect(answer).toMatchObject({ ok: false, error: { message: messages.arsReportFailed } })
    }
  })

  it.each([
    ['csv', { kind: 'portal', message: portalFault, status: 500 }, csvDownloadFailed, portalFault],
    ['csv', { kind: 'portal', message: own, status: 500, worded: true }, csvDownloadFailed, own],
    ['csv', { kind: 'answer', message: 'x' }, csvDownloadFailed, 'x'],
    ['csv', { kind: 'offline', message: offline }, csvDownloadFailed, offline],
    ['csv', { kind: 'refused', message: 'The portal’s own words', status: 422 }, 'The portal’s own words'],
    ['xlsx', { kind: 'portal', message: portalFault, status: 500 }, portalFault],
    ['xlsx', { kind: 'portal', message: own, status: 500, worded: true }, own],
  ] as const)('%s: %j is told as %j', async (format, problem, message, because?: string) => {
    const lists = scriptedLists({ page: () => fail(problem) })
    const answer = await lists.save({ format })
    expect(answer.ok ? undefined : [answer.error.message, answer.error.because]).toEqual([message, because])
  })
})

describe('what a list doesn’t have', () => {
  const badRequest = { ok: false, error: { kind: 'request', message: messages.badRequest } }

  it.each([
    ['a column', { columns: ['poid', 'toString'] }],
    ['a filter', { filters: { warehouseId: '2' } }],
    ['a value of a filter', { filters: { status: 'Lost' } }],
    ['a value of another kind', { filters: { ordered: 'April' } }],
    ['an order of its own where the portal gives the pages', { sort: { by: 'poid', descending: false } }],
  ])('%s is refused, and nothing is asked', async (_, over) => {
    const lists = scriptedLists({ page: pagesOf(orderRows(1)) })
    expect(await lists.save(over)).toEqual(badRequest)
    expect(lists.pages()).toBe(0)
  })

  it('is refused in the words of its rule, where that says why', async () => {
    const lists = scriptedLists({ page: pagesOf(orderRows(1)) })
    expect(await lists.save({ filters: { ordered: { from: '2026-01-01', to: '2026-04-30' } } })).toEqual(
      refuse('historyTooLong'),
    )
    expect(lists.pages()).toBe(0)
  })

  it('takes a filter that was cleared for none', async () => {
    const lists = scriptedLists({ page: pagesOf(orderRows(1)) })
    const ordered = { from: '2026-04-01', to: '2026-04-30' }
    expect(await lists.save({ filters: { ordered, shipped: {}, po: '', status: undefined } })).toMatchObject({
      ok: true,
    })
    expect(lists.calls.at(-1)?.args).toMatchObject({ query: { fromDate: ordered.from, toDate: ordered.to } })
  })

  it('is for those that it is for: all other users find nothing', async () => {
    const lists = scriptedLists({ isFranchisee: false })
    const days = { from: '2026-04-01', to: '2026-04-20' }
    const answer = await lists.save({ list: 'arsReport', filters: { ordered: days }, columns: ['id'] })
    expect(answer).toEqual(refuse('arsReportEmpty'))
    expect(lists.calls.map(({ name }) => name)).toEqual(['session.mapping'])
  })
})
