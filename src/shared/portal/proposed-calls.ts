/** The common parts of the calls of the two carts filled by the portal; each cart names its own addresses. */
import { z } from 'zod'
import { cartStatus } from './cart-status.ts'
import * as f from './fields.ts'
import * as proposed from './proposed-cart.ts'
import { listIn } from './rows.ts'

interface ProposedCart<S, P, T> {
  /** The query that names the store of the cart; empty if it is always the signed-in one. */
  readonly ofStore: S
  /** The fields that narrow the lines, and the totals, to a part of the cart. */
  readonly ofLines: P
  readonly ofTotals: T
  /** The reads that a change makes stale. */
  readonly reads: readonly string[]
}

/** Returns the calls of one of the two carts without their addresses. */
export const proposedCalls = <
  const S extends { readonly query?: z.ZodType<Record<string, unknown>> },
  P extends z.ZodRawShape,
  T extends z.ZodRawShape,
>({
  ofStore,
  ofLines,
  ofTotals,
  reads,
}: ProposedCart<S, P, T>) => ({
  /** The number of its lines. */
  count: { answer: proposed.lineCount },
  checkCartStatus: { effect: 'read' as const, answer: cartStatus },
  products: {
    ...ofStore,
    effect: 'read' as const,
    body: proposed.proposedQuery.extend(ofLines),
    answer: proposed.proposedLines,
    long: true as const,
  },
  /** Absolute pieces; 0 removes the line. */
  update: { ...ofStore, body: proposed.proposedChange, answer: proposed.proposedChanged, invalidates: reads },
  /** The portal's totals of the cart, or of a part of it. */
  tagStats: {
    ...ofStore,
    effect: 'read' as const,
    body: z.object({ ...proposed.ofMapping, ...ofTotals }),
    answer: proposed.proposedTotals,
  },
  /** The lines of one product. */
  search: {
    ...ofStore,
    effect: 'read' as const,
    body: z.object({ productId: f.id, ...proposed.ofMapping }),
    answer: listIn('products', proposed.proposedLine, 5000),
  },
  /** The first step of an order: switches the cart from proposing to ordering. */
  typeChange: { body: z.object({ userId: f.id }), answer: proposed.replaced },
  /** Removes lines that no warehouse can supply; the portal may search for stock again instead. */
  removeGap: { ...ofStore, body: z.object(proposed.ofMappings), answer: proposed.gapRemoved, invalidates: reads },
  outOfStock: { query: z.object({ userid: f.idInUrl }), answer: cartStatus },
  candidates: {
    ...proposed.replacementListing,
    host: 'listing' as const,
    effect: 'read' as const,
    long: true as const,
  },
})
