/**
 * A store's sales and stock, from its tills and its orders: the figures for order assist suggestions. `:id` is the user, except for the
 * price slabs, where it is a category. Apparel has separate calls.
 */
import { z } from 'zod'
import { ORDER_STATUSES } from '../../domain/orders/order.ts'
import { call } from '../call.ts'
import { categories } from '../category-shape.ts'
import * as f from '../fields.ts'
import { ours } from '../ours.ts'
import { productIds } from '../product-shape.ts'
import { rows } from '../rows.ts'

const MANY = 100_000
const MOST_PIECES = 1_000_000_000
const ofUser = z.object({ id: f.idInUrl })

/** Pieces; tills that sold more than their stock report negative numbers. Undefined means unknown, which isn't 0. */
const figure = f.absent(
  z.codec(f.decimal(-MOST_PIECES, MOST_PIECES), z.number(), {
    decode: (value) => Math.max(0, Math.round(value)),
    encode: (value) => value,
  }),
)

/** Pieces sold in the last 30 days, and the amount. */
const sales = rows(
  z.object({
    productId: f.id,
    categoryID: ours('the category of the product', f.shown(f.id)),
    subcategoryID: f.shown(f.id),
    totalquantity: figure,
    totalPrice: f.shown(f.rupees),
  }),
  MANY,
)
/** Pieces in the store. */
const stock = rows(
  z.object({
    productId: f.id,
    categoryID: ours('the category of the product', f.shown(f.id)),
    subcategoryID: f.shown(f.id),
    totalStock: figure,
    totalStockValue: f.shown(f.rupees),
  }),
  MANY,
)
/** Pieces that left a warehouse and haven't arrived yet. */
const inTransit = rows(z.object({ productId: f.id, quantity: figure }), MANY)
/** Ordered pieces of a product: order by order, or added up by status. */
const ordered = rows(
  z.object({
    productId: f.id,
    poid: f.shown(f.textId),
    status: f.absent(z.enum(ORDER_STATUSES)),
    quantity: figure,
    pending: figure,
    confirmed: figure,
    shipped: figure,
    createddate: f.shown(f.moment),
  }),
  MANY,
)
const subcategoryTotal = z.object({
  categoryID: ours('the category', f.shown(f.id)),
  categoryName: ours('the name of the category', f.text()),
  subcategoryID: f.shown(f.id),
  subcategoryName: ours('the name of the subcategory', f.text()),
})

export const orderAssist = {
  /** Value bands for viewing a category's products. */
  priceSlabs: call({
    get: '/api/orderAssist/priceSlabConfig/:id',
    params: z.object({ id: f.idInUrl }),
    answer: rows(z.object({ id: f.shown(f.id), from: f.rupees, to: f.shown(f.rupees) })),
    keep: 'day',
  }),
  salesTotals: call({
    get: '/api/orderAssist/sales',
    answer: rows(subcategoryTotal.extend({ totalquantity: figure, totalPrice: f.shown(f.rupees) })),
    keep: 'minute',
  }),
  stockTotals: call({
    get: '/api/orderAssist/stock',
    answer: rows(subcategoryTotal.extend({ totalStock: figure, totalStockValue: f.shown(f.rupees) })),
    keep: 'minute',
  }),
  /** This store's total sales by category. */
  categoryTotals: call({
    get: '/api/orderAssist/catTotal',
    answer: rows(
      z.object({
        categoryID: ours('the category', f.shown(f.id)),
        categoryName: ours('the name of the category', f.text()),
        totalquantity: figure,
        totalPrice: f.shown(f.rupees),
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
        totalPrice: f.shown(f.rupees),
        totalStock: figure,
        totalStockValue: f.shown(f.rupees),
      }),
    ),
    keep: 'minute',
  }),
  /** Apparel categories with their subcategories. */
  apparelCategories: call({ post: '/api/category/b2b', effect: 'read', answer: categories, keep: 'day' }),
}
