/**
 * A store's sales and stock, from its tills and its orders: the figures for order assist suggestions. `:id` is the user, except for the
 * price slabs, where it is a category. Apparel has separate calls.
 */
import { z } from 'zod'
import { ORDER_STATUSES } from '../../domain/orders/order.ts'
import { call } from '../call.ts'
import { categories } from '../category-shape.ts'
import { absent, decimal, id, idInUrl, moment, rupees, shown, text, textId } from '../fields.ts'
import { ours } from '../ours.ts'
import { productIds } from '../product-shape.ts'
import { rows } from '../rows.ts'

const MANY = 100_000
const MOST_PIECES = 1_000_000_000
const ofUser = z.object({ id: idInUrl })

/** Pieces; tills that sold more than their stock report negative numbers. Undefined means unknown, which isn't 0. */
const figure = absent(
  z.codec(decimal(-MOST_PIECES, MOST_PIECES), z.number(), {
    decode: (value) => Math.max(0, Math.round(value)),
    encode: (value) => value,
  }),
)

/** Pieces sold in the last 30 days, and the amount. */
const sales = rows(
  z.object({
    productId: id,
    categoryID: ours('the category of the product', shown(id)),
    subcategoryID: shown(id),
    totalquantity: figure,
    totalPrice: shown(rupees),
  }),
  MANY,
)
/** Pieces in the store. */
const stock = rows(
  z.object({
    productId: id,
    categoryID: ours('the category of the product', shown(id)),
    subcategoryID: shown(id),
    totalStock: figure,
    totalStockValue: shown(rupees),
  }),
  MANY,
)
/** Pieces that left a warehouse and haven't arrived yet. */
const inTransit = rows(z.object({ productId: id, quantity: figure }), MANY)
/** Ordered pieces of a product: order by order, or added up by status. */
const ordered = rows(
  z.object({
    productId: id,
    poid: shown(textId),
    status: absent(z.enum(ORDER_STATUSES)),
    quantity: figure,
    pending: figure,
    confirmed: figure,
    shipped: figure,
    createddate: shown(moment),
  }),
  MANY,
)
const subcategoryTotal = z.object({
  categoryID: ours('the category', shown(id)),
  categoryName: ours('the name of the category', text()),
  subcategoryID: shown(id),
  subcategoryName: ours('the name of the subcategory', text()),
})

export const orderAssist = {
  /** Value bands for viewing a category's products. */
  priceSlabs: call({
    get: '/api/orderAssist/priceSlabConfig/:id',
    params: z.object({ id: idInUrl }),
    answer: rows(z.object({ id: shown(id), from: rupees, to: shown(rupees) })),
    keep: 'day',
  }),
  salesTotals: call({
    get: '/api/orderAssist/sales',
    answer: rows(subcategoryTotal.extend({ totalquantity: figure, totalPrice: shown(rupees) })),
    keep: 'minute',
  }),
  stockTotals: call({
    get: '/api/orderAssist/stock',
    answer: rows(subcategoryTotal.extend({ totalStock: figure, totalStockValue: shown(rupees) })),
    keep: 'minute',
  }),
  /** This store's total sales by category. */
  categoryTotals: call({
    get: '/api/orderAssist/catTotal',
    answer: rows(
      z.object({
        categoryID: ours('the category', shown(id)),
        categoryName: ours('the name of the category', text()),
        totalquantity: figure,
        totalPrice: shown(rupees),
      }),
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
        totalquantity: figure,
        totalPrice: shown(rupees),
        totalStock: figure,
        totalStockValue: shown(rupees),
      }),
    ),
    keep: 'minute',
  }),
  /** Apparel categories with their subcategories. */
  apparelCategories: call({ post: '/api/category/b2b', effect: 'read', answer: categories, keep: 'day' }),
}
