/** The summary that a person sees after placing an order. Its subject is what stood on the screen: nothing is asked for it. */
import { z } from 'zod'
import { formatDateTime } from '../domain/dates.ts'
import { buildSummary } from '../domain/papers/order-summary.ts'
import { amount, count } from '../portal/fields.ts'
import { DOCUMENT, paper } from './paper.ts'

const text = z.string().max(2000)

const row = z.object({
  name: z.string().max(500),
  orderType: z.enum(['OWNED', 'DS_JIT']),
  outcome: z.enum(['placed', 'failed', 'unknown']),
  poid: z.string().max(64).optional(),
  message: text.optional(),
  items: count,
  quantity: count,
  total: amount,
  gapQty: count.optional(),
  gapPrice: amount.optional(),
})

export const orderSummary = paper({
  subject: z.object({
    kind: z.literal('orderSummary'),
    placedAt: z.string().max(40),
    title: z.string().max(200),
    message: text.optional(),
    groups: z.array(row).min(1).max(200),
    gapQty: count,
    gapPrice: amount,
  }),
  reads: {},
  build: (_, { kind: _kind, ...seen }, { store }) => ({ ok: true, paper: buildSummary(seen, store.companyName) }),
  about: ({ placedAt }) => `order summary of ${formatDateTime(placedAt)}`,
  plural: 'order summaries',
  title: () => 'Order summary',
  fileName: ({ placedAt }) => `Order summary ${formatDateTime(placedAt)}`,
  runningHead: ({ placedAt, storeName }) => `Order summary of ${formatDateTime(placedAt)} · ${storeName}`,
  page: DOCUMENT,
})
