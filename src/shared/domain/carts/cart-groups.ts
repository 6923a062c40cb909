/** Groups the lines of the cart as they are shown, for example by the order that contains most of them, or by set. */

import { assertNever } from '../../errors.ts'
import { dotted } from '../../text.ts'
import type { Product } from '../catalogue/product.ts'
import { isNamedBy, nameBeside } from '../catalogue/product-name.ts'
import { ORDER_TYPES, orderTypeOf } from '../catalogue/stock-types.ts'
import { groupKey } from '../pricing/order-groups.ts'
import type { OrderGroup, PricedCart, PricedLine } from '../pricing/priced-cart.ts'
import { type Paise, sum } from '../values/money.ts'
import { setsIn } from './cart-rules.ts'
import type { SellerName } from './cart-view.ts'
import type { LineGroup } from './line-group.ts'
import { SECTIONS, sectionOf } from './proposal.ts'
import { groundGroups, type Reviews } from './review.ts'

export const CART_GROUPINGS = ['none', 'warehouse', 'set', 'section', 'ground'] as const
export type CartGrouping = (typeof CART_GROUPINGS)[number]

const NOBODY = 'Not allocated'
const SINGLE = 'Not in a set'
const NO_REVIEWS: Reviews = new Map()

/** Parents of the cart's sets. */
export function setParents({ lines }: PricedCart): ReadonlySet<string> {
  const category = new Map(lines.map(({ line, product }) => [line.id, product?.category.id]))
  return setsIn(
    lines.map(({ line }) => line),
    (id) => category.get(id),
  )
}

/** `Girls · Red`, `6-9 Months · Navy`: distinguishes a line from similar ones. Leaves out the brand if the name begins with it. */
export const kindOf = (line: Kind, inSet: boolean): string => dotted(...kindParts(line, inSet))

/** Like `kindOf`, without the parts that the name beside it already contains. */
export const kindBeside = (line: Kind, inSet: boolean): string => {
  const name = line.product?.name.toLowerCase() ?? ''
  return dotted(...kindParts(line, inSet).filter((part) => part !== undefined && !name.includes(part.toLowerCase())))
}

type Kind = Pick<PricedLine, 'product'>

/** The parts of `kindOf`. */
export const kindParts = ({ product }: Kind, inSet: boolean) =>
  inSet
    ? ['Set', product?.gender, product?.color, product?.size]
    : [product && brandBeside(product), product?.size, product?.color]

const brandBeside = ({ name, brand }: Product): string | undefined =>
  isNamedBy(name, brand.name) ? undefined : brand.name

/**
 * Groups the lines at these places; lines keep their order within a group. Warehouses follow the order of the orders, sets the order of
 * their first lines; lines without a group come last. `none` groups nothing. `reviews`: the reviews of a proposal's lines, for grouping by
 * `ground`.
 */
export function groupsOf(
  cart: PricedCart,
  places: readonly number[],
  by: CartGrouping,
  nameOf: SellerName,
  reviews: Reviews = NO_REVIEWS,
): readonly LineGroup[] {
  switch (by) {
    case 'none':
      return []
    case 'warehouse': {
      const orders = cart.groups.map((group): LineGroup => {
        const { key, orderType } = group
        const title = orderType === 'DS_JIT' ? dotted(nameOf(group), ORDER_TYPES[orderType]) : nameOf(group)
        return { key, title, places: [], order: key }
      })
      const among = (order: OrderGroup['key']) => places.some((place) => partOf(cart.lines[place], order) !== undefined)
      return gathered(cart, places, orders, mainOrder(nameOf), NOBODY).filter(
        ({ places: own, order }) => own.length > 0 || (order !== undefined && among(order)),
      )
    }
    case 'set': {
      const sets = setParents(cart)
      return gathered(
        cart,
        places,
        [],
        ({ line, product }) => {
          if (!sets.has(line.parent)) return undefined
          const kind = dotted(product?.gender, product?.color)
          return {
            key: line.parent,
            title: `${product === undefined ? line.parent : nameOfSet(product)}${kind === '' ? '' : ` – ${kind}`}`,
          }
        },
        SINGLE,
      ).filter((group) => group.places.length > 0)
    }
    case 'section':
      return gathered(
        cart,
        places,
        SECTIONS.map(({ key, title }) => ({ key, title, places: [] })),
        sectionOf,
        SINGLE,
      ).filter((group) => group.places.length > 0)
    case 'ground':
      return groundGroups(cart, places, reviews)
    default:
      return assertNever(by)
  }
}

/** The name without the size and the colour that tell its products apart. */
const nameOfSet = ({ name, size, color }: Product): string => nameBeside(name, [size, color])

const orderOf = ({ line, product }: PricedLine, wh: number): string =>
  groupKey(wh, orderTypeOf(product?.stockType ?? line.stockType))

/** The order of the warehouse that gives most of a line, the first of equals. */
const mainOrder =
  (nameOf: SellerName): Belongs =>
  (priced) => {
    const { allocation } = priced
    const most = allocation.reduce<(typeof allocation)[number] | undefined>(
      (best, part) => (best === undefined || part.qty > best.qty ? part : best),
      undefined,
    )
    return most && { key: orderOf(priced, most.wh), title: nameOf(most) }
  }

/** The part of a line that belongs to an order. */
const partOf = (priced: PricedLine | undefined, order: OrderGroup['key']) =>
  priced?.allocation.find(({ wh }) => orderOf(priced, wh) === order)

type Belongs = (priced: PricedLine) => { readonly key: string; readonly title: string } | undefined

function gathered(
  { lines }: PricedCart,
  places: readonly number[],
  known: readonly LineGroup[],
  belongs: Belongs,
  rest: string,
): readonly LineGroup[] {
  const groups = new Map<string, { title: string; places: number[]; order?: LineGroup['order'] }>(
    known.map(({ key, ...group }) => [key, { ...group, places: [] }]),
  )
  const others: number[] = []
  for (const place of places) {
    const priced = lines[place]
    const group = priced && belongs(priced)
    if (group === undefined) {
      others.push(place)
      continue
    }
    const own = groups.get(group.key) ?? { title: group.title, places: [] }
    own.places.push(place)
    groups.set(group.key, own)
  }
  const all = [...groups].map(([key, group]): LineGroup => ({ key, ...group }))
  return others.length === 0 ? all : [...all, { key: '', title: rest, places: others }]
}

export interface GroupSums {
  /** Pieces wanted. */
  readonly quantity: number
  readonly allocatedQty: number
  readonly gapQty: number
  /** Net of the allocated pieces, GST included. */
  readonly total: Paise
  readonly gapPrice: Paise
}

export interface OrderShare {
  readonly lines: number
  readonly quantity: number
  /** Net, GST included. */
  readonly total: Paise
}

/** The share that an order has of some lines of the cart. For all lines it equals the order card's figures. */
export function shareOf({ lines }: PricedCart, places: readonly number[], order: OrderGroup['key']): OrderShare {
  const parts = places.flatMap((place) => partOf(lines[place], order) ?? [])
  return {
    lines: parts.length,
    quantity: parts.reduce((all, { qty }) => all + qty, 0),
    total: sum(parts.map(({ total }) => total)),
  }
}

/** Totals of some lines of the cart. */
export function sumsOf({ lines }: PricedCart, places: readonly number[]): GroupSums {
  const some = places.flatMap((place) => lines[place] ?? [])
  const pieces = (of: (priced: PricedLine) => number) => some.reduce((all, priced) => all + of(priced), 0)
  return {
    quantity: pieces(({ line }) => line.qty),
    allocatedQty: pieces(({ allocatedQty }) => allocatedQty),
    gapQty: pieces(({ gapQty }) => gapQty),
    total: sum(some.map(({ totalPrice }) => totalPrice)),
    gapPrice: sum(some.map(({ gapPrice }) => gapPrice)),
  }
}
