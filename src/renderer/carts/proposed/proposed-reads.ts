/**
 * The reads of the portal for each kind of proposed cart, on the page, as `main/cart/cart-calls.ts` does for main. Code that reviews, replaces or
 * counts a proposed cart asks here and names no kind. A kind with other calls is a row here.
 */
import { type CartType, type ProposedCart, proposedCart } from '../../../shared/domain/carts/cart-kinds.ts'
import { type CartPart, type CartRef, partOf } from '../../../shared/domain/carts/cart-ref.ts'
import { isSetStore } from '../../../shared/domain/carts/proposal.ts'
import type { Store } from '../../../shared/domain/people/store.ts'
import type { Answer, Args } from '../../../shared/portal/calls.ts'
import type { OwnAnswer, OwnArgs } from '../../../shared/portal/own-reads.ts'
import { markStale } from '../../bridge/mark-stale.ts'
import { type PortalRead, pageWrite, portalRead } from '../../bridge/queries.ts'

type Mapping = Args<'afs.tagStats'>['body']['mapping']
type Search = Args<'afs.search'>['body']
type Replacement = Args<'car.replace'>['body']
export type OffersQuery = OwnArgs<'offers.afs'>['body']

/** The portal's lists of what is in a cart, in its own order. */
interface KindLists {
  readonly categories: PortalRead<Answer<'afs.categories'>>
  readonly filters: PortalRead<Answer<'afs.filters'>>
}

/** A part of a cart that is served in parts, and the others beside it. */
interface PartReads {
  brands(part: CartPart): PortalRead<OwnAnswer<'carParts.brands'>>
  /** Reads the brands again after a replacement may have moved lines. */
  readBrandsAnew(): void
  sizeRatios(part: CartPart): PortalRead<Answer<'car.sizeRatios'>>
}

export interface ProposedReads {
  /** The setting that keeps the cart as it was last seen; undefined if nothing of it is kept. */
  readonly seen: 'afsSeen' | undefined
  /** True if the sales and the stock of its store can be read. */
  readonly hasMovements: boolean
  /** Brands that are made for the company; undefined if they can't be read for its store. */
  readonly privateLabels: PortalRead<Answer<'afs.privateLabels'>> | undefined
  /** Undefined if the portal lists none. */
  readonly kinds: KindLists | undefined
  /** Undefined if the cart isn't served in parts. */
  readonly parts: PartReads | undefined
  stockCheck(userid: number): PortalRead<Answer<'afs.outOfStock'>>
  /** The portal's own totals; undefined for a reference that isn't of this kind, as in the next one. */
  totals(cart: CartRef, mapping: Mapping): PortalRead<Answer<'afs.tagStats'>> | undefined
  search(cart: CartRef, body: Search): PortalRead<Answer<'afs.search'>> | undefined
  offers(body: OffersQuery): PortalRead<OwnAnswer<'offers.afs'>>
  replace(store: Store, body: Replacement): Promise<unknown>
}

const PROPOSED_READS: Readonly<Record<ProposedCart, ProposedReads>> = {
  afs: {
    seen: 'afsSeen',
    hasMovements: true,
    privateLabels: portalRead('afs.privateLabels', {}),
    kinds: { categories: portalRead('afs.categories', {}), filters: portalRead('afs.filters', {}) },
    parts: undefined,
    stockCheck: (userid) => portalRead('afs.outOfStock', { query: { userid } }),
    totals: (_, mapping) => portalRead('afs.tagStats', { body: { mapping } }),
    search: (_, body) => portalRead('afs.search', { body }),
    offers: (body) => portalRead('offers.afs', { body }),
    replace: (store, body) =>
      pageWrite('afs.replace', { body: { ...body, isBabyhugStore: isSetStore(store.fcf.signage) } }),
  },
  car: {
    seen: undefined,
    hasMovements: false,
    privateLabels: undefined,
    kinds: undefined,
    parts: {
      brands: ({ user, subcatid, typeid }) => portalRead('carParts.brands', { user, subcatid, typeid }),
      readBrandsAnew: () => markStale(['carParts.brands']),
      sizeRatios: ({ subcatid, typeid, brandid }) =>
        portalRead('car.sizeRatios', { body: { subcatid, typeid, brandid } }),
    },
    stockCheck: (userid) => portalRead('car.outOfStock', { query: { userid } }),
    totals: (cart, mapping) => {
      const part = partOf(cart)
      if (part === undefined) return undefined
      const { user, ...narrowing } = part
      return portalRead('car.tagStats', { query: { user }, body: { mapping, ...narrowing } })
    },
    search: (cart, body) => {
      const part = partOf(cart)
      return part && portalRead('car.search', { query: { user: part.user }, body })
    },
    offers: (body) => portalRead('offers.car', { body }),
    replace: (store, body) => pageWrite('car.replace', { query: { user: store.id }, body }),
  },
}

/** Undefined for a cart that is filled by hand. */
export function proposedReads(cartType: CartType): ProposedReads | undefined {
  const kind = proposedCart(cartType)
  return kind && PROPOSED_READS[kind]
}

/** The sleeve lengths of products, which a replacement describes. */
export const attributesOf = (productid: number[]): PortalRead<Answer<'afs.attributes'>> =>
  portalRead('afs.attributes', { body: { productid } })
