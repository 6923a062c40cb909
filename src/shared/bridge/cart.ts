import { z } from 'zod'
import { cartRef as cart } from '../cart-ref.ts'
import type { CartSnapshot } from '../domain/carts/cart.ts'
import type { CartChange } from '../domain/carts/cart-change.ts'
import type { CartRef } from '../domain/carts/cart-ref.ts'
import type { PortalTotals } from '../domain/carts/portal-totals.ts'
import type { ProductSuggestion } from '../domain/catalogue/product.ts'
import { entry, LIST_FORMATS, productId, qty, type Written } from './entry.ts'

/** The source of a reorder: the cart, with an order's id, or the order itself. */
export const REORDER_FROM = ['cart', 'orders'] as const
export type ReorderFrom = (typeof REORDER_FROM)[number]

export interface CartChanged extends CartChange {
  /** A sentence to show about the result, or about products that were left out. */
  readonly message: string | undefined
  /** Requested products that weren't taken, each with its reason. */
  readonly leftOut?: readonly { readonly id: number; readonly reason: string }[] | undefined
}

const items = z
  .array(z.object({ id: productId, qty }))
  .min(1)
  .max(1000)
const typed = z.object({ typed: z.string().max(100) })

export const cartEntries = {
  /** Products seen on this computer, by a part of the name or by id: at most eight, without a portal call. */
  'products.seen': entry<readonly ProductSuggestion[]>()(typed),
  /** The portal's products by a part of the name. Both calls return nothing for fewer than three letters and digits. */
  'products.suggest': entry<readonly ProductSuggestion[]>()(typed),
  /** Saves the best sellers as a file: of all stores, or of the store's own concept. */
  'products.saveBestsellers': entry<Written>()(z.strictObject({ ofConcept: z.boolean() })),
  'cart.open': entry<CartSnapshot>()(z.object({ cart, fresh: z.boolean() })),
  /** Adds products that aren't in the cart yet. `whole`: either all that fit, or none. */
  'cart.add': entry<CartChanged>()(z.object({ cart, items, whole: z.boolean().default(false) })),
  /** Sets absolute quantities of lines in the cart. */
  'cart.setQuantities': entry<CartChanged>()(z.object({ cart, items })),
  /** Stores typed quantities until the portal has them; replaces everything stored before. */
  'cart.keepTyped': entry<undefined>()(
    z.object({
      cart,
      typed: z.array(z.object({ id: productId, qty: qty.or(z.literal(0)), was: z.int().min(0) })).max(1000),
    }),
  ),
  'cart.remove': entry<CartChanged>()(z.object({ cart, ids: z.array(productId).min(1).max(1000) })),
  'cart.clear': entry<CartChanged>()(z.object({ cart })),
  /** Fills the cart with the lines of an earlier order. */
  'cart.reorder': entry<CartChanged>()(
    z.object({ cart, orderId: z.string().max(200), from: z.enum(REORDER_FROM).default('cart') }),
  ),
  /** Saves the cart as a file that can be imported again. */
  'cart.export': entry<Written>()(z.object({ cart, format: z.enum(LIST_FORMATS) })),
}

export interface CartEvents {
  /** The cart changed, from any source; `edition` is the new one, or undefined if the cart has to be read again. */
  'cart.changed': { readonly cart: CartRef; readonly edition?: number | undefined }
  /** The amounts by which a change moved the portal's totals of a proposed cart. */
  'cart.portalMoved': { readonly cart: CartRef; readonly by: PortalTotals }
  /** The portal refused an order of this cart, or a query of its outcome: the cart's filters have to be reset. */
  'cart.resetFilters': { readonly cart: CartRef }
}
