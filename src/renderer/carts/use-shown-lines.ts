/** The lines of a cart to show: filtered, sorted and grouped, in a proposal by its review. They don't move while a quantity is typed. */
import { useMemo } from 'react'
import { type CartGrouping, groupsOf } from '../../shared/domain/carts/cart-groups.ts'
import { isFiltered, placesToShow } from '../../shared/domain/carts/cart-view.ts'
import type { LineGroup } from '../../shared/domain/carts/line-group.ts'
import { byRisk } from '../../shared/domain/carts/review.ts'
import type { PricedCart } from '../../shared/domain/pricing/priced-cart.ts'
import type { CartModel } from './model/cart-model.ts'
import { useCartModelState, useShortName } from './model/cart-models.ts'
import type { Narrowed } from './narrowed.ts'
import { type Review, useReview } from './proposed/review.ts'

export interface ShownLines {
  readonly cart: PricedCart
  /** Places of the lines in the cart, in display order. */
  readonly places: readonly number[]
  readonly groups: readonly LineGroup[]
}

export function useShownLines(model: CartModel, { filter, sort }: Narrowed, grouping: CartGrouping): ShownLines {
  const edition = useCartModelState(model, (state) => state.edition)
  const review = useReview()
  const shortName = useShortName(model)
  // Quantities aren't a dependency: a line must not vanish from under the cursor when its gap closes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new edition is a new set of lines
  const { cart, places } = useMemo(() => {
    const now = model.store.getState().cart
    const found = placesToShow(now, filter, sort)
    return { cart: now, places: review === undefined ? found : inReview(now, found, review, { sort, grouping }) }
  }, [model, edition, filter, sort, grouping, review?.reviews, review?.isOnlyToReview])
  const isNarrowed = isFiltered(filter) || review?.isOnlyToReview === true
  const groups = useMemo(
    () => folded(groupsOf(cart, places, grouping, shortName, review?.reviews), cart, isNarrowed ? undefined : review),
    [cart, places, grouping, shortName, review, isNarrowed],
  )
  return { cart, places, groups }
}

interface Order {
  readonly sort: Narrowed['sort']
  readonly grouping: CartGrouping
}

/** The lines of a proposal to show, those with the most money at risk first; grouped by section or warehouse they keep their order. */
function inReview(
  cart: PricedCart,
  places: readonly number[],
  { isOnlyToReview, toReview, reviews }: Review,
  { sort, grouping }: Order,
): readonly number[] {
  const visible = isOnlyToReview ? places.filter((place) => toReview.has(cart.lines[place]?.line.id ?? 0)) : places
  return sort === undefined && (grouping === 'ground' || grouping === 'none') ? byRisk(cart, visible, reviews) : visible
}

/** Marks the groups of a proposal that are folded; other carts' groups aren't changed. */
function folded(groups: readonly LineGroup[], { lines }: PricedCart, review: Review | undefined): readonly LineGroup[] {
  if (review === undefined) return groups
  return groups.map((group) => {
    if (group.review === undefined) return group
    const ids = group.places.flatMap((place) => lines[place]?.line.id ?? [])
    return { ...group, isFolded: review.isFolded(group, ids) }
  })
}
