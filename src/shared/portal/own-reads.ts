/**
 * Reads that no single call of the portal answers: main makes them of several and of what it kept. A page asks for one as it asks
 * for a call, and lists may be made of them.
 */
import { z } from 'zod'
import type { ProductView } from '../domain/catalogue/product-view.ts'
import type { LedgerMark } from '../domain/ledger/checked.ts'
import { type DetailKind, isDetailKind } from '../domain/ledger/details.ts'
import type { InputTax, TaxGap } from '../domain/ledger/input-tax.ts'
import type { LedgerStatement } from '../domain/ledger/ledger-of.ts'
import { ORDER_STATUSES } from '../domain/orders/order.ts'
import type { LoadDifference } from '../domain/receiving/received.ts'
import type { OrderableProduct } from '../domain/replenishment/checklist.ts'
import type { Movement } from '../domain/replenishment/order-assist.ts'
import type { StoreSellers } from '../domain/replenishment/store-sellers.ts'
import type { Known } from '../domain/values/known.ts'
import type { Paise } from '../domain/values/money.ts'
import type { LedgerDetails } from './areas/ledger.ts'
import type { Answer, Args, CallName } from './calls.ts'
import { id } from './fields.ts'
import { replacementListing } from './proposed-cart.ts'

/** Products of the longest list of parents, with their alternates. */
const MOST_MOVING = 100_000
/** Products of the longest checklist. */
const MOST_LISTED = 20_000

/** Loads of a few weeks. */
const MOST_LOADS = 1000

const day = z.iso.date()
const offers = z.object({ body: replacementListing.body.omit({ page: true }) })

export const ownReads = {
  /** Every order of the history that this finds, on all pages. */
  'order.every': z.object({
    statuses: z.array(z.enum(ORDER_STATUSES)).optional(),
    shipFrom: day.optional(),
    shipTo: day.optional(),
    fromDate: day.optional(),
    toDate: day.optional(),
    warehouseId: z.int().optional(),
    poid: z.string().max(64).optional(),
  }),
  /** The ledger of an account, of some days. */
  'ledger.statement': z.object({ account: z.literal([1, 2]), from: z.iso.date(), to: z.iso.date() }),
  /** What an account's ledger comes to today. */
  'ledger.balanceToday': z.object({ account: z.literal([1, 2]) }),
  /** Which entries of an account were checked here. */
  'ledger.marks': z.object({ account: z.literal([1, 2]) }),
  /** The tax in what was invoiced on some days; where keys of entries are named, of those alone. */
  'ledger.inputTax': z.object({
    account: z.literal([1, 2]),
    from: z.iso.date(),
    to: z.iso.date(),
    entries: z.array(z.string()).optional(),
  }),
  /** What an entry is made of. */
  'ledger.details': z.object({
    kind: z.custom<DetailKind>((value) => typeof value === 'string' && isDetailKind(value)),
    id: z.string().min(1).max(64),
  }),
  /** Every parent of My ARS, or of a category, subcategory and type. */
  'ars.parents': z.object({ catId: z.int().optional(), subcatId: z.int().optional(), typeId: z.int().optional() }),
  /** Every parent of My ARS of one category, subcategory and type. */
  'ars.group': z.object({ catId: z.int(), subcatId: z.int(), typeId: z.int() }),
  /** Products as the store may have them: prices, stock, days until they ship. */
  'ars.views': z.object({ ids: z.array(z.int()).max(200) }),
  /** What sells best at the store, and what of it ran out. */
  'orderAssist.sellers': z.object({}),
  /** What was found of these loads when they were counted here; of those that were. */
  'loads.differences': z.object({ loads: z.array(z.string().min(1).max(64)).max(MOST_LOADS) }),
  /** What was sold of products, is there and comes. */
  'ars.movements': z.object({
    products: z.array(z.object({ id: z.int(), categoryId: z.int() })).max(MOST_MOVING),
  }),
  /** Every product that the portal offers in place of lines of the AFS cart. */
  'offers.afs': offers,
  /** The same of a CAR cart. */
  'offers.car': offers,
  /** The brands of a store's CAR cart, each with its lines of one subcategory and type. */
  'carParts.brands': z.object({ user: id, subcatid: id, typeid: id }),
  /** Products of the checklist as they can be ordered: prices and stock of the store's warehouses, what moved, the least pieces. */
  'checklist.toOrder': z.object({ ids: z.array(z.int()).max(MOST_LISTED) }),
} as const

/** Products that the portal offers in place of others. */
export interface OffersRead {
  readonly products: Answer<'afs.candidates'>['products']
  /** Whether own brands are open to the store; undefined where the portal doesn't say. */
  readonly ownBrands: boolean | undefined
}

/** A brand of a CAR cart. */
export interface CarBrand {
  readonly id: number
  readonly name: string
  /** Products of its lines, none where it has none; undefined where they couldn't be read. */
  readonly lines: readonly number[] | undefined
}

interface OwnAnswers {
  readonly 'order.every': Answer<'order.history'>['rows']
  readonly 'ledger.statement': LedgerStatement
  /** In paise; unknown where a part of the ledger could not be read, or is a saved copy. */
  readonly 'ledger.balanceToday': Known<Paise>
  readonly 'ledger.marks': readonly LedgerMark[]
  readonly 'ledger.inputTax': {
    readonly rows: readonly InputTax[]
    readonly gaps: readonly TaxGap[]
    /** What of the ledger could not be read, in sentences. */
    readonly missing: readonly string[]
  }
  readonly 'ledger.details': LedgerDetails
  readonly 'ars.parents': Answer<'ars.list'>
  readonly 'ars.group': Answer<'ars.list'>['rows']
  readonly 'ars.views': readonly ProductView[]
  readonly 'orderAssist.sellers': StoreSellers & {
    /** A sentence for each answer that couldn't be had. */
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
    /** What could not be read of it, in sentences. */
    readonly missing: readonly string[]
  }
}

export type OwnRead = keyof typeof ownReads
export type OwnArgs<N extends OwnRead> = z.output<(typeof ownReads)[N]>
export type OwnAnswer<N extends OwnRead> = OwnAnswers[N]

/** Whatever a list or a screen can read. */
export type ReadName = CallName | OwnRead
export type ReadArgs<N extends ReadName> = N extends OwnRead ? OwnArgs<N> : N extends CallName ? Args<N> : never
export type AnswerTo<N extends ReadName> = N extends OwnRead ? OwnAnswer<N> : N extends CallName ? Answer<N> : never

export const isOwnRead = (name: string): name is OwnRead => Object.hasOwn(ownReads, name)

const areaOf = (name: string): string => name.slice(0, name.indexOf('.'))

/** The areas whose calls each is made of. */
const MADE_OF: Readonly<Record<OwnRead, readonly string[]>> = {
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

/** What is made of calls of these areas, and old when they are. */
export const madeOf = (calls: readonly CallName[]): readonly OwnRead[] =>
  (Object.keys(ownReads) as OwnRead[]).filter((own) => calls.some((call) => MADE_OF[own].includes(areaOf(call))))
