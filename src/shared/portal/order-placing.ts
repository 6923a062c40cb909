/** What is sent to place an order, and what the portal says became of it. Read strictly: it decides an order. */
import { z } from 'zod'
import { absent, id, pieces, rupees, text, textId } from './fields.ts'
import { whType } from './product-shape.ts'
import { list } from './rows.ts'

/** Random, made once per order on this computer. A portal that doesn't know the field ignores it. */
export const clientOrderKey = z.string().min(16).max(64)

const mode = z.enum(['OWNED', 'DS_JIT'])

export const orderGroup = z.object({
  wh: id,
  whType,
  products: z
    .array(z.object({ id, qty: pieces, isReturnable: z.boolean(), actualPrice: rupees, totalPrice: rupees }))
    .min(1),
  totalStockistOrWarehousePrice: rupees,
  mode,
})

export const placedResult = z.object({
  status: z.literal(200),
  wh: id,
  mode: absent(mode),
  poid: textId,
  netpayment: rupees,
  message: absent(text(2000)),
})
export const failedResult = z.object({
  status: z.literal(400),
  wh: id,
  mode: absent(mode),
  message: text(2000),
})

export const placeResponse = z.object({ result: list(placedResult, 1000), err: list(failedResult, 1000) })
export const placed = z.object({ response: placeResponse })
