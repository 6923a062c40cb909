/** The calls that the two carts filled by the portal have in common. */
import { z } from 'zod'
import { call } from './call.ts'
import { cartStatus } from './cart-status.ts'
import * as f from './fields.ts'
import * as proposed from './proposed-cart.ts'
import { listIn } from './rows.ts'

interface ProposedCart<S, P, T> {
  readonly cart: 'afs' | 'car'
  readonly path: string
  /** The query that names the store of the cart; empty if it is always the signed-in one. */
  readonly ofStore: S
  /** The fields that narrow the lines, and the totals, to a part of the cart. */
  readonly ofLines: P
  readonly ofTotals: T
  /** The reads that a change makes stale. */
  readonly reads: readonly string[]
}

/** Returns the calls of one of the two carts. */
export const proposedCalls = <
  const S extends { readonly query?: z.ZodType<Record<string, unknown>> },
  P extends z.ZodRawShape,
  T extends z.ZodRawShape,
>({
  cart,
  path,
  ofStore,
  ofLines,
  ofTotals,
  reads,
}: ProposedCart<S, P, T>) => ({
  /** The number of its lines. */
  count: call({ get: `${path}/count`, answer: proposed.lineCount }),
  checkCartStatus: call({ post: `${path}/checkcartstatus`, effect: 'read', answer: cartStatus }),
  products: call({
    ...ofStore,
    post: `${path}/products`,
    effect: 'read',
    body: proposed.proposedQuery.extend(ofLines),
    answer: proposed.proposedLines,
    long: true,
  }),
  /** Absolute pieces; 0 removes the line. */
  update: call({
    ...ofStore,
    post: `${path}/update`,
    body: proposed.proposedChange,
    answer: proposed.proposedChanged,
    invalidates: reads,
  }),
  /** The portal's totals of the cart, or of a part of it. */
  tagStats: call({
    ...ofStore,
    post: `${path}/tagStats`,
    effect: 'read',
    body: z.object({ ...proposed.ofMapping, ...ofTotals }),
    answer: proposed.proposedTotals,
  }),
  /** The lines of one product. */
  search: call({
    ...ofStore,
    post: `${path}/search`,
    effect: 'read',
    body: z.object({ productId: f.id, ...proposed.ofMapping }),
    answer: listIn('products', proposed.proposedLine, 5000),
  }),
  /** The first step of an order: switches the cart from proposing to ordering. */
  typeChange: call({ post: `${path}/typechange`, body: z.object({ userId: f.id }), answer: proposed.replaced }),
  /** Removes lines that no warehouse can supply; the portal may search for stock again instead. */
  removeGap: call({
    ...ofStore,
    post: `${path}/removegap`,
    body: z.object(proposed.ofMappings),
    answer: proposed.gapRemoved,
    invalidates: reads,
  }),
  outOfStock: call({
    get: `${path}/checkoutofstockstatus`,
    query: z.object({ userid: f.idInUrl }),
    answer: cartStatus,
  }),
  candidates: call({
    ...proposed.replacementListing,
    post: `/api/listing/b2b/${cart}product`,
    host: 'listing',
    effect: 'read',
    long: true,
  }),
})
