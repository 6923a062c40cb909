/** Lines of the cart put together as they are shown: by the warehouse that gives most of them, or by set. */

import { assertNever } from '../errors.ts'
import { dotted } from '../text.ts'
import type { PricedCart, PricedLine } from './cart.ts'
import { setsIn } from './cart-rules.ts'
import type { SellerName } from './cart-view.ts'
import { type Paise, sum } from './money.ts'
import type { Product } from './product.ts'

export const CART_GROUPINGS = ['none', 'warehouse', 'set'] as const
export type CartGrouping = (typeof CART_GROUPINGS)[number]

export interface LineGroup {
  readonly key: string
  readonly title: string
  /** Places of its lines in the cart, in the order in which they are shown. */
  readonly places: readonly number[]
}

const NOBODY = 'Nothing given'
const SINGLE = 'Not in a set'

/** Parents of the cart's sets. */
export function setParents({ lines }: PricedCart): ReadonlySet<string> {
  const category = new Map(lines.map(({ line, product }) => [line.id, product?.category.id]))
  return setsIn(
    lines.map(({ line }) => line),
    (id) => category.get(id),
  )
}

/** `Girls · Red`, `6-9 Months · Navy`: what tells a line from others of its kind. */
export const kindOf = ({ product }: Pick<PricedLine, 'product'>, inSet: boolean): string =>
  inSet
    ? dotted('Set', product?.gender, product?.color, product?.size)
    : dotted(product?.brand.name, product?.size, product?.color)

/**
 * The lines at these places in groups; a group's lines stay in their order. Warehouses come in the order of the orders,
 * sets in that of their first lines; what belongs nowhere comes last. Nothing is grouped by `none`.
 */
export function groupsOf(
  cart: PricedCart,
  places: readonly number[],
  by: CartGrouping,
  nameOf: SellerName,
): readonly LineGroup[] {
  switch (by) {
    case 'none':
      return []
    case 'warehouse': {
      const order = [...new Set(cart.groups.map(({ wh }) => String(wh)))]
      const names = new Map(cart.groups.map((group) => [String(group.wh), nameOf(group)]))
      return gathered(
        cart,
        places,
        order,
        (priced) => {
          const key = mainWarehouse(priced)
          return key === undefined ? undefined : { key, title: names.get(key) ?? key }
        },
        NOBODY,
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
      )
    }
    default:
      return assertNever(by)
  }
}

/** The name without the size and the colour that tell its products apart. */
const nameOfSet = ({ name, size, color }: Product): string =>
  name
    .split(' - ')
    .filter((part) => part !== size && part !== color)
    .join(' - ')

/** Who gives most of a line, the first of equals. */
function mainWarehouse({ allocation }: PricedLine): string | undefined {
  const most = allocation.reduce<(typeof allocation)[number] | undefined>(
    (best, part) => (best === undefined || part.qty > best.qty ? part : best),
    undefined,
  )
  return most === undefined ? undefined : String(most.wh)
}

type Belongs = (priced: PricedLine) => { readonly key: string; readonly title: string } | undefined

function gathered(
  { lines }: PricedCart,
  places: readonly number[],
  order: readonly string[],
  belongs: Belongs,
  rest: string,
): readonly LineGroup[] {
  const groups = new Map<string, { title: string; places: number[] }>(
    order.map((key) => [key, { title: '', places: [] }]),
  )
  const others: number[] = []
  for (const place of places) {
    const priced = lines[place]
    const group = priced && belongs(priced)
    if (group === undefined) {
      others.push(place)
      continue
    }
    const known = groups.get(group.key) ?? { title: group.title, places: [] }
    known.title = known.title || group.title
    known.places.push(place)
    groups.set(group.key, known)
  }
  return [...groups]
    .map(([key, group]) => ({ key, ...group }))
    .concat({ key: '', title: rest, places: others })
    .filter((group) => group.places.length > 0)
}

export interface GroupSums {
  /** Pieces wanted. */
  readonly quantity: number
  readonly allocatedQty: number
  readonly gapQty: number
  /** Net of what is given, GST included. */
  readonly total: Paise
}

/** Some lines of the cart added up. */
export function sumsOf({ lines }: PricedCart, places: readonly number[]): GroupSums {
  const some = places.flatMap((place) => lines[place] ?? [])
  const pieces = (of: (priced: PricedLine) => number) => some.reduce((all, priced) => all + of(priced), 0)
  return {
    quantity: pieces(({ line }) => line.qty),
    allocatedQty: pieces(({ allocatedQty }) => allocatedQty),
    gapQty: pieces(({ gapQty }) => gapQty),
    total: sum(some.map(({ totalPrice }) => totalPrice)),
  }
}
