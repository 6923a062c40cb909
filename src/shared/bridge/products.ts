/** The catalogue, as a store sees it. */
import { z } from 'zod'
import { FACETS, type Facets, LISTING_SORTS, SETS } from '../domain/catalogue/listing.ts'
import { WAREHOUSE_TYPES } from '../domain/catalogue/product.ts'
import type { ProductView } from '../domain/catalogue/product-view.ts'
import type { NamedChoice } from '../domain/catalogue/search-vocabulary.ts'
import type { Reading } from '../domain/catalogue/understood-search.ts'
import type { WarehouseMapping } from '../domain/people/store.ts'
import type { KnownProduct } from '../domain/receiving/received.ts'
import type { Paise } from '../domain/values/money.ts'
import { entry, productId } from './entry.ts'

/** When the portal said it, and whether this is the copy saved then because it can't be reached. */
interface Freshness {
  /** ISO time. */
  readonly at: string
  readonly saved: boolean
}

export interface ListedProducts extends Freshness {
  readonly products: readonly ProductView[]
  /** How many the portal lists on this page: those that aren't shown and those that couldn't be read are among them. */
  readonly came: number
  /** As many as the portal counts on all pages; undefined where it doesn't. */
  readonly total: number | undefined
  /** Of this page: listed by the portal, and not to be seen by this store. */
  readonly hidden: number
  /** Of this page: listed by the portal, and not meant by what is searched for, which stands inside other words alone. */
  readonly unmeant: number
  readonly isLast: boolean
  /** What it can be narrowed by, as this store may. */
  readonly facets: Facets
  /** Warehouses that the store may order from. */
  readonly sellers: readonly Pick<WarehouseMapping, 'whID' | 'whType' | 'name'>[]
  /** Rows that couldn't be read. */
  readonly unread: number
  /** A sentence to show. */
  readonly notice: string | undefined
}

/** What a search is asked of the portal as. */
export interface ReadSearch extends Reading {
  /** What the portal narrows by that is nearest, where nothing is found at all. */
  readonly nearest: readonly NamedChoice[]
}

/** Another size or colour of a product. */
export interface ProductSize {
  readonly id: number
  readonly size: string
  readonly color: string
  /** What it costs the store; undefined where it can't be priced. */
  readonly net: Paise | undefined
  /** Pieces in the store's warehouses. */
  readonly available: number
}

/** Other products that are shown with one. */
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
      /** Why its other sizes couldn't be had; undefined where they could. */
      readonly sizesFailed: string | undefined
    } & Freshness)
  /** The trade's sentence, and what else is known of why. */
  | { readonly found: false; readonly title: string; readonly why: string | undefined }

/** A product of which an order lacks pieces, as it can be ordered now. */
export interface GapProduct {
  readonly id: number
  readonly name: string
  /** Paise, as it was ordered; undefined, as what follows, where nobody tells it. */
  readonly mrp: Paise | undefined
  readonly ordered: number | undefined
  readonly given: number | undefined
  readonly gap: number
  /** Undefined where it can't be ordered: `why` says it. */
  readonly view: ProductView | undefined
  readonly why: string | undefined
}

export interface GapProducts extends Freshness {
  readonly products: readonly GapProduct[]
}

const chosen = z.partialRecord(z.enum(FACETS), z.array(z.string().min(1).max(64)).max(100))

export const productsEntries = {
  /** A page of the listing. `fresh` asks the portal even where a copy is young enough. */
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
      /** In the orders of My ARS. */
      isArs: z.boolean().optional(),
      fresh: z.boolean(),
      /** The pages before are the portal's own: what is saved here wouldn't go on where they end. */
      goesOn: z.boolean().optional(),
    }),
  ),
  /** How a search is understood: the portal is asked until something is found. */
  'products.understand': entry<ReadSearch>()(z.strictObject({ typed: z.string().max(100) })),
  'products.related': entry<RelatedProducts>()(
    z.strictObject({ id: productId, what: z.enum(RELATED), fresh: z.boolean() }),
  ),
  /** What an order lacks, with what is known of each product now. */
  'products.gaps': entry<GapProducts>()(z.strictObject({ orderId: z.string().min(1).max(64), fresh: z.boolean() })),
  /** Names of those that this computer has seen; nothing is asked for. */
  'products.names': entry<readonly { readonly id: number; readonly name: string }[]>()(
    z.strictObject({ ids: z.array(productId).max(500) }),
  ),
  /** Those of these ids that are products: by what this computer has seen, and by the portal where it hasn't. */
  'products.about': entry<readonly KnownProduct[]>()(z.strictObject({ ids: z.array(productId).max(500) })),
  'products.show': entry<ShownProduct>()(z.strictObject({ id: productId, fresh: z.boolean() })),
}
