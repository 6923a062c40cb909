/** The grounds for reviewing lines of a proposed cart: from the cart itself, from when it was last seen, and from sales. */
import { useMemo } from 'react'
import { type Reviews, reviewOf, type SeenLine } from '../../../shared/domain/carts/review.ts'
import type { Movement } from '../../../shared/domain/catalogue/movement.ts'
import type { PricedCart } from '../../../shared/domain/pricing/priced-cart.ts'
import { appErrorOf } from '../../bridge/bridge.ts'
import { usePortal } from '../../bridge/queries.ts'
import { reasonOf } from '../../catalogue/replenishment.ts'

/** The movements of the cart's products; `isOn` is false if they can't be read, as for another store. */
function useMovements(cart: PricedCart, isOn: boolean): Pick<LineReviews, 'movements' | 'lacking'> {
  const ids = cart.lines.map(({ line }) => line.id).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the same products it is the same question
  const query = useMemo(() => {
    const products = cart.lines.flatMap(({ product }) =>
      product === undefined ? [] : [{ id: product.id, categoryId: product.category.id }],
    )
    return { products }
  }, [ids])
  const isEnabled = isOn && query.products.length > 0
  const { data, error, refetch, isFetching } = usePortal('ars.movements', query, {
    enabled: isEnabled,
    keepPrevious: true,
  })
  const movements = useMemo(() => new Map(data?.answer.movements), [data])
  const failed = isEnabled && data === undefined && error !== null ? [appErrorOf(error).message] : []
  return {
    movements,
    lacking: {
      sentences: [...(data?.answer.missing ?? []), ...failed],
      retry: () => void refetch(),
      isBusy: isFetching,
    },
  }
}

export interface LineReviews {
  readonly reviews: Reviews
  readonly movements: ReadonlyMap<number, Movement>
  /** The figures that couldn't be read. */
  readonly lacking: { readonly sentences: readonly string[]; readonly retry: () => void; readonly isBusy: boolean }
}

/**
 * @param lastSeen the lines when the cart was last marked as seen; undefined if it never was
 * @param hasMovements true if the sales of its store can be read
 */
export function useLineReviews(
  cart: PricedCart,
  lastSeen: readonly SeenLine[] | undefined,
  hasMovements: boolean,
): LineReviews {
  const { movements, lacking } = useMovements(cart, hasMovements)
  const reviews = useMemo((): Reviews => {
    const before = new Map(lastSeen?.map((one) => [one.id, one]))
    const reviews = cart.lines.map((priced) => {
      const { id, proposal } = priced.line
      const facts = {
        before: lastSeen === undefined ? null : before.get(id),
        movement: movements.get(id),
        reason: proposal && reasonOf(proposal.replenishmenttype),
      }
      return [id, reviewOf(priced, facts)] as const
    })
    return new Map(reviews)
  }, [cart, lastSeen, movements])
  return { reviews, movements, lacking }
}
