import { isApparel } from '../../../shared/domain/catalogue/apparel.ts'
import type { Product } from '../../../shared/domain/catalogue/product.ts'
import { isoAt } from '../../../shared/domain/values/dates.ts'
import { fromRupees, times } from '../../../shared/domain/values/money.ts'
import { Refused } from '../../kit/refused.ts'

import type { AreaCalls, Visit as VisitOf } from '../../practice.ts'
import { categoriesOf } from '../../world/categories.ts'
import { type Till, tillOf } from '../../world/tills.ts'

type Visit = VisitOf<'orderAssist'>

interface Sold extends Till {
  readonly product: Product
}

/** The store's own range, with sales and stock; includes what was delivered since the opening. */
function rangeOf({ world, account, state }: Visit): readonly Sold[] {
  const { id } = account.store
  const ordered = new Map<number, number>()
  for (const line of state.order.linesOf(id)) {
    const came = line.isPast || line.status !== 'Delivered' ? 0 : line.quantity
    ordered.set(line.productId, (ordered.get(line.productId) ?? 0) + came)
  }
  return world.products.flatMap((product) => {
    const came = ordered.get(product.id)
    const { sale, stock } = tillOf(world, id, product, came !== undefined)
    return sale === 0 && stock === 0 && came === undefined ? [] : [{ product, sale, stock: stock + (came ?? 0) }]
  })
}

function own(visit: Visit, { id }: { readonly id: number }): void {
  if (id !== visit.account.store.id) throw new Refused(403, 'Sales are for the store that made them.')
}

const halfOf = (visit: Visit, apparel: boolean): readonly Sold[] =>
  rangeOf(visit).filter(({ product }) => isApparel(product.category.id) === apparel)

const salesOf = (sold: readonly Sold[]) =>
  sold.map(({ product, sale }) => ({
    productId: product.id,
    categoryID: product.category.id,
    subcategoryID: product.subcategory.id,
    totalquantity: sale,
    totalPrice: times(product.mrp, sale),
  }))

const stockOf = (sold: readonly Sold[]) =>
  sold.map(({ product, stock }) => ({
    productId: product.id,
    categoryID: product.category.id,
    subcategoryID: product.subcategory.id,
    totalStock: stock,
    totalStockValue: times(product.mrp, stock),
  }))

function totalsOf(sold: readonly Sold[]) {
  const groups = Map.groupBy(sold, ({ product }) => product.subcategory.id)
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (first === undefined) return []
    const { category, subcategory } = first.product
    const sum = (of: (one: Sold) => number) => group.reduce((total, one) => total + of(one), 0)
    return [
      {
        categoryID: category.id,
        categoryName: category.name,
        subcategoryID: subcategory.id,
        subcategoryName: subcategory.name,
        totalquantity: sum(({ sale }) => sale),
        totalPrice: times(fromRupees(1), Math.round(sum(({ product, sale }) => product.mrp * sale) / 100)),
        totalStock: sum(({ stock }) => stock),
        totalStockValue: times(fromRupees(1), Math.round(sum(({ product, stock }) => product.mrp * stock) / 100)),
      },
    ]
  })
}

const orderedOf = ({ account, state }: Visit, isRequested: (productId: number) => boolean) =>
  state.order
    .linesOf(account.store.id)
    .filter(({ productId }) => isRequested(productId))
    .map(({ productId, poid, status, quantity, at }) => ({
      productId,
      poid,
      status,
      quantity,
      createddate: isoAt(at),
    }))

/** Confirmed or shipped pieces, by product. */
function transitOf(visit: Visit, isRequested: (productId: number) => boolean) {
  const pieces = new Map<number, number>()
  for (const { productId, status, quantity } of orderedOf(visit, isRequested)) {
    if (status === 'Confirmed' || status === 'Shipped') pieces.set(productId, (pieces.get(productId) ?? 0) + quantity)
  }
  return [...pieces].map(([productId, quantity]) => ({ productId, quantity }))
}

const isApparelProduct =
  ({ world }: Visit) =>
  (id: number): boolean => {
    const product = world.productOf(id)
    return product !== undefined && isApparel(product.category.id)
  }

/** Rupees. */
const SLABS = [0, 250, 500, 1000, 2000] as const

export const orderAssistCalls: AreaCalls<'orderAssist'> = {
  priceSlabs: () =>
    SLABS.map((from, at) => {
      const next = SLABS[at + 1]
      return { id: at + 1, from: fromRupees(from), to: next === undefined ? undefined : fromRupees(next) }
    }),
  salesTotals: (_, visit) => totalsOf(rangeOf(visit)),
  stockTotals: (_, visit) => totalsOf(rangeOf(visit)),
  categoryTotals: (_, visit) => {
    const groups = Map.groupBy(totalsOf(rangeOf(visit)), ({ categoryID }) => categoryID)
    return [...groups].map(([categoryID, group]) => ({
      categoryID,
      categoryName: group[0]?.categoryName ?? '',
      totalquantity: group.reduce((sum, one) => sum + one.totalquantity, 0),
      totalPrice: times(fromRupees(1), group.reduce((sum, one) => sum + one.totalPrice, 0) / 100),
    }))
  },
  sales: ({ params }, visit) => {
    own(visit, params)
    return salesOf(halfOf(visit, false))
  },
  stock: ({ params }, visit) => {
    own(visit, params)
    return stockOf(halfOf(visit, false))
  },
  stockInTransit: ({ body }, visit) => {
    const ids = new Set(body.productIds)
    return transitOf(visit, (id) => ids.has(id))
  },
  invoiceDetails: ({ body }, visit) => {
    const ids = new Set(body.productIds)
    return orderedOf(visit, (id) => ids.has(id))
  },
  apparelSales: ({ params }, visit) => {
    own(visit, params)
    return salesOf(halfOf(visit, true))
  },
  apparelStock: ({ params }, visit) => {
    own(visit, params)
    return stockOf(halfOf(visit, true))
  },
  apparelStockInTransit: ({ params }, visit) => {
    own(visit, params)
    return transitOf(visit, isApparelProduct(visit))
  },
  apparelInvoice: ({ params }, visit) => {
    own(visit, params)
    return orderedOf(visit, isApparelProduct(visit))
  },
  apparelSubcategorySales: ({ params }, visit) => {
    own(visit, params)
    return totalsOf(halfOf(visit, true))
  },
  apparelCategories: (_, { world }) => categoriesOf(world).filter(({ id }) => isApparel(id)),
}
