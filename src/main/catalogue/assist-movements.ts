/** What the portal says a store sold, has, and has on its way, of one category. */
import { countOrders, type Half, halfOf, type Movement, NO_ORDERS } from '../../shared/domain/order-assist.ts'
import { type MessageKey, say } from '../../shared/messages.ts'
import type { Answer, CallName } from '../../shared/portal/calls.ts'
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

const CALLS = {
  apparel: {
    sales: 'orderAssist.apparelSales',
    stock: 'orderAssist.apparelStock',
    transit: 'orderAssist.apparelStockInTransit',
    orders: 'orderAssist.apparelInvoice',
  },
  nonApparel: {
    sales: 'orderAssist.sales',
    stock: 'orderAssist.stock',
    transit: 'orderAssist.stockInTransit',
    orders: 'orderAssist.invoiceDetails',
  },
} as const satisfies Readonly<Record<Half, Readonly<Record<keyof typeof WITHOUT, CallName>>>>

/**
 * Apparel is told whole; of everything else the way is asked for by product. What is in the shop is asked for last: what
 * arrives meanwhile is rather counted twice than not at all.
 */
export async function movementsIn(gathering: Gathering, store: number, categoryId: number): Promise<Found> {
  const half = halfOf(categoryId)
  const params = { id: store }
  const isHere = ({ categoryID }: { readonly categoryID?: number | undefined }) =>
    categoryID === undefined || categoryID === categoryId
  const [sales, inShop] = await inHand(gathering, half, params)
  const ids = [...new Set([...(sales ?? []), ...(inShop ?? [])].filter(isHere).map(({ productId }) => productId))]
  const [transit, ordered] = await (half === 'apparel' ? apparelWay(gathering, store) : wayOf(gathering, ids))
  const stock = inShop && (await stockOf(gathering, half, params))
  const together = ofOneMoment(gathering, half)
  const sold = together('sales', sales && piecesBy(sales, ({ sale }) => sale))
  const held = together('stock', stock && piecesBy(stock, (row) => row.stock))
  const reported = together('transit', transit && piecesBy(transit, ({ quantity }) => quantity))
  const orders = together('orders', ordered && Map.groupBy(ordered, ({ productId }) => productId))
  return {
    ids,
    movementOf: (id) => {
      const own = orders?.get(id)
      return {
        sale: sold && (sold.get(id) ?? 0),
        stock: held && (held.get(id) ?? 0),
        orders: orders && (own === undefined ? NO_ORDERS : countOrders(own)),
        reported: reported && (reported.get(id) ?? 0),
      }
    },
  }
}

/** A kept copy beside figures of now would lose what arrived in between: it counts as missing, unless all are kept. */
function ofOneMoment(gathering: Gathering, half: Half) {
  const parts = Object.keys(WITHOUT) as readonly (keyof typeof WITHOUT)[]
  const isKept = parts.every((part) => gathering.isCopy(CALLS[half][part]))
  return <A>(part: keyof typeof WITHOUT, value: A | undefined): A | undefined =>
    value === undefined || isKept || !gathering.isCopy(CALLS[half][part])
      ? value
      : gathering.lacks(WITHOUT[part], say('assistOldCopy'))
}

const stockOf = ({ read }: Gathering, half: Half, params: { readonly id: number }): Promise<Stock | undefined> =>
  read(CALLS[half].stock, { params }, WITHOUT.stock)

const inHand = (
  gathering: Gathering,
  half: Half,
  params: { readonly id: number },
): Promise<[Sales | undefined, Stock | undefined]> =>
  Promise.all([gathering.read(CALLS[half].sales, { params }, WITHOUT.sales), stockOf(gathering, half, params)])

type Way = Promise<[readonly Transit[number][] | undefined, readonly Ordered[number][] | undefined]>

const apparelWay = ({ read }: Gathering, id: number): Way =>
  Promise.all([
    read(CALLS.apparel.transit, { params: { id } }, WITHOUT.transit),
    read(CALLS.apparel.orders, { params: { id } }, WITHOUT.orders),
  ])

const wayOf = ({ readBatches }: Gathering, ids: readonly number[]): Way => {
  const body = (productIds: number[]) => ({ body: { productIds } })
  return Promise.all([
    readBatches(CALLS.nonApparel.transit, ids, body, (rows) => rows, WITHOUT.transit),
    readBatches(CALLS.nonApparel.orders, ids, body, (rows) => rows, WITHOUT.orders),
  ])
}

/** A product may stand in several rows, one for each of its MRPs. */
function piecesBy<R extends { readonly productId: number }>(rows: readonly R[], pieces: (row: R) => number) {
  const sums = new Map<number, number>()
  for (const row of rows) sums.set(row.productId, (sums.get(row.productId) ?? 0) + pieces(row))
  return sums
}
