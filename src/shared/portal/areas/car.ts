/** The cart that an operator keeps for a store: like the store's own AFS cart, but requested on its behalf. */
import { z } from 'zod'
import { call } from '../call.ts'
import { cartStatus } from '../cart-status.ts'
import * as f from '../fields.ts'
import { ours } from '../ours.ts'
import {
  gapRemoved,
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
  sizeRatio,
  threeLists,
} from '../proposed-cart.ts'
import { CAR_READS } from '../read-groups.ts'
import { listIn, rows } from '../rows.ts'

/** The store that the operator acts for. */
const forStore = z.object({ user: f.idInUrl })
const ofUser = z.object({ userid: f.idInUrl })
/** All three are required. */
const narrowing = { subcatid: f.id, typeid: f.id, brandid: f.id }

export const car = {
  /** The number of its lines. */
  count: call({ get: '/api/portal/car/count', answer: lineCount }),
  checkCartStatus: call({ post: '/api/portal/car/checkcartstatus', effect: 'read', answer: cartStatus }),
  products: call({
    post: '/api/portal/car/products',
    effect: 'read',
    query: forStore,
    body: proposedQuery.extend(narrowing),
    answer: proposedLines,
    long: true,
  }),
  update: call({
    post: '/api/portal/car/update',
    query: forStore,
    body: proposedChange,
    answer: proposedChanged,
    invalidates: CAR_READS,
  }),
  tagStats: call({
    post: '/api/portal/car/tagStats',
    effect: 'read',
    query: forStore,
    body: z.object({ ...ofMapping, ...narrowing }),
    answer: proposedTotals,
  }),
  search: call({
    post: '/api/portal/car/search',
    effect: 'read',
    query: forStore,
    body: z.object({ productId: f.id, ...ofMapping }),
    answer: listIn('products', proposedLine, 5000),
  }),
  typeChange: call({ post: '/api/portal/car/typechange', body: z.object({ userId: f.id }), answer: replaced }),
  removeGap: call({
    post: '/api/portal/car/removegap',
    query: forStore,
    body: z.object(ofMappings),
    answer: gapRemoved,
    invalidates: CAR_READS,
  }),
  outOfStock: call({ get: '/api/portal/car/checkoutofstockstatus', query: ofUser, answer: cartStatus }),
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
  candidates: call({
    post: '/api/listing/b2b/carproduct',
    host: 'listing',
    effect: 'read',
    ...replacementListing,
    long: true,
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
