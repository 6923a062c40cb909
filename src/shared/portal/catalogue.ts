/** Products: the listing, and what carts ask about stock, warehouses and serviceability. */
import { z } from 'zod'
import { call } from './call.ts'
import { count, id, idInUrl, name, named, pieces, rupees } from './fields.ts'
import { listingMisc, product, stockType, warehouseStock, whType } from './product-shape.ts'

/** Ids of one request; larger sets are asked for in batches. */
export const BATCH = 1000
export const productIds = z.array(id).max(BATCH)

const filterChoice = z.object({ id, name, count })

const cartProduct = z.object({
  id,
  name,
  brandId: id,
  catId: id,
  subcatId: id,
  typeId: id,
  groupID: id,
  color: name,
  mrp: rupees,
  stockType,
  b2bIsActive: z.boolean(),
})

export const catalogue = {
  listing: call({
    post: '/api/listing/b2b',
    host: 'listing',
    effect: 'read',
    body: z.object({
      page: z.number().int().min(1),
      size: z.number().int().min(1).max(1000),
      misc: listingMisc,
      filters: z.record(z.string(), z.array(z.union([z.string(), z.number()]))).optional(),
      typeFilters: z.array(id).optional(),
      sort: z.enum(['newarrivals', 'bestseller', 'price', 'price-desc']).optional(),
      search: z.string().max(200).optional(),
    }),
    answer: z.object({
      products: z.array(product),
      total: count,
      filters: z.record(z.string(), z.array(filterChoice)),
    }),
    keep: 'hour',
  }),
  /** Slim rows for a set of ids: what judging a cart needs before stock and price are looked up. */
  productList: call({
    post: '/api/products/getProductList',
    effect: 'read',
    body: z.object({ products: productIds }),
    answer: z.array(cartProduct),
    keep: 'hour',
  }),
  currentStock: call({
    post: '/api/products/currentStock',
    effect: 'read',
    body: z.object({ products: productIds }),
    answer: z.array(z.object({ id, currentStock: pieces, warehouses: z.array(warehouseStock) })),
  }),
  productWarehouse: call({
    post: '/api/products/getProductWarehouse',
    effect: 'read',
    body: z.object({ products: productIds }),
    answer: z.array(z.object({ id, warehouses: z.array(warehouseStock.extend({ name, whType })) })),
    keep: 'minute',
  }),
  /** Whole products for a set of ids; ids that the catalogue doesn't know are left out. */
  productInfo: call({
    post: '/api/products/info/b2b',
    host: 'listing',
    effect: 'read',
    body: z.object({
      products: productIds,
      wh: z.array(id).optional(),
      fields: z.array(z.string().max(40)).optional(),
    }),
    answer: z.array(product),
    keep: 'hour',
  }),
  checkServiceable: call({
    post: '/api/products/checkServiceableProducts',
    effect: 'read',
    body: z.object({
      ProductList: z
        .array(z.object({ ProductID: id, MRP: rupees, WarehouseID: id, BillingPincode: z.string().max(10) }))
        .max(BATCH),
    }),
    answer: z.array(z.object({ ProductID: id, isServiceable: z.boolean() })),
  }),
  serviceability: call({
    post: '/api/products/serviceability',
    effect: 'read',
    body: z.object({
      ProductList: z.array(z.object({ ProductID: id, BillingPincode: z.string().max(10) })).max(BATCH),
    }),
    answer: z.array(z.object({ ProductID: id, isServiceable: z.boolean() })),
  }),
  /** Products that stores of concept FC, COCO and FOFO may not buy. */
  carters: call({ get: '/api/carters/all', answer: z.object({ productId: z.array(id) }), keep: 'hour' }),
  subcategoryTypes: call({
    get: '/api/subcategory/types',
    query: z.object({ subcategoryId: idInUrl }),
    answer: z.array(named),
    keep: 'day',
  }),
}
