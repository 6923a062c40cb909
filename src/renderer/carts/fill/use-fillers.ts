/** What sells well from an order's warehouse and would fill it: listed by the portal, then judged and priced as a line would be. */
import { useEffect, useMemo } from 'react'
import type { OrderGroup } from '../../../shared/domain/carts/cart.ts'
import { fillersOf } from '../../../shared/domain/carts/fill-order.ts'
import { LISTING_PAGE } from '../../../shared/domain/catalogue/listing.ts'
import { activeSellers } from '../../../shared/domain/pricing/offers.ts'
import { appErrorOf } from '../../app/bridge.ts'
import { usePortal } from '../../app/queries.ts'
import { useListing } from '../../products/use-listing.ts'
import type { CartModel } from '../model/cart-model.ts'
import { useCartModelState } from '../model/cart-models.ts'

/** So many are looked for before somebody asks for more, in so many products at most. */
const ENOUGH = 8
const MOST = 5 * LISTING_PAGE

/** Undefined where nothing failed. */
const errorOf = (error: Error | null) => (error === null ? undefined : appErrorOf(error))

export function useFillers(model: CartModel, { wh, whType, orderType }: OrderGroup) {
  const { cartType } = model
  // Changes with the lines, not with their quantities.
  const edition = useCartModelState(model, (state) => state.edition)
  const listing = useListing({ search: '', chosen: {}, sort: 'bestseller', whId: wh, whType })
  const ids = listing.products?.map(({ facts }) => facts.id) ?? []
  const mapping = activeSellers(model.supply().mapping).map(({ whID }) => whID)
  const asked = { enabled: ids.length > 0, keepPrevious: true }
  const infos = usePortal('catalogue.productInfo', { body: { products: ids, wh: mapping } }, asked)
  const least = usePortal('afs.categoryQuantities', {})
  const isKnown = listing.products !== undefined && (ids.length === 0 || infos.data !== undefined)
  const isSettled = least.data !== undefined || least.error !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new edition is a new set of lines
  const fillers = useMemo(() => {
    if (!isKnown || !isSettled) return undefined
    // The listing's order is that of what sells.
    const place = new Map(ids.map((id, at) => [id, at]))
    const products = (infos.data?.answer ?? []).toSorted((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0))
    return fillersOf(products, {
      cartType,
      group: { wh, orderType },
      supply: model.supply(),
      inCart: new Set(model.store.getState().cart.lines.map(({ line }) => line.id)),
      categoryPieces: told((least.data?.answer ?? []).map(({ catId, quantity }) => [catId, quantity] as const)),
    })
  }, [infos.data, least.data, isKnown, isSettled, edition, wh, orderType])
  const isFew = fillers !== undefined && fillers.length < ENOUGH && ids.length < MOST
  const isFetching = listing.isFetching || infos.isFetching
  const { more } = listing
  const isDone = fillers !== undefined && !isFetching && (!isFew || listing.isWhole)
  const shown = fillers?.map(({ product }) => product.id) ?? []
  const sale = usePortal('catalogue.sale', { body: { products: shown } }, { enabled: isDone && shown.length > 0 })
  useEffect(() => {
    if (isFew && !isFetching) more()
  }, [isFew, isFetching, more])
  return {
    fillers,
    sold: useMemo(
      () => sale.data && told(sale.data.answer.map((row) => [row.productId, row.sale] as const)),
      [sale.data],
    ),
    savedAt: [listing.read, infos.data].find((read) => read?.saved)?.at,
    notice: listing.notice,
    isWhole: listing.isWhole,
    isFetching,
    more,
    /** Without these nothing is proposed. */
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

/** What was told of each; one that the portal says nothing of isn't there. */
const told = (figures: readonly (readonly [id: number, figure: number | undefined])[]): ReadonlyMap<number, number> =>
  new Map(figures.flatMap(([id, figure]) => (figure === undefined ? [] : [[id, figure]])))
