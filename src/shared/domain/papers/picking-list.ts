/** The cart as a picking list: the lines of each warehouse, to be ticked when goods are gathered or unpacked. */

import { dotted } from '../../text.ts'
import type { CartSnapshot } from '../carts/cart.ts'
import { gapSentence } from '../carts/cart-view.ts'
import type { Product } from '../catalogue/product.ts'
import { ORDER_TYPES } from '../catalogue/stock-types.ts'
import { priceCart } from '../pricing/price-cart.ts'
import type { OrderGroup, PricedLine } from '../pricing/priced-cart.ts'
import { formatDateTime, isoAt } from '../values/dates.ts'
import { type Paise, sum } from '../values/money.ts'

export interface PickingLine {
  readonly id: number
  readonly name: string
  /** `0-3 M · Red`, without the parts that the name contains; '' if nothing is left. */
  readonly about: string
  readonly mrp: Paise
  readonly qty: number
}

export interface PickingGroup {
  readonly key: string
  readonly warehouse: string
  /** The kind of stock, if a warehouse has two orders. */
  readonly kind: string
  readonly lines: readonly PickingLine[]
  readonly pieces: number
  readonly total: Paise
}

export interface PickingList {
  readonly title: string
  readonly storeName: string
  /** Time of creation: `21 Nov 2026, 10:42`. */
  readonly at: string
  /** The time of the stock figures. */
  readonly stockAt: string
  readonly groups: readonly PickingGroup[]
  /** Lines with missing pieces; the quantity is the missing number. */
  readonly gaps: readonly (PickingLine & { readonly why: string })[]
  readonly totals: { readonly lines: number; readonly pieces: number; readonly missing: number; readonly total: Paise }
}

interface About {
  readonly title: string
  readonly storeName: string
  /** Milliseconds since 1970. */
  readonly now: number
  /** Returns a warehouse's name; undefined for one that isn't listed. */
  readonly listed: (id: number) => string | undefined
}

/** Lines stay in the cart's order. */
export function buildPickingList(cart: CartSnapshot, { title, storeName, now, listed }: About): PickingList {
  const { lines, groups, totals } = priceCart(cart.lines, cart.supply)
  const products = new Map(cart.supply.products.map((product) => [product.id, product]))
  const several = new Set(groups.map(({ wh }) => wh)).size < groups.length
  const missing = lines.filter(({ gapQty }) => gapQty > 0)
  return {
    title,
    storeName,
    at: formatDateTime(isoAt(now)),
    stockAt: formatDateTime(cart.fetchedAt),
    groups: groups.map((group) => groupOf(group, products, several, listed)),
    gaps: missing.map((line) => ({ ...gapOf(line), why: gapSentence(line) ?? '' })),
    totals: {
      lines: lines.length,
      pieces: totals.allocatedQty,
      missing: totals.gapQty,
      total: sum(groups.map((group) => group.total)),
    },
  }
}

/** Catalogue names often end with size and colour: `Ribbed Jeans - 6-9 Months - Blue`. */
const aboutOf = (product: Pick<Product, 'name' | 'size' | 'color'> | undefined): string => {
  const nameParts = new Set(product?.name.toLowerCase().split(' - '))
  return dotted(...[product?.size, product?.color].filter((one = '') => !nameParts.has(one.toLowerCase())))
}

const groupOf = (
  { key, wh, whName, orderType, lines, quantity, total }: OrderGroup,
  products: ReadonlyMap<number, Product>,
  several: boolean,
  listed: About['listed'],
): PickingGroup => ({
  key,
  warehouse: listed(wh) ?? whName,
  kind: several || orderType === 'DS_JIT' ? ORDER_TYPES[orderType] : '',
  lines: lines.map(({ id, name, qty, unit }) => ({ id, name, about: aboutOf(products.get(id)), mrp: unit.mrp, qty })),
  pieces: quantity,
  total,
})

const gapOf = ({ line, product, gapQty }: PricedLine): PickingLine => ({
  id: line.id,
  name: product?.name ?? `Product ${line.id}`,
  about: aboutOf(product),
  mrp: line.mrp,
  qty: gapQty,
})
