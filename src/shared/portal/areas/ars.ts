/**
 * My ARS: the products that a store is replenished with, the bin of products that it gave up, and requests that the company decides. Writes
 * are the store's wishes; those with a reason become requests.
 */
import { z } from 'zod'
import { AGAINST, REQUEST_STATUSES, REQUEST_TYPES } from '../../domain/replenishment/requests.ts'
import { arsProduct, filterLists, parent } from '../ars-shape.ts'
import { call } from '../call.ts'
import {
  absent,
  acknowledgement,
  count,
  countInUrl,
  decidingText,
  id,
  idInUrl,
  moment,
  name,
  named,
  shown,
  text,
  yesOrNo,
} from '../fields.ts'
import { ours } from '../ours.ts'
import { idsNamed, someIdsNamed } from '../proposed-cart.ts'
import { around, paged, rows } from '../rows.ts'

const page = z.number().int().min(1).max(100_000)
const narrowing = { catId: id.optional(), subcatId: id.optional(), typeId: id.optional() }
const ofKind = { categoryId: id, subcategoryId: id, typeId: id }
const storeType = name
const storeReason = z.string().min(1).max(500)

const ofBin = z.object({ userid: id, ...narrowing, page })

const replacing = {
  productId: id,
  existingBrandId: id,
  replacementId: id,
  replacementBrandId: id,
  ...ofKind,
  storeReason: storeReason.optional(),
  storeType,
  tag: z.literal('BestSeller').optional(),
}

const create = z.object({
  userid: id,
  productId: id,
  targetStock: z.number().int().min(1).max(1000),
  categoryId: id,
  subcategoryId: id,
  brandId: id,
  typeId: id,
  alternateProductIds: z.array(id).max(3),
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
    body: z.object({ categoryId: id.optional(), subcategoryId: id.optional(), typeId: id.optional() }),
    answer: paged(parent),
    long: true,
  }),
  updateTargets: call({
    post: '/api/ars/myars/updatets',
    openTo: 'page',
    invalidates: MY_ARS,
    body: z.object({
      data: z
        .array(z.object({ productId: id, targetStock: z.number().int().min(1).max(1000), ...ofKind }))
        .min(1)
        .max(10_000),
    }),
    answer: acknowledgement,
  }),
  deleteParent: call({
    post: '/api/ars/myars/parentproductdelete',
    openTo: 'page',
    invalidates: MY_ARS,
    body: z.object({ productId: id, ...ofKind, storeReason: storeReason.optional(), storeType }),
    answer: acknowledgement,
  }),
  deleteAlternate: call({
    post: '/api/ars/myars/altproductdelete',
    openTo: 'page',
    invalidates: MY_ARS,
    body: z.object({
      productId: id,
      alternateProductId: id,
      ...ofKind,
      storeReason: storeReason.optional(),
      storeType,
    }),
    answer: acknowledgement,
  }),
  /** A parent from the global listing. */
  create: call({
    post: '/api/ars/myars/create',
    openTo: 'page',
    invalidates: MY_ARS,
    body: create,
    answer: acknowledgement,
  }),
  /** A parent from the bin. */
  createFromBin: call({
    post: '/api/ars/myars/createewparent',
    openTo: 'page',
    invalidates: MY_ARS,
    body: create,
    answer: acknowledgement,
  }),
  replaceParent: call({
    post: '/api/ars/myars/replaceparent',
    openTo: 'page',
    invalidates: MY_ARS,
    body: z.object({ ...replacing, replaceParentFlag: z.literal(true) }),
    answer: acknowledgement,
  }),
  replaceAlternate: call({
    post: '/api/ars/myars/replacealternate',
    openTo: 'page',
    invalidates: MY_ARS,
    body: z.object({ ...replacing, replaceAlternateFlag: z.literal(true) }),
    answer: acknowledgement,
  }),
  /** Returns the result in words; `failed` means that nothing was added. */
  addAlternate: call({
    post: '/api/ars/myars/addalternateproduct',
    openTo: 'page',
    invalidates: MY_ARS,
    body: z.object({ productId: id, alternateProductId: id, storeType }),
    answer: z.object({ success: text(2000), failed: text(2000) }),
  }),
  /** Returns `Success`, or says that the portal's alternates have changed meanwhile. */
  updateAlternateOrder: call({
    post: '/api/ars/myars/updatealternateorder',
    openTo: 'page',
    invalidates: ['ars.list', 'ars.download'],
    body: z.object({ userid: id, productid: id, alternateProducts: z.array(id).max(3) }),
    answer: acknowledgement,
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
    query: z.object({ userid: idInUrl }),
    answer: filterLists,
    keep: 'minute',
  }),
  deleteFromBin: call({
    delete: '/api/ars/arsbin',
    openTo: 'page',
    invalidates: ['ars.bin', 'ars.binProducts', 'ars.binFilters'],
    query: z.object({ userid: idInUrl, productId: idInUrl }),
    answer: acknowledgement,
  }),
  /** The undecided requests by product. */
  pendingProducts: call({
    get: '/api/ars/franchiseerequests/pendingproducts',
    answer: rows(
      z.object({
        productId: id,
        requestType: ours('type of request: Delete Product or Replace Product', decidingText(40)),
        requestAgainst: ours('request for: Parent Product or Alternate Product', text(40)),
        createdAt: ours('date requested', shown(moment)),
      }),
    ),
    keep: 'minute',
  }),
  /** Products that can't be chosen because they have a pending request. */
  pending: call({
    get: '/api/ars/franchiseerequests/pending',
    query: z.object({ franchiseeid: idInUrl.optional() }),
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
      pageNo: countInUrl,
      pageSize: countInUrl,
    }),
    answer: paged(
      z.object({
        createdAt: shown(moment),
        requestType: decidingText(40),
        requestAgainst: text(40),
        productId: id,
        replacementId: shown(id),
        storeReason: text(1000),
        adminReason: text(1000),
        status: text(40),
      }),
    ),
    keep: 'minute',
  }),
  replacements: call({
    get: '/api/ars/firstcry/replacementreport',
    query: z.object({ from: z.string().max(40), to: z.string().max(40), pageNo: countInUrl, pageSize: countInUrl }),
    answer: paged(
      z.object({
        categoryName: text(),
        subcategoryName: text(),
        typeName: text(),
        existingProductId: shown(id),
        existingProductName: text(),
        replacementProductId: shown(id),
        replacementProductName: text(),
      }),
    ),
    keep: 'minute',
  }),
  /** The reasons for which the portal selects alternates automatically, and which of these require approval for a deletion. */
  autoAlternateTypes: call({
    get: '/api/ars2.0/autoalternatetypes',
    answer: rows(
      z.object({
        type: ours('reason for choosing an alternate, as in arsautoalternatetype', text(100)),
        description: ours('description of the reason', text(1000)),
        isApproval: ours('yes if deleting such an alternate needs approval', yesOrNo),
      }),
    ),
    keep: 'day',
  }),
  /** Used only by the check of the portal: the rules name the home brand. */
  homeBrands: call({ get: '/api/ars2.0/getarshomebrands', answer: rows(named), keep: 'day' }),
  /** Possible replacements and alternates of a product: those of its kind, from `offset` on. */
  candidates: call({
    post: '/api/listing/b2b/arsproduct',
    host: 'listing',
    effect: 'read',
    body: z.object({
      ...ofKind,
      offset: ours('products already in the list', z.number().int().min(0)),
      size: z.number().int().min(1).max(100),
      exclude: z.array(id).max(10_000),
      search: ours('search text', z.string().max(200).optional()),
    }),
    answer: around('products', rows(arsProduct, 1000), { total: absent(count) }),
    long: true,
    keep: 'minute',
  }),
}
