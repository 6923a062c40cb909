import { z } from 'zod'
import { FACETS, type Facets, LISTING_SORTS, SETS } from '../domain/catalogue/listing.ts'
import { WAREHOUSE_TYPES } from '../domain/catalogue/product.ts'
import type { NamedChoice } from '../domain/catalogue/search-vocabulary.ts'
import type { Reading } from '../domain/catalogue/understood-search.ts'
import type { WarehouseMapping } from '../domain/catalogue/warehouses.ts'
import type { ProductView } from '../domain/pricing/product-view.ts'
import type { KnownProduct } from '../domain/receiving/received.ts'
import type { Paise } from '../domain/values/money.ts'
import { entry, productId } from './entry.ts'

/** The time of the portal's answer; `saved` is true if this is the saved copy because the portal can't be reached. */
interface Freshness {
  /** ISO time. */
  readonly at: string
  readonly saved: boolean
}

export interface ListedProducts extends Freshness {
  readonly products: readonly ProductView[]
  /** Number of products that the portal lists on this page, including hidden and unreadable ones. */
  readonly came: number
  /** The portal's count over all pages; undefined if it sends none. */
  readonly total: number | undefined
  /** Products of this page that the store may not see. */
  readonly hidden: number
  /** Products of this page in which the search words occur only inside other words. */
  readonly unmatched: number
  readonly isLast: boolean
  /** The facets available to this store. */
  readonly facets: Facets
  /** Warehouses that the store may order from. */
  readonly sellers: readonly Pick<WarehouseMapping, 'whID' | 'whType' | 'name'>[]
  /** Number of unreadable rows. */
  readonly unread: number
  /** A sentence to show. */
  readonly notice: string | undefined
}

/** The query that a search was sent to the portal as. */
export interface ReadSearch extends Reading {
  /** The portal's nearest choices, if nothing was found at all. */
  readonly nearest: readonly NamedChoice[]
}

/** Another size or colour of a product. */
export interface ProductSize {
  readonly id: number
  readonly size: string
  readonly color: string
  /** The store's cost; undefined if it can't be priced. */
  readonly net: Paise | undefined
  /** Pieces in the store's warehouses. */
  readonly available: number
}

/** Other products shown with a product. */
export const RELATED = ['spareParts', 'alternates', 'suggested'] as const
export type Related = (typeof RELATED)[number]

export interface RelatedProducts extends Freshness {
  readonly products: readonly ProductView[]
}

export type ShownProduct =
  | ({
      readonly found: true
      readonly view: ProductView
      readonly sizes: readonly ProductSize[]
      /** The reason why its other sizes couldn't be loaded; undefined if they could. */
      readonly sizesFailed: string | undefined
    } & Freshness)
  /** The trade's sentence, and a further reason if there is one. */
  | { readonly found: false; readonly title: string; readonly why: string | undefined }

/** A product with missing pieces in an order, as it can be ordered now. */
export interface GapProduct {
  readonly id: number
  readonly name: string
  /** Paise, at the time of the order. This field and the next ones are undefined if they aren't known. */
  readonly mrp: Paise | undefined
  readonly ordered: number | undefined
  readonly given: number | undefined
  readonly gap: number
  /** Undefined if it can't be ordered; `why` is the reason. */
  readonly view: ProductView | undefined
  readonly why: string | undefined
}

export interface GapProducts extends Freshness {
  readonly products: readonly GapProduct[]
}

const chosen = z.partialRecord(z.enum(FACETS), z.array(z.string().min(1).max(64)).max(100))

export const productsEntries = {
  /** A page of the listing. `fresh` asks the portal even if the cached copy is recent enough. */
  'products.list': entry<ListedProducts>()(
    z.strictObject({
      page: z.number().int().min(1).max(100_000),
      search: z.string().max(100),
      chosen,
      sets: z.enum(SETS).optional(),
      whId: productId.optional(),
      whType: z.enum(WAREHOUSE_TYPES).optional(),
      sort: z.enum(LISTING_SORTS),
      ageing: z.strictObject({ from: z.iso.date(), to: z.iso.date() }).optional(),
      /** True for the sort orders of My ARS. */
      isArs: z.boolean().optional(),
      fresh: z.boolean(),
      /** True if the previous pages came from the portal: a saved copy couldn't continue them. */
      goesOn: z.boolean().optional(),
    }),
  ),
  /** Finds the reading of a search: asks the portal until something is found. */
  'products.understand': entry<ReadSearch>()(z.strictObject({ typed: z.string().max(100) })),
  'products.related': entry<RelatedProducts>()(
    z.strictObject({ id: productId, what: z.enum(RELATED), fresh: z.boolean() }),
  ),
  /** The missing pieces of an order, with the current data of each product. */
  'products.gaps': entry<GapProducts>()(z.strictObject({ orderId: z.string().min(1).max(64), fresh: z.boolean() })),
  /** Names of products seen on this computer; no portal call. */
  'products.names': entry<readonly { readonly id: number; readonly name: string }[]>()(
    z.strictObject({ ids: z.array(productId).max(500) }),
  ),
  /** The ids that are products: from those seen on this computer, otherwise from the portal. */
  'products.about': entry<readonly KnownProduct[]>()(z.strictObject({ ids: z.array(productId).max(500) })),
  'products.show': entry<ShownProduct>()(z.strictObject({ id: productId, fresh: z.boolean() })),
}
