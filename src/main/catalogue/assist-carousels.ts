/** Further products that a store may want from a category: its best sellers and, for apparel, those ordered last. */

import type { Product } from '../../shared/domain/catalogue/product.ts'
import { activeSellers } from '../../shared/domain/pricing/offers.ts'
import type { ProductView } from '../../shared/domain/pricing/product-view.ts'
import { CAROUSEL_MOST } from '../../shared/domain/replenishment/order-assist.ts'
import type { MessageKey } from '../../shared/messages.ts'
import type { Profile } from '../session/profile.ts'
import type { Gathering } from './gathering.ts'
import { listingMisc } from './listing-misc.ts'

type See = (products: readonly Product[]) => readonly ProductView[]

/** Products of the ranking that are looked up; the store may not see some of them. */
const MAX_LOOKUPS = 200
/** Number of the store's latest orders that are searched. */
const LATEST_ORDERS = 6

/** The message if an order or its products can't be read. */
const WITHOUT: MessageKey = 'reorderMissing'

/** Returns the best sellers in the portal's ranking; if that has none of the category, in the order of its listing. */
export async function bestsellersOf(
  { read }: Gathering,
  profile: Profile,
  category: { readonly id: number; readonly name: string },
  see: See,
): Promise<readonly ProductView[]> {
  const ranking = await read('catalogue.bestsellers', { query: {} })
  const targetName = category.name.trim().toLowerCase()
  const ids = (ranking ?? [])
    .filter(({ categoryName }) => categoryName.trim().toLowerCase() === targetName)
    .toSorted((one, other) => (one.rank ?? 0) - (other.rank ?? 0))
    .map(({ productId }) => productId)
    .slice(0, MAX_LOOKUPS)
  const ranked = ids.length === 0 ? [] : await read('catalogue.suggestedProducts', { body: { products: ids } })
  const visible = inOrder(ids, see(ranked ?? []))
  if (visible.length > 0) return visible
  const listed = await read('catalogue.listing', {
    body: {
      page: 1,
      size: MAX_LOOKUPS,
      sort: 'bestseller',
      filters: { categories: [category.id] },
      misc: listingMisc(profile, activeSellers(profile.mapping)),
    },
  })
  return see(listed?.products ?? []).slice(0, CAROUSEL_MOST)
}

/** Returns the products of the latest orders, newest first, without cancelled orders. */
export async function reorderedOf({ read }: Gathering, store: number, see: See): Promise<readonly ProductView[]> {
  const ordered = await read('orderAssist.apparelInvoice', { params: { id: store } }, WITHOUT)
  const latest = (ordered ?? [])
    .filter(({ status }) => status !== 'Cancelled')
    .toSorted((one, other) => (other.createddate ?? '').localeCompare(one.createddate ?? ''))
    .flatMap(({ poid }) => poid ?? [])
  const orders = await Promise.all(
    [...new Set(latest)].slice(0, LATEST_ORDERS).map((id) => read('order.details', { body: { id } }, WITHOUT)),
  )
  const lines = orders.flatMap((order) => order?.purchaseDetail ?? [])
  const ids = [...new Set(lines.map(({ ProductID }) => ProductID))].slice(0, MAX_LOOKUPS)
  if (ids.length === 0) return []
  const products = await read('catalogue.suggestedProducts', { body: { products: ids } }, WITHOUT)
  const visible = see(products ?? [])
  const known = new Set(ids)
  // The portal may add products that belong to these.
  const others = visible.filter(({ facts }) => !known.has(facts.id))
  return [...inOrder(ids, visible), ...others].slice(0, CAROUSEL_MOST)
}

const inOrder = (ids: readonly number[], views: readonly ProductView[]): readonly ProductView[] => {
  const byId = new Map(views.map((view) => [view.facts.id, view]))
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []).slice(0, CAROUSEL_MOST)
}
