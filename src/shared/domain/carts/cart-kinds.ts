/**
 * The kinds of carts: code that opens, fills, draws or orders one asks here, and names none. What the portal is asked about each stands
 * in `main/cart/cart-calls.ts`, its icon in the renderer's `app/shell/cart-buttons.tsx`; the compiler asks for both.
 */

import type { Product } from '../catalogue/product.ts'
import type { Store } from '../people/store.ts'
import type { ScreenName } from '../screens.ts'
import { type ApparelFlags, hasApparelCarts, isApparel } from './apparel.ts'

/** What the grid of a cart may show of a line, in its order. */
export const CART_COLUMNS = [
  'picture',
  'id',
  'product',
  'review',
  'reason',
  'brand',
  'colour',
  'size',
  'gender',
  'category',
  'hsn',
  'mrp',
  'sold',
  'inShop',
  'onWay',
  'cover',
  'qty',
  'least',
  'available',
  'allocation',
  'margin',
  'base',
  'unit',
  'gst',
  'total',
  'gapQty',
  'gap',
] as const
export type CartColumnKey = (typeof CART_COLUMNS)[number]

/** What the store sells and has of a product; nobody is told it of another store. */
const MOVEMENT_COLUMNS: readonly CartColumnKey[] = ['sold', 'inShop', 'onWay', 'cover']

/** A proposal says why, too, and what there is to review; there is no room for what is told elsewhere in the line. */
const PROPOSED_COLUMNS = CART_COLUMNS.filter((key) => key !== 'gst' && key !== 'gap')
const ACTED_FOR_COLUMNS = PROPOSED_COLUMNS.filter((key) => !MOVEMENT_COLUMNS.includes(key))

/** Columns of a cart that is filled by hand: nobody proposed its lines. */
const HAND_COLUMNS = CART_COLUMNS.filter(
  (key) => !['reason', 'least', 'review'].includes(key) && !MOVEMENT_COLUMNS.includes(key),
)

/** Ways of filling a cart that not every kind has. */
export type CartWay = 'add' | 'import' | 'templates' | 'reorder'

/** As the portal writes them: a store has the first, or the two halves of it. */
export const HAND_CARTS = ['all', 'apparel', 'nonapparel'] as const
/** Of these a store has one each. */
export const WHOLE_CARTS = [...HAND_CARTS, 'afs'] as const
export const CART_TYPES = [...WHOLE_CARTS, 'car'] as const
export type CartType = (typeof CART_TYPES)[number]
export type WholeCart = (typeof WHOLE_CARTS)[number]
export type HandCart = (typeof HAND_CARTS)[number]

type CartFlags = ApparelFlags & Partial<Pick<Store, 'enableAFS' | 'enablecar'>>

interface CartKind {
  readonly title: string
  /** As it is called within a sentence: `the apparel cart`. */
  readonly word: string
  /** Where it is shown: who may open that has it. */
  readonly screen: ScreenName
  /** Filled by the store itself, as against one that the portal fills: products of the catalogue go into it. */
  readonly isByHand: boolean
  /** The portal gives it in parts, of whichever store is acted for: nothing of it is kept on this computer. */
  readonly inParts: boolean
  /** Whether a store has it. */
  isOf(store: CartFlags): boolean
  /** Whether a product belongs in it, of the carts of its store. */
  takes(product: Pick<Product, 'category'>): boolean
  /** The store's other cart, where what doesn't belong in this one does. */
  readonly beside: HandCart | undefined
  /** Lines that it holds. */
  readonly capacity: number
  readonly columns: readonly CartColumnKey[]
  readonly ways: readonly CartWay[]
  /** Whether the portal's answer to a change counts this cart's lines, or may count more: then it proves nothing. */
  readonly countsItself: boolean
  /** What the portal's count of a store's carts calls it; undefined where it isn't counted there. */
  readonly countedAs?: 'apparelCount' | 'nonapparelCount'
}

/** The cart of a store that has one. */
export const USUAL_CART: HandCart = 'all'

/** Lines of a cart that is filled by hand; an apparel store's two carts have as many each. */
export const CART_CAPACITY = 500

/** What carts that a store fills by hand have in common. */
const byHand = {
  screen: 'cart',
  isByHand: true,
  inParts: false,
  capacity: CART_CAPACITY,
  columns: HAND_COLUMNS,
  ways: ['add', 'import', 'templates', 'reorder'],
} satisfies Partial<CartKind>

/** What carts that the portal fills have in common: 500 lines of clothes, and as many of all else. */
const proposed = {
  isByHand: false,
  inParts: false,
  takes: () => true,
  beside: undefined,
  capacity: 2 * CART_CAPACITY,
  columns: PROPOSED_COLUMNS,
  ways: [],
  countsItself: false,
} satisfies Partial<CartKind>

export const CART_KINDS: Readonly<Record<CartType, CartKind>> = {
  all: {
    ...byHand,
    title: 'Cart',
    word: 'usual',
    isOf: (store) => !hasApparelCarts(store),
    takes: () => true,
    beside: undefined,
    countsItself: true,
  },
  apparel: {
    ...byHand,
    title: 'Apparel cart',
    word: 'apparel',
    isOf: hasApparelCarts,
    takes: ({ category }) => isApparel(category.id),
    beside: 'nonapparel',
    countsItself: false,
    countedAs: 'apparelCount',
  },
  nonapparel: {
    ...byHand,
    title: 'Non-apparel cart',
    word: 'non-apparel',
    isOf: hasApparelCarts,
    takes: ({ category }) => !isApparel(category.id),
    beside: 'apparel',
    countsItself: false,
    countedAs: 'nonapparelCount',
  },
  afs: {
    ...proposed,
    title: 'AFS cart',
    word: 'AFS',
    screen: 'afs',
    isOf: ({ enableAFS }) => enableAFS === true,
  },
  car: {
    ...proposed,
    title: 'CAR cart',
    word: 'CAR',
    screen: 'car',
    inParts: true,
    columns: ACTED_FOR_COLUMNS,
    isOf: ({ enablecar }) => enablecar === true,
  },
}

/** Something of each cart. */
export const eachCart = <A>(make: (cartType: CartType) => A): Readonly<Record<CartType, A>> =>
  Object.fromEntries(CART_TYPES.map((cartType) => [cartType, make(cartType)])) as Record<CartType, A>

/** Every cart of a store. */
export const allCartTypesOf = (store: CartFlags): readonly CartType[] =>
  CART_TYPES.filter((cartType) => CART_KINDS[cartType].isOf(store))

/** The carts that a store fills by hand, in the order in which they are shown. */
export const cartTypesOf = (store: ApparelFlags): readonly HandCart[] =>
  HAND_CARTS.filter((cartType) => CART_KINDS[cartType].isOf(store))

/** The cart that a product belongs in. */
export const cartTypeFor = (product: Pick<Product, 'category'>, store: ApparelFlags): HandCart =>
  cartTypesOf(store).find((cartType) => CART_KINDS[cartType].takes(product)) ?? USUAL_CART

type Counts = Readonly<Partial<Record<NonNullable<CartKind['countedAs']>, number | undefined>>>

/** Lines of each cart that the portal counts; one that it doesn't tell isn't there. */
export const countsIn = (counts: Counts): Readonly<Partial<Record<CartType, number>>> =>
  Object.fromEntries(
    CART_TYPES.flatMap((cartType) => {
      const { countedAs } = CART_KINDS[cartType]
      const count = countedAs === undefined ? undefined : counts[countedAs]
      return count === undefined ? [] : [[cartType, count]]
    }),
  )
