/** The cart that an operator keeps for a store: like the store's own AFS cart, but requested on its behalf. */
import { z } from 'zod'
import { call } from '../call.ts'
import * as f from '../fields.ts'
import { ours } from '../ours.ts'
import { proposedCalls } from '../proposed-calls.ts'
import { replaced, replacing, sizeRatio, threeLists } from '../proposed-cart.ts'
import { CAR_READS } from '../read-groups.ts'
import { rows } from '../rows.ts'

/** The store that the operator acts for. */
const forStore = z.object({ user: f.idInUrl })
const ofUser = z.object({ userid: f.idInUrl })
/** All three are required. */
const narrowing = { subcatid: f.id, typeid: f.id, brandid: f.id }

const common = proposedCalls({
  ofStore: { query: forStore },
  ofLines: narrowing,
  ofTotals: narrowing,
  reads: CAR_READS,
})

export const car = {
  count: call({ get: '/api/portal/car/count', ...common.count }),
  checkCartStatus: call({ post: '/api/portal/car/checkcartstatus', ...common.checkCartStatus }),
  products: call({ post: '/api/portal/car/products', ...common.products }),
  update: call({ post: '/api/portal/car/update', ...common.update }),
  tagStats: call({ post: '/api/portal/car/tagStats', ...common.tagStats }),
  search: call({ post: '/api/portal/car/search', ...common.search }),
  typeChange: call({ post: '/api/portal/car/typechange', ...common.typeChange }),
  removeGap: call({ post: '/api/portal/car/removegap', ...common.removeGap }),
  outOfStock: call({ get: '/api/portal/car/checkoutofstockstatus', ...common.outOfStock }),
  candidates: call({ post: '/api/listing/b2b/carproduct', ...common.candidates }),
  filters: call({
    get: '/api/portal/car/getfilters',
    query: ofUser,
    answer: threeLists('subcategories', 'types', 'brands'),
    keep: 'minute',
  }),
  /** Stores that the operator may act for. */
  configurations: call({
    get: '/api/portal/car/carconfigurations',
    answer: rows(
      z.object({
        userid: f.id,
        companyName: ours('the store’s company', f.text()),
        concept: ours('the store’s concept', f.text()),
        signage: ours('the store’s signage', f.text()),
      }),
    ),
    keep: 'minute',
  }),
  seasons: call({
    get: '/api/portal/car/getconfigureseasons',
    answer: z.object({ previousseason: f.text(60), previoustopreviousseason: f.text(60) }),
    keep: 'day',
  }),
  /** The pieces of each size in a set. */
  sizeRatios: call({
    post: '/api/portal/car/getsetsizeratios',
    effect: 'read',
    body: z.object(narrowing),
    answer: rows(sizeRatio),
    keep: 'day',
  }),
  replace: call({
    post: '/api/portal/car/replaceproducts',
    openTo: 'page',
    query: forStore,
    body: z.object(replacing),
    answer: replaced,
    // A brand may be new in the cart.
    invalidates: [...CAR_READS, 'car.filters'],
  }),
}
