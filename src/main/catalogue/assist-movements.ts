/** The portal's figures of what a store sold, has, and has on its way, for one category. */

import { type Half, halfOf, type Movement, NO_ORDERS } from '../../shared/domain/catalogue/movement.ts'
import { countOrders } from '../../shared/domain/replenishment/order-assist.ts'
import type { Sold } from '../../shared/domain/replenishment/store-sellers.ts'
import { type MessageKey, say } from '../../shared/messages.ts'
import type { Answer } from '../../shared/portal/calls.ts'
import type { Gathering } from './gathering.ts'

type Sales = Answer<'orderAssist.sales'>
type Stock = Answer<'orderAssist.stock'>
type Transit = Answer<'orderAssist.stockInTransit'>
type Ordered = Answer<'orderAssist.invoiceDetails'>

/** The message for each answer that can't be read. */
const WITHOUT = {
  sales: 'assistNoSales',
  stock: 'assistNoStock',
  transit: 'assistNoTransit',
  orders: 'assistNoOrders',
} as const satisfies Readonly<Record<string, MessageKey>>

/** The products that were sold or are in the shop, and a way to their movements. */
interface Found {
  /** Products that were sold or are in the shop; may include other categories where the portal names none. */
  readonly ids: readonly number[]
  /** All products of the request, other categories included, in an order that doesn't depend on the category. */
  readonly requested: readonly number[]
  /** Resolves once the pieces in transit are known. */
  movements(): Promise<(id: number) => Movement>
}

/**
 * Returns the movements of all products that a category sold or has in the shop. With `all`, the requests cover the whole half, so that
 * several categories worked out in parallel share the same requests.
 */
export async function movementsIn(
  gathering: Gathering,
  store: number,
  categoryId: number,
  all: boolean,
): Promise<Found> {
  const half = halfOf(categoryId)
  const apparel = half === 'apparel' ? apparelWay(gathering, store) : undefined
  const inShop = await salesAndStock(gathering, store, half)
  const rows = [...(inShop.sales ?? []), ...(inShop.stock ?? [])].toSorted(byCategory)
  const mine = rows.filter(({ categoryID }) => categoryID === undefined || categoryID === categoryId)
  const ids = [...new Set(mine.map(({ productId }) => productId))]
  const requested = all ? [...new Set(rows.map(({ productId }) => productId))] : ids
  return {
    ids,
    requested,
    movements: async () =>
      movementsFrom(gathering, inShop, await (apparel ?? wayOf(gathering, requested, new Set(ids)))),
  }
}

/** Returns the movements of these products, sold or not. */
export async function movementsOf(
  gathering: Gathering,
  store: number,
  half: Half,
  ids: readonly number[],
): Promise<(id: number) => Movement> {
  const [inShop, way] = await Promise.all([
    salesAndStock(gathering, store, half),
    half === 'apparel' ? apparelWay(gathering, store) : wayOf(gathering, ids),
  ])
  return movementsFrom(gathering, inShop, way)
}

/** Returns the pieces sold of each product of a half; undefined if the sales can't be read, or lack the number for a product. */
export async function soldIn(gathering: Gathering, store: number, half: Half): Promise<readonly Sold[] | undefined> {
  const sales = await soldOf(gathering, half, { id: store })
  if (sales === undefined) return undefined
  const of = piecesBy(sales, ({ totalquantity }) => totalquantity)
  const ids = [...new Set(sales.map(({ productId }) => productId))]
  const sold = ids.flatMap((id) => {
    const pieces = of(id)
    return pieces === undefined ? [] : [{ id, sold: pieces }]
  })
  return sold.length === ids.length ? sold : undefined
}

interface InShop {
  readonly sales: Sales | undefined
  readonly stock: Stock | undefined
}

type Row = Sales[number] | Stock[number]

const byCategory = (one: Row, other: Row): number =>
  (one.categoryID ?? 0) - (other.categoryID ?? 0) || one.productId - other.productId

async function salesAndStock(gathering: Gathering, store: number, half: Half): Promise<InShop> {
  const params = { id: store }
  const [sales, stock] = await Promise.all([soldOf(gathering, half, params), stockOf(gathering, half, params)])
  return { sales, stock }
}

function movementsFrom(gathering: Gathering, { sales, stock }: InShop, [transit, ordered]: Way) {
  const together = ofOneMoment(gathering)
  const sold = together('sales', sales && piecesBy(sales, ({ totalquantity }) => totalquantity))
  const onHand = together('stock', stock && piecesBy(stock, ({ totalStock }) => totalStock))
  const reported = together('transit', transit && piecesBy(transit, ({ quantity }) => quantity))
  const orders = together('orders', ordered && Map.groupBy(ordered, ({ productId }) => productId))
  return (id: number): Movement => {
    const own = orders?.get(id)
    return {
      sale: sold?.(id),
      stock: onHand?.(id),
      orders: orders && (own === undefined ? NO_ORDERS : countOrders(own)),
      reported: reported?.(id),
    }
  }
}

/** Next to current figures a cached answer would lose what arrived in between: it counts as missing, unless all answers are cached. */
function ofOneMoment(gathering: Gathering) {
  const areKept = Object.values(WITHOUT).every((missing) => gathering.isCopy(missing))
  return <A>(part: keyof typeof WITHOUT, value: A | undefined): A | undefined =>
    value === undefined || areKept || !gathering.isCopy(WITHOUT[part])
      ? value
      : gathering.lacks(WITHOUT[part], say('assistOldCopy'))
}

const soldOf = ({ read }: Gathering, half: Half, params: { readonly id: number }): Promise<Sales | undefined> =>
  half === 'apparel'
    ? read('orderAssist.apparelSales', { params }, WITHOUT.sales)
    : read('orderAssist.sales', { params }, WITHOUT.sales)

const stockOf = ({ read }: Gathering, half: Half, params: { readonly id: number }): Promise<Stock | undefined> =>
  half === 'apparel'
    ? read('orderAssist.apparelStock', { params }, WITHOUT.stock)
    : read('orderAssist.stock', { params }, WITHOUT.stock)

type Way = [readonly Transit[number][] | undefined, readonly Ordered[number][] | undefined]

/** One call covers all apparel. */
const apparelWay = ({ read }: Gathering, id: number): Promise<Way> =>
  Promise.all([
    read('orderAssist.apparelStockInTransit', { params: { id } }, WITHOUT.transit),
    read('orderAssist.apparelInvoice', { params: { id } }, WITHOUT.orders),
  ])

/** All other products are asked for by id. */
const wayOf = ({ readBatches }: Gathering, ids: readonly number[], needed?: ReadonlySet<number>): Promise<Way> => {
  const body = (productIds: number[]) => ({ body: { productIds } })
  return Promise.all([
    readBatches('orderAssist.stockInTransit', { ids, needed }, body, (rows) => rows, WITHOUT.transit),
    readBatches('orderAssist.invoiceDetails', { ids, needed }, body, (rows) => rows, WITHOUT.orders),
  ])
}

/**
 * Sums the rows of a product, one for each of its MRPs. A product without a row has 0 pieces; if a row lacks the number, the sum is
 * unknown.
 */
function piecesBy<R extends { readonly productId: number }>(
  rows: readonly R[],
  pieces: (row: R) => number | undefined,
) {
  const sums = new Map<number, number | undefined>()
  for (const row of rows) {
    const before = sums.has(row.productId) ? sums.get(row.productId) : 0
    const more = pieces(row)
    sums.set(row.productId, before === undefined || more === undefined ? undefined : before + more)
  }
  return (id: number): number | undefined => (sums.has(id) ? sums.get(id) : 0)
}
