/** Products: the listing, and what carts ask about stock, warehouses and serviceability. */
import { z } from 'zod'
import { LISTING_SORTS } from '../../domain/listing.ts'
import { call } from '../call.ts'
import { categories } from '../category-shape.ts'
import { absent, count, flag, id, idInUrl, name, named, orElse, pieces, rupees, text } from '../fields.ts'
import { BATCH, listingMisc, product, productIds, stockType, warehouseStock, whType } from '../product-shape.ts'
import { keyed, list, paged, rows } from '../rows.ts'

const filterChoice = z.object({ id, name: text(), count: orElse(count, 0) })

const cartProduct = z.object({
  id,
  name: text(),
  brandId: id,
  catId: id,
  subcatId: id,
  typeId: id,
  groupID: orElse(id, 0),
  color: text(),
  mrp: rupees,
  stockType,
  b2bIsActive: flag,
})

export const catalogue = {
  /** What the store may look through, before the food rule. It stands before `/api/products/:id`, which would take its word for an id. */
  categories: call({ get: '/api/products/category', answer: categories, keep: 'day' }),
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
      sort: z.enum(LISTING_SORTS).optional(),
      search: z.string().max(200).optional(),
    }),
    answer: z.object({
      products: rows(product, 1000),
      total: count,
      filters: orElse(keyed(rows(filterChoice)), {}),
    }),
    long: true,
    // Stock moves.
    keep: 'minute',
  }),
  /** One product with its stock everywhere, and the ids of its other sizes and colours. */
  product: call({
    get: '/api/products/:id',
    host: 'listing',
    params: z.object({ id: idInUrl }),
    answer: product.extend({ otherProducts: absent(rows(z.object({ id }))), children: absent(rows(z.object({ id }))) }),
    keep: 'minute',
  }),
  brand: call({
    get: '/api/brand/:id',
    host: 'listing',
    params: z.object({ id: idInUrl }),
    answer: z.object({ id, name: text(), description: text(4000) }),
    keep: 'day',
  }),
  /** Names of a product’s pictures, separated by semicolons. */
  sliderImages: call({
    get: '/api/products/getSliderImages/:id',
    params: z.object({ id: idInUrl }),
    answer: z.object({ images: text(4000) }),
    keep: 'day',
  }),
  /** Products by what is typed of their names: letters, digits and blanks only. */
  suggestions: call({
    post: '/api/products/suggestions/b2b',
    host: 'listing',
    effect: 'read',
    body: z.object({
      search: z.string().max(100),
      misc: z.object({ rules: z.array(id), map: z.array(id), hasFoodLicense: z.boolean(), b2b: z.boolean() }),
    }),
    answer: paged(z.object({ id, name: text(), brand: text(), category: text(), subcategory: text() })),
  }),
  /** Slim rows for a set of ids: what judging a cart needs before stock and price are looked up. */
  productList: call({
    post: '/api/products/getProductList',
    effect: 'read',
    body: z.object({ products: productIds }),
    answer: list(cartProduct),
    keep: 'day',
  }),
  currentStock: call({
    post: '/api/products/currentStock',
    effect: 'read',
    body: z.object({ products: productIds }),
    answer: list(z.object({ id, currentStock: pieces, warehouses: list(warehouseStock, 1000) })),
    long: true,
  }),
  productWarehouse: call({
    post: '/api/products/getProductWarehouse',
    effect: 'read',
    body: z.object({ products: productIds }),
    answer: list(z.object({ id, warehouses: list(warehouseStock.extend({ name: text(), whType }), 1000) })),
    long: true,
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
    answer: list(product),
    long: true,
    keep: 'day',
  }),
  checkServiceable: call({
    post: '/api/products/checkServiceableProducts',
    effect: 'read',
    body: z.object({
      ProductList: z
        .array(z.object({ ProductID: id, MRP: rupees, WarehouseID: id, BillingPincode: z.string().max(10) }))
        .max(BATCH),
    }),
    answer: list(z.object({ ProductID: id, isServiceable: flag })),
  }),
  serviceability: call({
    post: '/api/products/serviceability',
    effect: 'read',
    body: z.object({
      ProductList: z.array(z.object({ ProductID: id, BillingPincode: z.string().max(10) })).max(BATCH),
    }),
    answer: list(z.object({ ProductID: id, isServiceable: flag })),
  }),
  /** Best sellers, first the best: of all stores, or of those of one concept. */
  bestsellers: call({
    get: '/api/bestseller/all',
    host: 'listing',
    query: z.object({ concept: name.optional() }),
    answer: rows(
      z.object({
        productId: id,
        rank: absent(count),
        productName: text(),
        categoryName: text(),
        subCategoryName: text(),
        productType: text(),
        brandName: text(),
        mrp: absent(rupees),
      }),
      100_000,
    ),
    long: true,
  }),
  /** Products that stores of concept FC, COCO and FOFO may not buy. */
  carters: call({ get: '/api/carters/all', answer: z.object({ productId: list(id, 200_000) }), keep: 'day' }),
  subcategoryTypes: call({
    get: '/api/subcategory/types',
    query: z.object({ subcategoryId: idInUrl }),
    answer: rows(named),
    keep: 'day',
  }),
}
