import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Dialogs } from '../../../../src/main/files/dialogs.ts'
import { fileHandlers } from '../../../../src/main/files/file-handlers.ts'
import { paise } from '../../../../src/shared/domain/money.ts'
import { type AppError, fail, ok } from '../../../../src/shared/errors.ts'
import { messages } from '../../../../src/shared/messages.ts'
import type { Answer } from '../../../../src/shared/portal/calls.ts'
import { scriptedPortal } from '../ordering/scripted-portal.ts'

type Row = Answer<'order.history'>['rows'][number]

const orderRow = (nr: number): Row => ({
  poid: `PO-${nr}-T`,
  createddate: '2026-04-05T05:12:00.000Z',
  totalitems: 3,
  totalquantity: 12,
  totalMRP: paise(1_234_50),
  coupondiscount: paise(-50),
  netpayment: paise(1_00_000),
  status: 'Confirmed',
  potype: '=cmd|calc',
  warehouseid: 2,
  gapReport: false,
})

const APRIL = { fromDate: '2026-04-01', toDate: '2026-04-30' }

function service(rows: readonly Row[], problem?: AppError) {
  const path = join(mkdtempSync(join(tmpdir(), 'storedesk-files-')), 'out.csv')
  const asked: string[] = []
  const dialogs: Dialogs = {
    saveAs: async (suggested) => {
      asked.push(suggested)
      return path
    },
    open: async () => undefined,
  }
  const client = scriptedPortal({
    'order.history': ({ query: { pageNo, pageSize } }) =>
      problem === undefined
        ? ok({
            rows: rows.slice((Number(pageNo) - 1) * Number(pageSize), Number(pageNo) * Number(pageSize)),
            count: rows.length,
            netpayment: paise(0),
          })
        : fail(problem),
    'session.mapping': () => ok([]),
  })
  const handlers = fileHandlers({
    client,
    dialogs,
    clock: () => Date.parse('2026-04-30T20:00:00Z'),
    profile: async () => fail({ kind: 'session', message: messages.sessionEnded }),
    warehouseName: (id) => (id === 2 ? 'Pune-Maharashtra' : undefined),
  })
  return { client, asked, exportHistory: handlers['orders.exportHistory'], text: () => readFileSync(path, 'utf8') }
}

describe('exporting the order history', () => {
  it('writes every order of every page, once', async () => {
    const orders = Array.from({ length: 1203 }, (_, nr) => orderRow(nr))
    const { exportHistory, text, client } = service(orders)
    expect((await exportHistory(APRIL)).ok).toBe(true)
    const lines = text().trimEnd().split('\r\n')
    expect(lines).toHaveLength(1204)
    expect(new Set(lines.slice(1).map((line) => line.split(',')[0])).size).toBe(1203)
    expect(client.count('order.history')).toBe(3)
  })

  it('writes amounts with two decimals, warehouses by name, and runs nothing that the portal says', async () => {
    const { exportHistory, text } = service([{ ...orderRow(1), netpayment: paise(46_092_90) }])
    await exportHistory(APRIL)
    expect(text().split('\r\n')[1]).toBe(
      "PO-1-T,05 Apr 2026,,Confirmed,'=cmd|calc,Owned,2,Pune-Maharashtra,3,12,1234.50,-0.50,46092.90,,,,,,,,,,,",
    )
  })

  it('asks for Shipped and Delivered where only days of shipping are set', async () => {
    const { exportHistory, client } = service([orderRow(1)])
    await exportHistory({ shipFrom: '2026-04-01', shipTo: '2026-04-30' })
    expect(client.asked).toContainEqual(
      expect.objectContaining({
        args: { query: expect.objectContaining({ shipFrom: '2026-04-01', status: ['Shipped', 'Delivered'] }) },
      }),
    )
  })

  it('names the file by the day in India', async () => {
    const { exportHistory, asked } = service([orderRow(1)])
    await exportHistory(APRIL)
    expect(asked).toEqual(['Order history 2026-05-01.csv'])
  })

  it('says that there are no orders instead of writing an empty file', async () => {
    const { exportHistory, asked } = service([])
    expect(await exportHistory(APRIL)).toEqual({ ok: false, error: { kind: 'rule', message: messages.noOrdersFound } })
    expect(asked).toEqual([])
  })

  it('refuses a range that the history can’t be asked for', async () => {
    const { exportHistory, client } = service([orderRow(1)])
    expect(await exportHistory({ fromDate: '2026-01-01', toDate: '2026-04-30' })).toEqual({
      ok: false,
      error: { kind: 'rule', message: messages.historyTooLong },
    })
    expect(client.asked).toEqual([])
  })

  it.each([
    [{ kind: 'portal', message: messages.portalFault, status: 500 }, messages.csvDownloadFailed],
    [
      { kind: 'portal', message: 'It is being restarted until 6 pm.', status: 500, worded: true },
      'It is being restarted until 6 pm.',
    ],
    [{ kind: 'answer', message: 'x' }, messages.csvDownloadFailed],
    [{ kind: 'offline', message: messages.offline }, messages.offline],
    [{ kind: 'refused', message: 'The portal’s own words', status: 422, worded: true }, 'The portal’s own words'],
  ] as const)('%j is told as %j', async (problem, message) => {
    const { exportHistory } = service([], problem)
    expect(await exportHistory(APRIL)).toMatchObject({ ok: false, error: { message } })
  })
})
