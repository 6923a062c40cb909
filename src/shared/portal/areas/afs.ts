/** The automatic replenishment cart: the portal fills it for a store, and the store reviews and orders it. */
import { z } from 'zod'
import { call } from '../call.ts'
import * as f from '../fields.ts'
import { ours } from '../ours.ts'
import { BATCH } from '../product-shape.ts'
import { proposedCalls } from '../proposed-calls.ts'
import { idsNamed, replaced, replacing, threeLists } from '../proposed-cart.ts'
import { AFS_READS } from '../read-groups.ts'
import { rows } from '../rows.ts'

const ofUser = z.object({ userid: f.idInUrl })

const common = proposedCalls({
  ofStore: {},
  ofLines: {},
  ofTotals: { categoryid: f.id.optional(), subcategoryid: f.id.optional(), typeid: f.id.optional() },
  reads: AFS_READS,
})

export const afs = {
  count: call({ get: '/api/afs/count', ...common.count }),
  checkCartStatus: call({ post: '/api/afs/checkcartstatus', ...common.checkCartStatus }),
  products: call({ post: '/api/afs/products', ...common.products }),
  update: call({ post: '/api/afs/update', ...common.update }),
  tagStats: call({ post: '/api/afs/tagStats', ...common.tagStats }),
  search: call({ post: '/api/afs/search', ...common.search }),
  typeChange: call({ post: '/api/afs/typechange', ...common.typeChange }),
  removeGap: call({ post: '/api/afs/removegap', ...common.removeGap }),
  outOfStock: call({ get: '/api/afs/checkoutofstockstatus', ...common.outOfStock }),
  candidates: call({ post: '/api/listing/b2b/afsproduct', ...common.candidates }),
  filters: call({
    get: '/api/afs/getfilters',
    answer: threeLists('subcategories', 'types', 'categories'),
    keep: 'minute',
  }),
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
