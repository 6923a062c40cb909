/** The portal's offers for replacing lines, all pages of them, with the available quantity of each. */
import { useMemo } from 'react'
import { partOf } from '../../../shared/domain/carts/cart-ref.ts'
import { MAX_QUANTITY, newLine } from '../../../shared/domain/carts/cart-rules.ts'
import {
  areOfOneKind,
  type Offers,
  offersIn,
  type PiecesOf,
  type Replaceable,
  type Replaced,
  unknownOf,
} from '../../../shared/domain/carts/replace-proposed.ts'
import { isOwnBrand } from '../../../shared/domain/catalogue/brands.ts'
import type { Product } from '../../../shared/domain/catalogue/product.ts'
import { ruleIds } from '../../../shared/domain/catalogue/visibility.ts'
import type { Store } from '../../../shared/domain/people/store.ts'
import { activeSellers } from '../../../shared/domain/pricing/offers.ts'
import { priceCart } from '../../../shared/domain/pricing/price-cart.ts'
import type { PricedLine } from '../../../shared/domain/pricing/priced-cart.ts'
import { type MessageKey, say } from '../../../shared/messages.ts'
import type { CarBrand } from '../../../shared/portal/own-reads.ts'
import { appErrorOf } from '../../bridge/bridge.ts'
import { usePortalRead } from '../../bridge/queries.ts'
import type { CartModel } from '../model/cart-model.ts'
import { type OffersQuery, proposedReads } from './proposed-reads.ts'

export const SORTS = [
  { value: 'arsbestseller', label: 'Best sellers' },
  { value: 'arsnewarrivals', label: 'New arrivals' },
  { value: 'price', label: 'Price' },
] as const
export type Sort = (typeof SORTS)[number]['value']

const NONE: readonly Product[] = []
const NO_BRANDS: readonly CarBrand[] = []

export function useOffers(model: CartModel, store: Store, units: readonly Replaced[], sort: Sort) {
  const like = units[0]?.products[0]
  const refusal = refusalOf(units, store)
  const body = useMemo(() => bodyFor(model, store, like, sort), [model, store, like, sort])
  const state = usePortalRead(proposedReads(model.cartType)?.offers(body), {
    enabled: refusal === undefined && like !== undefined,
    keepPrevious: true,
  })
  const others = useOtherParts(model)
  const { products = NONE, ownBrands } = state.data?.answer ?? {}
  const { brands, isRead } = others
  const offers = useMemo((): Offers => {
    if (!isRead) return offersIn(NONE, units, new Set())
    const unread = new Set(brands.flatMap(({ id, lines }) => (lines === undefined ? [id] : [])))
    const own = model.store.getState().cart.lines.map(({ line }) => line.id)
    const inCart = new Set([...own, ...brands.flatMap(({ lines }) => lines ?? [])])
    const known = products.filter(({ brand }) => !unread.has(brand.id))
    return offersIn(known, units, inCart)
  }, [products, units, brands, isRead, model])
  const warnsOfOwnBrands =
    ownBrands === false &&
    offers.fitting.some(({ products: [first] }) => first !== undefined && isOwnBrand(first.brand.id))
  return { refusal, state, offers, others, warnsOfOwnBrands }
}

/** The reason why the portal isn't asked. */
function refusalOf(units: readonly Replaced[], { fcf }: Store): string | undefined {
  const why: MessageKey | undefined = areOfOneKind(units, fcf.signage) ? unknownOf(units) : 'replaceOneKind'
  return why && say(why)
}

export type OtherParts = ReturnType<typeof useOtherParts>

/** The products in other parts of the same cart: a part contains only its own lines. */
function useOtherParts(model: CartModel) {
  const part = partOf(model.cart)
  const state = usePortalRead(part && proposedReads(model.cartType)?.parts?.brands(part))
  const brands = state.data?.answer ?? NO_BRANDS
  const isRead = part === undefined || (state.data !== undefined && state.data.coming === undefined)
  return {
    state,
    brands,
    /** Brands for which the cart's content isn't known. */
    unread: brands.filter(({ lines }) => lines === undefined),
    /** The error if none could be read. */
    error: isRead || state.error === null ? undefined : appErrorOf(state.error).message,
    /** True once the parts are read, as far as they can be. */
    isRead,
  }
}

function bodyFor(model: CartModel, store: Store, like: Product | undefined, sort: Sort): OffersQuery {
  const { mapping, rights } = model.supply()
  const gender = like?.gender.trim() ?? ''
  return {
    filters: {
      subcategoryId: like?.subcategory.id ?? 0,
      typeId: like?.type.id ?? 0,
      ...(gender !== '' && { gender }),
    },
    sort,
    misc: {
      map: activeSellers(mapping).map(({ whID }) => whID),
      userid: store.id,
      rules: ruleIds(rights.rules),
      signage: store.fcf.signage,
      storetype: store.fcf.concept,
      include: [],
      exclude: model.store.getState().cart.lines.map(({ line }) => line.id),
    },
  }
}

/** The quantity that the store can get of each product, and its price. */
export function useStockOf(model: CartModel, styles: readonly Replaceable[]) {
  return useMemo(() => {
    const products = [...new Map(styles.flatMap((one) => one.products.map((own) => [own.id, own]))).values()]
    const { lines } = priceCart(
      products.map((one) => newLine(one, MAX_QUANTITY)),
      { ...model.supply(), products },
    )
    const priced = new Map<number, PricedLine>(lines.map((one) => [one.line.id, one]))
    const piecesOf: PiecesOf = (id) => priced.get(id)?.allocatedQty ?? 0
    return { piecesOf, unitOf: (id: number) => priced.get(id)?.unit }
  }, [model, styles])
}
