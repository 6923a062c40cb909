import { z } from 'zod'
import { ARS_SORTS, LISTING_SORTS } from '../../domain/catalogue/listing.ts'
import { call } from '../call.ts'
import { categories } from '../category-shape.ts'
import {
  absent,
  acknowledgement,
  count,
  id,
  idInUrl,
  name,
  named,
  orElse,
  pieces,
  rupees,
  shown,
  text,
  textId,
  whole,
  yesOrNo,
} from '../fields.ts'
import { ours } from '../ours.ts'
import { BATCH, listingMisc, product, productIds, stockType, warehouseStock } from '../product-shape.ts'
import { around, keyed, list, listIn, paged, rows } from '../rows.ts'

/** Ids of brands are numbers, those of price bands and seasons are words. */
const filterChoice = z.object({
  id: textId,
  name: ours('name of a filter value', text()),
  count: ours('products of a filter value', shown(count)),
})

/** A name, which may come inside an object. */
const nameOf = z.codec(z.unknown().optional(), text(), {
  decode: (value) => (typeof value === 'object' && value !== null && 'name' in value ? value.name : value) as string,
  encode: (value) => value,
})

/** Related products: spare parts, and possible replacements. */
const others = shown(rows(z.object({ id })))

/** A store's opinion of a product: 1 is a like, 0 a dislike. */
const opinion = z.object({
  id: absent(id),
  productId: absent(id),
  productName: text(),
  categoryId: absent(id),
  subCategoryId: absent(id),
  likeDislike: shown(whole(0, 1)),
  reason: text(1000),
})

const cartProduct = z.object({
  id,
  name: text(),
  brandId: id,
  catId: id,
  subcatId: id,
  typeId: id,
  groupID: absent(id),
  color: text(),
  mrp: rupees,
  stockType,
  b2bIsActive: absent(yesOrNo),
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
      typeFilters: z.array(id).optional(),
      exclude: z.array(id).optional(),
      include: z.array(id).optional(),
      sort: z.enum([...LISTING_SORTS, ...ARS_SORTS]).optional(),
      search: z.string().max(200).optional(),
    }),
    answer: around('products', rows(product, 1000), {
      total: absent(count),
      filters: orElse(shown(keyed(rows(filterChoice))), {}),
    }),
    long: true,
    // Stock changes.
    keep: 'minute',
  }),
  /** One product with its stock everywhere, and the ids of its other sizes and colours. */
  product: call({
    get: '/api/products/:id',
    host: 'listing',
    params: z.object({ id: idInUrl }),
    answer: product.extend({ otherProducts: others, children: others, alternateProducts: others }),
    keep: 'minute',
  }),
  brand: call({
    get: '/api/brand/:id',
    host: 'listing',
    params: z.object({ id: idInUrl }),
    answer: z.object({ id, name: text(), description: ours('description of the brand', text(4000)) }),
    keep: 'day',
  }),
  /** Its other sizes and colours, by product. */
  children: call({
    post: '/api/products/children',
    host: 'listing',
    effect: 'read',
    body: z.object({ products: productIds, fields: z.array(z.string().max(40)) }),
    answer: rows(z.object({ id, children: orElse(shown(rows(z.object({ id }))), []) })),
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
        id,
        desc: text(4000),
        features: ours(
          'facts about the product',
          orElse(
            shown(rows(z.object({ name: ours('name of the fact', text()), value: ours('value of the fact', text()) }))),
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
    params: z.object({ id: idInUrl }),
    answer: rows(z.object({ id })),
    keep: 'day',
  }),
  /** Products that others order with it; their data has a separate call. */
  suggestedIds: call({
    get: '/api/products/getSuggestedProducts/:id',
    params: z.object({ id: idInUrl }),
    answer: rows(z.object({ id })),
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
    answer: rows(z.object({ productId: id, sale: absent(count) })),
    keep: 'minute',
  }),
  /** The store's stock of a product, from the stock management of its tills. */
  storeStock: call({
    post: '/api/stockmanagement/PDP',
    effect: 'read',
    body: z.object({ user: id, product: id }),
    answer: z.object({
      stockInHand: ours('pieces in the store', shown(pieces)),
      inTransitStock: ours('pieces in transit to the store', shown(pieces)),
      targetStock: ours('target pieces of the store', shown(pieces)),
    }),
    keep: 'minute',
  }),
  likes: call({
    get: '/api/products/getLikesDislikes/:id',
    params: z.object({ id: idInUrl }),
    answer: opinion,
    keep: 'minute',
  }),
  like: call({
    post: '/api/products/likesDislikes',
    openTo: 'page',
    invalidates: ['catalogue.likes'],
    body: z.object({
      productId: id,
      productName: name,
      categoryId: id,
      subCategoryId: id,
      likeDislike: z.literal([0, 1]),
      reason: z.string().min(1).max(1000),
    }),
    answer: acknowledgement,
  }),
  /** Names of a product’s pictures, separated by semicolons. */
  sliderImages: call({
    get: '/api/products/getSliderImages/:id',
    params: z.object({ id: idInUrl }),
    answer: z.object({ images: text(4000) }),
    keep: 'day',
  }),
  /** Products by a typed part of their names: letters, digits and blanks only. */
  suggestions: call({
    post: '/api/products/suggestions/b2b',
    host: 'listing',
    effect: 'read',
    body: z.object({
      search: z.string().max(100),
      misc: z.object({ rules: z.array(id), map: z.array(id), hasFoodLicense: z.boolean(), b2b: z.boolean() }),
    }),
    answer: paged(z.object({ id, name: text(), brand: nameOf, category: nameOf, subcategory: nameOf })),
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
    answer: list(z.object({ id, currentStock: pieces, warehouses: list(warehouseStock, 1000) })),
    long: true,
  }),
  productWarehouse: call({
    post: '/api/products/getProductWarehouse',
    effect: 'read',
    body: z.object({ products: productIds }),
    answer: list(z.object({ id, warehouses: list(warehouseStock.extend({ name: text() }), 1000) })),
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
      wh: z.array(id).optional(),
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
        .array(z.object({ ProductID: id, MRP: rupees, WarehouseID: id, BillingPincode: z.string().max(10) }))
        .max(BATCH),
    }),
    answer: list(
      z.object({
        ProductID: id,
        isServiceable: ours('yes if the product can be delivered to this pincode', absent(yesOrNo)),
      }),
    ),
  }),
  serviceability: call({
    post: '/api/products/serviceability',
    effect: 'read',
    body: z.object({
      ProductList: z.array(z.object({ ProductID: id, BillingPincode: z.string().max(10) })).max(BATCH),
    }),
    answer: list(
      z.object({
        ProductID: id,
        isServiceable: ours('yes if the product can be delivered to this pincode', absent(yesOrNo)),
      }),
    ),
  }),
  /** Best sellers, the best first: of all stores, or of those of one concept. */
  bestsellers: call({
    get: '/api/bestseller/all',
    host: 'listing',
    query: z.object({ concept: name.optional() }),
    answer: rows(
      z.object({
        productId: id,
        rank: ours('its place among the best sellers', shown(count)),
        productName: ours('product name', text()),
        categoryName: ours('its category', text()),
        subCategoryName: ours('its subcategory', text()),
        productType: ours('its type', text()),
        brandName: ours('its brand', text()),
        mrp: shown(rupees),
      }),
      100_000,
    ),
    long: true,
  }),
  /** Products that stores of concept FC, COCO and FOFO may not buy. */
  carters: call({ get: '/api/carters/all', answer: listIn('productId', id, 200_000), keep: 'day' }),
  subcategoryTypes: call({
    get: '/api/subcategory/types',
    query: z.object({ subcategoryId: idInUrl }),
    answer: rows(named),
    keep: 'day',
  }),
}
