/** What a store may want to order, category by category. */
import { z } from 'zod'
import type { ProductView } from '../domain/catalogue/product-view.ts'
import type { Movement, Suggestion } from '../domain/replenishment/order-assist.ts'
import { entry, productId } from './entry.ts'

interface Gathered {
  /** ISO time of the oldest answer in it, and whether one of them is a saved copy. */
  readonly at: string
  readonly saved: boolean
  /** Rows that couldn't be read. */
  readonly unread: number
  /** A sentence for each answer that couldn't be had: what is missing for want of it. */
  readonly missing: readonly string[]
}

export interface AssistedProduct {
  readonly view: ProductView
  readonly movement: Movement
  /** Undefined while what it rests on isn't known. */
  readonly suggestion: Suggestion | undefined
}

export interface AssistedCategory extends Gathered {
  readonly products: readonly AssistedProduct[]
  /** Sold or in the shop, and not to be had from the store's warehouses just now. */
  readonly hidden: number
}

export interface CarouselProducts extends Gathered {
  readonly products: readonly ProductView[]
}

/** `fresh` asks the portal even where a copy is young enough. */
const ofCategory = z.strictObject({ categoryId: productId, fresh: z.boolean() })

export const assistEntries = {
  /** What the store sold or has of a category, with what it may order. */
  'assist.category': entry<AssistedCategory>()(ofCategory),
  /** The category's best sellers, the best first; the portal's list of them goes by the category's name. */
  'assist.bestsellers': entry<CarouselProducts>()(ofCategory.extend({ category: z.string().min(1).max(200) })),
  /** What the store ordered last of a category of apparel, and what goes with it. */
  'assist.reorder': entry<CarouselProducts>()(ofCategory),
}
