/**
 * What a store sold and has, from its tills and its orders: what order assist suggests by. `:id` is the user but for the price
 * slabs, which are a category's. Apparel is told apart from everything else.
 */
import { z } from 'zod'
import { ORDER_STATUSES } from '../../domain/order.ts'
import { call } from '../call.ts'
import { categories } from '../category-shape.ts'
import { absent, count, id, idInUrl, moment, orElse, pieces, rupees, text, textId } from '../fields.ts'
import { productIds } from '../product-shape.ts'
import { rows } from '../rows.ts'

const MANY = 100_000
const ofUser = z.object({ id: idInUrl })

/** Pieces sold in the last 30 days and what they brought. */
const sales = rows(
  z.object({
    productId: id,
    categoryID: absent(id),
    subcategoryID: absent(id),
    sale: orElse(pieces, 0),
    totalPrice: absent(rupees),
  }),
  MANY,
)
/** Pieces in the shop. */
const stock = rows(
  z.object({
    productId: id,
    categoryID: absent(id),
    subcategoryID: absent(id),
    stock: orElse(pieces, 0),
    totalStockValue: absent(rupees),
  }),
  MANY,
)
/** Pieces that left a warehouse and haven't come yet. */
const inTransit = rows(z.object({ productId: id, quantity: orElse(pieces, 0) }), MANY)
/** What was ordered of a product, order by order. */
const ordered = rows(
  z.object({
    productId: id,
    poid: absent(textId),
    status: z.enum(ORDER_STATUSES),
    quantity: orElse(pieces, 0),
    createddate: absent(moment),
  }),
  MANY,
)
const subcategoryTotal = z.object({
  categoryID: absent(id),
  categoryName: text(),
  subcategoryID: absent(id),
  subcategoryName: text(),
})

export const orderAssist = {
  /** Bands of value that a category's products are looked at in. */
  priceSlabs: call({
    get: '/api/orderAssist/priceSlabConfig/:id',
    params: z.object({ id: idInUrl }),
    answer: rows(z.object({ id: absent(id), from: rupees, to: absent(rupees) })),
    keep: 'day',
  }),
  salesTotals: call({
    get: '/api/orderAssist/sales',
    answer: rows(subcategoryTotal.extend({ totalquantity: orElse(pieces, 0), totalPrice: absent(rupees) })),
    keep: 'minute',
  }),
  stockTotals: call({
    get: '/api/orderAssist/stock',
    answer: rows(subcategoryTotal.extend({ totalStock: orElse(count, 0), totalStockValue: absent(rupees) })),
    keep: 'minute',
  }),
  /** What each category sold altogether, at this store. */
  categoryTotals: call({
    get: '/api/orderAssist/catTotal',
    answer: rows(
      z.object({ categoryID: id, categoryName: text(), totalquantity: orElse(pieces, 0), totalPrice: absent(rupees) }),
    ),
    keep: 'minute',
  }),
  sales: call({ get: '/api/orderAssist/sales/:id', params: ofUser, answer: sales, long: true, keep: 'minute' }),
  stock: call({ get: '/api/orderAssist/stock/:id', params: ofUser, answer: stock, long: true, keep: 'minute' }),
  stockInTransit: call({
    post: '/api/orderAssist/stockInTransit',
    effect: 'read',
    body: z.object({ productIds }),
    answer: inTransit,
    keep: 'minute',
  }),
  invoiceDetails: call({
    post: '/api/orderAssist/invoiceDetails',
    effect: 'read',
    body: z.object({ productIds }),
    answer: ordered,
    long: true,
    keep: 'minute',
  }),
  apparelSales: call({
    get: '/api/orderAssist/apparelSales/:id',
    params: ofUser,
    answer: sales,
    long: true,
    keep: 'minute',
  }),
  apparelStock: call({
    get: '/api/orderAssist/apparelStock/:id',
    params: ofUser,
    answer: stock,
    long: true,
    keep: 'minute',
  }),
  apparelStockInTransit: call({
    get: '/api/orderAssist/apparelStockInTransit/:id',
    params: ofUser,
    answer: inTransit,
    keep: 'minute',
  }),
  apparelInvoice: call({
    get: '/api/orderAssist/apparelInvoice/:id',
    params: ofUser,
    answer: ordered,
    long: true,
    keep: 'minute',
  }),
  apparelSubcategorySales: call({
    get: '/api/orderAssist/apparelSubcatLevelSales/:id',
    params: ofUser,
    answer: rows(
      subcategoryTotal.extend({
        totalquantity: orElse(pieces, 0),
        totalPrice: absent(rupees),
        totalStock: orElse(count, 0),
        totalStockValue: absent(rupees),
      }),
    ),
    keep: 'minute',
  }),
  /** Apparel with what is in each of its categories. */
  apparelCategories: call({ post: '/api/category/b2b', effect: 'read', answer: categories, keep: 'day' }),
}
