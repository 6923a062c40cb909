/** The outcome of an order in this computer's journal, with its gaps as the portal has them now. */
import { z } from 'zod'
import { warehouseNames } from '../domain/catalogue/warehouses.ts'
import type { JournalOrder } from '../domain/orders/order.ts'
import { buildSummary, type GroupGap } from '../domain/papers/order-summary.ts'
import { formatDateTime } from '../domain/values/dates.ts'
import { ok } from '../errors.ts'
import type { AskPortal } from '../portal/ask.ts'
import { DOCUMENT, paper } from './paper.ts'

const subject = z.strictObject({
  kind: z.literal('orderSummary'),
  /** The client order key. */
  key: z.string().min(1).max(64),
})

export const orderSummary = paper({
  subject,
  about: () => 'the order summary',
  plural: 'order summaries',
  load: async ({ key }, ask, { store, reference, order }) => {
    const found = order(key)
    if (!found.ok) return found
    const gaps = await gapsOf(found.value, ask)
    const listed = warehouseNames(reference.warehouses)
    return ok(buildSummary(found.value, { gaps, listed, storeName: store.companyName }))
  },
  title: () => 'Order summary',
  fileName: ({ placedAt }) => `Order summary ${formatDateTime(placedAt)}`,
  runningHead: ({ placedAt, storeName }) => `Order summary of ${formatDateTime(placedAt)} · ${storeName}`,
  page: DOCUMENT,
})

/** The gaps of purchase orders for which the portal answers: the paper mustn't fail because of a missing gap report. */
async function gapsOf({ groups }: JournalOrder, ask: AskPortal): Promise<ReadonlyMap<string, GroupGap>> {
  const numbers = groups.flatMap(({ poid }) => (poid === undefined ? [] : [poid]))
  const answers = await Promise.all(
    numbers.map(async (id) => [id, await ask('order.details', { body: { id } })] as const),
  )
  return new Map(
    answers.flatMap(([id, answer]) => {
      if (!answer.ok) return []
      const { gapTotalQty, gapTotalPrice } = answer.value
      if (gapTotalQty === undefined || gapTotalPrice === undefined) return []
      return [[id, { gapQty: gapTotalQty, gapPrice: gapTotalPrice }] as const]
    }),
  )
}
