/** Categories, subcategories and types of a proposed cart in the portal's order; those it doesn't list come last. */
import type { CartType } from '../../../shared/domain/carts/cart-kinds.ts'
import type { Named } from '../../../shared/domain/catalogue/product.ts'
import { usePortalRead } from '../../bridge/queries.ts'
import { proposedReads } from './proposed-reads.ts'

type Kind = 'category' | 'subcategory' | 'type'

/** Sorts names into that order. */
export type InOrder = (kind: Kind, named: readonly Named[]) => readonly Named[]

export function useKindsInOrder(cartType: CartType): InOrder {
  const lists = proposedReads(cartType)?.kinds
  const categories = usePortalRead(lists?.categories)
  const filters = usePortalRead(lists?.filters)
  const ids: Readonly<Record<Kind, readonly number[]>> = {
    category: (categories.data?.answer ?? []).map(({ catId }) => catId),
    subcategory: (filters.data?.answer.subcategories ?? []).map(({ id }) => id),
    type: (filters.data?.answer.types ?? []).map(({ id }) => id),
  }
  return (kind, named) => {
    const place = new Map(ids[kind].map((id, at) => [id, at]))
    const after = place.size
    return named.toSorted((one, other) => (place.get(one.id) ?? after) - (place.get(other.id) ?? after))
  }
}
