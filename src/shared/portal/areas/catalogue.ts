import { z } from 'zod'
import { ARS_SORTS, LISTING_SORTS } from '../../domain/catalogue/listing.ts'
import { call } from '../call.ts'
import { categories } from '../category-shape.ts'
import * as f from '../fields.ts'
import { ours } from '../ours.ts'
import { BATCH, listingMisc, product, productIds, stockType, warehouseStock } from '../product-shape.ts'
import { around, keyed, list, listIn, paged, rows } from '../rows.ts'

/** Ids of brands are numbers, those of price bands and seasons are words. */
const filterChoice = z.object({
  id: f.textId,
  name: ours('name of a filter value', f.text()),
  count: ours('products of a filter value', f.shown(f.count)),
})

/** A name, which may come inside an object. */
const nameOf = z.codec(z.unknown().optional(), f.text(), {
  decode: (value) => (typeof value === 'object' && value !== null && 'name' in value ? value.name : value) as string,
  encode: (value) => value,
})

/** Related products: spare parts, and possible replacements. */
const others = f.shown(rows(z.object({ id: f.id })))

/** A store's opinion of a product: 1 is a like, 0 a dislike. */
const opinion = z.object({
  id: f.absent(f.id),
  productId: f.absent(f.id),
  productName: f.text(),
  categoryId: f.absent(f.id),
  subCategoryId: f.absent(f.id),
  likeDislike: f.shown(f.whole(0, 1)),
  reason: f.text(1000),
})

const cartProduct = z.object({
  id: f.id,
  name: f.text(),
  brandId: f.id,
  catId: f.id,
  subcatId: f.id,
  typeId: f.id,
  groupID: f.absent(f.id),
  color: f.text(),
  mrp: f.rupees,
  stockType,
  b2bIsActive: f.absent(f.yesOrNo),
})

export const catalogue = {
  /** The categories that the store can browse, before the food rule. Comes before `/api/products/:id`, which would match it as an id. */
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
      typeFilters: z.array(f.id).optional(),
      exclude: z.array(f.id).optional(),
      include: z.array(f.id).optional(),
      sort: z.enum([...LISTING_SORTS, ...ARS_SORTS]).optional(),
      search: z.string().max(200).optional(),
    }),
    answer: around('products', rows(product, 1000), {
      total: f.absent(f.count),
      filters: f.orElse(f.shown(keyed(rows(filterChoice))), {}),
    }),
    long: true,
    // Stock changes.
    keep: 'minute',
  }),
  /** One product with its stock everywhere, and the ids of its other sizes and colours. */
  product: call({
    get: '/api/products/:id',
    host: 'listing',
    params: z.object({ id: f.idInUrl }),
    answer: product.extend({ otherProducts: others, children: others, alternateProducts: others }),
    keep: 'minute',
  }),
  brand: call({
    get: '/api/brand/:id',
    host: 'listing',
    params: z.object({ id: f.idInUrl }),
    answer: z.object({ id: f.id, name: f.text(), description: ours('description of the brand', f.text(4000)) }),
    keep: 'day',
  }),
  /** Its other sizes and colours, by product. */
  children: call({
    post: '/api/products/children',
    host: 'listing',
    effect: 'read',
    body: z.object({ products: productIds, fields: z.array(z.string().max(40)) }),
    answer: rows(z.object({ id: f.id, children: f.orElse(f.shown(rows(z.object({ id: f.id }))), []) })),
    keep: 'day',
  }),
  /** Descriptions of products beyond their row in the listing. */
  details: call({
    post: '/api/products/details',
    host: 'listing',
    effect: 'read',
    body: z.object({ products: productIds }),
    answer: rows(
      z.object({
        id: f.id,
        desc: f.text(4000),
        features: ours(
          'facts about the product',
          f.orElse(
            f.shown(
              rows(z.object({ name: ours('name of the fact', f.text()), value: ours('value of the fact', f.text()) })),
            ),
            [],
          ),
        ),
      }),
    ),
    keep: 'day',
  }),
  spareParts: call({
    get: '/api/products/spareparts/:id',
    host: 'listing',
    params: z.object({ id: f.idInUrl }),
    answer: rows(z.object({ id: f.id })),
    keep: 'day',
  }),
  /** Products that others order with it; their data has a separate call. */
  suggestedIds: call({
    get: '/api/products/getSuggestedProducts/:id',
    params: z.object({ id: f.idInUrl }),
    answer: rows(z.object({ id: f.id })),
    keep: 'day',
  }),
  suggestedProducts: call({
    post: '/api/products/suggestedProducts',
    host: 'listing',
    effect: 'read',
    body: z.object({ products: productIds }),
    answer: rows(product),
    long: true,
    keep: 'minute',
  }),
  /** Pieces that this store sold in the last 30 days. */
  sale: call({
    post: '/api/products/sale',
    effect: 'read',
    body: z.object({ products: productIds }),
    answer: rows(z.object({ productId: f.id, sale: f.absent(f.count) })),
    keep: 'minute',
  }),
  /** The store's stock of a product, from the stock management of its tills. */
  storeStock: call({
    post: '/api/stockmanagement/PDP',
    effect: 'read',
    body: z.object({ user: f.id, product: f.id }),
    answer: z.object({
      stockInHand: ours('pieces in the store', f.shown(f.pieces)),
      inTransitStock: ours('pieces in transit to the store', f.shown(f.pieces)),
      targetStock: ours('target pieces of the store', f.shown(f.pieces)),
    }),
    keep: 'minute',
  }),
  likes: call({
    get: '/api/products/getLikesDislikes/:id',
    params: z.object({ id: f.idInUrl }),
    answer: opinion,
    keep: 'minute',
  }),
  like: call({
    post: '/api/products/likesDislikes',
    openTo: 'page',
    invalidates: ['catalogue.likes'],
    body: z.object({
      productId: f.id,
      productName: f.name,
      categoryId: f.id,
      subCategoryId: f.id,
      likeDislike: z.literal([0, 1]),
      reason: z.string().min(1).max(1000),
    }),
    answer: f.acknowledgement,
  }),
  /** Names of a product’s pictures, separated by semicolons. */
  sliderImages: call({
    get: '/api/products/getSliderImages/:id',
    params: z.object({ id: f.idInUrl }),
    answer: z.object({ images: f.text(4000) }),
    keep: 'day',
  }),
  /** Products by a typed part of their names: letters, digits and blanks only. */
  suggestions: call({
    post: '/api/products/suggestions/b2b',
    host: 'listing',
    effect: 'read',
    body: z.object({
      search: z.string().max(100),
      misc: z.object({ rules: z.array(f.id), map: z.array(f.id), hasFoodLicense: z.boolean(), b2b: z.boolean() }),
    }),
    answer: paged(z.object({ id: f.id, name: f.text(), brand: nameOf, category: nameOf, subcategory: nameOf })),
  }),
  /** Short rows for a set of ids: the data for judging a cart before stock and price are looked up. */
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
    answer: list(z.object({ id: f.id, currentStock: f.pieces, warehouses: list(warehouseStock, 1000) })),
    long: true,
  }),
  productWarehouse: call({
    post: '/api/products/getProductWarehouse',
    effect: 'read',
    body: z.object({ products: productIds }),
    answer: list(z.object({ id: f.id, warehouses: list(warehouseStock.extend({ name: f.text() }), 1000) })),
    long: true,
    keep: 'minute',
  }),
  /** Complete products for a set of ids; unknown ids are left out. */
  productInfo: call({
    post: '/api/products/info/b2b',
    host: 'listing',
    effect: 'read',
    body: z.object({
      products: productIds,
      wh: z.array(f.id).optional(),
      fields: z.array(z.string().max(40)).optional(),
    }),
    answer: list(product),
    long: true,
    // Stock and price change.
    keep: 'minute',
  }),
  checkServiceable: call({
    post: '/api/products/checkServiceableProducts',
    effect: 'read',
    body: z.object({
      ProductList: z
        .array(z.object({ ProductID: f.id, MRP: f.rupees, WarehouseID: f.id, BillingPincode: z.string().max(10) }))
        .max(BATCH),
    }),
    answer: list(
      z.object({
        ProductID: f.id,
        isServiceable: ours('yes if the product can be delivered to this pincode', f.absent(f.yesOrNo)),
      }),
    ),
  }),
  serviceability: call({
    post: '/api/products/serviceability',
    effect: 'read',
    body: z.object({
      ProductList: z.array(z.object({ ProductID: f.id, BillingPincode: z.string().max(10) })).max(BATCH),
    }),
    answer: list(
      z.object({
        ProductID: f.id,
        isServiceable: ours('yes if the product can be delivered to this pincode', f.absent(f.yesOrNo)),
      }),
    ),
  }),
  /** Best sellers, the best first: of all stores, or of those of one concept. */
  bestsellers: call({
    get: '/api/bestseller/all',
    host: 'listing',
    query: z.object({ concept: f.name.optional() }),
    answer: rows(
      z.object({
        productId: f.id,
        rank: ours('its place among the best sellers', f.shown(f.count)),
        productName: ours('product name', f.text()),
        categoryName: ours('its category', f.text()),
        subCategoryName: ours('its subcategory', f.text()),
        productType: ours('its type', f.text()),
        brandName: ours('its brand', f.text()),
        mrp: f.shown(f.rupees),
      }),
      100_000,
    ),
    long: true,
  }),
  /** Products that stores of concept FC, COCO and FOFO may not buy. */
  carters: call({ get: '/api/carters/all', answer: listIn('productId', f.id, 200_000), keep: 'day' }),
  subcategoryTypes: call({
    get: '/api/subcategory/types',
    query: z.object({ subcategoryId: f.idInUrl }),
    answer: rows(f.named),
    keep: 'day',
  }),
}
