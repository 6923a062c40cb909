/**
 * Reads that no single portal call answers: main combines several calls and stored data. A page requests one like a call, and lists can be
 * based on them.
 */
import { z } from 'zod'
import type { Movement } from '../domain/catalogue/movement.ts'
import type { LedgerMark } from '../domain/ledger/checked.ts'
import { type DetailKind, isDetailKind } from '../domain/ledger/details.ts'
import type { InputTax, TaxGap } from '../domain/ledger/input-tax.ts'
import type { LedgerStatement } from '../domain/ledger/ledger-of.ts'
import { ORDER_STATUSES } from '../domain/orders/order.ts'
import type { ProductView } from '../domain/pricing/product-view.ts'
import type { LoadDifference } from '../domain/receiving/received.ts'
import type { OrderableProduct } from '../domain/replenishment/checklist.ts'
import type { StoreSellers } from '../domain/replenishment/store-sellers.ts'
import type { Known } from '../domain/values/known.ts'
import type { Paise } from '../domain/values/money.ts'
import type { LedgerDetails } from './areas/ledger.ts'
import type { Answer, Args, CallName } from './calls.ts'
import * as f from './fields.ts'
import { replacementListing } from './proposed-cart.ts'

/** Maximum products in a list of parents, including alternates. */
const MOST_MOVING = 100_000
/** Maximum products in a checklist. */
const MOST_LISTED = 20_000

/** Maximum loads in a few weeks. */
const MOST_LOADS = 1000

const day = z.iso.date()
const offers = z.object({ body: replacementListing.body.omit({ page: true }) })

export const ownReads = {
  /** All orders of the history that match, on all pages. */
  'order.every': z.object({
    statuses: z.array(z.enum(ORDER_STATUSES)).optional(),
    shipFrom: day.optional(),
    shipTo: day.optional(),
    fromDate: day.optional(),
    toDate: day.optional(),
    warehouseId: z.int().optional(),
    poid: z.string().max(64).optional(),
  }),
  /** The ledger of an account for a range of days. */
  'ledger.statement': z.object({ account: z.literal([1, 2]), from: z.iso.date(), to: z.iso.date() }),
  /** Today's balance of an account's ledger. */
  'ledger.balanceToday': z.object({ account: z.literal([1, 2]) }),
  /** The entries of an account that were checked here. */
  'ledger.marks': z.object({ account: z.literal([1, 2]) }),
  /** The input tax of a range of days; with keys of entries, only for those. */
  'ledger.inputTax': z.object({
    account: z.literal([1, 2]),
    from: z.iso.date(),
    to: z.iso.date(),
    entries: z.array(z.string()).optional(),
  }),
  /** The details of an entry. */
  'ledger.details': z.object({
    kind: z.custom<DetailKind>((value) => typeof value === 'string' && isDetailKind(value)),
    id: z.string().min(1).max(64),
  }),
  /** All parents of My ARS, or of a category, subcategory and type. */
  'ars.parents': z.object({ catId: z.int().optional(), subcatId: z.int().optional(), typeId: z.int().optional() }),
  /** All parents of My ARS in one category, subcategory and type. */
  'ars.group': z.object({ catId: z.int(), subcatId: z.int(), typeId: z.int() }),
  /** Products as the store can order them: prices, stock, days until they ship. */
  'ars.views': z.object({ ids: z.array(z.int()).max(200) }),
  /** The store's best sellers, and those that ran out. */
  'orderAssist.sellers': z.object({}),
  /** The differences found in those of these loads that were counted here. */
  'loads.differences': z.object({ loads: z.array(z.string().min(1).max(64)).max(MOST_LOADS) }),
  /** Sales, stock and incoming pieces of products. */
  'ars.movements': z.object({
    products: z.array(z.object({ id: z.int(), categoryId: z.int() })).max(MOST_MOVING),
  }),
  /** All products that the portal offers as replacements for lines of the AFS cart. */
  'offers.afs': offers,
  /** The same for a CAR cart. */
  'offers.car': offers,
  /** The brands of a store's CAR cart, each with its lines of one subcategory and type. */
  'carParts.brands': z.object({ user: f.id, subcatid: f.id, typeid: f.id }),
  /** Products of the checklist as they can be ordered: prices and stock of the store's warehouses, movements, minimum pieces. */
  'checklist.toOrder': z.object({ ids: z.array(z.int()).max(MOST_LISTED) }),
} as const

/** Products that the portal offers as replacements. */
export interface OffersRead {
  readonly products: Answer<'afs.candidates'>['products']
  /** True if own brands are open to the store; undefined if the portal doesn't say. */
  readonly ownBrands: boolean | undefined
}

/** A brand of a CAR cart. */
export interface CarBrand {
  readonly id: number
  readonly name: string
  /** Products of its lines, empty if it has none; undefined if they couldn't be read. */
  readonly lines: readonly number[] | undefined
}

interface OwnAnswers {
  readonly 'order.every': Answer<'order.history'>['rows']
  readonly 'ledger.statement': LedgerStatement
  /** In paise; unknown if a part of the ledger couldn't be read, or is a saved copy. */
  readonly 'ledger.balanceToday': Known<Paise>
  readonly 'ledger.marks': readonly LedgerMark[]
  readonly 'ledger.inputTax': {
    readonly rows: readonly InputTax[]
    readonly gaps: readonly TaxGap[]
    /** Sentences about parts of the ledger that couldn't be read. */
    readonly missing: readonly string[]
  }
  readonly 'ledger.details': LedgerDetails
  readonly 'ars.parents': Answer<'ars.list'>
  readonly 'ars.group': Answer<'ars.list'>['rows']
  readonly 'ars.views': readonly ProductView[]
  readonly 'orderAssist.sellers': StoreSellers & {
    /** A sentence for each answer that couldn't be loaded. */
    readonly missing: readonly string[]
  }
  readonly 'loads.differences': readonly LoadDifference[]
  readonly 'ars.movements': {
    readonly movements: readonly (readonly [id: number, movement: Movement])[]
    readonly missing: readonly string[]
  }
  readonly 'offers.afs': OffersRead
  readonly 'offers.car': OffersRead
  readonly 'carParts.brands': readonly CarBrand[]
  readonly 'checklist.toOrder': {
    readonly products: readonly OrderableProduct[]
    /** Sentences about parts that couldn't be read. */
    readonly missing: readonly string[]
  }
}

export type OwnRead = keyof typeof ownReads
export type OwnArgs<N extends OwnRead> = z.output<(typeof ownReads)[N]>
export type OwnAnswer<N extends OwnRead> = OwnAnswers[N]

/** Any read available to a list or a screen. */
export type ReadName = CallName | OwnRead
export type ReadArgs<N extends ReadName> = N extends OwnRead ? OwnArgs<N> : N extends CallName ? Args<N> : never
export type AnswerTo<N extends ReadName> = N extends OwnRead ? OwnAnswer<N> : N extends CallName ? Answer<N> : never

export const isOwnRead = (name: string): name is OwnRead => Object.hasOwn(ownReads, name)

const areaOf = (name: string): string => name.slice(0, name.indexOf('.'))

/** The areas of the calls that each read combines. */
const SOURCE_AREAS: Readonly<Record<OwnRead, readonly string[]>> = {
  'order.every': ['order'],
  'ledger.statement': ['ledger'],
  'ledger.balanceToday': ['ledger'],
  'ledger.marks': ['ledger'],
  'ledger.inputTax': ['ledger'],
  'ledger.details': ['ledger'],
  'ars.parents': ['ars'],
  'ars.group': ['ars'],
  'ars.views': ['ars', 'catalogue'],
  'ars.movements': ['ars', 'orderAssist'],
  'orderAssist.sellers': ['orderAssist'],
  'loads.differences': ['loads'],
  'offers.afs': ['afs'],
  'offers.car': ['car'],
  'carParts.brands': ['car'],
  'checklist.toOrder': ['checklist', 'orderAssist', 'catalogue'],
}

/** The combined reads that use calls of these areas, and become stale with them. */
export const ownReadsUsing = (calls: readonly CallName[]): readonly OwnRead[] =>
  (Object.keys(ownReads) as OwnRead[]).filter((own) => calls.some((call) => SOURCE_AREAS[own].includes(areaOf(call))))
