/** The automatic replenishment cart: the portal fills it for a store, and the store reviews and orders it. */
import { z } from 'zod'
import { call } from '../call.ts'
import { cartStatus } from '../cart-status.ts'
import * as f from '../fields.ts'
import { ours } from '../ours.ts'
import { BATCH } from '../product-shape.ts'
import {
  gapRemoved,
  idsNamed,
  lineCount,
  ofMapping,
  ofMappings,
  proposedChange,
  proposedChanged,
  proposedLine,
  proposedLines,
  proposedQuery,
  proposedTotals,
  replaced,
  replacementListing,
  replacing,
  threeLists,
} from '../proposed-cart.ts'
import { AFS_READS } from '../read-groups.ts'
import { listIn, rows } from '../rows.ts'

const ofUser = z.object({ userid: f.idInUrl })

export const afs = {
  /** The number of its lines. */
  count: call({ get: '/api/afs/count', answer: lineCount }),
  checkCartStatus: call({ post: '/api/afs/checkcartstatus', effect: 'read', answer: cartStatus }),
  products: call({ post: '/api/afs/products', effect: 'read', body: proposedQuery, answer: proposedLines, long: true }),
  /** Absolute pieces; 0 removes the line. */
  update: call({ post: '/api/afs/update', body: proposedChange, answer: proposedChanged, invalidates: AFS_READS }),
  /** The portal's totals of the cart, or of a part of it. */
  tagStats: call({
    post: '/api/afs/tagStats',
    effect: 'read',
    body: z.object({
      ...ofMapping,
      categoryid: f.id.optional(),
      subcategoryid: f.id.optional(),
      typeid: f.id.optional(),
    }),
    answer: proposedTotals,
  }),
  filters: call({
    get: '/api/afs/getfilters',
    answer: threeLists('subcategories', 'types', 'categories'),
    keep: 'minute',
  }),
  /** The lines of one product. */
  search: call({
    post: '/api/afs/search',
    effect: 'read',
    body: z.object({ productId: f.id, ...ofMapping }),
    answer: listIn('products', proposedLine, 5000),
  }),
  /** The first step of an order: switches the cart from proposing to ordering. */
  typeChange: call({ post: '/api/afs/typechange', body: z.object({ userId: f.id }), answer: replaced }),
  /** Removes lines that no warehouse can supply; the portal may search for stock again instead. */
  removeGap: call({
    post: '/api/afs/removegap',
    body: z.object(ofMappings),
    answer: gapRemoved,
    invalidates: AFS_READS,
  }),
  outOfStock: call({ get: '/api/afs/checkoutofstockstatus', query: ofUser, answer: cartStatus }),
  /** Names of the categories that the cart may contain. */
  categories: call({
    get: '/api/franchiseeDetails/catInfo',
    answer: rows(z.object({ catId: f.id, catName: ours('the name of a category', f.text()) })),
    keep: 'day',
  }),
  /** The fewest pieces of a line in each category. */
  categoryQuantities: call({
    get: '/api/afs/getcategoryqty',
    answer: rows(z.object({ catId: f.id, quantity: f.absent(f.pieces) })),
    keep: 'day',
  }),
  /** Subcategories that the store orders in sets. */
  setSubcategories: call({
    get: '/api/afs/getusersubcatlogs',
    query: ofUser,
    answer: idsNamed('subcatId'),
    keep: 'day',
  }),
  /** Proposed seasons by subcategory. */
  seasons: call({
    get: '/api/afs/getusersubcatseasonslogs',
    query: ofUser,
    answer: rows(z.object({ subcatId: f.id, season: ours('season proposed for this subcategory', f.text(60)) })),
    keep: 'day',
  }),
  /** The times at which the portal fills the cart. */
  schedule: call({
    get: '/api/afs/getuserschedulerConfig',
    query: ofUser,
    answer: z.object({
      day: ours('day the portal fills the cart', f.text(60)),
      time: ours('time the portal fills the cart', f.text(40)),
    }),
    keep: 'day',
  }),
  /** Brands made for the company. */
  privateLabels: call({ get: '/api/afs/plBrandConfig', answer: idsNamed('brandId'), keep: 'day' }),
  candidates: call({
    post: '/api/listing/b2b/afsproduct',
    host: 'listing',
    effect: 'read',
    ...replacementListing,
    long: true,
  }),
  attributes: call({
    post: '/api/afs/getproductattribute',
    effect: 'read',
    body: z.object({ productid: z.array(f.id).max(BATCH) }),
    answer: rows(z.object({ productid: f.id, sleevelength: f.text(60) })),
    keep: 'day',
  }),
  replace: call({
    post: '/api/afs/replaceproducts',
    openTo: 'page',
    body: z.object({ ...replacing, isBabyhugStore: z.boolean() }),
    answer: replaced,
    invalidates: AFS_READS,
  }),
}
