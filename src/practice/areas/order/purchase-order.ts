/** A purchase order as it is stored. Times are milliseconds since 1970. */
import { z } from 'zod'
import { WAREHOUSE_TYPES } from '../../../shared/domain/catalogue/product.ts'
import { ORDER_STATUSES } from '../../../shared/domain/orders/order.ts'
import { PRICING_WAYS } from '../../../shared/domain/pricing/pricing.ts'
import { amount, id } from '../../state/fields.ts'

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

export const purchaseOrder = z.object({
  poid: z.string(),
  user: id,
  wh: id,
  whType: z.enum(WAREHOUSE_TYPES),
  orderType: z.enum(['OWNED', 'DS_JIT']),
  at: z.number(),
  /** Set for orders from before the opening, which don't change; the others follow the portal's clock. */
  fixed: z.enum(ORDER_STATUSES).optional(),
  key: z.string().optional(),
  lines: z.array(
    z.object({
      id,
      qty: z.int(),
      /** Pieces that the warehouse could give, if that is less. */
      given: z.int().optional(),
      isReturnable: z.boolean(),
      unit,
    }),
  ),
})
export type PurchaseOrder = z.output<typeof purchaseOrder>

type Line = PurchaseOrder['lines'][number]

/** Pieces that the warehouse gives of a line. */
export const suppliedOf = ({ qty, given }: Pick<Line, 'qty' | 'given'>): number => given ?? qty
