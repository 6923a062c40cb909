/** The cart at the portal. Quantities are absolute, so that sending the same change twice is harmless. */
import { z } from 'zod'
import { call } from '../call.ts'
import { cartChanged, cartType, changedLines, checkLimit, halfCart, linesBody, portalLine } from '../cart-shape.ts'
import * as f from '../fields.ts'
import { product, productIds } from '../product-shape.ts'
import { CART_READS } from '../read-groups.ts'
import { listIn } from '../rows.ts'

export const cart = {
  lines: call({ get: '/api/users/cart', answer: listIn('cart', portalLine), keep: 'minute' }),
  /** The products of cart lines, with their stock in the named warehouses. */
  products: call({
    post: '/api/cart',
    effect: 'read',
    body: z.object(linesBody),
    answer: listIn('products', product),
    long: true,
    keep: 'minute',
  }),
  update: call({
    put: '/api/users/cart/update',
    body: z.object({ products: changedLines, checkLimit }),
    answer: cartChanged,
    invalidates: CART_READS,
  }),
  updateHalf: call({
    put: '/api/cart/update/apparelnonapparel',
    body: z.object({ ...halfCart, products: changedLines, checkLimit }),
    answer: cartChanged,
    invalidates: CART_READS,
  }),
  halfLines: call({
    post: '/api/cart/apparelnonapparel',
    effect: 'read',
    body: z.object(halfCart),
    answer: listIn('cart', portalLine),
    keep: 'minute',
  }),
  halfProducts: call({
    post: '/api/cart/apparelnonapparel/getproducts',
    effect: 'read',
    body: z.object({ ...linesBody, ...halfCart }),
    answer: listIn('products', product),
    long: true,
    keep: 'minute',
  }),
  counts: call({
    post: '/api/cart/apparelnonapparel/count',
    effect: 'read',
    body: z.object({ cartType }),
    answer: z.object({
      apparelCount: f.absent(f.count),
      nonapparelCount: f.absent(f.count),
      totalItems: f.absent(f.count),
    }),
  }),
  removeFromHalf: call({
    post: '/api/cart/remove/apparelnonapparel',
    body: z.object({ ...halfCart, productIds }),
    answer: cartChanged,
    invalidates: CART_READS,
  }),
  removeProductsFromHalf: call({
    post: '/api/cart/remove/productsCartofapparelnonapparel',
    body: z.object({ cartType, productIds }),
    answer: cartChanged,
    invalidates: CART_READS,
  }),
  removeItems: call({
    post: '/api/users/cart/removeCartItems',
    body: z.object({ productIds }),
    answer: cartChanged,
    invalidates: CART_READS,
  }),
}
