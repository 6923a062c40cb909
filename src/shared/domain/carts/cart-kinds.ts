/**
 * The kinds of carts. Code that opens, fills, draws or orders a cart asks here and names no kind itself. The portal calls of each kind are
 * in `main/cart/cart-calls.ts`; the renderer has its icon in `app/shell/cart-buttons.tsx`, and of a proposed one its reads in
 * `carts/proposed/proposed-reads.ts`. The compiler requires them.
 */

import { type ApparelFlags, hasApparelCarts, isApparel } from '../catalogue/apparel.ts'
import type { Product } from '../catalogue/product.ts'
import type { Store } from '../people/store.ts'
import { SCREENS, type ScreenName } from '../screens.ts'
import { queryText } from '../values/query-text.ts'

/** The columns that the cart's grid may show, in order. */
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

/** Columns with the store's own sales and stock of a product. They aren't available for another store. */
const MOVEMENT_COLUMNS: readonly CartColumnKey[] = ['sold', 'inShop', 'onWay', 'cover']

/** A proposal also shows its reason and review grounds, and drops the columns whose content appears elsewhere in the line. */
const PROPOSED_COLUMNS = CART_COLUMNS.filter((key) => key !== 'gst' && key !== 'gap')
const ACTED_FOR_COLUMNS = PROPOSED_COLUMNS.filter((key) => !MOVEMENT_COLUMNS.includes(key))

/** Columns of a cart that the store fills by hand: its lines weren't proposed. */
const HAND_COLUMNS = CART_COLUMNS.filter(
  (key) => !['reason', 'least', 'review'].includes(key) && !MOVEMENT_COLUMNS.includes(key),
)

/** Ways of filling a cart that not every kind has. */
export type CartWay = 'add' | 'import' | 'templates' | 'reorder'

/** The portal's names. A store has either the first cart or the other two, which split it. */
export const HAND_CARTS = ['all', 'apparel', 'nonapparel'] as const
/** Carts that the portal fills. */
export const PROPOSED_CARTS = ['afs', 'car'] as const
export const CART_TYPES = [...HAND_CARTS, ...PROPOSED_CARTS] as const
/** Carts of which a store has one each. */
export const WHOLE_CARTS = [...HAND_CARTS, 'afs'] as const
export type CartType = (typeof CART_TYPES)[number]
export type WholeCart = (typeof WHOLE_CARTS)[number]
export type HandCart = (typeof HAND_CARTS)[number]
export type ProposedCart = (typeof PROPOSED_CARTS)[number]

type CartFlags = ApparelFlags & Partial<Pick<Store, 'enableAFS' | 'enablecar'>>

interface CartKind {
  readonly title: string
  /** The cart's name within a sentence: `the apparel cart`. */
  readonly word: string
  /** The screen that shows it. A user who may open the screen has the cart. */
  readonly screen: ScreenName
  /** True if the store fills it from the catalogue, false if the portal fills it. */
  readonly isByHand: boolean
  /** True if the portal serves it in parts, for any store that the operator acts for. None of it is kept on this computer. */
  readonly inParts: boolean
  isOf(store: CartFlags): boolean
  /** True if a product belongs in this cart, among the carts of its store. */
  takes(product: Pick<Product, 'category'>): boolean
  /** The store's other cart, which takes the products that don't belong in this one. */
  readonly beside: HandCart | undefined
  readonly capacity: number
  readonly columns: readonly CartColumnKey[]
  readonly ways: readonly CartWay[]
  /** True if the portal's answer to a change counts the lines of this cart only. If it may count more, the number proves nothing. */
  readonly countsItself: boolean
  /** Its key in the portal's count of a store's carts; undefined if it isn't counted there. */
  readonly countedAs?: 'apparelCount' | 'nonapparelCount'
}

/** The cart of a store that has only one. */
export const DEFAULT_CART: HandCart = 'all'

/** Maximum lines of a cart filled by hand; each of an apparel store's two carts has the same limit. */
export const CART_CAPACITY = 500

const byHand = {
  screen: 'cart',
  isByHand: true,
  inParts: false,
  capacity: CART_CAPACITY,
  columns: HAND_COLUMNS,
  ways: ['add', 'import', 'templates', 'reorder'],
} satisfies Partial<CartKind>

/** Properties shared by the carts that the portal fills: 500 lines of apparel and 500 of everything else. */
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

/** The kind of a cart that the portal fills; undefined for one that the store fills by hand. */
export const proposedCart = (cartType: CartType): ProposedCart | undefined =>
  PROPOSED_CARTS.find((proposed) => proposed === cartType)

/** The kind of a proposed cart that this screen shows. */
export const proposedAt = (screen: ScreenName): ProposedCart | undefined =>
  PROPOSED_CARTS.find((proposed) => CART_KINDS[proposed].screen === screen)

/** Builds a record with one value for each cart type. */
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
  cartTypesOf(store).find((cartType) => CART_KINDS[cartType].takes(product)) ?? DEFAULT_CART

type Counts = Readonly<Partial<Record<NonNullable<CartKind['countedAs']>, number | undefined>>>

/** Lines of each cart that the portal counts; carts without a count are absent. */
export const countsIn = (counts: Counts): Readonly<Partial<Record<CartType, number>>> =>
  Object.fromEntries(
    CART_TYPES.flatMap((cartType) => {
      const { countedAs } = CART_KINDS[cartType]
      const count = countedAs === undefined ? undefined : counts[countedAs]
      return count === undefined ? [] : [[cartType, count]]
    }),
  )

/** The address of a cart; carts that share a screen are told apart there. */
export const cartAddress = (cartType: CartType): string => {
  const { screen, isByHand } = CART_KINDS[cartType]
  const { path } = SCREENS[screen]
  return isByHand ? `${path}?${queryText([['cart', cartType]])}` : path
}

/**
 * True for the screen of a cart of the user's own, which is closed while they act for a store: its calls apply to the signed-in user, so it
 * would order for the wrong store.
 */
export const isClosedWhileActing = (screen: ScreenName): boolean =>
  WHOLE_CARTS.some((cartType) => CART_KINDS[cartType].screen === screen)
