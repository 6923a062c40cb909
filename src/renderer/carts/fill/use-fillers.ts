/** The best sellers of an order's warehouse that would fill it up: listed by the portal, then checked and priced as lines would be. */
import { useEffect, useMemo } from 'react'
import { fillersOf } from '../../../shared/domain/carts/fill-order.ts'
import { LISTING_PAGE } from '../../../shared/domain/catalogue/listing.ts'
import { activeSellers } from '../../../shared/domain/pricing/offers.ts'
import type { OrderGroup } from '../../../shared/domain/pricing/priced-cart.ts'
import { appErrorOf } from '../../bridge/bridge.ts'
import { usePortal } from '../../bridge/queries.ts'
import { useCategoryQuantities } from '../../catalogue/category-quantities.ts'
import { useListing } from '../../products/use-listing.ts'
import type { CartModel } from '../model/cart-model.ts'
import { useCartModelState } from '../model/cart-models.ts'

/** The number of fillers that are loaded without the user asking for more, and the number of products searched for them. */
const ENOUGH = 8
const MOST = 5 * LISTING_PAGE

const errorOf = (error: Error | null) => (error === null ? undefined : appErrorOf(error))

export function useFillers(model: CartModel, { wh, whType, orderType }: OrderGroup) {
  const { cartType } = model
  // Changes with the set of lines, not with their quantities.
  const edition = useCartModelState(model, (state) => state.edition)
  const listing = useListing({ search: '', chosen: {}, sort: 'bestseller', whId: wh, whType })
  const ids = listing.products?.map(({ facts }) => facts.id) ?? []
  const mapping = activeSellers(model.supply().mapping).map(({ whID }) => whID)
  const options = { enabled: ids.length > 0, keepPrevious: true }
  const infos = usePortal('catalogue.productInfo', { body: { products: ids, wh: mapping } }, options)
  const least = useCategoryQuantities()
  const isKnown = listing.products !== undefined && (ids.length === 0 || infos.data !== undefined)
  const isSettled = least.data !== undefined || least.error !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new edition is a new set of lines
  const fillers = useMemo(() => {
    if (!isKnown || !isSettled) return undefined
    // Keep the order of the listing, best sellers first.
    const place = new Map(ids.map((id, at) => [id, at]))
    const products = (infos.data?.answer ?? []).toSorted((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0))
    return fillersOf(products, {
      cartType,
      group: { wh, orderType },
      supply: model.supply(),
      inCart: new Set(model.store.getState().cart.lines.map(({ line }) => line.id)),
      categoryPieces: figuresById((least.data?.answer ?? []).map(({ catId, quantity }) => [catId, quantity] as const)),
    })
  }, [infos.data, least.data, isKnown, isSettled, edition, wh, orderType])
  const isFew = fillers !== undefined && fillers.length < ENOUGH && ids.length < MOST
  const isFetching = listing.isFetching || infos.isFetching
  const { more } = listing
  const isDone = fillers !== undefined && !isFetching && (!isFew || listing.isWhole)
  const fillerIds = fillers?.map(({ product }) => product.id) ?? []
  const sale = usePortal(
    'catalogue.sale',
    { body: { products: fillerIds } },
    { enabled: isDone && fillerIds.length > 0 },
  )
  useEffect(() => {
    if (isFew && !isFetching) more()
  }, [isFew, isFetching, more])
  return {
    fillers,
    sold: useMemo(
      () => sale.data && figuresById(sale.data.answer.map((row) => [row.productId, row.sale] as const)),
      [sale.data],
    ),
    savedAt: [listing.read, infos.data].find((read) => read?.saved)?.at,
    notice: listing.notice,
    isWhole: listing.isWhole,
    isFetching,
    more,
    /** The error of a read that is required for any proposal. */
    error: listing.error ?? errorOf(infos.error),
    retry: () => {
      if (listing.error !== undefined) listing.retry()
      else void infos.refetch()
    },
    saleFailed: errorOf(sale.error),
    retrySale: () => void sale.refetch(),
    leastFailed: errorOf(least.error),
    retryLeast: () => void least.refetch(),
  }
}

/** Maps ids to their figures; ids without a figure are left out. */
const figuresById = (
  figures: readonly (readonly [id: number, figure: number | undefined])[],
): ReadonlyMap<number, number> =>
  new Map(figures.flatMap(([id, figure]) => (figure === undefined ? [] : [[id, figure]])))
