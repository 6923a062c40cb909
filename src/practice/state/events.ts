/** What happened on the practice portal, as its file keeps it. Amounts are paise, times milliseconds since 1970. */
import { z } from 'zod'
import { type Paise, paise } from '../../shared/domain/money.ts'
import { ORDER_STATUSES } from '../../shared/domain/order.ts'
import { PRICING_WAYS } from '../../shared/domain/pricing.ts'
import { STOCK_TYPES, WAREHOUSE_TYPES } from '../../shared/domain/product.ts'

const amount = z.int().transform((value): Paise => paise(value))
const id = z.int()

const unit = z.object({
  way: z.enum(PRICING_WAYS),
  mrp: amount,
  margin: z.number(),
  base: amount,
  tax: amount,
  net: amount,
  rate: z.number(),
  gstType: z.enum(['SGST-CGST', 'IGST']),
  CGST: amount,
  SGST: amount,
  IGST: amount,
})

const purchaseOrder = z.object({
  poid: z.string(),
  user: id,
  wh: id,
  whType: z.enum(WAREHOUSE_TYPES),
  orderType: z.enum(['OWNED', 'DS_JIT']),
  at: z.number(),
  /** Orders from before the portal was opened stay as they are; the others live by its clock. */
  fixed: z.enum(ORDER_STATUSES).optional(),
  key: z.string().optional(),
  lines: z.array(
    z.object({
      id,
      qty: z.int(),
      /** Pieces that the warehouse could give, where that is less. */
      given: z.int().optional(),
      isReturnable: z.boolean(),
      unit,
    }),
  ),
})
export type PurchaseOrder = z.output<typeof purchaseOrder>

const groupResult = z.object({
  wh: id,
  mode: z.enum(['OWNED', 'DS_JIT']),
  poid: z.string().optional(),
  netpayment: amount,
  message: z.string(),
})
/** What the portal said about one group: placed when it has a number. */
export type GroupResult = z.output<typeof groupResult>

const line = z.object({
  id,
  qty: z.int(),
  mrp: amount,
  parent: z.string(),
  stockType: z.enum(STOCK_TYPES),
  isapparelproduct: z.boolean(),
  isParentAlter: z.boolean(),
  whId: id.optional(),
})

export const portalEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('opened'), at: z.number(), seed: z.number() }),
  z.object({ type: z.literal('signedIn'), user: id, token: z.string() }),
  z.object({ type: z.literal('sessionsEnded') }),
  z.object({ type: z.literal('password'), user: id, password: z.string() }),
  z.object({ type: z.literal('cart'), user: id, put: z.array(line), remove: z.array(id) }),
  /** The cart is without these pieces from the same moment on: no stop can come between the two. */
  z.object({
    type: z.literal('ordered'),
    user: id,
    key: z.string().optional(),
    orders: z.array(purchaseOrder),
    results: z.array(groupResult),
  }),
  /** The portal said that it never received this order: it won't take it any more. */
  z.object({ type: z.literal('refused'), user: id, key: z.string() }),
])
export type PortalEvent = z.output<typeof portalEvent>
