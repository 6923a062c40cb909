import { describe, expect, it } from 'vitest'
import { duplicatesOf } from '../../../../src/main/ordering/duplicate-orders.ts'
import { paise } from '../../../../src/shared/domain/values/money.ts'
import { KEY } from '../../../support/journal-on-disk.ts'
import { journalOrder, placedGroup } from '../../../support/journal-order.ts'
import { scriptedPortal } from '../../../support/scripted-portal.ts'
import { historyRow, page } from './service.ts'

type Row = typeof historyRow & { readonly clientOrderKey?: string }

const placed = placedGroup({ outcome: 'placed', poid: 'PO-1-T' })
const order = journalOrder({ state: 'accepted', groups: [placed] })
const twins = (rows: Row[], of = order, claimed: readonly string[] = []) =>
  duplicatesOf(scriptedPortal({ 'order.history': () => page(rows) }), of, new Set(claimed))
const at = (createddate: string): Row => ({ ...historyRow, createddate })

describe('the same order of another computer', () => {
  it('is one like it that was made within two minutes', async () => {
    for (const time of ['2026-04-05T09:58:00.000Z', '2026-04-05T10:02:00.000Z'])
      expect(await twins([at(time)])).toEqual(['PO-9-T'])
    for (const time of ['2026-04-05T09:57:59.000Z', '2026-04-05T10:02:01.000Z', 'no time'])
      expect(await twins([at(time)])).toEqual([])
  })

  it.each([
    ['of another amount', { netpayment: paise(1) }],
    ['of another warehouse', { warehouseid: 2 }],
    ['with the order’s own key', { clientOrderKey: KEY }],
    ['that is the order itself', { poid: 'PO-1-T' }],
  ])('is none %s', async (_, more) => {
    expect(await twins([{ ...historyRow, ...more }])).toEqual([])
  })

  it('is none that the journal of this computer knows', async () => {
    expect(await twins([historyRow], order, ['PO-9-T'])).toEqual([])
  })

  it('is none like a group that wasn’t placed', async () => {
    const groups = [{ ...placed, wh: 5 }, placedGroup({ key: '2', outcome: 'failed' })]
    expect(await twins([historyRow], { ...order, groups })).toEqual([])
  })

  it('isn’t looked for when nothing was placed or sent', async () => {
    const client = scriptedPortal({ 'order.history': () => page([historyRow]) })
    expect(await duplicatesOf(client, { ...order, groups: [placedGroup()] }, new Set())).toEqual([])
    expect(await duplicatesOf(client, { ...order, sentAt: undefined }, new Set())).toEqual([])
    expect(client.calls).toEqual([])
  })

  it('isn’t known while the history can’t be read', async () => {
    expect(await duplicatesOf(scriptedPortal({}), order, new Set())).toEqual([])
    const defect = scriptedPortal({
      'order.history': () => {
        throw new Error('defect')
      },
    })
    expect(await duplicatesOf(defect, order, new Set())).toEqual([])
  })

  it('is looked for with patience of five seconds', async () => {
    const signals: (AbortSignal | undefined)[] = []
    const client = {
      call: async (_name: string, _args: unknown, options?: { readonly signal?: AbortSignal }) => {
        signals.push(options?.signal)
        return page([])
      },
    }
    await duplicatesOf(client as never, order, new Set())
    expect(signals).toEqual([expect.any(AbortSignal)])
  })
})
