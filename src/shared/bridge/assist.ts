import { z } from 'zod'
import type { Movement } from '../domain/catalogue/movement.ts'
import type { ProductView } from '../domain/pricing/product-view.ts'
import type { Suggestion } from '../domain/replenishment/order-assist.ts'
import { entry, productId } from './entry.ts'

export interface Gathered {
  /** ISO time of its oldest answer; `saved` is true if one of them is a saved copy. */
  readonly at: string
  readonly saved: boolean
  /** Number of unreadable rows. */
  readonly unread: number
  /** A sentence for each answer that couldn't be loaded, with the resulting gap. */
  readonly missing: readonly string[]
}

export interface AssistedProduct {
  readonly view: ProductView
  readonly movement: Movement
  /** Undefined while its figures aren't known. */
  readonly suggestion: Suggestion | undefined
}

export interface AssistedCategory extends Gathered {
  readonly products: readonly AssistedProduct[]
  /** Number of products sold or in stock that the store's warehouses can't supply now. */
  readonly hidden: number
}

export interface CarouselProducts extends Gathered {
  readonly products: readonly ProductView[]
}

/** `fresh` asks the portal even if the cached copy is recent enough. */
const ofCategory = z.strictObject({ categoryId: productId, fresh: z.boolean() })

export const assistEntries = {
  /** The store's sales and stock of a category, with the products that it can order. */
  'assist.category': entry<AssistedCategory>()(ofCategory),
  /** The category's best sellers, the best first; the portal's list is named after the category. */
  'assist.bestsellers': entry<CarouselProducts>()(ofCategory.extend({ category: z.string().min(1).max(200) })),
  /** The store's last orders in an apparel category, with the products that go with them. */
  'assist.reorder': entry<CarouselProducts>()(ofCategory),
}
