/** What the portal says a store sold, has, and has on its way, of one category. */
import {
  countOrders,
  type Half,
  halfOf,
  type Movement,
  NO_ORDERS,
} from '../../shared/domain/replenishment/order-assist.ts'
import { type MessageKey, say } from '../../shared/messages.ts'
import type { Answer } from '../../shared/portal/calls.ts'
import type { Gathering } from './gathering.ts'

type Sales = Answer<'orderAssist.sales'>
type Stock = Answer<'orderAssist.stock'>
type Transit = Answer<'orderAssist.stockInTransit'>
type Ordered = Answer<'orderAssist.invoiceDetails'>

/** What is said where an answer can't be had. */
const WITHOUT = {
  sales: 'assistNoSales',
  stock: 'assistNoStock',
  transit: 'assistNoTransit',
  orders: 'assistNoOrders',
} as const satisfies Readonly<Record<string, MessageKey>>

interface Found {
  /** Products that were sold or are in the shop, perhaps of other categories where the portal names none. */
  readonly ids: readonly number[]
  movementOf(id: number): Movement
}

/**
 * Of all that a category sold or has in the shop. Where several categories are worked out one after the other, what is on its way
 * is asked for of `all` of their half at once: those that follow find the answers.
 */
export function movementsIn(gathering: Gathering, store: number, categoryId: number, all: boolean): Promise<Found> {
  const isHere = ({ categoryID }: { readonly categoryID?: number | undefined }) =>
    categoryID === undefined || categoryID === categoryId
  const idsIn = (rows: readonly Row[]) => rows.map(({ productId }) => productId)
  return movements(gathering, store, halfOf(categoryId), (rows) => idsIn(rows.filter(isHere)), all ? idsIn : undefined)
}

/** Of these products, sold or not. */
export const movementsOf = (gathering: Gathering, store: number, half: Half, ids: readonly number[]): Promise<Found> =>
  movements(gathering, store, half, () => ids)

type Row = Sales[number] | Stock[number]

/**
 * Apparel is told whole; of everything else the way is asked for by product. What is in the shop is asked for last: what
 * arrives meanwhile is rather counted twice than not at all.
 */
async function movements(
  gathering: Gathering,
  store: number,
  half: Half,
  idsIn: (rows: readonly Row[]) => readonly number[],
  askedIn = idsIn,
): Promise<Found> {
  const params = { id: store }
  const [sales, inShop] = await Promise.all([soldOf(gathering, half, params), stockOf(gathering, half, params)])
  const rows = [...(sales ?? []), ...(inShop ?? [])]
  const ids = [...new Set(idsIn(rows))]
  const asked = askedIn === idsIn ? ids : [...new Set(askedIn(rows))]
  const [transit, ordered] = await (half === 'apparel' ? apparelWay(gathering, store) : wayOf(gathering, asked))
  const stock = inShop && (await stockLast(gathering, half, params))
  const together = ofOneMoment(gathering)
  const sold = together('sales', sales && piecesBy(sales, ({ totalquantity }) => totalquantity))
  const held = together('stock', stock && piecesBy(stock, ({ totalStock }) => totalStock))
  const reported = together('transit', transit && piecesBy(transit, ({ quantity }) => quantity))
  const orders = together('orders', ordered && Map.groupBy(ordered, ({ productId }) => productId))
  return {
    ids,
    movementOf: (id) => {
      const own = orders?.get(id)
      return {
        sale: sold?.(id),
        stock: held?.(id),
        orders: orders && (own === undefined ? NO_ORDERS : countOrders(own)),
        reported: reported?.(id),
      }
    },
  }
}

/** A kept copy beside figures of now would lose what arrived in between: it counts as missing, unless all are kept. */
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

/** What is kept of it does only where that is no older than anything else here. */
const stockLast = ({ latest }: Gathering, half: Half, params: { readonly id: number }): Promise<Stock | undefined> =>
  half === 'apparel'
    ? latest('orderAssist.apparelStock', { params }, WITHOUT.stock)
    : latest('orderAssist.stock', { params }, WITHOUT.stock)

type Movements = Promise<[readonly Transit[number][] | undefined, readonly Ordered[number][] | undefined]>

const apparelWay = ({ read }: Gathering, id: number): Movements =>
  Promise.all([
    read('orderAssist.apparelStockInTransit', { params: { id } }, WITHOUT.transit),
    read('orderAssist.apparelInvoice', { params: { id } }, WITHOUT.orders),
  ])

const wayOf = ({ readBatches }: Gathering, ids: readonly number[]): Movements => {
  const body = (productIds: number[]) => ({ body: { productIds } })
  return Promise.all([
    readBatches('orderAssist.stockInTransit', ids, body, (rows) => rows, WITHOUT.transit),
    readBatches('orderAssist.invoiceDetails', ids, body, (rows) => rows, WITHOUT.orders),
  ])
}

/**
 * A product may stand in several rows, one for each of its MRPs. Of one that is in no row there is none; where a row doesn't say how many,
 * it isn't known.
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
