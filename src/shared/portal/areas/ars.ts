/**
 * My ARS: the products that a store is replenished with, the bin of products that it gave up, and requests that the company decides. Writes
 * are the store's wishes; those with a reason become requests.
 */
import { z } from 'zod'
import { AGAINST, REQUEST_STATUSES, REQUEST_TYPES } from '../../domain/replenishment/requests.ts'
import { arsProduct, filterLists, parent } from '../ars-shape.ts'
import { call } from '../call.ts'
import * as f from '../fields.ts'
import { ours } from '../ours.ts'
import { idsNamed, someIdsNamed } from '../proposed-cart.ts'
import { around, paged, rows } from '../rows.ts'

const page = z.number().int().min(1).max(100_000)
const narrowing = { catId: f.id.optional(), subcatId: f.id.optional(), typeId: f.id.optional() }
const ofKind = { categoryId: f.id, subcategoryId: f.id, typeId: f.id }
const storeType = f.name
const storeReason = z.string().min(1).max(500)

const ofBin = z.object({ userid: f.id, ...narrowing, page })

const replacing = {
  productId: f.id,
  existingBrandId: f.id,
  replacementId: f.id,
  replacementBrandId: f.id,
  ...ofKind,
  storeReason: storeReason.optional(),
  storeType,
  tag: z.literal('BestSeller').optional(),
}

const create = z.object({
  userid: f.id,
  productId: f.id,
  targetStock: z.number().int().min(1).max(1000),
  categoryId: f.id,
  subcategoryId: f.id,
  brandId: f.id,
  typeId: f.id,
  alternateProductIds: z.array(f.id).max(3),
  storeType,
})

/** Reads that any change of the list makes stale. */
const MY_ARS = [
  'ars.list',
  'ars.filters',
  'ars.download',
  'ars.pendingProducts',
  'ars.pending',
  'ars.requests',
  'ars.bin',
  'ars.binFilters',
  'ars.binProducts',
  'ars.replacements',
]

export const ars = {
  list: call({
    post: '/api/ars/myars',
    effect: 'read',
    body: z.object({ page, ...narrowing }),
    answer: paged(parent),
    long: true,
    keep: 'minute',
  }),
  /** The best sellers, whose replacement requires a reason. */
  bestSellers: call({
    post: '/api/ars/myars/getbestseller',
    effect: 'read',
    answer: idsNamed('productId'),
    keep: 'day',
  }),
  filters: call({ get: '/api/ars/myars/getfilters', answer: filterLists, keep: 'minute' }),
  /** All parents for these filters at once. */
  download: call({
    post: '/api/ars/myars/downloadars',
    effect: 'read',
    body: z.object({ categoryId: f.id.optional(), subcategoryId: f.id.optional(), typeId: f.id.optional() }),
    answer: paged(parent),
    long: true,
  }),
  updateTargets: call({
    post: '/api/ars/myars/updatets',
    openTo: 'page',
    invalidates: MY_ARS,
    body: z.object({
      data: z
        .array(z.object({ productId: f.id, targetStock: z.number().int().min(1).max(1000), ...ofKind }))
        .min(1)
        .max(10_000),
    }),
    answer: f.acknowledgement,
  }),
  deleteParent: call({
    post: '/api/ars/myars/parentproductdelete',
    openTo: 'page',
    invalidates: MY_ARS,
    body: z.object({ productId: f.id, ...ofKind, storeReason: storeReason.optional(), storeType }),
    answer: f.acknowledgement,
  }),
  deleteAlternate: call({
    post: '/api/ars/myars/altproductdelete',
    openTo: 'page',
    invalidates: MY_ARS,
    body: z.object({
      productId: f.id,
      alternateProductId: f.id,
      ...ofKind,
      storeReason: storeReason.optional(),
      storeType,
    }),
    answer: f.acknowledgement,
  }),
  /** A parent from the global listing. */
  create: call({
    post: '/api/ars/myars/create',
    openTo: 'page',
    invalidates: MY_ARS,
    body: create,
    answer: f.acknowledgement,
  }),
  /** A parent from the bin. */
  createFromBin: call({
    post: '/api/ars/myars/createewparent',
    openTo: 'page',
    invalidates: MY_ARS,
    body: create,
    answer: f.acknowledgement,
  }),
  replaceParent: call({
    post: '/api/ars/myars/replaceparent',
    openTo: 'page',
    invalidates: MY_ARS,
    body: z.object({ ...replacing, replaceParentFlag: z.literal(true) }),
    answer: f.acknowledgement,
  }),
  replaceAlternate: call({
    post: '/api/ars/myars/replacealternate',
    openTo: 'page',
    invalidates: MY_ARS,
    body: z.object({ ...replacing, replaceAlternateFlag: z.literal(true) }),
    answer: f.acknowledgement,
  }),
  /** Returns the result in words; `failed` means that nothing was added. */
  addAlternate: call({
    post: '/api/ars/myars/addalternateproduct',
    openTo: 'page',
    invalidates: MY_ARS,
    body: z.object({ productId: f.id, alternateProductId: f.id, storeType }),
    answer: z.object({ success: f.text(2000), failed: f.text(2000) }),
  }),
  /** Returns `Success`, or says that the portal's alternates have changed meanwhile. */
  updateAlternateOrder: call({
    post: '/api/ars/myars/updatealternateorder',
    openTo: 'page',
    invalidates: ['ars.list', 'ars.download'],
    body: z.object({ userid: f.id, productid: f.id, alternateProducts: z.array(f.id).max(3) }),
    answer: f.acknowledgement,
  }),
  /** The data of these products: ids separated by commas. */
  products: call({
    get: '/api/ars/products',
    query: z.object({
      productIds: z
        .string()
        .max(4000)
        .regex(/^\d+(,\d+)*$/),
    }),
    answer: rows(arsProduct),
    long: true,
    keep: 'minute',
  }),
  bin: call({
    post: '/api/ars/arsbin',
    effect: 'read',
    body: ofBin,
    answer: paged(arsProduct),
    long: true,
    keep: 'minute',
  }),
  /** The same for pickers, without products that have a pending request. */
  binProducts: call({
    post: '/api/ars/arsbin/product',
    effect: 'read',
    body: ofBin,
    answer: paged(arsProduct),
    long: true,
    keep: 'minute',
  }),
  binFilters: call({
    get: '/api/ars/arsbin/getFilter',
    query: z.object({ userid: f.idInUrl }),
    answer: filterLists,
    keep: 'minute',
  }),
  deleteFromBin: call({
    delete: '/api/ars/arsbin',
    openTo: 'page',
    invalidates: ['ars.bin', 'ars.binProducts', 'ars.binFilters'],
    query: z.object({ userid: f.idInUrl, productId: f.idInUrl }),
    answer: f.acknowledgement,
  }),
  /** The undecided requests by product. */
  pendingProducts: call({
    get: '/api/ars/franchiseerequests/pendingproducts',
    answer: rows(
      z.object({
        productId: f.id,
        requestType: ours('type of request: Delete Product or Replace Product', f.decidingText(40)),
        requestAgainst: ours('request for: Parent Product or Alternate Product', f.text(40)),
        createdAt: ours('date requested', f.shown(f.moment)),
      }),
    ),
    keep: 'minute',
  }),
  /** Products that can't be chosen because they have a pending request. */
  pending: call({
    get: '/api/ars/franchiseerequests/pending',
    query: z.object({ franchiseeid: f.idInUrl.optional() }),
    answer: someIdsNamed('productId'),
    keep: 'minute',
  }),
  requests: call({
    get: '/api/ars/franchiseerequests',
    query: z.object({
      requestedFrom: z.string().max(40),
      requestedTo: z.string().max(40),
      status: z.enum(REQUEST_STATUSES).optional(),
      requestType: z.enum(REQUEST_TYPES).optional(),
      requestAgainst: z.enum(AGAINST).optional(),
      pageNo: f.countInUrl,
      pageSize: f.countInUrl,
    }),
    answer: paged(
      z.object({
        createdAt: f.shown(f.moment),
        requestType: f.decidingText(40),
        requestAgainst: f.text(40),
        productId: f.id,
        replacementId: f.shown(f.id),
        storeReason: f.text(1000),
        adminReason: f.text(1000),
        status: f.text(40),
      }),
    ),
    keep: 'minute',
  }),
  replacements: call({
    get: '/api/ars/firstcry/replacementreport',
    query: z.object({ from: z.string().max(40), to: z.string().max(40), pageNo: f.countInUrl, pageSize: f.countInUrl }),
    answer: paged(
      z.object({
        categoryName: f.text(),
        subcategoryName: f.text(),
        typeName: f.text(),
        existingProductId: f.shown(f.id),
        existingProductName: f.text(),
        replacementProductId: f.shown(f.id),
        replacementProductName: f.text(),
      }),
    ),
    keep: 'minute',
  }),
  /** The reasons for which the portal selects alternates automatically, and which of these require approval for a deletion. */
  autoAlternateTypes: call({
    get: '/api/ars2.0/autoalternatetypes',
    answer: rows(
      z.object({
        type: ours('reason for choosing an alternate, as in arsautoalternatetype', f.text(100)),
        description: ours('description of the reason', f.text(1000)),
        isApproval: ours('yes if deleting such an alternate needs approval', f.yesOrNo),
      }),
    ),
    keep: 'day',
  }),
  /** Used only by the check of the portal: the rules name the home brand. */
  homeBrands: call({ get: '/api/ars2.0/getarshomebrands', answer: rows(f.named), keep: 'day' }),
  /** Possible replacements and alternates of a product: those of its kind, from `offset` on. */
  candidates: call({
    post: '/api/listing/b2b/arsproduct',
    host: 'listing',
    effect: 'read',
    body: z.object({
      ...ofKind,
      offset: ours('products already in the list', z.number().int().min(0)),
      size: z.number().int().min(1).max(100),
      exclude: z.array(f.id).max(10_000),
      search: ours('search text', z.string().max(200).optional()),
    }),
    answer: around('products', rows(arsProduct, 1000), { total: f.absent(f.count) }),
    long: true,
    keep: 'minute',
  }),
}
