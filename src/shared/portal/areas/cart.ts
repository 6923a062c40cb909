/** The cart as the portal keeps it. Quantities are absolute, so that sending the same change twice is harmless. */
import { z } from 'zod'
import { CART_TYPES } from '../../domain/carts/cart-kinds.ts'
import { MAX_QUANTITY } from '../../domain/carts/cart-rules.ts'
import { call } from '../call.ts'
import { absent, acknowledgement, amount, count, flag, id, name, orElse, rupees, text, whole } from '../fields.ts'
import { BATCH, product, productIds, stockType } from '../product-shape.ts'
import { CART_READS } from '../read-groups.ts'
import { listIn } from '../rows.ts'

/** Pieces of a line that the portal has, wherever they come from: a line that couldn't be typed can still be taken out. */
const keptQty = whole(0, 1_000_000)

/** A line as the program has it. */
export const cartLine = z.object({
  id,
  qty: keptQty,
  mrp: rupees,
  parent: z.string().max(200),
  stockType,
  isapparelproduct: z.boolean(),
  isParentAlter: z.boolean(),
  whId: id.optional(),
})

/** A line as the portal keeps it: the product's id stands under its own name. */
const keptLine = z.codec(
  z.object({
    productId: absent(id),
    id: absent(id),
    qty: keptQty,
    mrp: rupees,
    parent: text(200),
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

const cartType = z.enum(CART_TYPES)
/** 1 asks the portal to enforce the cart's capacity, 0 not to. */
const checkLimit = z.union([z.literal(0), z.literal(1)])
const lines = z.array(cartLine).max(BATCH)
const changedLines = z.array(cartLine.extend({ qty: whole(1, MAX_QUANTITY) })).max(BATCH)
const asked = { products: lines, wh: z.array(id), userState: name, appType: z.literal(1) }
const half = { isApparelcart: z.boolean(), cartType }
const changed = acknowledgement.extend({ totalItems: absent(count) })

export const cart = {
  lines: call({ get: '/api/users/cart', answer: listIn('cart', keptLine), keep: 'minute' }),
  /** The products of cart lines with stock in the named warehouses. */
  products: call({
    post: '/api/cart',
    effect: 'read',
    body: z.object(asked),
    answer: listIn('products', product),
    long: true,
    keep: 'minute',
  }),
  update: call({
    put: '/api/users/cart/update',
    body: z.object({ products: changedLines, checkLimit }),
    answer: changed,
    invalidates: CART_READS,
  }),
  updateHalf: call({
    put: '/api/cart/update/apparelnonapparel',
    body: z.object({ ...half, products: changedLines, checkLimit }),
    answer: changed,
    invalidates: CART_READS,
  }),
  halfLines: call({
    post: '/api/cart/apparelnonapparel',
    effect: 'read',
    body: z.object(half),
    answer: listIn('cart', keptLine),
    keep: 'minute',
  }),
  halfProducts: call({
    post: '/api/cart/apparelnonapparel/getproducts',
    effect: 'read',
    body: z.object({ ...asked, ...half }),
    answer: listIn('products', product),
    long: true,
    keep: 'minute',
  }),
  counts: call({
    post: '/api/cart/apparelnonapparel/count',
    effect: 'read',
    body: z.object({ cartType }),
    answer: z.object({ apparelCount: orElse(count, 0), nonapparelCount: orElse(count, 0), totalItems: absent(count) }),
  }),
  removeFromHalf: call({
    post: '/api/cart/remove/apparelnonapparel',
    body: z.object({ ...half, productIds }),
    answer: changed,
    invalidates: CART_READS,
  }),
  removeProductsFromHalf: call({
    post: '/api/cart/remove/productsCartofapparelnonapparel',
    body: z.object({ cartType, productIds }),
    answer: changed,
    invalidates: CART_READS,
  }),
  removeItems: call({
    post: '/api/users/cart/removeCartItems',
    body: z.object({ productIds }),
    answer: changed,
    invalidates: CART_READS,
  }),
}
