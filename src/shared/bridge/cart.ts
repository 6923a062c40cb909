/** The cart, and finding products for it. */
import { z } from 'zod'
import { cartRef as cart } from '../cart-ref.ts'
import type { CartSnapshot } from '../domain/carts/cart.ts'
import type { CartChange } from '../domain/carts/cart-change.ts'
import type { CartRef } from '../domain/carts/cart-ref.ts'
import type { PortalTotals } from '../domain/carts/portal-totals.ts'
import type { ProductSuggestion } from '../domain/catalogue/product.ts'
import { entry, LIST_FORMATS, productId, qty, type Written } from './entry.ts'

/** Where a reorder was asked for: from the cart by an order's id, or from the order itself. */
export const REORDER_FROM = ['cart', 'orders'] as const
export type ReorderFrom = (typeof REORDER_FROM)[number]

export interface CartChanged extends CartChange {
  /** A sentence to show: what was done, or what was left out. */
  readonly message: string | undefined
  /** Products that were asked for and not taken, each with its reason. */
  readonly leftOut?: readonly { readonly id: number; readonly reason: string }[] | undefined
}

const items = z
  .array(z.object({ id: productId, qty }))
  .min(1)
  .max(1000)
const typed = z.object({ typed: z.string().max(100) })

export const cartEntries = {
  /** Products that this computer has seen, by what is typed of their names, or by an id: at most eight, at once. */
  'products.seen': entry<readonly ProductSuggestion[]>()(typed),
  /** The portal's, by what is typed of their names. Both are nothing for less than three letters and digits. */
  'products.suggest': entry<readonly ProductSuggestion[]>()(typed),
  /** The best sellers as a file: of all stores, or of the store's own concept. */
  'products.saveBestsellers': entry<Written>()(z.strictObject({ ofConcept: z.boolean() })),
  'cart.open': entry<CartSnapshot>()(z.object({ cart, fresh: z.boolean() })),
  /** Adds products that aren't in the cart yet. `whole`: all that fit into it, or nothing. */
  'cart.add': entry<CartChanged>()(z.object({ cart, items, whole: z.boolean().default(false) })),
  /** Absolute quantities of lines that are in the cart. */
  'cart.setQuantities': entry<CartChanged>()(z.object({ cart, items })),
  /** Keeps what was typed until the portal has it: all of it, in place of what was kept before. */
  'cart.keepTyped': entry<undefined>()(
    z.object({
      cart,
      typed: z.array(z.object({ id: productId, qty: qty.or(z.literal(0)), was: z.int().min(0) })).max(1000),
    }),
  ),
  'cart.remove': entry<CartChanged>()(z.object({ cart, ids: z.array(productId).min(1).max(1000) })),
  'cart.clear': entry<CartChanged>()(z.object({ cart })),
  /** Fills the cart with what an earlier order had. */
  'cart.reorder': entry<CartChanged>()(
    z.object({ cart, orderId: z.string().max(200), from: z.enum(REORDER_FROM).default('cart') }),
  ),
  /** As a file that an import takes again. */
  'cart.export': entry<Written>()(z.object({ cart, format: z.enum(LIST_FORMATS) })),
}

export interface CartEvents {
  /** The cart is another one than before, whoever changed it; `edition` of it, or one that has to be read. */
  'cart.changed': { readonly cart: CartRef; readonly edition?: number | undefined }
  /** By how much a change moved the totals that the portal counts of a proposed cart. */
  'cart.portalMoved': { readonly cart: CartRef; readonly by: PortalTotals }
  /** The portal refused an order of this cart, or to say what became of one: its filters are to be reset. */
  'cart.resetFilters': { readonly cart: CartRef }
}
