/** The shapes of cart lines at the portal, for the calls of all kinds of carts. */
import { z } from 'zod'
import { HAND_CARTS } from '../domain/carts/cart-kinds.ts'
import { MAX_QUANTITY } from '../domain/carts/cart-rules.ts'
import * as f from './fields.ts'
import { BATCH, stockType } from './product-shape.ts'

/** Pieces of a line at the portal, from any source: even a line with more pieces than can be typed must be removable. */
const lineQty = f.whole(0, 1_000_000)

/** A line in the program's form. */
export const cartLine = z.object({
  id: f.id,
  qty: lineQty,
  mrp: f.rupees,
  parent: z.string().max(200),
  stockType,
  isapparelproduct: z.boolean(),
  isParentAlter: z.boolean(),
  whId: f.id.optional(),
})

/** A line in the program's form, as its codecs return it. */
export const decodedLine = z.object({
  id: z.number(),
  qty: z.number(),
  mrp: f.amount,
  parent: z.string(),
  stockType,
  isapparelproduct: z.boolean(),
  isParentAlter: z.boolean(),
  whId: z.number().optional(),
})

/** A line in the portal's form: the product's id has its own field name. */
export const portalLine = z.codec(
  z.object({
    productId: f.absent(f.id),
    id: f.absent(f.id),
    qty: lineQty,
    mrp: f.rupees,
    parent: f.decidingText(200),
    stockType,
    isapparelproduct: f.flag,
    isParentAlter: f.flag,
    whId: f.absent(f.id),
  }),
  decodedLine,
  {
    decode: ({ productId, id: own, ...line }) => ({ id: productId ?? own ?? Number.NaN, ...line }),
    encode: ({ id: productId, ...line }) => ({ productId, ...line }),
  },
)

export const cartType = z.enum(HAND_CARTS)
/** 1 asks the portal to enforce the cart's capacity, 0 not to. */
export const checkLimit = z.union([z.literal(0), z.literal(1)])
export const cartLines = z.array(cartLine).max(BATCH)
export const changedLines = z.array(cartLine.extend({ qty: f.whole(1, MAX_QUANTITY) })).max(BATCH)
export const linesBody = { products: cartLines, wh: z.array(f.id), userState: f.name, appType: z.literal(1) }
export const halfCart = { isApparelcart: z.boolean(), cartType }
export const cartChanged = f.acknowledgement.extend({ totalItems: f.absent(f.count) })
