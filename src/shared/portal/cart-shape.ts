/** The shapes of cart lines at the portal, for the calls of all kinds of carts. */
import { z } from 'zod'
import { HAND_CARTS } from '../domain/carts/cart-kinds.ts'
import { MAX_QUANTITY } from '../domain/carts/cart-rules.ts'
import { absent, acknowledgement, amount, count, decidingText, flag, id, name, rupees, whole } from './fields.ts'
import { BATCH, stockType } from './product-shape.ts'

/** Pieces of a line at the portal, from any source: even a line with more pieces than can be typed must be removable. */
const lineQty = whole(0, 1_000_000)

/** A line in the program's form. */
export const cartLine = z.object({
  id,
  qty: lineQty,
  mrp: rupees,
  parent: z.string().max(200),
  stockType,
  isapparelproduct: z.boolean(),
  isParentAlter: z.boolean(),
  whId: id.optional(),
})

/** A line in the portal's form: the product's id has its own field name. */
export const portalLine = z.codec(
  z.object({
    productId: absent(id),
    id: absent(id),
    qty: lineQty,
    mrp: rupees,
    parent: decidingText(200),
    stockType,
    isapparelproduct: flag,
    isParentAlter: flag,
    whId: absent(id),
  }),
  z.object({
    id: z.number(),
    qty: z.number(),
    mrp: amount,
    parent: z.string(),
    stockType,
    isapparelproduct: z.boolean(),
    isParentAlter: z.boolean(),
    whId: z.number().optional(),
  }),
  {
    decode: ({ productId, id: own, ...line }) => ({ id: productId ?? own ?? Number.NaN, ...line }),
    encode: ({ id: productId, ...line }) => ({ productId, ...line }),
  },
)

export const cartType = z.enum(HAND_CARTS)
/** 1 asks the portal to enforce the cart's capacity, 0 not to. */
export const checkLimit = z.union([z.literal(0), z.literal(1)])
export const cartLines = z.array(cartLine).max(BATCH)
export const changedLines = z.array(cartLine.extend({ qty: whole(1, MAX_QUANTITY) })).max(BATCH)
export const linesBody = { products: cartLines, wh: z.array(id), userState: name, appType: z.literal(1) }
export const halfCart = { isApparelcart: z.boolean(), cartType }
export const cartChanged = acknowledgement.extend({ totalItems: absent(count) })
