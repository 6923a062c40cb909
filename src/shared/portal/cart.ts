/** The cart as the portal keeps it. Quantities are absolute, so that sending the same change twice is harmless. */
import { z } from 'zod'
import { CART_TYPES } from '../domain/cart.ts'
import { call } from './call.ts'
import { BATCH, productIds } from './catalogue.ts'
import { acknowledgement, count, id, name, rupees } from './fields.ts'
import { product, stockType } from './product-shape.ts'

export const cartLine = z.object({
  id,
  qty: z.number().int().min(1).max(9999),
  mrp: rupees,
  parent: z.string().max(200),
  stockType,
  isapparelproduct: z.boolean(),
  isParentAlter: z.boolean(),
  whId: id.optional(),
})

const cartType = z.enum(CART_TYPES)
/** 1 asks the portal to enforce the cart's capacity, 0 not to. */
const checkLimit = z.union([z.literal(0), z.literal(1)])
const lines = z.array(cartLine).max(BATCH)
const asked = { products: lines, wh: z.array(id), userState: name, appType: z.literal(1) }
const half = { isApparelcart: z.boolean(), cartType }
const changed = acknowledgement.extend({ totalItems: count })

export const cart = {
  lines: call({ get: '/api/users/cart', answer: z.object({ cart: z.array(cartLine) }), keep: 'minute' }),
  /** The products of cart lines with stock in the named warehouses. */
  products: call({
    post: '/api/cart',
    effect: 'read',
    body: z.object(asked),
    answer: z.object({ products: z.array(product) }),
    keep: 'minute',
  }),
  update: call({ put: '/api/users/cart/update', body: z.object({ products: lines, checkLimit }), answer: changed }),
  updateHalf: call({
    put: '/api/cart/update/apparelnonapparel',
    body: z.object({ ...half, products: lines, checkLimit }),
    answer: changed,
  }),
  halfLines: call({
    post: '/api/cart/apparelnonapparel',
    effect: 'read',
    body: z.object(half),
    answer: z.object({ cart: z.array(cartLine) }),
    keep: 'minute',
  }),
  halfProducts: call({
    post: '/api/cart/apparelnonapparel/getproducts',
    effect: 'read',
    body: z.object({ ...asked, ...half }),
    answer: z.object({ products: z.array(product) }),
    keep: 'minute',
  }),
  counts: call({
    post: '/api/cart/apparelnonapparel/count',
    effect: 'read',
    body: z.object({ cartType }),
    answer: z.object({ apparelCount: count, nonapparelCount: count, totalItems: count }),
  }),
  removeFromHalf: call({
    post: '/api/cart/remove/apparelnonapparel',
    body: z.object({ ...half, productIds }),
    answer: changed,
  }),
  removeProductsFromHalf: call({
    post: '/api/cart/remove/productsCartofapparelnonapparel',
    body: z.object({ cartType, productIds }),
    answer: changed,
  }),
  removeItems: call({ post: '/api/users/cart/removeCartItems', body: z.object({ productIds }), answer: changed }),
}
